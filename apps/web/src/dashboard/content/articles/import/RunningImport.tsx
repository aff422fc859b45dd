import { graphql } from 'react-relay/hooks';
import type { RunningImportCancelMutation } from '#generated/RunningImportCancelMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { counted } from '#ui/format.ts';
import { Progress } from '#ui/progress/Progress.tsx';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../../contentChanges.ts';
import type { ArticleImport } from './articleImport.ts';

/** How far an import is, and the way to end it. It goes on when the dialog is closed. */
export function RunningImport({
  articleImport: { id, name, state, progress, importedCount },
}: {
  articleImport: ArticleImport;
}) {
  const [cancel, isCancelling] = useAsyncMutation<RunningImportCancelMutation>(graphql`
    mutation RunningImportCancelMutation($id: ID!) {
      cancelArticleImport(id: $id) {
        ...articleImport_import @relay(mask: false)
      }
    }
  `);

  async function end() {
    try {
      await cancel({ id });
      contentChanged();
    } catch (error) {
      notify({ kind: 'error', title: 'The import goes on', detail: messageOf(error) });
    }
  }

  return (
    <div className="flex items-center gap-4 rounded-card border border-line px-4 py-3">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex gap-3">
          <span className="truncate font-medium">{name}</span>
          <span className="ml-auto flex-none text-ink-muted">
            {state === 'Waiting' ? 'Waits for its turn' : `${counted(importedCount, 'draft')} so far`}
          </span>
        </p>
        <Progress label={`Importing ${name}`} share={typeof progress === 'number' ? progress / 100 : null} />
        <p className="text-xs text-ink-muted">You can close this: it goes on, and what came of it stands here.</p>
      </div>
      <Button size="sm" isBusy={isCancelling} busyLabel="Cancelling" onClick={() => void end()}>
        Cancel
      </Button>
    </div>
  );
}
