import type { SubscribePayload } from 'graphql-ws';
import { config } from '#config.ts';
import type { SubscriptionSink } from './activeSubscriptions.ts';
import { setConnectionStatus } from './connectionStore.ts';
import { createGapBuffer, type View } from './gapBuffer.ts';
import { onAnswer } from './http.ts';
import { createLiveConnection } from './liveConnection.ts';
import { onPersonLeaving } from './personScope.ts';
import { findSessionError } from './sessionErrors.ts';
import { session } from './sessionPort.ts';

const gap = createGapBuffer();

const connection = createLiveConnection({
  url: config.socketUrl,
  accessToken: session.accessToken,
  verifySession: session.verify,
  gap,
  onStatus: setConnectionStatus,
  onErrors: (body) => {
    if (findSessionError(body)) session.verify().catch(() => {});
  },
});

/** Starts a subscription over the one websocket. Answers how to end it. */
export function subscribe(payload: SubscribePayload, sink: SubscriptionSink): () => void {
  return connection.subscribe(payload, sink);
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
  connection.open();
  const wake = () => connection.wake();
  const wakeWhenSeen = () => document.visibilityState === 'visible' && connection.wake();
  const stopListening = onAnswer(() => connection.revive());
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  // A page out of the back-forward cache comes with a dead socket.
  window.addEventListener('pageshow', wakeWhenSeen);
  return () => {
    stopListening();
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenSeen);
    window.removeEventListener('pageshow', wakeWhenSeen);
    connection.close();
  };
}

onPersonLeaving(() => connection.close());

/** There is a new access token: see the connection's `tokenChanged`. */
export function restartWithNewToken() {
  connection.tokenChanged();
}

/** The banner's button. A new token is tried first, because the old one may be what the server refuses. */
export async function reconnect() {
  if (session.canRefresh()) await session.refresh(session.accessToken()).catch(() => {});
  connection.reconnect();
}
