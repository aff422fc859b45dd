/** Characters in one message, counted as the API counts them: an emoji is one. */
export const MESSAGE_LIMIT = 5000;

/** How many characters would be sent of what stands in the composer. */
export function messageLength(text: string): number {
  return Array.from(text.trim()).length;
}
