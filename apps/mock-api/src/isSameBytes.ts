import { timingSafeEqual } from 'node:crypto';

/** Whether two signatures are the same, in a time that tells nothing of where they differ. */
export const isSameBytes = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);
