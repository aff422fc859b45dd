import { parse } from 'bowser';

/** In what a visitor looks at the page; null where the browser does not say. */
export type Device = { browser: string | null; os: string | null; device: string | null };

const TYPES: Readonly<Record<string, string>> = { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer', tv: 'TV' };

/** A browser's own account of itself is long; longer than this is no browser's. */
const LONGEST_USER_AGENT = 1000;

/** Reads the `User-Agent` header: «Safari 18», «iOS», «iPhone». */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent || userAgent.length > LONGEST_USER_AGENT) return { browser: null, os: null, device: null };
  const { browser, os, platform } = parse(userAgent);
  const major = browser.version?.split('.')[0] ?? '';
  return {
    browser: browser.name ? `${browser.name} ${major}`.trim() : null,
    os: os.name ?? null,
    device: platform.model ?? TYPES[platform.type ?? ''] ?? null,
  };
}
