import { networkOf } from '#auth/networkOf.ts';
import type { Limit } from '#auth/throttle.ts';

const MINUTE = 60_000;

/** Pages that say they show a widget: 60 a minute from one address, enough for an office that browses. */
export const pingLimits = (ip: string): readonly Limit[] => [
  { key: `ping:ip:${networkOf(ip)}`, hits: 60, windowMs: MINUTE },
];
