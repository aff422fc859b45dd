/** How the build that runs here stands to the one that the server gives out now. */
export type BuildComparison = 'same' | 'newer' | 'unreachable';

/** Asks for a page: a build is known by the scripts it starts with, whose addresses change with all that they lead to. */
export async function compareBuilds(): Promise<BuildComparison> {
  try {
    const reply = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
    if (!reply.ok) return 'unreachable';
    const theirs = scriptsOf(new DOMParser().parseFromString(await reply.text(), 'text/html'));
    // A captive portal or a gateway's page has none of ours.
    if (!theirs) return 'unreachable';
    return theirs === scriptsOf(document) ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}

function scriptsOf(page: Document): string {
  const scripts = page.querySelectorAll('script[type="module"][src]');
  return [...scripts].map((script) => script.getAttribute('src')).join(' ');
}
