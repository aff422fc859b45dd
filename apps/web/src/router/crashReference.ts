import { GraphQLRequestError, UnreadableReplyError } from '#relay/transport.ts';
import { supportCodeOf } from '#relay/supportCode.ts';

/**
 * What support needs to find a failure again: a code that is the same wherever the same thing fails, when it was, and
 * where. Never the failure's own words or its stack.
 */
export function crashReference(error: unknown, path: string, at: Date) {
  const code =
    givenCode(error) ?? supportCodeOf(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const time = at.toISOString().replace('T', ' ').slice(0, 19);
  return { code, text: `Parley ${code}, ${time} UTC, ${path}` };
}

/** The code that the failure's own sentence names, if it does. */
function givenCode(error: unknown): string | null {
  return error instanceof GraphQLRequestError || error instanceof UnreadableReplyError ? error.supportCode : null;
}
