import type { ComponentChildren } from 'preact';
import type { Row } from '#conversation/threadRows.ts';
import { t } from '#language/t.ts';
import { Button } from './Button.tsx';
import { AlertIcon, CheckIcon, ChecksIcon, ClockIcon } from './icons.tsx';
import { exactTimeOf, timeOf } from './when.ts';

export type DeliveryProps = {
  row: Row;
  isOnline: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  onEdit: (key: string) => void;
};

/** How an own message is doing, and what can be done as long as it has not arrived. */
export function Delivery({ row: { key, createdAt, delivery }, isOnline, ...on }: DeliveryProps) {
  if (delivery === null) return null;
  if (delivery === 'sent' || delivery === 'read') {
    return (
      <Line>
        {delivery === 'read' ? <ChecksIcon className="size-3.5 text-brand" /> : <CheckIcon className="size-3.5" />}
        {delivery === 'read' ? t('Read') : t('Sent')}
        <time dateTime={createdAt} title={exactTimeOf(createdAt)} className="tabular-nums">
          {timeOf(createdAt)}
        </time>
      </Line>
    );
  }
  const { state, problem, dueAt } = delivery;
  if (state === 'sending' || (state === 'waiting' && isOnline)) {
    return (
      <Line>
        <ClockIcon className="size-3.5" />
        {state === 'sending' ? t('Sending') : t('Waiting to be sent')}
      </Line>
    );
  }
  const isFaulty = state === 'failed' || state === 'refused';
  return (
    <output
      className={`mt-1 flex flex-wrap items-center justify-end gap-x-1.5 text-xs ${isFaulty ? 'text-critical' : 'text-ink-muted'}`}
    >
      {isFaulty ? <AlertIcon className="size-3.5" /> : <ClockIcon className="size-3.5" />}
      {state === 'waiting' && t('Sent when you are back online.')}
      {state === 'postponed' &&
        t('Many messages at once: this one is sent at {time}.', { time: timeOf(dueAt ?? createdAt) })}
      {state === 'failed' && t('Not sent yet.')}
      {state === 'refused' && problem && t(problem)}
      {isFaulty && (
        <Button look="link" onClick={() => on.onRetry(key)}>
          {t('Retry')}
        </Button>
      )}
      <Button look="link" onClick={() => on.onEdit(key)}>
        {t('Edit')}
      </Button>
      <Button look="link" onClick={() => on.onDiscard(key)}>
        {t('Remove')}
      </Button>
    </output>
  );
}

function Line({ children }: { children: ComponentChildren }) {
  return <p className="mt-1 flex items-center gap-1 px-0.5 text-xs text-ink-faint">{children}</p>;
}
