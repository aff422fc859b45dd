import type { WebhookEndpoint } from '@parley/db';
import * as v from 'valibot';
import type { WebhookEvent } from '#__generated__/resolvers.ts';

/** How programs and their authors write them. */
export const EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  ConversationCreated: 'conversation.created',
  ConversationResolved: 'conversation.resolved',
  MessageCreated: 'message.created',
  FormSubmitted: 'form.submitted',
  VisitorIdentified: 'visitor.identified',
};

/** Sent when somebody asks for it, to see whether it gets through. */
export const TEST_EVENT = 'webhook.test';

export const isWebhookEvent = (name: string): name is WebhookEvent => name in EVENT_WORDS;

/** In the order in which they are shown. */
export const WEBHOOK_EVENTS = Object.keys(EVENT_WORDS).filter(isWebhookEvent);

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What an endpoint is told of. */
export const eventsOf = ({ events }: Pick<WebhookEndpoint, 'events'>): WebhookEvent[] =>
  v.parse(Stored, events).filter(isWebhookEvent);
