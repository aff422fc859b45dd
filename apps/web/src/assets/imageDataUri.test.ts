import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeForUri, imageDataUri, NotAnImageError } from './imageDataUri.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const WEBP = [...bytesOf('RIFF'), 9, 9, 9, 9, ...bytesOf('WEBPVP8 ')];

describe('imageDataUri', () => {
  it.each([
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0], 'data:image/jpeg;base64,/9j/4AA='],
    ['PNG', PNG, 'data:image/png;base64,iVBORw0KGgoBAg=='],
    ['GIF', [...bytesOf('GIF89a')], 'data:image/gif;base64,R0lGODlh'],
    ['WebP', WEBP, 'data:image/webp;base64,UklGRgkJCQlXRUJQVlA4IA=='],
  ])('tells a %s by its first bytes', (_, bytes, uri) => {
    expect(imageDataUri(Uint8Array.from(bytes))).toBe(uri);
  });

  it.each([
    '<svg/>',
    '\uFEFF<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?>\n<!-- a face -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg>',
    '<!DOCTYPE svg [ <!ENTITY a "b"> ]><svg>',
  ])('escapes an SVG: %s', (svg) => {
    expect(imageDataUri(bytesOf(svg))).toBe(
      `data:image/svg+xml;charset=utf-8,${escapeForUri(svg.replace(/^\uFEFF/, ''))}`,
    );
  });

  it.each(['', '<html><svg></svg></html>', '{"errors":[]}', '<svgx>'])('refuses what is no image: «%s»', (text) => {
    expect(() => imageDataUri(bytesOf(text))).toThrow(NotAnImageError);
  });

  it.each([
    ['instructions', '<??>'],
    ['comments', '<!---->'],
    ['doctypes', '<!DOCTYPE []>'],
    ['beginnings of all', '<?<!--<!DOCTYPE['],
  ])('is soon done with a file of nothing but %s', (_, piece) => {
    const start = performance.now();
    expect(() => imageDataUri(bytesOf(piece.repeat(1000)))).toThrow(NotAnImageError);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('keeps every byte of a large picture', () => {
    const large = Uint8Array.from({ length: 100_000 }, (_, at) => (at < 3 ? [0xff, 0xd8, 0xff][at] : at % 256) ?? 0);
    const [, base64 = ''] = imageDataUri(large).split(',');

    expect(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))).toEqual(large);
  });
});

describe('escapeForUri', () => {
  it('loses nothing, and leaves no sign that means something to HTML, CSS or an address', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const escaped = escapeForUri(text);
        expect(escaped).toMatch(/^[\w.%-]*$/);
        expect(decodeURIComponent(escaped)).toBe(text);
      }),
    );
  });
});
