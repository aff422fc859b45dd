import { memo } from 'react';
import { StickyNote } from 'lucide-react';
import { NodeResizeControl, type NodeProps } from 'reactflow';
import { replaceNote, snappedSize } from '../../draft/edits.ts';
import { useEditor } from '../../editor/useFlowEditor.ts';
import { LEAST_NOTE, MOST_NOTE } from '../../noteSizes.ts';
import { type NoteNode } from '../toCanvas.ts';

/** What colleagues have written on the canvas for each other; as large as they draw it. */
export const NoteView = memo(function NoteView({ data: { note }, selected, draggable }: NodeProps<NoteNode>) {
  const { apply } = useEditor();
  return (
    <>
      {selected && draggable && (
        <NodeResizeControl
          position="bottom-right"
          minWidth={LEAST_NOTE.width}
          minHeight={LEAST_NOTE.height}
          maxWidth={MOST_NOTE}
          maxHeight={MOST_NOTE}
          className="flow-resize"
          onResizeEnd={(_, size) => void apply((now) => replaceNote(now, { ...note, ...snappedSize(size) }))}
        />
      )}
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
    </>
  );
});
