import { GraphQLRequestError, SERVER_FAILED, UnreadableReplyError } from '#relay/transport.ts';

/** What to tell a person whose screen failed. */
type CrashDescription = { title: string; advice: string };

export function describeCrash(error: unknown): CrashDescription {
  if (error instanceof Error && error.name === 'NoReplyError') {
    return {
      title: 'No answer from the server',
      advice: 'Parley could not reach its server. Check your connection and try again.',
    };
  }
  if (error instanceof GraphQLRequestError || error instanceof UnreadableReplyError) {
    // Its code stands below, where it can be copied.
    const advice = error.supportCode === null ? error.message : `${SERVER_FAILED} Try again in a moment.`;
    return { title: 'This could not be loaded', advice };
  }
  return {
    title: 'Something went wrong here',
    advice: 'The rest of Parley still works. Try again, or reload the page if the problem persists.',
  };
}
