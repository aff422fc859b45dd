import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ImportReportUndoMutation } from '#generated/ImportReportUndoMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../../contentChanges.ts';
import { outcomeOf, type ArticleImport } from './articleImport.ts';
import { ImportItems } from './ImportItems.tsx';

/** What came of an import: how many drafts, what was left out and why; and the way to take it back. */
export function ImportReport({ articleImport }: { articleImport: ArticleImport }) {
  const { id, name, createdAt, error, importedCount, skippedCount, undoableCount } = articleImport;
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [undo, isUndoing] = useAsyncMutation<ImportReportUndoMutation>(graphql`
    mutation ImportReportUndoMutation($id: ID!) {
      undoArticleImport(id: $id) {
        ...articleImport_import @relay(mask: false)
      }
    }
  `);

  async function takeBack() {
    setIsAsking(false);
    try {
      await undo({ id });
      contentChanged();
      notify({ kind: 'success', title: `${counted(undoableCount, 'draft')} of ${name} deleted` });
    } catch (problem) {
      notify({ kind: 'error', title: 'The import was not undone', detail: messageOf(problem) });
    }
  }

  return (
    <section aria-label={name} className="rounded-card border border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <span className="truncate font-medium">{name}</span>
          <span className="text-xs text-ink-muted">
            {outcomeOf(articleImport)} · <Time instant={createdAt} />
          </span>
        </div>
        {importedCount + skippedCount > 0 && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide files' : 'Show files'}
          </Button>
        )}
        {undoableCount > 0 && (
          <Button size="sm" isBusy={isUndoing} busyLabel="Undoing" onClick={() => setIsAsking(true)}>
            Undo import
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="px-4 pb-3 text-critical">
          {error}
        </p>
      )}
      {isOpen && (
        <div className="border-t border-line px-4 py-1">
          <QueryBoundary what="files" fallback={<Skeleton className="h-32 w-full" />}>
            <ImportItems importId={id} />
          </QueryBoundary>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Undo the import of ${name}?`}
        message={`${counted(undoableCount, 'draft')} will be deleted, with the categories that are empty then. Drafts that somebody has changed or published since stay.`}
        confirmLabel={`Delete ${counted(undoableCount, 'draft')}`}
        isDanger
        onConfirm={() => void takeBack()}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
