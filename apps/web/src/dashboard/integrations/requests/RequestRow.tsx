import { useId, useState } from 'react';
import { ArrowDownLeft, ArrowUpRight, ChevronRight, RotateCcw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type ReplayIntegrationRequest } from '#generated/ReplayIntegrationRequest';
import { type RequestRow_request$key } from '#generated/RequestRow_request';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { RequestBody } from './RequestBody.tsx';

type RequestRowProps = { request: RequestRow_request$key; onReplayed: () => void };

/** One request; opened it shows what was said, and can be done again. */
export function RequestRow({ request: key, onReplayed }: RequestRowProps) {
  const request = useFragment(
    graphql`
      fragment RequestRow_request on IntegrationRequest {
        id
        direction
        method
        url
        status
        hasFailed
        durationMs
        request
        response
        isReplay
        whyNotReplayed
        createdAt
        conversation {
          id
          number
        }
      }
    `,
    key,
  );
  const { id, direction, method, url, status, hasFailed, durationMs, isReplay, whyNotReplayed, createdAt } = request;
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const Arrow = direction === 'In' ? ArrowDownLeft : ArrowUpRight;
  const [replay, isReplaying] = useAsyncMutation<ReplayIntegrationRequest>(graphql`
    mutation ReplayIntegrationRequest($id: ID!) {
      replayIntegrationRequest(id: $id) {
        id
        hasFailed
        status
      }
    }
  `);

  async function again() {
    try {
      const { replayIntegrationRequest: fresh } = await replay({ id });
      if (fresh.hasFailed) notify({ kind: 'error', title: `Done again, and failed again${spelt(fresh.status)}` });
      else notify({ kind: 'success', title: 'Done again' });
      onReplayed();
    } catch (error) {
      notify({ kind: 'error', title: 'It was not done again', detail: messageOf(error) });
    }
  }

  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left -outline-offset-2 hover:bg-hover max-md:flex-wrap max-md:gap-y-1"
      >
        <ChevronRight
          aria-hidden
          className={`size-3.5 flex-none text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
          strokeWidth={1.75}
        />
        <Badge tone={hasFailed ? 'critical' : 'neutral'}>{status ?? 'No answer'}</Badge>
        <Arrow aria-hidden className="size-3.5 flex-none text-ink-muted" strokeWidth={1.75} />
        <span className="sr-only">{direction === 'In' ? 'Received' : 'Sent'}</span>
        <span className="min-w-0 flex-1 truncate" title={url}>
          <span className="font-medium">{method}</span> {pathOf(url)}
        </span>
        {isReplay && <Badge icon={RotateCcw}>Again</Badge>}
        <span className="flex-none text-xs text-ink-faint tabular-nums max-md:hidden">{durationMs} ms</span>
        <span className="flex-none text-xs text-ink-faint md:min-w-20 md:text-right">
          <Time instant={createdAt} format="en" />
        </span>
      </button>
      {isOpen && (
        <div id={details} className="grid gap-3 border-t border-line bg-well px-4 py-3">
          <p className="text-xs text-ink-muted wrap-anywhere">{url}</p>
          <RequestBody title={direction === 'In' ? 'What was told' : 'What was sent'} text={request.request ?? null} />
          <RequestBody
            title={direction === 'In' ? 'What came of it' : 'What was answered'}
            text={request.response ?? null}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {whyNotReplayed ? (
              <p className="text-xs text-ink-muted">Cannot be done again: {lowered(whyNotReplayed)}</p>
            ) : (
              <Button
                size="sm"
                isBusy={isReplaying}
                busyLabel="Doing it again"
                icon={<RotateCcw aria-hidden className="size-3.5" strokeWidth={1.75} />}
                onClick={() => void again()}
              >
                Replay
              </Button>
            )}
            {request.conversation && (
              <Link to={paths.conversation(request.conversation.id)} className="link">
                Conversation #{request.conversation.number}
              </Link>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

const spelt = (status: number | null | undefined) => (status ? ` (${status})` : '');

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What of an address tells requests apart: they all go to one account. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return decodeURIComponent(pathname.replace(/^.*\/api(\/v2)?(?=\/)/, '') + search);
}
