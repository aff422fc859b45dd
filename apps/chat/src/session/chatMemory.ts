import * as v from 'valibot';
import type { Outgoing } from '#conversation/outbox.ts';
import type { ChatLink } from './readChatLink.ts';
import type { TolerantStorage } from './tolerantStorage.ts';

/** What this browser remembers of one assistant's chat, over reloads and in every tab. */
export type ChatMemory = {
  /** Unique per assistant: also names the locks that tabs share. */
  name: string;
  token: () => string | null;
  keepToken: (token: string | null) => void;
  /** When the token was kept, in milliseconds since 1970. */
  tokenKeptAt: () => number;
  /** The conversation last looked at. */
  conversationId: () => string | null;
  keepConversationId: (id: string | null) => void;
  draft: () => string;
  keepDraft: (text: string) => void;
  /** Messages not yet known to have arrived, oldest first. */
  outbox: () => Outgoing[];
  keepOutgoing: (message: Outgoing) => void;
  forgetOutgoing: (key: string) => void;
  isRemembered: (key: string) => boolean;
  /** Calls back when another tab looks at a conversation; answers how to stop. */
  onConversationElsewhere: (listener: (id: string) => void) => () => void;
};

const outgoingSchema = v.object({
  key: v.string(),
  body: v.string(),
  thread: v.string(),
  createdAt: v.string(),
});

function readOutgoing(text: string | null): Outgoing[] {
  try {
    const parsed = v.safeParse(outgoingSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? [{ ...parsed.output, state: 'waiting' }] : [];
  } catch {
    return [];
  }
}

export function chatMemory(storage: TolerantStorage, { clientId, assistantId }: ChatLink): ChatMemory {
  const name = `parley-chat:${clientId}:${assistantId}`;
  // One entry a message, so that two tabs never overwrite each other's.
  const unsent = `${name}:unsent:`;
  return {
    name,
    token: () => storage.get(`${name}:token`),
    keepToken: (token) => {
      storage.set(`${name}:token`, token);
      storage.set(`${name}:token-kept-at`, token && String(Date.now()));
    },
    tokenKeptAt: () => Number(storage.get(`${name}:token-kept-at`)),
    conversationId: () => storage.get(`${name}:conversation`),
    keepConversationId: (id) => storage.set(`${name}:conversation`, id),
    draft: () => storage.get(`${name}:draft`) ?? '',
    keepDraft: (text) => storage.set(`${name}:draft`, text || null),
    outbox: () =>
      storage
        .keys(unsent)
        .flatMap((key) => readOutgoing(storage.get(key)))
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    keepOutgoing: ({ key, body, thread, createdAt }) =>
      storage.set(unsent + key, JSON.stringify({ key, body, thread, createdAt })),
    forgetOutgoing: (key) => storage.set(unsent + key, null),
    isRemembered: (key) => storage.get(unsent + key) !== null,
    onConversationElsewhere: (listener) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === `${name}:conversation` && newValue) listener(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
