/** A peer that does not answer a ping in this time is gone, even if no close ever comes. */
const PONG_TIMEOUT_MS = 5000;
/** How long to wait for the answer to a ping of ours when only its order among other messages matters. */
const ORDER_TIMEOUT_MS = 1000;

/** The part of a websocket that is needed here. */
export type LiveSocket = {
  readonly readyState: number;
  readonly OPEN: number;
  send(data: string): void;
  close(code?: number, reason?: string): void;
};

/** Listens whether the other side of the current socket still answers. `onMute` is called when it does not. */
export function createPulse({ onMute, timeout = PONG_TIMEOUT_MS }: { onMute: () => void; timeout?: number }) {
  let socket: LiveSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listeners: (() => void)[] = [];

  function expectPong() {
    clearTimeout(timer);
    timer = setTimeout(onMute, timeout);
  }

  /** False when there is no open socket to ask on. */
  function ping(): boolean {
    if (!socket || socket.readyState !== socket.OPEN) return false;
    socket.send(JSON.stringify({ type: 'ping' }));
    expectPong();
    return true;
  }

  return {
    attach(opened: LiveSocket) {
      socket = opened;
    },

    detach() {
      clearTimeout(timer);
      socket = null;
    },

    ping,
    expectPong,

    ponged() {
      clearTimeout(timer);
      const answered = listeners;
      listeners = [];
      for (const listener of answered) listener();
    },

    /** Settles when the peer has read all that was sent so far, which it reads in order; soon after in any case. */
    hasReadAll(): Promise<void> {
      return new Promise((resolve) => {
        listeners.push(resolve);
        setTimeout(resolve, ORDER_TIMEOUT_MS);
        if (!ping()) resolve();
      });
    },
  };
}
