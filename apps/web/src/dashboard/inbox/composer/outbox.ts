import { type Mode, type Quoted } from './drafts.ts';
import { type StoredFile } from './storedFile.ts';

/** What somebody wrote and wants to have sent. */
export type Written = {
  kind: Mode;
  body: string;
  files: readonly StoredFile[];
  /** The message that it answers. */
  replyTo: Quoted | null;
};

/** A reply or note on its way: kept until the server has stored it. */
export type OutgoingMessage = Written & {
  key: string;
  conversationId: string;
  /** The user who wrote it: another person in the same tab must not see it. */
  senderId: string;
  createdAt: string;
  /** Why it was not sent, in words; null while it is being sent. */
  failure: string | null;
  /** It failed because nobody answered: it goes again by itself once the connection is back. */
  isUnanswered?: boolean;
};

export type Outbox = readonly OutgoingMessage[];

export function queued(outbox: Outbox, message: OutgoingMessage): Outbox {
  return [...outbox.filter(({ key }) => key !== message.key), message];
}

export function retried(outbox: Outbox, key: string): Outbox {
  return outbox.map((message) => (message.key === key ? { ...message, failure: null, isUnanswered: false } : message));
}

type Failure = { failure: string; isUnanswered?: boolean };

export function failed(outbox: Outbox, key: string, { failure, isUnanswered = false }: Failure): Outbox {
  return outbox.map((message) => (message.key === key ? { ...message, failure, isUnanswered } : message));
}

/** Stored by the server, or thrown away by the person. */
export function settled(outbox: Outbox, ...keys: string[]): Outbox {
  return outbox.filter((message) => !keys.includes(message.key));
}

/** After a reload nothing is being sent any more; sending again with the same key cannot store a message twice. */
export function reopened(outbox: Outbox): Outbox {
  return outbox.map((message) => ({
    ...message,
    failure: message.failure ?? 'The page was closed while this was being sent.',
  }));
}

export type Thread = { conversationId: string; senderId: string | null };

/** The replies of one person to one conversation. */
export function repliesIn(outbox: Outbox, { conversationId, senderId }: Thread): Outbox {
  return outbox.filter((message) => message.conversationId === conversationId && message.senderId === senderId);
}
