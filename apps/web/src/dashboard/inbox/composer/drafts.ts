import * as v from 'valibot';
import { StoredFile } from './storedFile.ts';

export const Quoted = v.object({ id: v.string(), authorName: v.string(), body: v.string() });

const Draft = v.object({
  /** The reply, and the private note. */
  Text: v.string(),
  Note: v.string(),
  /** Uploaded for the reply, and for the note: what colleagues are shown is not on its way to the visitor. */
  files: v.array(StoredFile),
  noteFiles: v.optional(v.array(StoredFile), []),
  /** The message that the reply answers. */
  replyTo: v.nullable(Quoted),
  /** Which of both was written last: one goes on with it. */
  mode: v.optional(v.picklist(['Text', 'Note']), 'Text'),
  /** Messages that were sent and are being changed, by id: their new words. */
  edits: v.optional(v.record(v.string(), v.string()), {}),
});

/** The message that another one answers, in short. */
export type Quoted = v.InferOutput<typeof Quoted>;
/** What somebody wrote to or about a conversation and did not send. */
export type Draft = v.InferOutput<typeof Draft>;
/** What is being written. */
export type Mode = Draft['mode'];

/** Whose draft, and where. */
export type Place = { userId: string | null; conversationId: string };

export const EMPTY: Draft = { Text: '', Note: '', files: [], noteFiles: [], replyTo: null, mode: 'Text', edits: {} };

/** Where the files of each stand. */
export const FILES = { Text: 'files', Note: 'noteFiles' } as const;

/** A message that was sent or scheduled, and is to be written again. */
export type TakenBack = Pick<Draft, 'mode' | 'files' | 'replyTo'> & {
  body: string;
  /** Of one that was sent: it may have been being changed. */
  id?: string;
};

/** A draft with what was taken back before what it says already. */
export function withTakenBack(before: Draft, { id = '', mode, body, files, replyTo }: TakenBack): Draft {
  const { [id]: changed = body, ...edits } = before.edits;
  return {
    ...before,
    mode,
    edits,
    [mode]: [changed, before[mode]].filter(Boolean).join('\n\n'),
    [FILES[mode]]: [...files, ...before[FILES[mode]]],
    replyTo: before.replyTo ?? replyTo,
  };
}

/** What this person wrote in a conversation's composer and did not send; empty where storage is not allowed. */
export function readDraft(place: Place): Draft {
  return stored(keyOf(place)) ?? EMPTY;
}

/** All that this person wrote and did not send, by conversation. */
export function draftsOf(userId: string | null): Record<string, Draft> {
  const prefix = keyOf({ userId, conversationId: '' });
  const drafts: Record<string, Draft> = {};
  for (const key of storedKeys()) {
    const draft = key.startsWith(prefix) ? stored(key) : null;
    if (draft) drafts[key.slice(prefix.length)] = draft;
  }
  return drafts;
}

function stored(key: string): Draft | null {
  try {
    const { success, output } = v.safeParse(Draft, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Keeps a draft until it is sent; an empty one is forgotten. A full or forbidden storage loses the copy, not what was typed. */
export function keepDraft(place: Place, draft: Draft) {
  try {
    if (isEmpty(draft)) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // The composer still holds it.
  }
}

const isEmpty = ({ Text, Note, files, noteFiles, replyTo, edits }: Draft) =>
  Text === '' &&
  Note === '' &&
  files.length === 0 &&
  noteFiles.length === 0 &&
  !replyTo &&
  Object.keys(edits).length === 0;

/** One browser may serve several people. */
export function keyOf({ userId, conversationId }: Place): string {
  return `parley.draft.${userId}.${conversationId}`;
}
