const LONGEST = 300;

/**
 * The path of a zip's entry as its parts: `Repairs/belts.md`. Null for one that does not stay within the zip, or is no path at all;
 * nothing of a zip is ever written under its own name.
 */
export function zipPath(name: string): string[] | null {
  const path = name.normalize('NFC').replaceAll('\\', '/');
  if (path.length > LONGEST || /[\p{Cc}\p{Cf}]/u.test(path) || /^(\/|[a-z]:)/i.test(path)) return null;
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 || parts.includes('..') ? null : parts;
}

/** What operating systems and version control leave behind, which nobody wrote. */
export const isLeftBehind = (parts: readonly string[]): boolean =>
  parts.some((part) => part.startsWith('.') || part === '__MACOSX' || /^(thumbs\.db|desktop\.ini)$/i.test(part));

/** What an address in the file at `from` leads to within the zip, as possible paths, the likeliest first; none for another site. */
export function pathsOf(address: string, from: readonly string[]): string[] {
  const [path = ''] = address.split(/[?#]/);
  if (path === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return [];
  const parts = decoded(path).normalize('NFC').replaceAll('\\', '/').split('/');
  const folder = from.slice(0, -1);
  if (!path.startsWith('/')) return [joined([...folder, ...parts])];
  // The top of a site may be any folder above the file.
  return Array.from({ length: folder.length + 1 }, (_, depth) => joined([...folder.slice(0, depth), ...parts]));
}

function joined(parts: readonly string[]): string {
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '' && part !== '.') path.push(part);
  }
  return path.join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
