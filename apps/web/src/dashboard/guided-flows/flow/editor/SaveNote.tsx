import { Time } from '#ui/Time.tsx';
import type { SaveState } from '#versioning/useDraft.ts';

type SaveNoteProps = { state: SaveState; savedAt: string };

/** Whether what is drawn is saved; why it is not is said above the flow (SaveFailed.tsx). */
export function SaveNote({ state, savedAt }: SaveNoteProps) {
  if (state === 'Failed') return <output className="text-critical">Not saved</output>;
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
