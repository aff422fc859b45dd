import { TextButton } from '#ui/TextButton.tsx';
import { Time } from '#ui/Time.tsx';
import type { SaveState } from '#versioning/useDraft.ts';

type SaveNoteProps = { state: SaveState; failure: string | null; savedAt: string; onRetry: () => void };

/** Whether what is drawn is saved. */
export function SaveNote({ state, failure, savedAt, onRetry }: SaveNoteProps) {
  if (state === 'Failed') {
    return (
      <output className="flex items-center gap-1 text-critical">
        <span title={failure ?? undefined}>Not saved</span>
        <TextButton onClick={onRetry}>Retry</TextButton>
      </output>
    );
  }
  if (state === 'Saved') {
    return (
      <output>
        Saved <Time instant={savedAt} />
      </output>
    );
  }
  return (
    <output className="flex items-center gap-1.5">
      <span aria-hidden className="size-2 rounded-full bg-caution" />
      {state === 'Saving' ? 'Saving' : 'Unsaved changes'}
    </output>
  );
}
