import { counted } from '#ui/format.ts';
import { type Draft } from './drafts.ts';
import { type Outbox } from './outbox.ts';

/** What the person at the screen wrote in a conversation and what has not reached it. */
export type Unsent = { kind: 'Draft' | 'DraftNote' | 'Edit' | 'Failed' | 'FailedNote'; text: string };

type Writings = {
  drafts: Readonly<Record<string, Draft>>;
  /** Of the same person. */
  outbox: Outbox;
  /** Whose composer shows its draft. */
  openId: string | undefined;
};

/** What a person has unsent in each conversation; what could not be sent comes before what is still being written. */
export function unsentOf({ drafts, outbox, openId }: Writings): Record<string, Unsent> {
  const unsent: Record<string, Unsent> = {};
  for (const [id, draft] of Object.entries(drafts)) {
    const words = id === openId ? null : wordsOf(draft);
    if (words) unsent[id] = words;
  }
  for (const { conversationId, kind, failure, body, files } of outbox) {
    if (failure === null) continue;
    const text = body.trim() || counted(files.length, 'file');
    unsent[conversationId] = { kind: kind === 'Note' ? 'FailedNote' : 'Failed', text };
  }
  return unsent;
}

function wordsOf({ Text, Note, files, noteFiles, edits }: Draft): Unsent | null {
  if (Text.trim()) return { kind: 'Draft', text: Text.trim() };
  if (Note.trim()) return { kind: 'DraftNote', text: Note.trim() };
  if (files.length > 0) return { kind: 'Draft', text: counted(files.length, 'file') };
  if (noteFiles.length > 0) return { kind: 'DraftNote', text: counted(noteFiles.length, 'file') };
  const [edit] = Object.values(edits);
  return edit === undefined ? null : { kind: 'Edit', text: edit };
}
