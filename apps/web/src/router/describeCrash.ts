/** What to tell a person whose screen failed. */
type CrashDescription = { title: string; advice: string };

export function describeCrash(error: unknown): CrashDescription {
  if (error instanceof Error && error.name === 'NoReplyError') {
    return {
      title: 'No answer from the server',
      advice: 'Parley could not reach its server. Check your connection and try again.',
    };
  }
  if (error instanceof Error && error.name === 'GraphQLRequestError') {
    return { title: 'This could not be loaded', advice: error.message };
  }
  return {
    title: 'Something went wrong here',
    advice: 'The rest of Parley still works. Try again, or reload the page if the problem persists.',
  };
}
