import { ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type CreateTicket } from '#generated/CreateTicket';
import { type TicketPanel_conversation$key } from '#generated/TicketPanel_conversation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { Panel } from './Panel.tsx';

type TicketPanelProps = { conversation: TicketPanel_conversation$key; mayChange: boolean };

/** The conversation's ticket at the helpdesk; nothing where there is none and no helpdesk either. */
export function TicketPanel({ conversation, mayChange }: TicketPanelProps) {
  const { id, ticket, client } = useFragment(
    graphql`
      fragment TicketPanel_conversation on Conversation {
        id
        version
        client {
          id
          integratedWithZendesk
        }
        ticket {
          id
          externalId
          url
          status
          state
          lastError
          lastSyncAt
        }
      }
    `,
    conversation,
  );
  const [create, isCreating] = useAsyncMutation<CreateTicket>(graphql`
    mutation CreateTicket($conversationId: ID!) {
      createTicket(conversationId: $conversationId) {
        ...TicketPanel_conversation
      }
    }
  `);
  if (!ticket && !(client.integratedWithZendesk && mayChange)) return null;

  async function send() {
    try {
      await create({ conversationId: id });
    } catch (error) {
      notify({ kind: 'error', title: 'No ticket was created', detail: messageOf(error) });
    }
  }

  const canSend = mayChange && client.integratedWithZendesk && ticket?.state !== 'Queued';
  return (
    <Panel title="Zendesk">
      {ticket && (
        <div className="grid gap-1.5">
          <p className="flex min-w-0 flex-wrap items-center gap-2">
            {ticket.externalId && ticket.url ? (
              <a href={ticket.url} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1">
                Ticket #{ticket.externalId}
                <ExternalLink aria-hidden className="size-3.5" strokeWidth={1.75} />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            ) : (
              <span>Ticket</span>
            )}
            <State {...ticket} />
          </p>
          {ticket.lastError ? (
            <p className={ticket.state === 'Failed' ? 'text-critical' : 'text-ink-muted'}>
              {ticket.lastError}
              {ticket.state === 'Queued' && ' It is sent as soon as Zendesk is back.'}
            </p>
          ) : (
            ticket.lastSyncAt && (
              <p className="text-ink-muted">
                Last in step <Time instant={ticket.lastSyncAt} format="en" />
              </p>
            )
          )}
        </div>
      )}
      {canSend && (
        <div className={ticket ? 'mt-2' : ''}>
          <Button size="sm" isBusy={isCreating} busyLabel="Sending" onClick={() => void send()}>
            {labelOf(ticket)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

type Shown = { readonly state: string; readonly status: string | null | undefined };

function labelOf(ticket: Shown | null | undefined): string {
  if (!ticket) return 'Create ticket';
  return ticket.state === 'Failed' ? 'Try again' : 'Update ticket';
}

function State({ state, status }: Shown) {
  if (state === 'Queued') return <Badge tone="busy">Waiting to be sent</Badge>;
  if (state === 'Failed') return <Badge tone="critical">Not sent</Badge>;
  if (status === 'Solved' || status === 'Closed') return <Badge tone="positive">{status}</Badge>;
  return status ? <Badge>{STATUS[status] ?? status}</Badge> : null;
}

const STATUS: Readonly<Record<string, string>> = { Hold: 'On hold' };
