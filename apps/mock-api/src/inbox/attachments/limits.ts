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

/** Of a visitor also 200 in a day. */
export const visitorUploadLimits = (visitorId: string): readonly Limit[] => [
  ...uploadLimits(visitorId),
  { key: `upload:day:${visitorId}`, hits: 200, windowMs: 24 * 60 * MINUTE },
];

/** How many files there may be, and of how many bytes together. */
export type Room = { files: number; bytes: number };

/** What one visitor has uploaded and not sent. */
export const MOST_UNSENT: Room = { files: 30, bytes: 10 * LARGEST_FILE };
/** What all visitors of a client who have not written yet have uploaded. */
export const MOST_UNSENT_OF_NEWCOMERS: Room = { files: 300, bytes: 100 * LARGEST_FILE };
