import { Clock, History, Minus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GptStatus_article$data, GptStatus_article$key } from '#generated/GptStatus_article';
import { Badge } from '#ui/Badge.tsx';
import { Popover } from '#ui/dialogs/Popover.tsx';
import { GPT_STATUS_LABELS } from './gptStatuses.ts';
import { RetryTraining } from './RetryTraining.tsx';

/** How far content of any type is on its way into answers; of what has failed also why, and the way to try again. */
export function GptStatus({ article: key }: { article: GptStatus_article$key }) {
  const article = useFragment(
    graphql`
      fragment GptStatus_article on Article {
        id
        title
        status
        includeInGpt
        gptStatus
        gptProgress
        gptErrorCode
        gptError
      }
    `,
    key,
  );
  const { status, includeInGpt, gptStatus, gptProgress } = article;
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
          {status === 'Draft' && includeInGpt ? 'Once published' : GPT_STATUS_LABELS.NotIncluded}
        </span>
      );
  }
}

function Failed({ article: { id, title, gptError } }: { article: GptStatus_article$data }) {
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
          <RetryTraining id={id} title={title} />
        </div>
      )}
    </Popover>
  );
}
