/** Bytes of an event, and of what is read of a body that is larger: who is cut off in sending never sees why. */
const LARGEST = 1024 * 1024;
const CUT_OFF = 40 * 1024 * 1024;

/** The body of a webhook; null for one that is larger than any event, of which nothing is kept. */
export async function readText(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > CUT_OFF) return null;
    if (size <= LARGEST) chunks.push(chunk);
  }
  if (size > LARGEST) return null;
  return Buffer.concat(chunks).toString('utf8');
}
