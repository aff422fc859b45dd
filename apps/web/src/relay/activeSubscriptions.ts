import type { Client, SubscribePayload } from 'graphql-ws';
import { findSessionError } from './sessionErrors.ts';
import { GraphQLRequestError, isRecord, type GraphQLBody, type GraphQLErrorEntry } from './transport.ts';

export type SubscriptionSink = {
  next: (body: GraphQLBody) => void;
  error: (error: Error) => void;
  complete: () => void;
};

type Active = { payload: SubscribePayload; sink: SubscriptionSink; stop: () => void };

type Options = {
  /** Applies what an event brings, now or later. */
  receive: (apply: () => void) => void;
  /** Told of events and refusals that carry errors. */
  onErrors?: (body: GraphQLBody) => void;
};

/** What is subscribed to, whichever client serves it now: subscriptions outlive connections. */
export function createActiveSubscriptions({ receive, onErrors }: Options) {
  const active = new Set<Active>();
  /** Came just after their token had expired: the session may outlive it. */
  const refused = new Set<Active>();
  let client: Client | null = null;

  function start(mine: Client, subscription: Active) {
    const { payload, sink } = subscription;
    subscription.stop = mine.subscribe(payload, {
      next: (result) => {
        receive(() => {
          if (!active.has(subscription)) return;
          const body: GraphQLBody = { data: result.data, errors: result.errors?.map(toEntry) };
          if (!body.errors?.[0]) sink.next(body);
          else onErrors?.(body);
        });
      },
      error: (error) => {
        // Anything else is the connection's trouble, and the subscription outlives it.
        if (!Array.isArray(error)) return;
        const body: GraphQLBody = { errors: error.map(toEntry) };
        onErrors?.(body);
        if (findSessionError(body) === 'unauthenticated') {
          refused.add(subscription);
          return;
        }
        active.delete(subscription);
        sink.error(new GraphQLRequestError(body.errors?.[0] ?? { message: 'The subscription was refused.' }));
      },
      complete: () => {
        if (client === mine && active.delete(subscription)) sink.complete();
      },
    });
  }

  return {
    /** Answers how to end it. */
    add(payload: SubscribePayload, sink: SubscriptionSink): () => void {
      const subscription: Active = { payload, sink, stop: () => {} };
      active.add(subscription);
      if (client) start(client, subscription);
      return () => {
        active.delete(subscription);
        refused.delete(subscription);
        subscription.stop();
      };
    },

    /** All of them start with this client. */
    serveBy(next: Client) {
      client = next;
      refused.clear();
      for (const subscription of active) start(next, subscription);
    },

    /** There is another connection, with the token of now: what the last one was refused starts again. */
    resume() {
      const again = [...refused];
      refused.clear();
      if (client) for (const subscription of again) start(client, subscription);
    },

    /** The client is no more; another one may serve them later. */
    pause() {
      client = null;
      for (const { stop } of active) stop();
    },

    clear() {
      active.clear();
      refused.clear();
    },
  };
}

export type ActiveSubscriptions = ReturnType<typeof createActiveSubscriptions>;

function toEntry({ message, extensions }: { message: string; extensions?: unknown }): GraphQLErrorEntry {
  return { message, ...(isRecord(extensions) && { extensions }) };
}
