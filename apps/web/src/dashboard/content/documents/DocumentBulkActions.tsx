import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { MoveArticlesDialog } from '../articles/MoveArticlesDialog.tsx';
import { useArticlesActions } from '../articles/useArticlesActions.ts';

type DocumentBulkActionsProps = { ids: readonly string[]; onDone: () => void };

/** What can be done with the selected documents. */
export function DocumentBulkActions({ ids, onDone }: DocumentBulkActionsProps) {
  const { move, train, remove } = useArticlesActions('document');
  const [asked, setAsked] = useState<'move' | 'delete' | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);

  async function run(act: Promise<boolean>) {
    if (!(await act)) return;
    setAsked(null);
    onDone();
  }

  async function removeAll() {
    setIsDeleting(true);
    await run(remove(ids));
    setIsDeleting(false);
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsked('move')}>
        Move
      </Button>
      <Button variant="ghost" size="sm" onClick={() => void run(train(ids))}>
        Train again
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      <MoveArticlesDialog
        isOpen={asked === 'move'}
        onMove={(category) => void run(move(ids, category))}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={ids.length === 1 ? 'Delete this document?' : `Delete ${ids.length} documents?`}
        message="The files go with them, and answers can no longer use them. This cannot be taken back."
        confirmLabel="Delete"
        isDanger
        isBusy={isDeleting}
        onConfirm={() => void removeAll()}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
