import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { domainError } from '#errors.ts';
import { fileTypeOf } from './fileTypes.ts';
import { LONGEST_SIDE, MOST_PIXELS } from './limits.ts';

export type Looked =
  | { kind: 'Image'; mediaType: string; width: number; height: number }
  | { kind: 'File'; mediaType: string; width: null; height: null };

/** What a file is, by its bytes alone: neither its name nor what the sender says of it counts. Throws FILE_NOT_ALLOWED. */
export async function sniffFileType(bytes: Uint8Array): Promise<Looked> {
  if (bytes.length === 0) throw domainError('FILE_NOT_ALLOWED', 'This file is empty.');
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = found && found.mime !== 'application/xml' ? found.mime : textType(bytes);
  const type = mediaType && fileTypeOf(mediaType);
  if (!type) throw domainError('FILE_NOT_ALLOWED', 'Files of this kind cannot be sent. Try a PDF or a ZIP file.');
  if (!type.isImage) return { kind: 'File', mediaType: type.mediaType, width: null, height: null };
  return { kind: 'Image', mediaType: type.mediaType, ...dimensionsOf(bytes) };
}

/** Null for what is no text: what a browser could run counts as such, wherever in its beginning it stands. */
function textType(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  if (NOT_IN_TEXT.test(text)) return null;
  const beginning = text.slice(0, 4096);
  if (/<svg[\s>]/i.test(beginning)) return 'image/svg+xml';
  return /<(!doctype\s+html|html|head|body|script|iframe)[\s/>]/i.test(beginning) ? 'text/html' : 'text/plain';
}

// oxlint-disable-next-line no-control-regex
const NOT_IN_TEXT = /[\0-\u0008\u000E-\u001A\u001C-\u001F]/;

/** Spreadsheet programs still write tables in older encodings: what is not UTF-8 is looked at byte by byte. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** As they are shown. Read from the image's head alone, so that a small file that claims to be huge is never unpacked. */
function dimensionsOf(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation = 1 } = measured(bytes);
  if (width < 1 || height < 1) throw damaged();
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    throw domainError('FILE_NOT_ALLOWED', 'This image has too many pixels. Send a smaller one.');
  }
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function measured(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    throw damaged();
  }
}

const damaged = () => domainError('FILE_NOT_ALLOWED', 'This image is damaged and cannot be shown.');
