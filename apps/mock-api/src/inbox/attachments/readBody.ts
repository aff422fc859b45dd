import { domainError } from '#errors.ts';

const CUT_OFF = 40 * 1024 * 1024;

type Limits = {
  /** Bytes. */
  largest: number;
  /** What is uploaded, as the sentence begins: «Files». */
  noun: string;
};

/** The body of an upload; of what is too large nothing is kept. Throws FILE_TOO_LARGE. */
export async function readBody(request: Request, { largest, noun }: Limits): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => domainError('FILE_TOO_LARGE', `${noun} can be up to ${Math.floor(largest / 1e6)} MB.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    // A little too much is read to its end, since a browser that is cut off in sending never sees why.
    if (size > CUT_OFF) throw tooLarge();
    if (size <= largest) chunks.push(chunk);
  }
  if (size > largest) throw tooLarge();
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
