// The view of Anunnaki, and small readings of it. The types are those of the game itself.

import type { SourceView, View } from '../../api/types/anunnaki';

export type * from '../../api/types/anunnaki';
export type Resource = Exclude<SourceView['resource'], 'any'>;

export const asView = (view: unknown) => view as View;
export const RESOURCES: readonly Resource[] = ['food', 'wood', 'metal', 'gold'];
