import type { ComponentChildren } from 'preact';
import type { Row } from '#conversation/threadRows.ts';
import { Button } from './Button.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from './icons.tsx';
import { exactTimeOf, timeOf } from './when.ts';

type DeliveryProps = { row: Row; onRetry: (key: string) => void; onDiscard: (key: string) => void };

/** How an own message is doing, and what can be done when it is not well. */
export function Delivery({ row: { key, createdAt, delivery }, onRetry, onDiscard }: DeliveryProps) {
  if (delivery === null) return null;
  if (delivery === 'sent') {
    return (
      <Line>
        <CheckIcon className="size-3.5" />
        Sent
        <time dateTime={createdAt} title={exactTimeOf(createdAt)} className="tabular-nums">
          {timeOf(createdAt)}
        </time>
      </Line>
    );
  }
  if (delivery.state === 'sending' || delivery.state === 'waiting') {
    return (
      <Line>
        <ClockIcon className="size-3.5" />
        {delivery.state === 'sending' ? 'Sending' : 'Waiting to be sent'}
      </Line>
    );
  }
  return (
    <output className="mt-1 flex flex-wrap items-center justify-end gap-x-1.5 text-xs text-critical">
      <AlertIcon className="size-3.5" />
      {delivery.problem ?? 'Not sent.'}
      <Button look="link" onClick={() => onRetry(key)}>
        Retry
      </Button>
      {delivery.state === 'refused' && (
        <Button look="link" onClick={() => onDiscard(key)}>
          Remove
        </Button>
      )}
    </output>
  );
}

function Line({ children }: { children: ComponentChildren }) {
  return <p className="mt-1 flex items-center gap-1 px-0.5 text-xs text-ink-faint">{children}</p>;
}
