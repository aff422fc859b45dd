import type { ClientSubscriptionType } from '@parley/db';
import { networkOf } from '#auth/networkOf.ts';
import type { Limit } from '#auth/throttle.ts';
import { PLANS } from '#billing/plans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** New chats: 60 in 10 minutes from one address, enough for an office that shares it. */
export const chatLimits = (ip: string): readonly Limit[] => [
  { key: `chat:ip:${networkOf(ip)}`, hits: 60, windowMs: 10 * MINUTE },
];

/** Pages a visitor opens: 120 in 10 minutes. */
export const visitLimits = (visitorId: string): readonly Limit[] => [
  { key: `visit:visitor:${visitorId}`, hits: 120, windowMs: 10 * MINUTE },
];

/** Articles that a visitor searches and reads: 120 in 10 minutes. */
export const articleReadLimits = (visitorId: string): readonly Limit[] => [
  { key: `article:visitor:${visitorId}`, hits: 120, windowMs: 10 * MINUTE },
];

/** What a visitor does besides writing: 30 in 10 minutes. */
export const visitorActionLimits = (visitorId: string): readonly Limit[] => [
  { key: `action:visitor:${visitorId}`, hits: 30, windowMs: 10 * MINUTE },
];

type VisitorMail = { visitorId: string; clientId: string; ip: string; email: string };

/**
 * Mails that visitors have sent, codes and transcripts: 6 an hour of one visitor, and to one mailbox from whomever; 20 an hour
 * from one address, 200 a day from a company's chats. So nobody's mailbox is filled by a chat.
 */
export const visitorMailLimits = ({ visitorId, clientId, ip, email }: VisitorMail): readonly Limit[] => [
  { key: `mail:visitor:${visitorId}`, hits: 6, windowMs: HOUR },
  { key: `mail:recipient:${mailboxOf(email)}`, hits: 6, windowMs: HOUR },
  { key: `mail:ip:${networkOf(ip)}`, hits: 20, windowMs: HOUR },
  { key: `mail:client:${clientId}`, hits: 200, windowMs: DAY },
];

/** What comes after a plus sign leads to the same mailbox. */
const mailboxOf = (email: string) => email.replace(/\+[^@]*(?=@)/, '');

/** Wrong codes for an address that a visitor named: 5 in the 15 minutes for which a code is good. */
export const addressCodeLimits = (visitorId: string, email: string): readonly Limit[] => [
  { key: `address-code:${visitorId}:${email}`, hits: 5, windowMs: 15 * MINUTE },
];

/** Transcripts that a visitor reads: 30 in 10 minutes; each reads a whole conversation. */
export const transcriptReadLimits = (visitorId: string): readonly Limit[] => [
  { key: `transcript:read:${visitorId}`, hits: 30, windowMs: 10 * MINUTE },
];

type Writing = { visitorId: string; clientId: string; ip: string; plan: ClientSubscriptionType | null };

/**
 * Messages of visitors, so that nobody uses up a company's plan: of one visitor 60 a minute, more than anybody types, and 300 a
 * day; from one address a tenth of the plan's month a day; of all visitors of a company a quarter of it an hour.
 */
export function visitorMessageLimits({ visitorId, clientId, ip, plan }: Writing): readonly Limit[] {
  // A company without a plan is limited as on the usual one.
  const { messages } = PLANS[plan ?? 'Standard'];
  return [
    { key: `message:visitor:${visitorId}`, hits: 60, windowMs: MINUTE },
    { key: `message:visitor:day:${visitorId}`, hits: 300, windowMs: DAY },
    { key: `message:ip:${clientId}:${networkOf(ip)}`, hits: messages / 10, windowMs: DAY },
    { key: `message:client:${clientId}`, hits: messages / 4, windowMs: HOUR },
  ];
}
