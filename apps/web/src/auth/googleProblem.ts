/** What came of a visit to Google's page, as the route's loader found it: a sentence, or null when all is well. */
export function googleProblemIn(loaded: unknown): string | null {
  const { problem }: Record<string, unknown> = Object(loaded);
  return typeof problem === 'string' ? problem : null;
}
