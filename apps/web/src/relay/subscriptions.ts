import type { SubscribePayload } from 'graphql-ws';
import { config } from '#config.ts';
import { createActiveSubscriptions, type SubscriptionSink } from './activeSubscriptions.ts';
import { setConnectionStatus, useConnection } from './connectionStore.ts';
import { createGapBuffer, type View } from './gapBuffer.ts';
import { onAnswer } from './http.ts';
import type { LiveConnection } from './liveConnection.ts';
import { onUserScopeReset } from './userScope.ts';
import { findSessionError } from './sessionErrors.ts';
import { session } from './sessionPort.ts';

const gap = createGapBuffer();

const subscriptions = createActiveSubscriptions({
  receive: (apply) => gap.receive(apply),
  onErrors: (body) => {
    if (findSessionError(body)) session.verify().catch(() => {});
  },
});

/** Its code comes when it is first opened: what is subscribed to before that begins then. */
let connection: LiveConnection | null = null;
let opening: Promise<void> | null = null;
let isWanted = false;

function open() {
  opening ??= openOnce().finally(() => {
    opening = null;
  });
  return opening;
}

async function openOnce() {
  try {
    const { createLiveConnection } = await import('./liveConnection.ts');
    if (!isWanted) return;
    connection ??= createLiveConnection({
      url: config.socketUrl,
      accessToken: session.accessToken,
      verifySession: session.verify,
      subscriptions,
      gap,
      onStatus: setConnectionStatus,
    });
    connection.open();
  } catch {
    setConnectionStatus({ kind: 'offline' });
  }
}

/** Starts a subscription over the one websocket. Answers how to end it. */
export function subscribe(payload: SubscribePayload, sink: SubscriptionSink): () => void {
  return subscriptions.add(payload, sink);
}

/** Has a view fetched again after every gap in the live connection, before the events that came meanwhile. Answers how to stop. */
export function registerView(view: View): () => void {
  return gap.register(view);
}

/** A query leaves: events wait for its answer. Answers what to call when that has reached the store, or none will. */
export function queryAsked(name: string): () => void {
  return gap.asked(name);
}

/** Opens the connection for the signed-in person, and keeps it alive. Answers how to close it for good. */
export function openLive(): () => void {
  isWanted = true;
  void open();
  const wake = () => {
    if (connection) connection.wake();
    else if (useConnection.getState().status.kind === 'offline') void open();
  };
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();
  const stopListening = onAnswer(() => connection?.revive());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  // A page out of the back-forward cache comes with a dead socket.
  window.addEventListener('pageshow', wakeWhenSeen);
  return () => {
    isWanted = false;
    stopListening();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
    window.removeEventListener('pageshow', wakeWhenSeen);
    close();
  };
}

function close() {
  if (connection) {
    connection.close();
    return;
  }
  subscriptions.clear();
  gap.reset();
}

onUserScopeReset(close);

/** There is a new access token: see the connection's `tokenChanged`. */
export function restartWithNewToken() {
  connection?.tokenChanged();
}

/** The banner's button. A new token is tried first, because the old one may be what the server refuses. */
export async function reconnect() {
  if (session.canRefresh()) await session.refresh(session.accessToken()).catch(() => {});
  if (connection) connection.reconnect();
  else await open();
}
