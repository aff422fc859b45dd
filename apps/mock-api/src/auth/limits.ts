import { networkOf } from './networkOf.ts';
import type { Limit } from './throttle.ts';

const MINUTE = 60_000;

/** Failed logins: 5 in 5 minutes from an address, 10 in 15 minutes for a mail. */
export const loginLimits = (ip: string, email: string): readonly Limit[] => [
  { key: `login:ip:${networkOf(ip)}`, hits: 5, windowMs: 5 * MINUTE },
  { key: `login:mail:${email}`, hits: 10, windowMs: 15 * MINUTE },
];

/** Wrong passwords of somebody who is signed in and asked for it once more: 5 in 15 minutes. */
export const passwordCheckLimits = (userId: string): readonly Limit[] => [
  { key: `password:user:${userId}`, hits: 5, windowMs: 15 * MINUTE },
];

/** Wrong codes of a second factor, wherever they are asked for: 5 in 15 minutes for an account. */
export const secondFactorLimits = (userId: string): readonly Limit[] => [
  { key: `second-factor:user:${userId}`, hits: 5, windowMs: 15 * MINUTE },
];

/** Recovery mails: 10 an hour from an address, 3 an hour for a mail, whether or not it has an account. */
export const recoveryLimits = (ip: string, email: string): readonly Limit[] => [
  { key: `recovery:ip:${networkOf(ip)}`, hits: 10, windowMs: 60 * MINUTE },
  { key: `recovery:mail:${email}`, hits: 3, windowMs: 60 * MINUTE },
];

/** New companies: 10 in half an hour from an address, also because the answer tells which mails are taken. */
export const registrationLimits = (ip: string): readonly Limit[] => [
  { key: `register:ip:${networkOf(ip)}`, hits: 10, windowMs: 30 * MINUTE },
];
