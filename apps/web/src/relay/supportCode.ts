/** A code of six signs that is the same wherever the same thing fails, and says nothing of what failed (FNV-1a). */
export function supportCodeOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return sum.toString(36).toUpperCase().padStart(7, '0').slice(-6);
}
