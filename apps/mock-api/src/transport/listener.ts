import type { ExecutionResult } from 'graphql';
import type { WrittenResult } from './writtenResult.ts';

/**
 * Bytes that a socket may be behind with before it is closed: room for some thousand events of a burst. What all listeners
 * get is one buffer, not a copy for each.
 */
const BEHIND_LIMIT = 1_048_576;

/** What a listener needs of a websocket. */
export type Outlet = {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send: (data: Buffer, options: { binary: boolean }) => void;
  close: (code: number, reason: string) => void;
};

/** One socket's part in a stream of results. To graphql-ws it is an iterator that yields nothing and ends with the stream. */
export type Listener = AsyncIterableIterator<ExecutionResult> & {
  /** Where results go from now on, and under which id; those so far have waited. */
  deliverTo: (socket: Outlet, id: string) => void;
  /** Delivers a result. Never waits and never throws: who does not read is dropped. */
  push: (result: WrittenResult) => void;
  /** Nothing more will come. */
  end: () => void;
  /** Closes the socket with a code that its client reconnects on. */
  drop: () => void;
};

/** `onLeave` is called once, when the other end no longer listens. */
export function createListener(onLeave: (listener: Listener) => void): Listener {
  let early: WrittenResult[] = [];
  let outlet: { socket: Outlet; id: string } | null = null;
  let hasLeft = false;
  let end = () => {};
  const ended = new Promise<IteratorReturnResult<undefined>>((resolve) => {
    end = () => resolve({ done: true, value: undefined });
  });

  const listener: Listener = {
    deliverTo(socket, id) {
      outlet = { socket, id };
      const waiting = early;
      early = [];
      for (const result of waiting) listener.push(result);
    },
    push(result) {
      if (!outlet) {
        early.push(result);
        return;
      }
      const { socket, id } = outlet;
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BEHIND_LIMIT) listener.drop();
      else socket.send(result.messageFor(id), { binary: false });
    },
    end: () => end(),
    drop() {
      leave();
      outlet?.socket.close(1013, 'Fell behind');
    },
    next: () => ended,
    async return() {
      leave();
      end();
      return ended;
    },
    [Symbol.asyncIterator]: () => listener,
  };
  const leave = () => {
    if (hasLeft) return;
    hasLeft = true;
    onLeave(listener);
  };
  return listener;
}

/** Whether graphql-ws holds a listener, and not a refusal. */
export const isListener = (result: object): result is Listener => 'deliverTo' in result;
