import { useState, type RefObject } from 'react';
import { useCannedSuggestions } from '#dashboard/inbox/canned/useCannedSuggestions.ts';
import { useReadyCannedReply } from '#dashboard/inbox/canned/useReadyCannedReply.ts';
import { type StoredFile } from './storedFile.ts';
import { useMentions } from './useMentions.ts';
import { useSuggestions } from './useSuggestions.ts';

type Insertions = {
  conversationId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isNote: boolean;
  /** The text has become another one. */
  onType: (text: string) => void;
  /** Files come with what was put in. */
  onFiles: (files: readonly StoredFile[]) => void;
};

/** What is put into the text at the caret: colleagues in notes, canned replies in answers, both suggested while one types. */
export function useInsertions({ conversationId, field, text, isNote, onType, onFiles }: Insertions) {
  const [caret, setCaret] = useState(0);
  const mentions = useMentions({ text, caret, isOn: isNote });
  const canned = useCannedSuggestions({ text, caret, isOn: !isNote });
  const { readyCannedReply } = useReadyCannedReply(conversationId);
  const suggested = isNote ? mentions : canned;
  const suggestions = useSuggestions({
    query: suggested.word?.query ?? null,
    options: suggested.options,
    onPick({ id, label }) {
      const from = suggested.word?.from ?? caret;
      if (isNote) putIn(`@${label} `, from, caret);
      else void fillIn(id, from, caret);
    },
  });

  /** A canned reply, ready for this conversation. */
  async function fillIn(id: string, from: number, to: number) {
    const ready = await readyCannedReply(id);
    if (!ready) return;
    onFiles(ready.files);
    putIn(ready.body, from, to);
  }

  /** In place of what stands there; the focus goes back to the text. */
  function putIn(inserted: string, from: number, to: number) {
    const area = field.current;
    if (!area) return;
    area.setRangeText(inserted, from, to, 'end');
    area.focus();
    onType(area.value);
    setCaret(area.selectionStart);
  }

  return { suggestions, caret, setCaret, putIn, fillIn };
}
