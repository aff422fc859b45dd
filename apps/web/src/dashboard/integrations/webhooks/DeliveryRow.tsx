import { ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type DeliveryRow_delivery$data, type DeliveryRow_delivery$key } from '#generated/DeliveryRow_delivery';
import { type ReplayWebhookDelivery } from '#generated/ReplayWebhookDelivery';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { count, counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { webhooksChanged } from './webhooksChanged.ts';

type Delivery = DeliveryRow_delivery$data;

/** One delivery: what came of it, and unfolded what was sent and answered. */
export function DeliveryRow({ delivery: key }: { delivery: DeliveryRow_delivery$key }) {
  const delivery = useFragment(
    graphql`
      fragment DeliveryRow_delivery on WebhookDelivery {
        id
        event
        eventId
        payload
        state
        attempts
        responseStatus
        responseBody
        error
        durationMs
        createdAt
        nextTryAt
        isReplay
      }
    `,
    key,
  );
  const { event, createdAt, responseStatus, durationMs, attempts, isReplay } = delivery;
  const facts = [
    isReplay && 'sent again by hand',
    attempts > 1 && counted(attempts, 'attempt'),
    typeof responseStatus === 'number' && String(responseStatus),
    typeof durationMs === 'number' && `${count(durationMs)} ms`,
  ].filter(Boolean);
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-dense -outline-offset-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 flex-none text-ink-faint transition-transform group-open:rotate-90"
            strokeWidth={1.75}
          />
          <span className="w-24 flex-none">
            <State {...delivery} />
          </span>
          <code className="min-w-0 flex-1 basis-40 text-xs wrap-anywhere">{event}</code>
          <span className="text-ink-muted tabular-nums max-md:order-1 max-md:flex-1 max-md:basis-40 max-md:pl-7 max-md:text-xs">
            {facts.join(', ')}
          </span>
          <Time
            instant={createdAt}
            className="w-14 flex-none text-right text-ink-muted max-md:order-1 max-md:text-xs"
          />
        </summary>
        <Exchange delivery={delivery} />
      </details>
    </li>
  );
}

function State({ state }: Pick<Delivery, 'state'>) {
  if (state === 'Waiting') return <Badge tone="busy">Waiting</Badge>;
  return state === 'Failed' ? <Badge tone="critical">Given up</Badge> : <Badge tone="positive">Delivered</Badge>;
}

function Exchange({ delivery }: { delivery: Delivery }) {
  const { id, event, eventId, payload, error, responseBody, nextTryAt } = delivery;
  const [send, isSending] = useAsyncMutation<ReplayWebhookDelivery>(graphql`
    mutation ReplayWebhookDelivery($id: ID!) {
      replayWebhookDelivery(id: $id) {
        id
        state
        error
      }
    }
  `);

  async function replay() {
    try {
      const { state, error: reason } = (await send({ id })).replayWebhookDelivery;
      if (state === 'Delivered')
        notify({ kind: 'success', title: `${event} was sent again`, detail: 'It got through.' });
      else notify({ kind: 'error', title: `${event} did not get through again`, detail: reason ?? undefined });
      webhooksChanged();
    } catch (problem) {
      notify({ kind: 'error', title: `${event} was not sent again`, detail: messageOf(problem) });
    }
  }

  return (
    <div className="grid gap-3 px-4 pt-1 pb-4 md:pl-11">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-dense text-ink-muted">
        <span className="min-w-0 flex-1 basis-60">
          {error && <span className="text-critical">{error} </span>}
          {nextTryAt && (
            <>
              Tried again <Time instant={nextTryAt} isAhead />.{' '}
            </>
          )}
          <code className="text-xs wrap-anywhere">{eventId}</code>
        </span>
        <CopyButton text={payload} label="Copy the payload" size="sm" />
        <Button size="sm" isBusy={isSending} busyLabel="Sending" onClick={() => void replay()}>
          Send again
        </Button>
      </div>
      <Text label="Sent" text={indented(payload)} />
      {responseBody && <Text label="Answered" text={responseBody} />}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-xs font-medium text-ink-muted">{label}</h3>
      <pre className="rounded-control bg-well px-3 py-2.5 text-xs leading-5 wrap-anywhere whitespace-pre-wrap inset-ring inset-ring-line">
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** For people; what was sent has no blanks. */
function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
