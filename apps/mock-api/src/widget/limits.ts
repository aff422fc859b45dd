import { networkOf } from '#auth/networkOf.ts';
import type { Limit } from '#auth/throttle.ts';

const MINUTE = 60_000;

/** Pages that say they show a widget: 60 a minute from one address, enough for an office that browses. */
export const pingLimits = (ip: string): readonly Limit[] => [
  { key: `ping:ip:${networkOf(ip)}`, hits: 60, windowMs: MINUTE },
];

/** Triggers that fire, and chats opened after them: 120 a minute from one address. */
export const triggerLimits = (ip: string): readonly Limit[] => [
  { key: `trigger:ip:${networkOf(ip)}`, hits: 120, windowMs: MINUTE },
];

/** How often a site may say who one visitor is: 30 in 10 minutes. */
export const identifyLimits = (visitorId: string): readonly Limit[] => [
  { key: `identify:visitor:${visitorId}`, hits: 30, windowMs: 10 * MINUTE },
];
