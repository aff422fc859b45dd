import { Clock, History, Minus, RotateCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GptStatus_article$data, GptStatus_article$key } from '#generated/GptStatus_article';
import type { GptStatusRetryMutation } from '#generated/GptStatusRetryMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { usePermission } from '#session/usePermission.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Popover } from '#ui/dialogs/Popover.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { GPT_STATUS_LABELS } from './gptStatuses.ts';

/** How far content of any type is on its way into answers; of what has failed also why, and the way to try again. */
export function GptStatus({ article: key }: { article: GptStatus_article$key }) {
  const article = useFragment(
    graphql`
      fragment GptStatus_article on Article {
        id
        title
        gptStatus
        gptProgress
        gptErrorCode
        gptError
      }
    `,
    key,
  );
  const { gptStatus, gptProgress } = article;
  switch (gptStatus) {
    case 'Trained':
      return <Badge tone="positive">Trained</Badge>;
    case 'Extracting':
    case 'Training':
      return (
        <Badge tone="busy" percentage={gptProgress ?? undefined}>
          {GPT_STATUS_LABELS[gptStatus]}
        </Badge>
      );
    case 'Queued':
      return <Badge icon={Clock}>Queued</Badge>;
    case 'Outdated':
      return (
        <Badge tone="caution" icon={History}>
          Outdated
        </Badge>
      );
    case 'Failed':
      return <Failed article={article} />;
    default:
      return (
        <span className="inline-flex h-5 items-center gap-[5px] text-xs whitespace-nowrap text-ink-muted">
          <Minus aria-hidden className="size-3 flex-none" strokeWidth={2.1} />
          Not included
        </span>
      );
  }
}

function Failed({ article: { id, title, gptError } }: { article: GptStatus_article$data }) {
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [retry, isRetrying] = useAsyncMutation<GptStatusRetryMutation>(graphql`
    mutation GptStatusRetryMutation($id: ID!) {
      retryTraining(id: $id) {
        id
        ...GptStatus_article
      }
    }
  `);

  async function tryAgain() {
    try {
      await retry({ id });
    } catch (error) {
      notify({ kind: 'error', title: `“${title}” was not queued again`, detail: messageOf(error) });
    }
  }

  return (
    <Popover
      label={`Why ${title} failed`}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={`Failed: why, of ${title}`}
          className="rounded-[5px] outline-offset-2 outline-focus focus-visible:outline-2"
        >
          <Badge tone="critical">Failed</Badge>
        </button>
      )}
    >
      {() => (
        <div className="grid max-w-80 justify-items-start gap-3 p-3.5 text-dense">
          <p className="text-pretty">{gptError ?? 'It could not be read.'}</p>
          {mayChange && (
            <Button
              size="sm"
              isBusy={isRetrying}
              busyLabel="Retrying"
              icon={<RotateCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
              onClick={() => void tryAgain()}
            >
              Retry
            </Button>
          )}
        </div>
      )}
    </Popover>
  );
}
