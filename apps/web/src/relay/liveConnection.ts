import { createClient, type Client } from 'graphql-ws';
import type { ActiveSubscriptions } from './activeSubscriptions.ts';
import { codeOf, COME_AGAIN, FORBIDDEN, isFatal, RESTART } from './closeCodes.ts';
import type { ConnectionStatus } from './connectionStore.ts';
import type { GapBuffer } from './gapBuffer.ts';
import { createPulse, type LiveSocket } from './pulse.ts';

/** Spec §9. */
const KEEP_ALIVE_MS = 10_000;
const RETRY_ATTEMPTS = 5;
/** Two refusals within this time of connecting, with two tokens, and asking for a third token makes no sense. */
const SHORT_LIFE_MS = 5000;
/** Where only the websocket is blocked, each HTTP answer must not bring five more tries. */
const REVIVAL_PAUSE_MS = 30_000;

type SocketClass = new (url: string | URL, protocols?: string | string[]) => LiveSocket;

type Options = {
  url: string;
  accessToken: () => string | null;
  /** Asks the API who is signed in: replaces an expired token or ends the session on the way. */
  verifySession: () => Promise<unknown>;
  subscriptions: ActiveSubscriptions;
  gap: GapBuffer;
  onStatus: (status: ConnectionStatus) => void;
  WebSocket?: SocketClass;
  timing?: {
    keepAlive?: number;
    pongTimeout?: number;
    retryWait?: (retries: number) => Promise<void>;
    now?: () => number;
  };
};

/**
 * One websocket for all subscriptions (graphql-transport-ws, spec §7). It outlives its clients: when a connection ends
 * for good, the subscriptions stay registered and start again with the next one, after the gap has been filled.
 */
export function createLiveConnection(options: Options) {
  const { url, accessToken, subscriptions, gap, onStatus, verifySession, timing = {} } = options;
  const { keepAlive = KEEP_ALIVE_MS, retryWait = backOff, now = Date.now } = timing;
  const Socket: SocketClass = options.WebSocket ?? WebSocket;
  const pulse = createPulse({ onMute: () => client?.terminate(), timeout: timing.pongTimeout });
  let client: Client | null = null;
  let socket: LiveSocket | null = null;
  let status: ConnectionStatus = { kind: 'connecting' };
  let token: string | null = null;
  let connectedAt: number | null = null;
  let isRestarting = false;
  let isInvited = false;
  let refusals = 0;
  let revivedAt = -Infinity;

  function setStatus(next: ConnectionStatus) {
    status = next;
    onStatus(next);
  }

  function open() {
    drop();
    isRestarting = false;
    setStatus({ kind: connectedAt === null && status.kind === 'connecting' ? 'connecting' : 'reconnecting' });
    token = accessToken();
    const mine: Client = createClient({
      url,
      lazy: false,
      keepAlive,
      retryAttempts: RETRY_ATTEMPTS,
      webSocketImpl: Socket,
      connectionParams: () => {
        token = accessToken();
        return token ? { Authorization: `Bearer ${token}` } : {};
      },
      retryWait: async (retries) => {
        if (isRestarting) isRestarting = false;
        else if (isInvited && retries === 0) await shortWhile();
        else await retryWait(retries);
        isInvited = false;
      },
      shouldRetry: (event) => codeOf(event) !== FORBIDDEN,
      onNonLazyError: (event) => {
        if (client === mine) void settle(codeOf(event));
      },
      on: {
        opened: (opened) => client === mine && opened instanceof Socket && attach(opened),
        connected: () => client === mine && welcome(),
        closed: (event) => {
          if (client !== mine) return;
          // What the person may do has changed: asked at once, so that the page need not wait for the connection.
          isInvited = codeOf(event) === COME_AGAIN;
          if (isInvited) verifySession().catch(() => {});
          detach();
          gap.lost();
          setStatus({ kind: 'reconnecting' });
        },
        ping: (isReceived) => {
          if (!isReceived && client === mine) pulse.expectPong();
        },
        pong: (isReceived) => {
          if (isReceived && client === mine) pulse.ponged();
        },
      },
    });
    client = mine;
    subscriptions.serveBy(mine);
  }

  function attach(opened: LiveSocket) {
    socket = opened;
    pulse.attach(opened);
  }

  function detach() {
    socket = null;
    pulse.detach();
  }

  function welcome() {
    const isFirst = connectedAt === null;
    connectedAt = now();
    setStatus({ kind: 'live' });
    subscriptions.resume();
    if (isFirst) void gap.begin(subscriptionsStand());
    else void gap.close(subscriptionsStand());
  }

  async function subscriptionsStand() {
    // The client sends the subscriptions after it has told of the connection.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    await pulse.hasReadAll();
  }

  /** The client has given up: by what the server said, or because nobody answered. */
  async function settle(code: number | null) {
    drop();
    if (code === null || !isFatal(code)) {
      setStatus({ kind: 'offline' });
      return;
    }
    setStatus({ kind: 'closed', code });
    if (code !== FORBIDDEN) return;
    const wasShort = connectedAt === null || now() - connectedAt < SHORT_LIFE_MS;
    refusals = wasShort ? refusals + 1 : 1;
    // A new connection only with a new token: `tokenChanged` opens it when asking brings one.
    if (refusals > 2) return;
    if (accessToken() !== token) open();
    else await verifySession().catch(() => {});
  }

  function drop() {
    const old = client;
    client = null;
    detach();
    if (!old) return;
    subscriptions.pause();
    // Rejects with the close event when a retry was pending.
    Promise.resolve(old.dispose()).catch(() => {});
  }

  return {
    open,

    /** Ends the connection and forgets all subscriptions: the person has left. */
    close() {
      drop();
      subscriptions.clear();
      gap.reset();
      connectedAt = null;
      refusals = 0;
      setStatus({ kind: 'connecting' });
    },

    /** There is a new access token: the running connection starts again with it, a refused one gets its second chance. */
    tokenChanged() {
      const next = accessToken();
      if (next === null || next === token) return;
      if (status.kind === 'closed') open();
      else if (status.kind === 'live' && socket) {
        isRestarting = true;
        socket.close(RESTART, 'Restart');
      }
    },

    /** The network or the person is back: no more waiting for the next try, and a connection thought live proves it. */
    wake() {
      const isGone = status.kind === 'offline' || status.kind === 'reconnecting';
      // A socket that died while the page was put away may not have said so yet.
      if (isGone || (status.kind === 'live' && !pulse.ping())) open();
    },

    /** The API has answered over HTTP: a connection that has given up may try again. */
    revive() {
      if (status.kind !== 'offline' || now() - revivedAt < REVIVAL_PAUSE_MS) return;
      revivedAt = now();
      open();
    },

    /** The person wants it back, whatever the server said before. */
    reconnect() {
      if (status.kind !== 'live') open();
    },

    status: () => status,
  };
}

function backOff(retries: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000 * 2 ** retries + 300 + Math.random() * 2700);
  });
}

/** For who was told to come again, with many others perhaps: over before anybody is told of a loss. */
function shortWhile(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.random() * 500);
  });
}

export type LiveConnection = ReturnType<typeof createLiveConnection>;
