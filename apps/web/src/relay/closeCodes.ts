/** graphql-ws retries it, the specification does not. */
export const FORBIDDEN = 4403;
/** The server's: what the person may see has changed. Also said when it restarts. */
export const COME_AGAIN = 1012;
/** Ours: the same connection again with a new token. */
export const RESTART = 4205;

/** Fatal to graphql-ws or to the specification (§8). */
const FATAL: ReadonlySet<number> = new Set([4500, 4005, 4400, 4004, 4401, FORBIDDEN, 4406, 4409, 4429]);
const INTERRUPTIONS: ReadonlySet<number> = new Set([1000, 1001, 1005, 1006, COME_AGAIN, 1013, 1014]);

/** Whether a close code ends retrying. Codes of 1000 to 1999 that are not a mere interruption do, too. */
export function isFatal(code: number): boolean {
  return FATAL.has(code) || (code < 2000 && !INTERRUPTIONS.has(code));
}

/** The code of a close event; null for anything else, such as the error of a connection that never stood. */
export function codeOf(event: unknown): number | null {
  return typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null;
}
