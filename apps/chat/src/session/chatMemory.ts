import * as v from 'valibot';
import { assistantSchema, flowPressSchema, uploadedFileSchema } from '#api/answers.ts';
import type { ChatAssistant } from '#api/ChatApi.ts';
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
  /** The language that the visitor has chosen; null: none. BCP 47 tag. */
  language: () => string | null;
  keepLanguage: (language: string) => void;
  /** Whether the visitor has turned the sound off. */
  isMuted: () => boolean;
  keepMuted: (isMuted: boolean) => void;
  /** The last message that the page around was told of. */
  toldMessageId: () => string | null;
  keepToldMessageId: (id: string) => void;
  /** Whom the chat is with, as of the last visit. */
  assistant: () => ChatAssistant | null;
  keepAssistant: (assistant: ChatAssistant) => void;
  /** The text in the box, by conversation; all that have not begun share one. */
  draft: (conversationId: string | null) => string;
  keepDraft: (conversationId: string | null, text: string) => void;
  /** The conversation has another name now; a text that already waits there stays. */
  moveDraft: (from: string | null, to: string | null) => void;
  /** Messages not yet known to have arrived, oldest first. */
  outbox: () => Outgoing[];
  keepOutgoing: (message: Outgoing) => void;
  forgetOutgoing: (key: string) => void;
  isRemembered: (key: string) => boolean;
  /** All of it, as if nobody had been here. */
  forgetAll: () => void;
  /** Calls back when another tab looks at a conversation; answers how to stop. */
  onConversationElsewhere: (listener: (id: string) => void) => () => void;
};

const outgoingSchema = v.object({
  key: v.string(),
  body: v.string(),
  files: v.optional(v.array(uploadedFileSchema), []),
  wantsPerson: v.optional(v.boolean(), false),
  flow: v.optional(flowPressSchema),
  thread: v.string(),
  createdAt: v.string(),
});

/** What was stored, when it still looks as it must: another version of the chat may have stored it. */
function readStored<S extends v.GenericSchema>(text: string | null, schema: S): v.InferOutput<S> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function readOutgoing(text: string | null): Outgoing[] {
  const stored = readStored(text, outgoingSchema);
  if (!stored) return [];
  return [{ ...stored, files: stored.files.map((file) => ({ ...file, url: null })), state: 'waiting' }];
}

export function chatMemory(storage: TolerantStorage, { clientId, assistantId }: ChatLink): ChatMemory {
  const name = `parley-chat:${clientId}:${assistantId}`;
  // One entry a message, so that two tabs never overwrite each other's.
  const unsent = `${name}:unsent:`;
  const draftOf = (conversationId: string | null) => `${name}:draft:${conversationId ?? 'new'}`;
  const draft = (conversationId: string | null) => storage.get(draftOf(conversationId)) ?? '';
  const keepDraft = (conversationId: string | null, text: string) => storage.set(draftOf(conversationId), text || null);
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
    language: () => storage.get(`${name}:language`),
    keepLanguage: (language) => storage.set(`${name}:language`, language),
    isMuted: () => storage.get(`${name}:muted`) !== null,
    keepMuted: (isMuted) => storage.set(`${name}:muted`, isMuted ? 'yes' : null),
    toldMessageId: () => storage.get(`${name}:told`),
    keepToldMessageId: (id) => storage.set(`${name}:told`, id),
    assistant: () => readStored(storage.get(`${name}:assistant`), assistantSchema),
    keepAssistant: (assistant) => storage.set(`${name}:assistant`, JSON.stringify(assistant)),
    draft,
    keepDraft,
    moveDraft: (from, to) => {
      if (!draft(from) || draft(to)) return;
      keepDraft(to, draft(from));
      keepDraft(from, '');
    },
    outbox: () =>
      storage
        .keys(unsent)
        .flatMap((key) => readOutgoing(storage.get(key)))
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
    keepOutgoing: ({ key, body, files, wantsPerson, flow, thread, createdAt }) =>
      storage.set(unsent + key, JSON.stringify({ key, body, files, wantsPerson, flow, thread, createdAt })),
    forgetOutgoing: (key) => storage.set(unsent + key, null),
    isRemembered: (key) => storage.get(unsent + key) !== null,
    forgetAll: () => {
      for (const key of storage.keys(`${name}:`)) storage.set(key, null);
    },
    onConversationElsewhere: (listener) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === `${name}:conversation` && newValue) listener(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
