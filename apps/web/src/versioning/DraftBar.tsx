import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import type { SaveState } from './useDraft.ts';

type DraftBarProps = {
  /** How many changes are not published. */
  changes: number;
  /** Whether anything was published before. */
  isPublished?: boolean;
  state: SaveState;
  /** Why it was not saved. */
  failure: string | null;
  isReadOnly: boolean;
  /** How many things are wrong with it. */
  problems: number;
  onRetry: () => void;
  onShowProblems: () => void;
  onShowChanges: () => void;
  onDiscard: () => void;
  onPublish: () => void;
};

/** How a draft stands, at the foot of what edits it, and what can be done with it. */
export function DraftBar({
  changes,
  isPublished = true,
  state,
  failure,
  isReadOnly,
  problems,
  onRetry,
  onShowProblems,
  onShowChanges,
  onDiscard,
  onPublish,
}: DraftBarProps) {
  const hasChanges = changes > 0;
  const count = changes === 1 ? '1 change not published' : `${changes} changes not published`;
  return (
    <footer className="flex min-h-15 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-2.5 max-md:px-4 max-md:pb-[max(10px,env(safe-area-inset-bottom))]">
      <output className="flex min-w-0 flex-1 items-center gap-2 text-dense text-ink-muted">
        {hasChanges && <span aria-hidden className="size-2 flex-none rounded-full bg-caution" />}
        {!isPublished && 'Not published'}
        {isPublished &&
          (hasChanges ? <TextButton onClick={onShowChanges}>{count}</TextButton> : 'Everything is published')}
        <SaveNote state={state} failure={failure} onRetry={onRetry} />
      </output>
      {problems > 0 && (
        <Button
          variant="ghost"
          icon={<TriangleAlert aria-hidden className="size-4 text-caution" strokeWidth={1.75} />}
          onClick={onShowProblems}
        >
          {problems}
          <span className="max-md:sr-only">{problems === 1 ? ' problem' : ' problems'}</span>
        </Button>
      )}
      {!isReadOnly && (
        <div className="flex gap-2">
          <Button variant="ghost" disabled={!hasChanges} onClick={onDiscard}>
            Discard
          </Button>
          <Button variant="primary" disabled={!hasChanges} onClick={onPublish}>
            Publish
          </Button>
        </div>
      )}
    </footer>
  );
}

const NOTES: Readonly<Record<SaveState, string>> = {
  Saved: '',
  Saving: 'Saving',
  Waiting: 'Saving',
  Failed: 'Not saved',
  Invalid: 'Not saved: something is not right yet',
  Conflict: 'Not saved: choose what stays',
};

function SaveNote({ state, failure, onRetry }: Pick<DraftBarProps, 'state' | 'failure' | 'onRetry'>) {
  if (state === 'Saved') return null;
  if (state !== 'Failed') return <span className="truncate text-ink-faint">{`· ${NOTES[state]}`}</span>;
  return (
    <span className="flex min-w-0 items-center gap-2 text-critical">
      <span className="flex-none">· {NOTES.Failed}</span>
      {failure && (
        <span className="truncate max-md:sr-only" title={failure}>
          {failure}
        </span>
      )}
      <TextButton onClick={onRetry}>Retry</TextButton>
    </span>
  );
}
