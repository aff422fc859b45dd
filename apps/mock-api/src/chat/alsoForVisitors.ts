import type { Events } from '#events.ts';

/**
 * `events`, where what is published of a conversation to the staff is published to its visitor too: under a key of their
 * own, so that a visitor's socket does not have to look at all that happens in the company.
 */
export function alsoForVisitors(events: Events): Events {
  return {
    ...events,
    publish: (topic, key, payload) => {
      events.publish(topic, key, payload);
      if (topic === 'conversation:created' || topic === 'conversation:updated') {
        if ('visitorVersion' in payload) events.publish('visitor-conversation:changed', payload.visitorId, payload);
      }
    },
  };
}
