import type { ExecutionResult } from 'graphql';

/** Bytes that a socket has not taken yet, from which on what follows waits here. */
const HIGH_WATER = 65_536;
/** How many results may wait for one listener before its socket is closed. */
const WAITING_LIMIT = 1000;

/** What a listener needs of a websocket. */
export type Outlet = {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send: (data: string, onSent: () => void) => void;
  close: (code: number, reason: string) => void;
};

/** One socket's part in a stream of results. To graphql-ws it is an iterator that yields nothing and ends with the stream. */
export type Listener = AsyncIterableIterator<ExecutionResult> & {
  /** Where results go from now on, and under which id; those so far have waited. */
  deliverTo: (socket: Outlet, id: string) => void;
  /** Delivers a result that is JSON already. Never waits and never throws: who does not read is dropped. */
  push: (json: string) => void;
  /** Nothing more will come. */
  end: () => void;
  /** Closes the socket with a code that its client reconnects on. */
  drop: () => void;
};

/** `onLeave` is called once, when the other end no longer listens. */
export function createListener(onLeave: (listener: Listener) => void): Listener {
  const waiting: string[] = [];
  let outlet: { socket: Outlet; head: string } | null = null;
  let hasLeft = false;
  let end = () => {};
  const ended = new Promise<IteratorReturnResult<undefined>>((resolve) => {
    end = () => resolve({ done: true, value: undefined });
  });

  const hasRoom = () => outlet !== null && outlet.socket.bufferedAmount < HIGH_WATER;
  const send = (json: string) => {
    if (outlet?.socket.readyState === outlet?.socket.OPEN) outlet?.socket.send(`${outlet.head}${json}}`, drain);
  };
  const drain = () => {
    while (waiting.length > 0 && hasRoom()) send(waiting.shift() ?? '');
  };
  const listener: Listener = {
    deliverTo(socket, id) {
      outlet = { socket, head: `{"id":${JSON.stringify(id)},"type":"next","payload":` };
      drain();
    },
    push(json) {
      waiting.push(json);
      drain();
      if (waiting.length > WAITING_LIMIT) listener.drop();
    },
    end: () => end(),
    drop() {
      waiting.length = 0;
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
