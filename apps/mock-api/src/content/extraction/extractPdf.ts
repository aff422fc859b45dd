import { extractText, getDocumentProxy } from 'unpdf';
import { escapeHtml } from '#escapeHtml.ts';
import { ExtractionError, LIMITS, type ReadFile } from './extraction.ts';

/** The text layer of a PDF: a section for each page that has any. */
export async function extractPdf({ bytes }: { bytes: Uint8Array }): Promise<ReadFile> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((error: unknown) => {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'Encrypted' : 'Corrupt');
  });
  try {
    if (pdf.numPages > LIMITS.pages) throw new ExtractionError('TooLarge');
    const { text } = await extractText(pdf, { mergePages: false });
    const sections = text.map((page, index) => {
      const blocks = blocksOf(page).map(({ tag, text: said }) => `<${tag}>${escapeHtml(said)}</${tag}>`);
      return blocks.length === 0 ? '' : `<section data-page="${index + 1}">${blocks.join('')}</section>`;
    });
    return { html: sections.join(''), pages: pdf.numPages };
  } finally {
    await pdf.destroy();
  }
}

type Block = { tag: 'h2' | 'p'; text: string };

/** Shorter than this share of the longest line, a line ends before its column does. */
const SHORT = 0.75;
/** A heading is said in a few words. In characters. */
const LONGEST_HEADING = 80;

/**
 * Lines that go on belong together; one that ends early after a full stop ends a paragraph. A short line without one, above a line
 * that fills the column, is a heading.
 */
export function blocksOf(page: string): Block[] {
  const lines = page.split('\n').map((line) => line.trim());
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const isShort = (line: string) => line.length < longest * SHORT;
  const blocks: Block[] = [];
  let open = '';
  const close = () => {
    if (open) blocks.push({ tag: 'p', text: open });
    open = '';
  };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? '';
    if (line === '') close();
    else if (!open && isShort(line) && !isShort(next) && isHeading(line) && /^\P{Ll}/u.test(next)) {
      blocks.push({ tag: 'h2', text: line });
    } else if (open.endsWith('-') && /^\p{Ll}/u.test(line)) open = open.slice(0, -1) + line;
    else open = open ? `${open} ${line}` : line;
    if (/[.!?:]$/.test(line) && isShort(line)) close();
  }
  close();
  return blocks;
}

const isHeading = (line: string) =>
  line.length <= LONGEST_HEADING && /^[\p{Lu}\p{N}]/u.test(line) && !/[.!?:;,]$/.test(line);
