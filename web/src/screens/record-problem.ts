// What is wrong with a text that was to be a record, in words; nothing where something else went wrong.
import { tr } from '../i18n/tr.svelte';
import { Refusal } from '../protocol/connection';

export const recordProblem = (error: unknown): string =>
  error instanceof Refusal && error.code === 'malformed' ? tr('This is no record of a game as Meander saves it. What does not fit: {reason}', { reason: error.message_.text }) : '';
