import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { BulkBar } from '#ui/table/BulkBar.tsx';
import { notify } from '#ui/toast.ts';
import { ExportButton } from './ExportButton.tsx';
import type { SubmissionRowData } from './SubmissionRow.tsx';
import { useSubmissionActions } from './useSubmissionActions.ts';

type SubmissionBulkBarProps = {
  formTemplateId: string;
  formName: string;
  rows: readonly SubmissionRowData[];
  /** What was wanted is done, or given up. */
  onClear: () => void;
};

/** What can be done with the chosen submissions. */
export function SubmissionBulkBar({ formTemplateId, formName, rows, onClear }: SubmissionBulkBarProps) {
  const { update, remove, isRemoving } = useSubmissionActions();
  const [isAsking, setIsAsking] = useState(false);
  const ids = rows.map(({ id }) => id);
  const isSpam = rows.every(({ status }) => status === 'Spam');
  const isStarred = rows.every((row) => row.isStarred);

  async function change(to: Parameters<typeof update>[1]) {
    if (await update(ids, to)) onClear();
  }

  async function moveToSpam() {
    const [seen, others] = [true, false].map((isSeen) => rows.filter(({ status }) => (status === 'Seen') === isSeen));
    if (!(await update(ids, { status: 'Spam' }))) return;
    onClear();
    async function undo() {
      if (seen?.length)
        await update(
          seen.map(({ id }) => id),
          { status: 'Seen' },
        );
      if (others?.length)
        await update(
          others.map(({ id }) => id),
          { status: 'New' },
        );
    }
    notify({
      kind: 'success',
      title: `${counted(ids.length, 'submission')} moved to spam`,
      action: { label: 'Undo', onAction: () => void undo() },
    });
  }

  async function removeThem() {
    const isGone = await remove(formTemplateId, ids);
    setIsAsking(false);
    if (isGone) onClear();
  }

  const button = (label: string, onClick: () => void) => (
    <Button variant="ghost" size="sm" onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <>
      <BulkBar selected={ids.length} onClear={onClear}>
        {button('Mark as seen', () => void change({ status: 'Seen' }))}
        {button('Mark as new', () => void change({ status: 'New' }))}
        {button(isStarred ? 'Remove star' : 'Star', () => void change({ isStarred: !isStarred }))}
        {!isSpam && button('Spam', () => void moveToSpam())}
        <ExportButton id={formTemplateId} name={formName} only={{ ids }} isQuiet />
        {button('Delete', () => setIsAsking(true))}
      </BulkBar>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${counted(ids.length, 'submission')}?`}
        message="The answers and their files are gone for good."
        confirmLabel="Delete"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => void removeThem()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
