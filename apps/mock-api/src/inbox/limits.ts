import type { Limit } from '#auth/throttle.ts';

const MINUTE = 60_000;

/** Signs of typing: 120 a minute of one person or visitor; their clients send one in some seconds. */
export const typingLimits = (typistId: string): readonly Limit[] => [
  { key: `typing:${typistId}`, hits: 120, windowMs: MINUTE },
];

/** Transcripts: 10 an hour of one conversation, so that nobody's mailbox is filled by it. */
export const transcriptLimits = (conversationId: string): readonly Limit[] => [
  { key: `transcript:${conversationId}`, hits: 10, windowMs: 60 * MINUTE },
];

/** Canned replies that somebody makes ready: 120 in 10 minutes, more than anybody answers. */
export const cannedReplyLimits = (userId: string): readonly Limit[] => [
  { key: `canned-reply:${userId}`, hits: 120, windowMs: 10 * MINUTE },
];
