import { type WebhookEvent } from '#generated/CreateWebhookEndpoint';
import { type Option } from '#ui/controls/option.ts';

/** What endpoints may be told of, as programs and people write it. */
export const EVENTS: readonly Option<WebhookEvent>[] = [
  { id: 'ConversationCreated', label: 'conversation.created', detail: 'A visitor has begun a conversation.' },
  { id: 'ConversationResolved', label: 'conversation.resolved', detail: 'A conversation was resolved.' },
  {
    id: 'MessageCreated',
    label: 'message.created',
    detail: 'A visitor, colleague or assistant has written. No private notes.',
  },
  { id: 'FormSubmitted', label: 'form.submitted', detail: 'A visitor has sent in a form.' },
  { id: 'VisitorIdentified', label: 'visitor.identified', detail: 'It has become known who a visitor is.' },
];

/** `conversation.created` */
export const eventWord = (event: string): string => EVENTS.find(({ id }) => id === event)?.label ?? event;
