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
      const paragraphs = paragraphsOf(page).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`);
      return paragraphs.length === 0 ? '' : `<section data-page="${index + 1}">${paragraphs.join('')}</section>`;
    });
    return { html: sections.join(''), pages: pdf.numPages };
  } finally {
    await pdf.destroy();
  }
}

/** Lines that go on belong together; one that ends early after a full stop ends a paragraph. */
export function paragraphsOf(page: string): string[] {
  const lines = page.split('\n').map((line) => line.trim());
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  let open = '';
  const close = () => {
    if (open) paragraphs.push(open);
    open = '';
  };
  for (const line of lines) {
    if (line === '') close();
    else if (open.endsWith('-') && /^\p{Ll}/u.test(line)) open = open.slice(0, -1) + line;
    else open = open ? `${open} ${line}` : line;
    if (/[.!?:]$/.test(line) && line.length < longest * 0.75) close();
  }
  close();
  return paragraphs;
}
