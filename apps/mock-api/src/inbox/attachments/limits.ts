import type { Limit } from '#auth/throttle.ts';

/** Bytes of one file. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Of one message. */
export const MOST_ATTACHMENTS = 10;
/** Pixels of an image: more than phone cameras take, and still drawn by a browser with 256 MB. */
export const MOST_PIXELS = 64_000_000;
/** Pixels along one side: what browsers draw. */
export const LONGEST_SIDE = 16_384;

const MINUTE = 60_000;

/** Uploads of one person or visitor: 60 in 10 minutes. */
export const uploadLimits = (uploaderId: string): readonly Limit[] => [
  { key: `upload:${uploaderId}`, hits: 60, windowMs: 10 * MINUTE },
];
