import { CircleAlert } from 'lucide-react';
import { type Unsent } from '../composer/unsentOf.ts';

const LABELS = {
  Draft: 'Draft:',
  DraftNote: 'Draft note:',
  Edit: 'Unsaved change:',
  Failed: 'Not sent:',
  FailedNote: 'Note not added:',
} as const;

/** In place of what was said last: what one wrote oneself and still has to send. */
export function UnsentPreview({ unsent: { kind, text } }: { unsent: Unsent }) {
  const hasFailed = kind === 'Failed' || kind === 'FailedNote';
  return (
    <>
      {hasFailed && (
        <CircleAlert aria-hidden className="mr-1 inline size-3.5 align-[-2px] text-critical" strokeWidth={1.75} />
      )}
      <span className={`font-medium ${hasFailed ? 'text-critical' : 'text-caution'}`}>{LABELS[kind]}</span> {text}
    </>
  );
}
