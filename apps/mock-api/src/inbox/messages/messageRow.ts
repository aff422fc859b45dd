import type { Attachment, Message } from '@parley/db';

/** A message as resolvers get it; `attachments` when whoever made it knows them, so that nobody need ask. */
export type MessageRow = Message & { attachments?: readonly Attachment[] };
