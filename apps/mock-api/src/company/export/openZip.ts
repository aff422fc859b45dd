import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** For tests: the files of a ZIP by their paths, as text. */
export async function openZip(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}
