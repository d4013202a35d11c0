// The words of the rules of a game in the language of now, for texts that let them open their meaning.

import { api } from '../api/client';
import type { CourseCard } from '../api/types';
import { locale } from '../text/locale.svelte';
import { useTerms } from '../ui/terms.svelte';

const courses = new Map<string, Promise<CourseCard>>();

/** The course of a game; asked for once. */
export function courseOf(game: string): Promise<CourseCard> {
  const known = courses.get(game) ?? api.course(game);
  courses.set(game, known);
  known.catch(() => courses.delete(game));
  return known;
}

/** Finds the words of a game from now on, if they are still wanted then. A game that nobody teaches has none. */
export async function readTerms(game: string, wanted: () => boolean) {
  try {
    const [{ terms }, words] = await Promise.all([courseOf(game), locale.lessons(game)]);
    if (!wanted()) return;
    useTerms(
      game,
      terms.map(({ id, rule }) => {
        const key = `term-${id}`;
        const forms = words.attribute(key, 'forms').split(',');
        return { id, rule, title: words.title(key), text: words.format(key), forms: forms.map((form) => form.trim()) };
      }),
    );
  } catch {
    if (wanted()) useTerms(game, null);
  }
}
