import type { Limit } from '#auth/throttle.ts';

const MINUTE = 60_000;

/** Promotion codes that a company tries, whoever of its people does: 20 in an hour. The right one does not count. */
export const promotionLimits = (clientId: string): readonly Limit[] => [
  { key: `promotion:client:${clientId}`, hits: 20, windowMs: 60 * MINUTE },
];
