export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant `milliseconds` before `now`. */
export const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The instant `milliseconds` after `now`. */
export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
