import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import readXlsx from 'read-excel-file/node';
import { escapeHtml } from '#escapeHtml.ts';
import { ExtractionError, LIMITS, type ReadFile } from './extraction.ts';
import { rowsAsHtml } from './rowsAsHtml.ts';

type File = { bytes: Uint8Array };

/** Headings, paragraphs, lists and tables of a Word document. */
export async function extractDocx({ bytes }: File): Promise<ReadFile> {
  assertUnpacks(bytes);
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  return { html: value, pages: null };
}

/** The rows of each sheet, under its name. */
export async function extractXlsx({ bytes }: File): Promise<ReadFile> {
  assertUnpacks(bytes);
  const sheets = await readXlsx(Buffer.from(bytes));
  const html = sheets.map(
    ({ sheet, data }) => `<h2>${escapeHtml(sheet)}</h2>${rowsAsHtml(data.map((row) => row.map(textOfCell)))}`,
  );
  return { html: html.join(''), pages: null };
}

function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}

const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/;

/** The texts of each slide, as a page of its own. */
export async function extractPptx({ bytes }: File): Promise<ReadFile> {
  assertUnpacks(bytes);
  const files = unzipSync(bytes, { filter: ({ name }) => SLIDE.test(name) });
  const slides = Object.entries(files)
    .map(([name, xml]) => ({ number: Number(SLIDE.exec(name)?.[1]), xml: strFromU8(xml) }))
    .toSorted((one, other) => one.number - other.number);
  const html = slides.map(({ xml }, index) => {
    const [title, ...rest] = paragraphsOf(xml);
    if (title === undefined) return '';
    const said = rest.map((paragraph) => `<p>${paragraph}</p>`).join('');
    return `<section data-page="${index + 1}">${said ? `<h2>${title}</h2>${said}` : `<p>${title}</p>`}</section>`;
  });
  return { html: html.join(''), pages: slides.length };
}

/** What stands in a slide's paragraphs (`a:p`) and their runs (`a:t`); still escaped, as XML and HTML are the same there. */
const paragraphsOf = (xml: string): string[] =>
  (xml.match(/<a:p[ >][\s\S]*?<\/a:p>/g) ?? [])
    .map((paragraph) =>
      [...paragraph.matchAll(/<a:t(?: [^>]*)?>([^<]*)<\/a:t>/g)].map(([, text = '']) => text).join(''),
    )
    .map((text) => text.trim())
    .filter(Boolean);

/** Throws for an Office file that unpacks to more than it may, before anything is unpacked. */
function assertUnpacks(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > LIMITS.unpacked) throw new ExtractionError('TooLarge');
}
