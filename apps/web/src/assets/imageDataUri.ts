/** What was fetched is no image that a browser shows. */
export class NotAnImageError extends Error {
  override name = 'NotAnImageError';
}

const SIGNATURES: readonly { type: string; bytes: readonly (number | null)[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  // «RIFF», four bytes of length, «WEBP».
  { type: 'image/webp', bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
];

/** What an SVG may begin with: white space, a mark of its encoding too; a declaration or instruction; a comment; a doctype. */
const PROLOGUE = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/iy;
const SVG = /<svg[\s>/]/iy;
/** Longest beginning of a file in which the `<svg` must stand. */
const SVG_HEAD = 4096;

/**
 * An image as an inline data URI (spec §7): its own kind by its first bytes, whatever the server called it; an SVG with
 * escaped characters, everything else in base64. Throws NotAnImageError. Put the SVG one into an `<img>` only: there it
 * can run no script and ask for nothing.
 */
export function imageDataUri(bytes: Uint8Array): string {
  const known = SIGNATURES.find((signature) =>
    signature.bytes.every((byte, at) => byte === null || byte === bytes[at]),
  );
  if (known) return `data:${known.type};base64,${toBase64(bytes)}`;
  if (!isSvg(new TextDecoder().decode(bytes.subarray(0, SVG_HEAD)))) {
    throw new NotAnImageError('This address holds no image that can be shown.');
  }
  return `data:image/svg+xml;charset=utf-8,${escapeForUri(new TextDecoder().decode(bytes))}`;
}

/** One piece after the other and never back: in one expression, a hostile file could be read in too many ways to end. */
function isSvg(head: string): boolean {
  PROLOGUE.lastIndex = 0;
  SVG.lastIndex = 0;
  while (PROLOGUE.test(head)) SVG.lastIndex = PROLOGUE.lastIndex;
  return SVG.test(head);
}

/** As encodeURIComponent, and also what would end an attribute or a `url()`. */
export function escapeForUri(text: string): string {
  return encodeURIComponent(text).replace(/['()*!~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function toBase64(bytes: Uint8Array): string {
  // In pieces: the arguments of one call are limited.
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
