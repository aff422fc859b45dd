import { Ban, MoreHorizontal, Pencil, RefreshCw } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { calendarDay } from '#ui/calendarDay.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { type ApiKeyRow } from './apiKeyRow.ts';
import { SCOPES, scopeWord } from './scopes.ts';

type Acts = { onChange: (id: string) => void; onRotate: (id: string) => void; onRevoke: (id: string) => void };

/** What is shown of each key. */
export const apiKeyColumns = (acts: Acts): readonly TableColumn<ApiKeyRow>[] => [
  {
    id: 'name',
    header: 'Key',
    isRowHeader: true,
    width: '2fr',
    cell: ({ name, prefix }) => (
      <span className="flex min-w-0 items-baseline gap-2" title={name}>
        <span className="truncate">{name}</span>
        <code className="flex-none text-xs font-normal text-ink-muted">{prefix}…</code>
      </span>
    ),
  },
  { id: 'scopes', header: 'May', width: '1.1fr', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
  {
    id: 'used',
    header: 'Last used',
    width: 76,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Time instant={lastUsedAt} /> : 'Never'),
  },
  { id: 'state', header: 'State', width: '1.5fr', onPhones: 'plain', cell: (key) => <State {...key} /> },
  {
    id: 'by',
    header: 'Made by',
    width: '1fr',
    onPhones: 'hidden',
    cell: ({ createdByName, createdAt }) => (
      <span title={`${createdByName}, ${calendarDay(createdAt)}`}>{createdByName}</span>
    ),
  },
  {
    id: 'acts',
    header: 'Actions',
    width: 56,
    align: 'end',
    onPhones: 'plain',
    cell: (key) =>
      key.state === 'Active' && (
        <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
          <Actions apiKey={key} {...acts} />
        </span>
      ),
  },
];

function Scopes({ scopes }: Pick<ApiKeyRow, 'scopes'>) {
  const words = scopes.map(scopeWord).join(', ');
  return <span title={words}>{scopes.length === SCOPES.length ? 'Everything' : words}</span>;
}

function State({ state, expiresAt, revokedAt, previousUntil }: ApiKeyRow) {
  if (state === 'Revoked')
    return (
      <Badge>
        Revoked
        {revokedAt && (
          <>
            {' '}
            <Time instant={revokedAt} />
          </>
        )}
      </Badge>
    );
  if (state === 'Expired') return <Badge tone="caution">Expired</Badge>;
  if (previousUntil) {
    return (
      <Badge tone="busy" icon={RefreshCw}>
        Old secret ends <Time instant={previousUntil} isAhead />
      </Badge>
    );
  }
  if (expiresAt) {
    return (
      <Badge tone="positive">
        Until <time dateTime={expiresAt}>{calendarDay(expiresAt)}</time>
      </Badge>
    );
  }
  return <Badge tone="positive">Active</Badge>;
}

function Actions({ apiKey: { id, name }, onChange, onRotate, onRevoke }: Acts & { apiKey: ApiKeyRow }) {
  return (
    <Menu
      label={name}
      groups={[
        {
          id: 'acts',
          entries: [
            { id: 'change', label: 'Name and scopes', icon: Pencil, onAction: () => onChange(id) },
            { id: 'rotate', label: 'Rotate the secret', icon: RefreshCw, onAction: () => onRotate(id) },
            { id: 'revoke', label: 'Revoke', icon: Ban, isDanger: true, onAction: () => onRevoke(id) },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${name}`} />}
    />
  );
}
