import { CircleAlert, MoreHorizontal, Pencil, Power, RefreshCw, Send, Trash2 } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { counted } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { endpointName, type EndpointRow } from './endpointRow.ts';
import { EVENTS, eventWord } from './events.ts';

type Acts = {
  /** The endpoint to which a test is on its way. */
  testing: string | null;
  onTest: (endpoint: EndpointRow) => void;
  onEnabled: (endpoint: EndpointRow, isEnabled: boolean) => void;
  onOpen: (what: 'edit' | 'rotate' | 'delete', endpoint: EndpointRow) => void;
};

/** What is shown of each endpoint. */
export const endpointColumns = (acts: Acts): readonly TableColumn<EndpointRow>[] => [
  {
    id: 'name',
    header: 'Endpoint',
    isRowHeader: true,
    width: '1fr',
    cell: (endpoint) => <span title={endpointName(endpoint)}>{endpointName(endpoint)}</span>,
  },
  {
    id: 'url',
    header: 'Address',
    width: '1.6fr',
    onPhones: 'plain',
    cell: ({ url }) => (
      <code className="text-xs max-md:wrap-anywhere" title={url}>
        {url}
      </code>
    ),
  },
  {
    id: 'events',
    header: 'Told of',
    width: '0.9fr',
    cell: ({ events }) => (
      <span title={events.map(eventWord).join(', ')}>
        {events.length === EVENTS.length
          ? 'Everything'
          : events.length === 1
            ? events.map(eventWord)
            : counted(events.length, 'event')}
      </span>
    ),
  },
  { id: 'state', header: 'State', width: '1.1fr', onPhones: 'plain', cell: (endpoint) => <State {...endpoint} /> },
  { id: 'last', header: 'Last told', width: 92, cell: (endpoint) => <Last {...endpoint} /> },
  {
    id: 'acts',
    header: 'Actions',
    width: 56,
    align: 'end',
    onPhones: 'plain',
    cell: (endpoint) => (
      <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
        <Actions endpoint={endpoint} {...acts} />
      </span>
    ),
  },
];

function State({ state, failureStreak, disabledAt, previousUntil }: EndpointRow) {
  if (state === 'Failing') return <Badge tone="critical">Turned off</Badge>;
  if (state === 'Disabled')
    return (
      <Badge>
        Off
        {disabledAt && (
          <>
            {' '}
            since <Time instant={disabledAt} />
          </>
        )}
      </Badge>
    );
  if (failureStreak > 0) return <Badge tone="caution">{failureStreak} in a row given up</Badge>;
  if (previousUntil) {
    return (
      <Badge tone="busy" icon={RefreshCw}>
        Old secret ends <Time instant={previousUntil} isAhead />
      </Badge>
    );
  }
  return <Badge tone="positive">On</Badge>;
}

function Last({ lastDelivery }: EndpointRow) {
  if (!lastDelivery) return 'Nothing yet';
  return (
    <span className="inline-flex items-center gap-1.5">
      <Time instant={lastDelivery.createdAt} />
      {lastDelivery.state === 'Failed' && (
        <>
          <CircleAlert aria-hidden className="size-3.5 text-critical" strokeWidth={1.75} />
          <span className="sr-only">, did not get through</span>
        </>
      )}
    </span>
  );
}

function Actions({ endpoint, testing, onTest, onEnabled, onOpen }: Acts & { endpoint: EndpointRow }) {
  const name = endpointName(endpoint);
  const isOn = endpoint.state === 'Enabled';
  return (
    <Menu
      label={name}
      groups={[
        {
          id: 'send',
          entries: [
            {
              id: 'test',
              label: 'Send a test',
              icon: Send,
              isDisabled: testing !== null,
              onAction: () => onTest(endpoint),
            },
          ],
        },
        {
          id: 'change',
          entries: [
            { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => onOpen('edit', endpoint) },
            { id: 'rotate', label: 'Rotate the secret', icon: RefreshCw, onAction: () => onOpen('rotate', endpoint) },
            {
              id: 'enable',
              label: isOn ? 'Turn off' : 'Turn on',
              icon: Power,
              onAction: () => onEnabled(endpoint, !isOn),
            },
            { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: () => onOpen('delete', endpoint) },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${name}`} />}
    />
  );
}
