import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { MoveArticlesDialog } from './MoveArticlesDialog.tsx';
import { useArticlesActions } from './useArticlesActions.ts';

type ArticleBulkActionsProps = { ids: readonly string[]; isArchive: boolean; onDone: () => void };

/** What can be done with the selected articles. */
export function ArticleBulkActions({ ids, isArchive, onDone }: ArticleBulkActionsProps) {
  const actions = useArticlesActions();
  const [asked, setAsked] = useState<'move' | 'delete' | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);

  async function run(act: Promise<boolean>) {
    if (await act) onDone();
  }

  async function remove() {
    setIsDeleting(true);
    const isGone = await actions.remove(ids);
    setIsDeleting(false);
    if (!isGone) return;
    setAsked(null);
    onDone();
  }

  const button = (label: string, onClick: () => void) => (
    <Button variant="ghost" size="sm" onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <>
      {!isArchive && button('Publish', () => void run(actions.publish(ids)))}
      {button('Move', () => setAsked('move'))}
      {!isArchive && button('Train again', () => void run(actions.train(ids)))}
      {isArchive
        ? button('Take back', () => void run(actions.setArchived(ids, false)))
        : button('Archive', () => void run(actions.setArchived(ids, true)))}
      {button('Delete', () => setAsked('delete'))}
      <MoveArticlesDialog
        isOpen={asked === 'move'}
        onMove={(category) => {
          setAsked(null);
          void run(actions.move(ids, category));
        }}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={ids.length === 1 ? 'Delete this article?' : `Delete ${ids.length} articles?`}
        message="Drafts and all versions go with them, and answers can no longer use them. This cannot be taken back; archiving can."
        confirmLabel="Delete"
        isDanger
        isBusy={isDeleting}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
