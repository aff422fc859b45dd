const LONGEST_URL = 2000;

/** The page a visitor writes from, when agents may safely open it: a web address of sensible length. */
export function pageUrl(given: string | null | undefined): string | null {
  if (!given || given.length > LONGEST_URL || !URL.canParse(given)) return null;
  const { protocol, href } = new URL(given);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
