type Described = { name: string; mediaType: string; size: number; disposition: 'inline' | 'attachment' };

/** Whatever a file holds, nothing in it may run when it is opened by itself; other origins may show it. */
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=86400, immutable',
};

/** The answer with a file that somebody has uploaded, under the name that it came with. */
export const storedFile = (
  bytes: Uint8Array<ArrayBuffer> | undefined,
  { name, mediaType, size, disposition }: Described,
) =>
  new Response(bytes, {
    headers: {
      ...HEADERS,
      'Content-Type': mediaType,
      'Content-Length': String(size),
      'Content-Disposition': `${disposition}; filename*=UTF-8''${encodedName(name)}`,
    },
  });

/** RFC 8187 keeps fewer characters than encodeURIComponent does. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
