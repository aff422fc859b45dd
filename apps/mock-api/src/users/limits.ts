import { networkOf } from '#auth/networkOf.ts';
import type { Limit } from '#auth/throttle.ts';

const HOUR = 60 * 60_000;

/** Mails that a company makes us send: 200 a day, and 5 an hour to an address, by whomever. */
export const invitationLimits = (clientId: string, email: string): readonly Limit[] => [
  { key: `invite:client:${clientId}`, hits: 200, windowMs: 24 * HOUR },
  { key: `invite:mail:${email}`, hits: 5, windowMs: HOUR },
];

/** Links to hand over: 100 an hour for a company. */
export const linkLimits = (clientId: string): readonly Limit[] => [
  { key: `invite:link:${clientId}`, hits: 100, windowMs: HOUR },
];

/** Accepting: 30 in a quarter of an hour from an address, for passwords are hashed. */
export const acceptLimits = (ip: string): readonly Limit[] => [
  { key: `accept:ip:${networkOf(ip)}`, hits: 30, windowMs: HOUR / 4 },
];
