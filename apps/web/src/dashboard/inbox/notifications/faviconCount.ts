const PLAIN = '/favicon.svg';
const MARK =
  '<path d="M11 3H7a5 5 0 0 0-5 5v13l4.2-4H11z"/><path d="M13 21h4a5 5 0 0 0 5-5V3l-4.2 4H13z" opacity=".55"/>';

/** The page's sign with a number on it; without one for 0. */
export function faviconWith(count: number): string {
  if (count === 0) return PLAIN;
  const text = count > 99 ? '99' : String(count);
  const badge = `<circle cx="17" cy="7" r="7" fill="#c8102e"/><text x="17" y="10.6" font-family="sans-serif" font-size="10" font-weight="700" fill="#fff" text-anchor="middle">${text}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#00625a">${MARK}${badge}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Shows how many wait in the tab itself. */
export function setFaviconCount(count: number) {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', faviconWith(count));
}
