import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type EventTypes_integration$key } from '#generated/EventTypes_integration';
import { type RefreshEventTypes } from '#generated/RefreshEventTypes';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { Section } from '#ui/Section.tsx';
import { Time } from '#ui/Time.tsx';
import { notify } from '#ui/toast.ts';
import { integrationsChanged } from '../useIntegrationEvents.ts';

/** What can be booked at Calendly, and which flows offer it. */
export function EventTypes({ integration: key }: { integration: EventTypes_integration$key }) {
  const { id, calendly } = useFragment(
    graphql`
      fragment EventTypes_integration on Integration {
        id
        calendly {
          recentBookings
          eventTypesFetchedAt
          eventTypes {
            uri
            name
            durationMinutes
            isActive
            usedIn {
              id
              name
            }
          }
        }
      }
    `,
    key,
  );
  const [refresh, isRefreshing] = useAsyncMutation<RefreshEventTypes>(graphql`
    mutation RefreshEventTypes($id: ID!) {
      testIntegration(id: $id) {
        id
        status
        lastError
        lastUsedAt
        ...CalendlySettings_integration
      }
    }
  `);

  async function ask() {
    try {
      const { testIntegration } = await refresh({ id });
      integrationsChanged();
      const { lastError } = testIntegration;
      if (lastError) notify({ kind: 'error', title: 'Event types were not fetched', detail: lastError });
      else notify({ kind: 'success', title: 'Event types are up to date' });
    } catch (error) {
      notify({ kind: 'error', title: 'Event types were not fetched', detail: messageOf(error) });
    }
  }

  if (!calendly) return null;
  const { eventTypes, eventTypesFetchedAt, recentBookings } = calendly;
  return (
    <Section
      title="Event types"
      description={`What visitors can book. ${counted(recentBookings, 'booking')} in chats in the last 30 days.`}
    >
      {eventTypes.length === 0 ? (
        <p className="text-dense text-ink-muted">There are none yet. Make one at Calendly, then fetch them again.</p>
      ) : (
        <ul aria-label="Event types" className="divide-y divide-line rounded-card border border-line text-dense">
          {eventTypes.map(({ uri, name, durationMinutes, isActive, usedIn }) => (
            <li key={uri} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
              <span className="min-w-0 flex-1 basis-48">
                <span className="block truncate font-medium">{name}</span>
                <span className="text-ink-muted">
                  {counted(durationMinutes, 'minute')}
                  {usedIn.length > 0 && ', in '}
                  {usedIn.map((flow, index) => (
                    <span key={flow.id}>
                      {index > 0 && ', '}
                      <Link to={paths.guidedFlow(flow.id)} className="link">
                        {flow.name}
                      </Link>
                    </span>
                  ))}
                </span>
              </span>
              {isActive ? <Badge tone="positive">Can be booked</Badge> : <Badge>Switched off</Badge>}
              {!isActive && usedIn.length > 0 && <Badge tone="caution">In use</Badge>}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-dense text-ink-muted">
        <Button
          isBusy={isRefreshing}
          busyLabel="Fetching"
          icon={<RefreshCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
          onClick={() => void ask()}
        >
          Fetch again
        </Button>
        <span>
          Fetched <Time instant={eventTypesFetchedAt} format="en" />
        </span>
      </div>
    </Section>
  );
}
