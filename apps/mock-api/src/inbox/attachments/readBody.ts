import { domainError } from '#errors.ts';
import { LARGEST_FILE } from './limits.ts';

/** Bytes. A little too much is read to its end, since a browser that is cut off in sending never sees why. */
const CUT_OFF = 4 * LARGEST_FILE;

/** The body of an upload; of what is too large nothing is kept. Throws FILE_TOO_LARGE. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > CUT_OFF) throw tooLarge();
    if (size <= LARGEST_FILE) chunks.push(chunk);
  }
  if (size > LARGEST_FILE) throw tooLarge();
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

const tooLarge = () => domainError('FILE_TOO_LARGE', `Files can be up to ${LARGEST_FILE / 1024 / 1024} MB.`);
