/** How the build that runs here stands to the one that the server gives out now. */
export type BuildComparison = 'same' | 'newer' | 'unreachable';

/** Asks for the page's own document: a build is known by the address of its entry script. */
export async function compareBuilds(): Promise<BuildComparison> {
  const mine = entryOf(document);
  try {
    const reply = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
    if (!reply.ok) return 'unreachable';
    const theirs = entryOf(new DOMParser().parseFromString(await reply.text(), 'text/html'));
    // A captive portal or a gateway's page has no entry of ours.
    if (!theirs) return 'unreachable';
    return theirs === mine ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}

function entryOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}
