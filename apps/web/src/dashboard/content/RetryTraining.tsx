import { RotateCw } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import type { RetryTrainingMutation } from '#generated/RetryTrainingMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** The button that puts content that failed on its way into answers again; nothing for who may not. */
export function RetryTraining({ id, title }: { id: string; title: string }) {
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [retry, isRetrying] = useAsyncMutation<RetryTrainingMutation>(graphql`
    mutation RetryTrainingMutation($id: ID!) {
      retryTraining(id: $id) {
        id
        ...GptStatus_article
      }
    }
  `);
  if (!mayChange) return null;

  async function tryAgain() {
    try {
      await retry({ id });
    } catch (error) {
      notify({ kind: 'error', title: `“${title}” was not queued again`, detail: messageOf(error) });
    }
  }

  return (
    <Button
      size="sm"
      isBusy={isRetrying}
      busyLabel="Retrying"
      icon={<RotateCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
      onClick={() => void tryAgain()}
    >
      Retry
    </Button>
  );
}
