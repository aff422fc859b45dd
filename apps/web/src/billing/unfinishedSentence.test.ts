import { expect, it } from 'vitest';
import { GraphQLRequestError } from '#relay/transport.ts';
import { unfinishedSentence } from './unfinishedSentence.ts';

const refusal = (code: string, message: string) => new GraphQLRequestError({ message, extensions: { code } });

it('says that nothing has changed when the bank refuses', () => {
  expect(unfinishedSentence(refusal('PAYMENT_REFUSED', 'Your card was declined.'))).toBe(
    'The card is saved, but the plan is as it was. Your card was declined. Try again, or use another card.',
  );
});

it.each([
  refusal('PAYMENTS_UNREACHABLE', 'No answer.'),
  refusal('INTERNAL_SERVER_ERROR', 'No answer.'),
  new Error('No answer.'),
])('does not say what nobody knows: %s', (error) => {
  expect(unfinishedSentence(error)).toBe(
    `The card is saved, but the plan may not have changed. ${error.message} Try again: nothing is charged twice.`,
  );
});
