const PREVIEW_LENGTH = 140;

/** The first 140 characters of a message in one line. As typed, like the message itself: what looks like markup is text. */
export function messagePreview(body: string): string {
  const text = body.replaceAll(/\s+/g, ' ').trim();
  return Array.from(text).slice(0, PREVIEW_LENGTH).join('').trimEnd();
}
