import type { RunMacroInput } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';

const MOST = 100;
const LONGEST_KEY = 200;

/** Refuses a run that cannot be meant, whatever its macro does. Throws BAD_INPUT with `field`. */
export function checkRun({ conversationIds, key }: RunMacroInput): void {
  if (conversationIds.length === 0 || conversationIds.length > MOST) {
    throw bad('conversationIds', `Run a macro on 1 to ${MOST} conversations at once.`);
  }
  if (new Set(conversationIds).size < conversationIds.length) {
    throw bad('conversationIds', 'Name each conversation once.');
  }
  if (key === '' || key.length > LONGEST_KEY) throw bad('key', `A run's key has 1 to ${LONGEST_KEY} characters.`);
}

const bad = (field: string, message: string) => domainError('BAD_INPUT', message, { field });
