import { GraphQLRequestError } from '#relay/transport.ts';
import { messageOf } from '#ui/messageOf.ts';

/** Errors after which the API itself cannot tell whether something was done. */
const UNCERTAIN: readonly (string | null)[] = ['PAYMENTS_UNREACHABLE', 'INTERNAL_SERVER_ERROR', null];

/** What is said beside the card that is saved when its plan was not taken, or when nobody knows whether it was. */
export function unfinishedSentence(error: unknown): string {
  const message = messageOf(error, '');
  if (error instanceof GraphQLRequestError && !UNCERTAIN.includes(error.code)) {
    return `The card is saved, but the plan is as it was. ${message} Try again, or use another card.`;
  }
  return `The card is saved, but the plan may not have changed. ${message} Try again: nothing is charged twice.`;
}
