import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';

type Filed = { id: string; name: string; description: string | null | undefined; conversationsCount: number };

type FilingListProps<Row extends Filed> = {
  /** What they are: «label». */
  kind: string;
  rows: readonly Row[];
  /** Said when there is none. */
  empty: string;
  /** What deleting one does to its conversations. */
  consequence: string;
  renderSign: (row: Row) => ReactNode;
  isRemoving: boolean;
  onNew: () => void;
  onEdit: (row: Row) => void;
  onRemove: (id: string, onDone: () => void) => void;
};

/** Labels or teams: to be made, changed and deleted. */
export function FilingList<Row extends Filed>({ kind, rows, empty, consequence, ...list }: FilingListProps<Row>) {
  const { renderSign, isRemoving, onNew, onEdit, onRemove } = list;
  const [removed, setRemoved] = useState<Row | null>(null);
  const uses = removed?.conversationsCount ?? 0;

  // What is deleted takes the button along that had the focus: then it goes on with the one for another.
  const newButton = useRef<HTMLButtonElement>(null);
  const [deletions, setDeletions] = useState(0);
  useEffect(() => {
    if (deletions > 0) newButton.current?.focus();
  }, [deletions]);
  function endRemoval() {
    setRemoved(null);
    setDeletions((count) => count + 1);
  }

  return (
    <div className="grid gap-3">
      <div className="flex justify-end">
        <Button
          ref={newButton}
          variant="primary"
          icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
          onClick={onNew}
        >
          New {kind}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="py-8 text-center text-dense text-ink-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-2.5 py-1.5 pr-1.5 pl-3 text-dense">
              {renderSign(row)}
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-medium">{row.name}</span>
                {row.description && <span className="truncate text-xs text-ink-muted">{row.description}</span>}
              </span>
              <span className="flex-none text-xs text-ink-muted tabular-nums">
                {counted(row.conversationsCount, 'conversation')}
              </span>
              <span className="flex flex-none">
                <IconButton icon={Pencil} label={`Edit ${row.name}`} onClick={() => onEdit(row)} />
                <IconButton icon={Trash2} label={`Delete ${row.name}`} onClick={() => setRemoved(row)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={`Delete “${removed?.name}”?`}
        message={uses === 0 ? `No conversation has this ${kind}.` : `${counted(uses, 'conversation')} ${consequence}`}
        confirmLabel="Delete"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => removed && onRemove(removed.id, endRemoval)}
        onClose={() => setRemoved(null)}
      />
    </div>
  );
}
