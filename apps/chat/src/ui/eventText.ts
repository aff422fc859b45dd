import type { Message } from '#api/ChatApi.ts';

/** What the visitor did, said to them. */
const TO_ONESELF: Readonly<Record<string, string>> = {
  HandoffRequested: 'You asked for a person',
  Rated: 'You rated the conversation',
  Booked: 'You booked a time',
};

/** The words of something that happened. */
export const eventText = ({ event, body }: Pick<Message, 'event' | 'body'>) => TO_ONESELF[event?.type ?? ''] ?? body;
