import { htmlFromMarkdown } from '@parley/article-html/markdown';
import { Readability } from '@mozilla/readability';
import { parse } from 'csv-parse/sync';
import { escapeHtml } from '#escapeHtml.ts';
import type { ReadFile } from './extraction.ts';
import type { FileToRead } from './extractFile.ts';
import { parsePage } from './parsePage.ts';
import { rowsAsHtml } from './rowsAsHtml.ts';

/** Text, Markdown, HTML or CSV, as the name says; without one that tells, text. */
export async function extractText({ name, bytes }: FileToRead): Promise<ReadFile> {
  const text = decoded(bytes);
  return { html: htmlOf(/\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '', text), pages: null };
}

function htmlOf(extension: string, text: string): string {
  if (extension === 'md' || extension === 'markdown') return htmlFromMarkdown(text);
  if (extension === 'csv' || extension === 'tsv') return rowsAsHtml(rowsOf(text));
  if (extension === 'html' || extension === 'htm' || /^\s*<(!doctype html|html)\b/i.test(text)) return mainPart(text);
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');
}

const rowsOf = (text: string): string[][] =>
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
  });

/** What parts the columns: whichever the first line has most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.delimiter ?? ',';
}

/** What a page says, without its menus and footers; all of it where no main part stands out. */
export function mainPart(html: string): string {
  const whole = parsePage(html).body.innerHTML;
  const main = new Readability(parsePage(html), { charThreshold: 200 }).parse()?.content;
  return main ?? whole;
}

/** UTF-8, or what Windows wrote before. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
