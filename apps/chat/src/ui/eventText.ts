import type { Message } from '#api/ChatApi.ts';
import { mark, t } from '#language/t.ts';

/** What the visitor did, said to them. */
const TO_ONESELF: Readonly<Record<string, string>> = {
  HandoffRequested: mark('You asked for a person'),
  Rated: mark('You rated the conversation'),
  Booked: mark('You booked a time'),
};

/** The words of something that happened. */
export const eventText = ({ event, body }: Pick<Message, 'event' | 'body'>) => t(TO_ONESELF[event?.type ?? ''] ?? body);
