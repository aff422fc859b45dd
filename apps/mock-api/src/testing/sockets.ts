import { once } from 'node:events';
import { vi } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import type { TestApi } from './testApi.ts';

const PROTOCOL = 'graphql-transport-ws';

type TestSocket = {
  socket: WebSocket;
  send: (message: unknown) => void;
  /** The next message of this type; the ones before it are dropped. */
  // oxlint-disable-next-line typescript/no-explicit-any
  next: (type: string) => Promise<Record<string, unknown> & { id?: string; payload?: any }>;
  /** Resolves once it is closed. */
  closed: Promise<{ code: number; reason: string }>;
};

type SocketOptions = { protocols?: string[]; options?: ClientOptions };

/** A bare websocket to the API at `origin` (`http://…`), which speaks no protocol by itself. */
export async function openSocket(
  origin: string,
  { protocols = [PROTOCOL], options }: SocketOptions = {},
): Promise<TestSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, protocols, options);
  const messages: string[] = [];
  let arrived = () => {};
  socket.on('message', (data: Buffer) => {
    messages.push(data.toString());
    arrived();
  });
  const closed: TestSocket['closed'] = new Promise((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  await once(socket, 'open');

  const next: TestSocket['next'] = async (type) => {
    for (;;) {
      for (let text = messages.shift(); text !== undefined; text = messages.shift()) {
        const message = JSON.parse(text);
        if (message.type === type) return message;
      }
      await new Promise<void>((resolve, reject) => {
        arrived = resolve;
        void closed.then(({ code, reason }) =>
          reject(new Error(`Closed with ${code} ${reason} while waiting for ${type}`)),
        );
      });
    }
  };
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { socket, send, next, closed };
}

/** A socket whose token has been accepted. */
export async function acceptedSocket(origin: string, token: string): Promise<TestSocket> {
  const opened = await openSocket(origin);
  opened.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  await opened.next('connection_ack');
  return opened;
}

export const subscribe = (id: string, query: string, variables?: Record<string, unknown>) => ({
  id,
  type: 'subscribe',
  payload: { query, variables },
});

/** Resolves when everything sent so far has been looked at: the answer to a ping comes after it. */
export async function settled({ send, next }: Pick<TestSocket, 'send' | 'next'>): Promise<void> {
  send({ type: 'ping', payload: { settled: true } });
  await next('pong');
}

/** Does `begin`, and resolves once the API listens to its events: nothing that happens from now on is missed. */
export async function listening({ deps }: Pick<TestApi, 'deps'>, begin: () => void): Promise<void> {
  const subscription = vi.spyOn(deps.events, 'subscribe');
  begin();
  await vi.waitFor(
    () => {
      if (subscription.mock.calls.length === 0) throw new Error('Nobody has subscribed yet.');
    },
    { interval: 2 },
  );
  subscription.mockRestore();
}
