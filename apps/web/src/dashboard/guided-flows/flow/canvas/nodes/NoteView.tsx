import { memo } from 'react';
import { StickyNote } from 'lucide-react';
import { type NodeProps } from 'reactflow';
import { type NoteNode } from '../toCanvas.ts';

/** What colleagues have written on the canvas for each other. */
export const NoteView = memo(function NoteView({ data: { note }, selected }: NodeProps<NoteNode>) {
  return (
    <div
      className={`h-full w-full overflow-hidden rounded-card bg-caution-soft px-3 py-2 text-dense text-ink ${selected ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line'}`}
    >
      <p className="flex items-center gap-1.5 text-xs font-medium text-caution">
        <StickyNote aria-hidden className="size-3.5" strokeWidth={1.75} />
        Note
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">
        {note.text || <span className="text-ink-muted">Write something for colleagues</span>}
      </p>
    </div>
  );
});
