// What happened at a table since the person's last turn, in the sentences of its log.

import { api } from '../api/client';
import type { TableSummary } from '../api/types';
import { boxOf } from '../games/shelf';
import { loadModule } from '../games/registry';
import { locale, t } from '../text/locale.svelte';
import { TableScene } from './state.svelte';
import { doer } from './story';

/** So many deeds fit a note; the last ones matter most. */
const TOLD = 3;

export async function noticeOf(table: TableSummary): Promise<{ title: string; body: string }> {
  const title = t('notice-title', { table: table.title ?? boxOf(table.game).title });
  const scene = new TableScene(table.id, table.game);
  const [state, module, catalogue] = await Promise.all([
    api.table(table.id),
    loadModule(table.game),
    locale.game(table.game),
  ]);
  scene.module = module;
  scene.catalogue = catalogue;
  scene.show({ state, log: state.log.lines });
  const [first] = scene.since;
  if (!first) return { title, body: '' };
  const { deeds } = await api.story(table.id, first.step - 1, null);
  const said = deeds.flatMap((deed) => {
    const seat = doer(deed);
    return deed.to < first.step || seat === null || seat === scene.me ? [] : [scene.deedInWords(deed.text, seat)];
  });
  return {
    title,
    body: said
      .slice(-TOLD)
      .map((words) => `${words}.`)
      .join('\n'),
  };
}
