// What went wrong, in the language of the page.

import { ApiError, NetworkError } from '../api/client';
import { locale, t } from '../text/locale.svelte';
import { capital } from './words';

/** The words for a failure; the server has its own in English and a code for every other language. */
export function fault(problem: unknown): string {
  if (problem instanceof NetworkError) return t('fault-network');
  if (!(problem instanceof Error)) return String(problem);
  const key = problem instanceof ApiError && problem.code ? `fault-${problem.code}` : '';
  // A server says what is wrong without capital and stop, so that others can say it inside a sentence.
  return sentence(locale.shell.has(key) ? locale.shell.format(key, { message: problem.message }) : problem.message);
}

function sentence(words: string): string {
  return capital(words, locale.tag) + (/[.!?…]$/.test(words) ? '' : '.');
}
