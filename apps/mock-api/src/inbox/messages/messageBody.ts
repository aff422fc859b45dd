/** Counted as people count: an emoji that takes two places in memory is one character here. */
export const LONGEST_BODY = 5000;

/**
 * What is stored of a text somebody typed: the text itself without the space around it, and without what a database or
 * a browser cannot carry (half characters, the zero character).
 */
export function messageBody(typed: string): string {
  return typed
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll('\0', '')
    .trim();
}

/** Whether `body` has 1 to 5,000 characters, and one of them can be seen. */
export function isMessageBody(body: string): boolean {
  return /[^\s\p{Cc}\p{Cf}]/u.test(body) && body.length <= 2 * LONGEST_BODY && Array.from(body).length <= LONGEST_BODY;
}
