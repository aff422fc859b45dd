import { useCallback } from 'react';
import { FILES, type Draft, type Mode } from './drafts.ts';
import { type DraftChange } from './openDrafts.ts';
import { type StoredFile } from './storedFile.ts';
import { useAttachments } from './useAttachments.ts';

type Change = (next: DraftChange) => void;

/** The files of what is being written. Those of reply and note come and stay apart, also when one changes over while they come. */
export function useDraftFiles(draft: Draft, change: Change) {
  const ofReply = useFilesOf('Text', draft, change);
  const ofNote = useFilesOf('Note', draft, change);
  return draft.mode === 'Note' ? ofNote : ofReply;
}

function useFilesOf(mode: Mode, draft: Draft, change: Change) {
  const name = FILES[mode];
  const files = draft[name];
  const onStored = useCallback(
    (file: StoredFile) => change((before) => ({ [name]: [...before[name], file] })),
    [change, name],
  );
  const remove = (id: string) => change((before) => ({ [name]: before[name].filter((file) => file.id !== id) }));
  return { files, remove, ...useAttachments({ count: files.length, onStored }) };
}
