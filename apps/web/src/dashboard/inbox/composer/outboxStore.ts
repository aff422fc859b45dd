import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Quoted } from './drafts.ts';
import { reopened, type Outbox } from './outbox.ts';
import { StoredFile } from './storedFile.ts';

const KEY = 'parley.outbox';

const StoredOutbox = v.array(
  v.object({
    key: v.string(),
    conversationId: v.string(),
    senderId: v.string(),
    kind: v.picklist(['Text', 'Note']),
    body: v.string(),
    files: v.array(StoredFile),
    replyTo: v.nullable(Quoted),
    createdAt: v.string(),
    failure: v.nullable(v.string()),
    isUnanswered: v.optional(v.boolean()),
  }),
);

const outboxStore = createStore<{ outbox: Outbox }>(() => ({ outbox: reopened(stored()) }));

/** Runs one transition of the outbox and keeps the result, so that a reload loses no reply. */
export function changeOutbox(transition: (outbox: Outbox) => Outbox) {
  outboxStore.setState(({ outbox }) => ({ outbox: transition(outbox) }));
  keep(outboxStore.getState().outbox);
}

/** Every reply of this browser tab that the server has not stored yet. */
export function useOutbox(): Outbox {
  return useStore(outboxStore, ({ outbox }) => outbox);
}

/** Those of one person that nobody answered, oldest first. */
export function unansweredOf(senderId: string | null): Outbox {
  return outboxStore
    .getState()
    .outbox.filter((message) => message.senderId === senderId && message.isUnanswered)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** Per tab: two tabs must not both take a reply for theirs. */
function stored(): Outbox {
  try {
    const parsed = v.safeParse(StoredOutbox, JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function keep(outbox: Outbox) {
  try {
    if (outbox.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(outbox));
  } catch {
    // Without storage the replies live as long as the page.
  }
}
