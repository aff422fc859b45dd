import { gunzipSync } from 'node:zlib';
import { pageAddress } from './pageAddress.ts';

/** What a sitemap names: pages, or further sitemaps. */
export type Sitemap = { pages: string[]; sitemaps: string[] };

const LARGEST = 20_000_000;
const MOST = 50_000;
const LOC = /<(?:\w+:)?loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a sitemap, a sitemap of sitemaps, or a list of addresses by lines; also packed by gzip. Throws for a broken one. */
export function readSitemap(bytes: Uint8Array, base: string): Sitemap {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = new TextDecoder().decode(isPacked ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes);
  const isXml = /<(\w+:)?(urlset|sitemapindex)\b/.test(text);
  const found = isXml ? [...text.matchAll(LOC)].map(([, loc = '']) => unescaped(loc)) : text.split(/\s+/);
  const addresses = found
    .slice(0, MOST)
    .flatMap((address) => (isXml || /^https?:/.test(address) ? (pageAddress(address, base) ?? []) : []));
  const unique = [...new Set(addresses)];
  return /<(\w+:)?sitemapindex\b/.test(text) ? { pages: [], sitemaps: unique } : { pages: unique, sitemaps: [] };
}

const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole);
