/** What to tell a person whose screen failed, and whether only loading the page again can help. */
export type CrashDescription = { title: string; advice: string; mustReload: boolean };

/** Browsers word a missing chunk differently: Chromium, Firefox, Safari, and Vite's own for styles. */
const BROKEN_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export function describeCrash(error: unknown): CrashDescription {
  if (error instanceof Error && BROKEN_CHUNK.test(error.message)) {
    return {
      title: 'This page has to be loaded again',
      advice: 'Part of it could not be loaded, probably because a new version of Parley has just been put up.',
      mustReload: true,
    };
  }
  if (error instanceof Error && error.name === 'NoReplyError') {
    return {
      title: 'No answer from the server',
      advice: 'Parley could not reach its server. Check your connection and try again.',
      mustReload: false,
    };
  }
  if (error instanceof Error && error.name === 'GraphQLRequestError') {
    return { title: 'This could not be loaded', advice: error.message, mustReload: false };
  }
  return {
    title: 'Something went wrong here',
    advice: 'The rest of Parley still works. Try again, or load the page again if it stays like this.',
    mustReload: false,
  };
}
