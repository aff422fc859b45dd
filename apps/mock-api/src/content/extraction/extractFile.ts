import { cleanHtml } from '@parley/article-html/cleanHtml';
import { plainText, wordCount } from '@parley/article-html/text';
import { fileTypeFromBuffer } from 'file-type';
import { ExtractionError, LIMITS, type Extracted, type ReadFile } from './extraction.ts';
import { extractPdf } from './extractPdf.ts';
import { extractDocx, extractPptx, extractXlsx } from './extractOffice.ts';
import { extractText } from './extractText.ts';

export type FileToRead = { name: string; bytes: Uint8Array };

/** Whatever shows less than this is a scan, or empty. In characters. */
const SHORTEST = 3;

/** Reads a file by what its bytes are; its name only tells kinds of text apart. Throws an ExtractionError. */
export async function extractFile(file: FileToRead): Promise<Extracted> {
  if (file.bytes.length > LIMITS.file) throw new ExtractionError('TooLarge');
  const read = await readerOf(file);
  const { html, pages } = await read(file).catch((error: unknown) => {
    throw error instanceof ExtractionError ? error : new ExtractionError('Corrupt');
  });
  if (html.length > LIMITS.text * 4) throw new ExtractionError('TooLarge');
  const clean = cleanHtml(html);
  const text = plainText(clean);
  if (text.length > LIMITS.text) throw new ExtractionError('TooLarge');
  if (text.replace(/\s/g, '').length < SHORTEST) throw new ExtractionError('NoText');
  return { html: clean, pages, words: wordCount(text) };
}

type Reader = (file: FileToRead) => Promise<ReadFile>;

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const READERS: Readonly<Record<string, Reader>> = {
  'application/pdf': extractPdf,
  [`${OFFICE}.wordprocessingml.document`]: extractDocx,
  [`${OFFICE}.spreadsheetml.sheet`]: extractXlsx,
  [`${OFFICE}.presentationml.presentation`]: extractPptx,
};
/** What Office makes of its files when they have a password, and made before 2007. */
const COMPOUND_FILE = 'application/x-cfb';

async function readerOf({ bytes, name }: FileToRead): Promise<Reader> {
  const found = await fileTypeFromBuffer(bytes);
  const reader = READERS[found?.mime ?? ''];
  if (reader) return reader;
  if (found?.mime === COMPOUND_FILE) {
    const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new ExtractionError(isEncrypted ? 'Encrypted' : 'Unsupported');
  }
  // A damaged Office file is a zip of something else.
  if (found?.mime === 'application/zip' && /\.(docx|xlsx|pptx)$/i.test(name)) throw new ExtractionError('Corrupt');
  const isText = !found || found.mime.startsWith('text/') || found.mime.endsWith('xml');
  if (!isText || bytes.subarray(0, 8000).includes(0)) throw new ExtractionError('Unsupported');
  return extractText;
}
