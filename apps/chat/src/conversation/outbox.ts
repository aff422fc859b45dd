import type { FlowPress, UploadedFile } from '#api/ChatApi.ts';

/** A file of such a message. `url` is a picture's address within this page, as long as it is not reloaded. */
export type OutgoingFile = UploadedFile & { url: string | null };

/** A message of the visitor that the API has not confirmed. */
export type Outgoing = {
  key: string;
  body: string;
  files: readonly OutgoingFile[];
  /** Begins its conversation with a person instead of the assistant. */
  wantsPerson: boolean;
  /** What was pressed in a guided flow; left out: it was written. */
  flow?: FlowPress;
  /** The conversation's id, or the local name of one that its first message will begin. */
  thread: string;
  /** ISO 8601. */
  createdAt: string;
  /**
   * `waiting` for its turn or for a connection; `failed` to reach the API, is tried again by itself; `refused` by the API,
   * is tried again only when the visitor says so. `postponed` until `dueAt`: too many came at once.
   */
  state: 'waiting' | 'sending' | 'failed' | 'postponed' | 'refused';
  /** Why it was refused, as a sentence. */
  problem?: string;
  /** When it is tried again by itself, ISO 8601. */
  dueAt?: string;
};

export type Outbox = readonly Outgoing[];

const change = (outbox: Outbox, key: string, to: Partial<Outgoing>): Outbox =>
  outbox.map((message) => (message.key === key ? { ...message, ...to } : message));

export const sendStarted = (outbox: Outbox, key: string) =>
  change(outbox, key, { state: 'sending', problem: undefined });

export const sendFailed = (outbox: Outbox, key: string) => change(outbox, key, { state: 'failed' });

export const postponed = (outbox: Outbox, key: string, dueAt: string) =>
  change(outbox, key, { state: 'postponed', dueAt });

export const refused = (outbox: Outbox, key: string, problem: string) =>
  change(outbox, key, { state: 'refused', problem });

export const retried = (outbox: Outbox, key: string) => change(outbox, key, { state: 'waiting', problem: undefined });

export const removed = (outbox: Outbox, key: string): Outbox => outbox.filter((message) => message.key !== key);

/** The API gave a local thread its id: what waits for that thread goes there. */
export const threadNamed = <T extends { thread: string }>(
  list: readonly T[],
  local: string,
  id: string,
): readonly T[] => list.map((one) => (one.thread === local ? { ...one, thread: id } : one));

/** The next to send: strictly oldest first, so that messages arrive in the order they were written. */
export function nextToSend(outbox: Outbox): Outgoing | null {
  if (outbox.some((message) => message.state === 'sending')) return null;
  return outbox.find((message) => message.state !== 'refused') ?? null;
}
