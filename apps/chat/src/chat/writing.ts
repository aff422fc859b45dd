import type { FlowPress } from '#api/ChatApi.ts';
import { removed, retried, type Outgoing } from '#conversation/outbox.ts';
import { ofThread, uploadOf } from '#conversation/uploads.ts';
import { newKey } from '#session/newKey.ts';
import type { Chat, Parts } from './Chat.ts';
import { idOf, isLocal } from './chatState.ts';

type Writing = Pick<Chat, 'retry' | 'discard' | 'edit' | 'typed' | 'draft'> & {
  /** Says it in the thread that is open, with the files that are there; nothing where there is nothing to say. */
  write: (text: string, flow?: FlowPress) => void;
  /** Makes it the draft of the thread that is open. */
  putIn: (text: string) => void;
};

type Told = {
  /** Something waits to be sent. */
  flush: () => void;
  signalTyping: (text: string) => void;
};

/** What the visitor writes: kept as a draft, and from when it is sent until it is stored in the outbox. */
export function createWriting(
  { store, memory }: Pick<Parts, 'store' | 'memory'>,
  { flush, signalTyping }: Told,
): Writing {
  const place = () => idOf(store.get().thread);

  function discard(key: string) {
    memory.forgetOutgoing(key);
    store.update((state) => ({ ...state, outbox: removed(state.outbox, key) }));
    flush();
  }

  function putIn(text: string) {
    memory.keepDraft(place(), text);
    store.update((state) => ({ ...state, draftChanges: state.draftChanges + 1 }));
  }

  return {
    write(text, flow) {
      const body = text.trim();
      const { thread: to, uploads } = store.get();
      const attached = flow ? [] : ofThread(uploads, to);
      const files = attached.flatMap(({ file, preview }) => (file ? [{ ...file, url: preview }] : []));
      if (!body && files.length === 0) return;
      const message: Outgoing = {
        key: newKey(),
        body,
        files,
        wantsPerson: !flow && isLocal(to) && store.get().wantsPerson,
        ...(flow && { flow }),
        thread: to,
        createdAt: new Date().toISOString(),
        state: 'waiting',
      };
      memory.keepOutgoing(message);
      store.update((state) => ({
        ...state,
        outbox: [...state.outbox, message],
        uploads: flow ? state.uploads : state.uploads.filter((upload) => upload.thread !== to || !upload.file),
        notice: null,
      }));
      signalTyping('');
      flush();
    },
    retry(key) {
      store.update((state) => ({ ...state, outbox: retried(state.outbox, key) }));
      flush();
    },
    discard,
    edit(key) {
      const { outbox, thread } = store.get();
      const message = outbox.find((outgoing) => outgoing.key === key);
      if (!message) return;
      putIn([message.body, memory.draft(place())].filter(Boolean).join('\n'));
      discard(key);
      store.update((state) => ({
        ...state,
        uploads: [...message.files.map((file) => uploadOf(file, thread)), ...state.uploads],
      }));
    },
    typed(text) {
      memory.keepDraft(place(), text);
      signalTyping(text);
    },
    draft: () => memory.draft(place()),
    putIn,
  };
}
