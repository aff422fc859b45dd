import { networkOf } from '#auth/networkOf.ts';
import type { Limit } from '#auth/throttle.ts';

const MINUTE = 60_000;

/** New chats: 60 in 10 minutes from one address, enough for an office that shares it. */
export const chatLimits = (ip: string): readonly Limit[] => [
  { key: `chat:ip:${networkOf(ip)}`, hits: 60, windowMs: 10 * MINUTE },
];

/** Pages a visitor opens: 120 in 10 minutes. */
export const visitLimits = (visitorId: string): readonly Limit[] => [
  { key: `visit:visitor:${visitorId}`, hits: 120, windowMs: 10 * MINUTE },
];

/** What a visitor does besides writing: 30 in 10 minutes. */
export const visitorActionLimits = (visitorId: string): readonly Limit[] => [
  { key: `action:visitor:${visitorId}`, hits: 30, windowMs: 10 * MINUTE },
];

/** Transcripts that a visitor has mailed: 5 an hour, so that nobody's mailbox is filled by a chat. */
export const visitorTranscriptLimits = (visitorId: string): readonly Limit[] => [
  { key: `transcript:visitor:${visitorId}`, hits: 5, windowMs: 60 * MINUTE },
];

/** Transcripts that a visitor reads: 30 in 10 minutes; each reads a whole conversation. */
export const transcriptReadLimits = (visitorId: string): readonly Limit[] => [
  { key: `transcript:read:${visitorId}`, hits: 30, windowMs: 10 * MINUTE },
];

/** A visitor's messages: 60 a minute, more than anybody types. */
export const visitorMessageLimits = (visitorId: string): readonly Limit[] => [
  { key: `message:visitor:${visitorId}`, hits: 60, windowMs: MINUTE },
];
