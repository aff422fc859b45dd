import type { Message } from '#api/ChatApi.ts';

/** The message of a conversation with this sequence. */
export function buildMessage(sequence: number, fields: Partial<Message> = {}): Message {
  return {
    id: `mesg_${sequence}`,
    conversationId: 'conv_1',
    author: 'Agent',
    authorName: 'Maya',
    authorAvatar: null,
    kind: 'Text',
    attachments: [],
    replyTo: null,
    editedAt: null,
    takenBackAt: null,
    event: null,
    citations: [],
    answer: null,
    chatForm: null,
    flowStep: null,
    products: null,
    booking: null,
    version: 1,
    body: `Message ${sequence}`,
    createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, sequence)).toISOString(),
    sequence,
    key: `key_${sequence}`,
    ...fields,
  };
}

/** Messages `from` to `to`, both included. */
export const buildMessages = (from: number, to: number): Message[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => buildMessage(from + index));
