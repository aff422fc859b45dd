/**
 * What support needs to find a failure again: a code that is the same wherever the same thing fails, when it was, and
 * where. Never the failure's own words or its stack.
 */
export function crashReference(error: unknown, path: string, at: Date) {
  const code = hash(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  const time = at.toISOString().replace('T', ' ').slice(0, 19);
  return { code, text: `Parley ${code}, ${time} UTC, ${path}` };
}

/** FNV-1a, as six signs that can be read out. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum.toString(36).toUpperCase().padStart(7, '0').slice(-6);
}
