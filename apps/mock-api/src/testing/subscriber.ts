import { createClient } from 'graphql-ws';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import type { TestApi } from './testApi.ts';

/** What the API listens to for each socket, whatever it is used for. */
const OF_THE_SOCKET: ReadonlySet<string> = new Set(['session:ended', 'access:changed']);

type Subscription = { token: string | null; document: string; variables?: Record<string, unknown> };

export type Subscriber<T> = {
  /** What has arrived, oldest first. */
  received: readonly T[];
  /** The codes of refusals. */
  errors: readonly unknown[];
  /** Close codes of the socket. */
  closed: readonly number[];
  /** Waits until so many have arrived. */
  until: (count: number) => Promise<readonly T[]>;
  /** Stops reading from the network, or goes on. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
};

/**
 * Somebody who listens over a real socket. Resolves once the API listens for them, or has refused them: nothing published
 * later is missed. `field` is the root field whose values are collected.
 */
export async function subscribe<T>(
  api: TestApi,
  origin: string,
  { token, document, variables }: Subscription,
): Promise<Subscriber<T>> {
  const received: T[] = [];
  const errors: unknown[] = [];
  const closed: number[] = [];
  const sockets: WebSocket[] = [];
  const listening = vi.spyOn(api.deps.events, 'subscribe');
  const before = listening.mock.calls.length;

  class Socket extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      sockets.push(this);
    }
  }
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: token === null ? {} : { Authorization: `Bearer ${token}` },
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
    on: { closed: (event) => closed.push(codeOf(event)) },
  });
  const rootField = /\{\s*(\w+)/.exec(document)?.[1] ?? '';
  client.subscribe<Record<string, T>>(
    { query: document, variables },
    {
      next: ({ data, errors: failed = [] }) => {
        const value = data?.[rootField];
        if (value !== undefined) received.push(value);
        errors.push(...failed.map(({ extensions }) => extensions?.code));
      },
      error: (error) => errors.push(...(Array.isArray(error) ? error.map(({ extensions }) => extensions?.code) : [])),
      complete: () => {},
    },
  );
  const isListening = () => listening.mock.calls.slice(before).some(([topic]) => !OF_THE_SOCKET.has(topic));
  await vi.waitUntil(() => isListening() || errors.length > 0 || closed.length > 0, { timeout: 5000, interval: 2 });

  return {
    received,
    errors,
    closed,
    until: async (count) => {
      await vi.waitUntil(() => received.length >= count, { timeout: 10_000, interval: 2 });
      return received;
    },
    pause: () => sockets.forEach((socket) => socket.pause()),
    resume: () => sockets.forEach((socket) => socket.resume()),
    stop: async () => client.dispose(),
  };
}

function codeOf(event: unknown): number {
  return typeof event === 'object' && event !== null && 'code' in event ? Number(event.code) : 0;
}
