import { unzipSync } from 'fflate';
import { ExtractionError } from '../extraction/extraction.ts';
import { wrappedIn } from './folders.ts';
import type { ReadImport } from './importedArticle.ts';
import { IMPORT_LIMITS } from './importLimits.ts';
import { readArticleFile } from './readArticleFile.ts';
import { isLeftBehind, zipPath } from './zipPath.ts';

export type ZipToRead = { name: string; bytes: Uint8Array };

type Entry = { name: string; path: string; parts: string[]; size: number };

/** How every zip with something in it begins. */
const ZIP = [0x50, 0x4b, 3, 4];
const ARTICLE = /\.(md|markdown|html?)$/i;
const PICTURE = /\.(png|jpe?g|gif|webp|svg)$/i;
const DOCUMENT = /\.(pdf|docx|xlsx|pptx|txt|csv|tsv)$/i;

/**
 * The articles in a zip, in the order of their paths, and what was left out. Nothing is unpacked but what is used, and nothing
 * beyond its limits. Throws an ExtractionError when there is nothing to be made of the zip as a whole.
 */
export function readImport({ name: zipName, bytes }: ZipToRead): ReadImport {
  const { entries, skipped } = listed(bytes);
  const files = entries.filter(({ path }) => ARTICLE.test(path));
  if (files.length > IMPORT_LIMITS.articles) throw new ExtractionError('TooLarge');
  const wrapped = wrappedIn(
    files.map(({ parts }) => parts),
    zipName,
  );
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const used = new Set<string>();
  const findPicture = (path: string) => {
    const entry = byPath.get(path);
    if (!entry || !PICTURE.test(path)) return null;
    used.add(path);
    return entry.size > IMPORT_LIMITS.picture ? 'TooLarge' : unpacked(bytes, entry);
  };
  const isArticle = (path: string) => ARTICLE.test(path) && byPath.has(path);

  const articles: ReadImport['articles'] = [];
  for (const { path, parts, name, size } of files) {
    const text = size > IMPORT_LIMITS.text ? null : textOf(unpacked(bytes, { name }));
    const read =
      text === null ? null : attempt(() => readArticleFile({ parts, text, wrapped, isArticle, findPicture }));
    if (read) articles.push(read);
    else skipped.push({ path, reason: whyNot(size, text) });
  }
  for (const { path } of entries)
    if (!ARTICLE.test(path) && !used.has(path)) skipped.push({ path, reason: unusedReason(path) });
  return { articles, skipped };
}

function whyNot(size: number, text: string | null): string {
  if (size > IMPORT_LIMITS.text) return 'This file is larger than 1 MB.';
  return text === null && size > 0 ? 'This file is damaged, or is not text.' : 'There is no text in this file.';
}

const unusedReason = (path: string) => {
  if (PICTURE.test(path)) return 'No article shows this picture.';
  return DOCUMENT.test(path)
    ? 'Upload this file under Documents, and answers can use it.'
    : 'Articles are made of Markdown and HTML files.';
};

/** What the zip says it holds, by path. Throws for a bomb, a locked one, and what is no zip. */
function listed(bytes: Uint8Array): { entries: Entry[]; skipped: ReadImport['skipped'] } {
  const byPath = new Map<string, Entry>();
  const skipped: ReadImport['skipped'] = [];
  let size = 0;
  let count = 0;
  if (!ZIP.every((byte, at) => bytes[at] === byte)) throw new ExtractionError('Corrupt');
  // The lowest bit of the first file's flags is its encryption.
  if ((bytes[6] ?? 0) % 2 === 1) throw new ExtractionError('Encrypted');
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        count += 1;
        if (size > IMPORT_LIMITS.unpacked || count > IMPORT_LIMITS.entries) throw new ExtractionError('TooLarge');
        if (name.endsWith('/')) return false;
        const parts = zipPath(name);
        if (parts === null) skipped.push({ path: shown(name), reason: 'Its path leads out of the zip.' });
        else if (!isLeftBehind(parts))
          byPath.set(parts.join('/'), { name, path: parts.join('/'), parts, size: originalSize });
        return false;
      },
    });
  } catch (error) {
    throw error instanceof ExtractionError ? error : new ExtractionError('Corrupt');
  }
  return { entries: [...byPath.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1)), skipped };
}

const shown = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 300);

/** An entry's bytes, no more than it says; none when it is damaged. */
const unpacked = (bytes: Uint8Array, { name }: Pick<Entry, 'name'>): Uint8Array =>
  attempt(() => unzipSync(bytes, { filter: (one) => one.name === name })[name]) ?? new Uint8Array();

/** What it makes; null where a file brings it to its end: one is no reason to leave the others out. */
function attempt<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** UTF-8, or what Windows wrote before; null for what is no text. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0 || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return /(?![\s])\p{Cc}/u.test(text) ? null : text;
  }
}
