import { describe, expect, it } from 'vitest';
import { GraphQLRequestError, UnreadableReplyError } from './transport.ts';

const THEIRS = 'SQLITE_ERROR: no such column: main.Conversation.mood';

describe('GraphQLRequestError', () => {
  it.each(['FORBIDDEN', 'PAYMENT_REFUSED', 'SOMETHING_NEW'])('says what was written for people, with %s', (code) => {
    const error = new GraphQLRequestError({ message: 'The name is taken.', extensions: { code } });

    expect(error.message).toBe('The name is taken.');
    expect(error.supportCode).toBeNull();
  });

  it.each([
    [undefined],
    [{}],
    [{ code: 'INTERNAL_SERVER_ERROR' }],
    [{ code: 'BAD_USER_INPUT' }],
    [{ code: 'GRAPHQL_VALIDATION_FAILED' }],
  ])('keeps a text for developers to itself, with %j', (extensions) => {
    const error = new GraphQLRequestError({ message: THEIRS, extensions });

    expect(error.message).toMatch(/^Something went wrong on our side\. Support code: [0-9A-Z]{6}\.$/);
  });

  it('names the code under which the server has logged it', () => {
    const extensions = { code: 'INTERNAL_SERVER_ERROR', supportCode: 'K3F9Q2' };

    const error = new GraphQLRequestError({ message: THEIRS, extensions });

    expect(error.message).toBe('Something went wrong on our side. Support code: K3F9Q2.');
    expect(error.code).toBe('INTERNAL_SERVER_ERROR');
  });
});

it('UnreadableReplyError says no more than that it was us, and a code', () => {
  expect(new UnreadableReplyError(500).message).toBe('Something went wrong on our side. Support code: H500.');
});
