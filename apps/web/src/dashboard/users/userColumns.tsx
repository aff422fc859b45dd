import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { type UserList_query$data } from '#generated/UserList_query';
import { useCurrentUser } from '#session/currentUser.ts';
import { useIsAdmin } from '#session/useIsAdmin.ts';
import { Badge } from '#ui/Badge.tsx';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { type UserAction } from './actions/UserDialogs.tsx';
import { UserMenu } from './UserMenu.tsx';

export type UserRow = UserList_query$data['users']['edges'][number]['node'];

/** What is shown of each person, and what can be done with them. */
export function userColumns(onAct: (act: UserAction) => void): readonly TableColumn<UserRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      width: '1.6fr',
      sorts: 'ascending',
      cell: (user) => <Name {...user} />,
    },
    { id: 'email', header: 'Email', width: '1.6fr', onPhones: 'plain', cell: (user) => <Email {...user} /> },
    { id: 'role', header: 'Role', width: 72, onPhones: 'plain', cell: ({ role }) => role },
    { id: 'standing', header: 'Status', width: '1.6fr', onPhones: 'plain', cell: (user) => <Standing {...user} /> },
    { id: 'seen', header: 'Last seen', width: 96, sorts: 'descending', cell: (user) => <LastSeen {...user} /> },
    { id: 'teams', header: 'Teams', cell: (user) => <Teams {...user} /> },
    {
      id: 'acts',
      header: 'Actions',
      align: 'end',
      width: 56,
      onPhones: 'plain',
      cell: (user) => (
        <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
          <UserMenu user={user} onAct={onAct} />
        </span>
      ),
    },
  ];
}

function Name(user: UserRow) {
  const { id, name, email } = user;
  const me = useCurrentUser();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <PersonAvatar person={user} size={24} look={id === me?.id ? 'me' : 'line'} />
      {/* An address is read to its end, as that tells whose it is. */}
      <span
        className={name === email ? 'line-clamp-2 leading-4 whitespace-normal wrap-anywhere' : 'truncate'}
        title={name}
      >
        {name === email ? <Address of={email} /> : name}
      </span>
      {id === me?.id && <span className="flex-none font-normal text-ink-faint">you</span>}
    </span>
  );
}

/** Where it is too long for its line, it goes on after the sign that ends whose it is. */
function Address({ of: email }: { of: string }) {
  const domain = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}

/** Of who was only invited nothing else is known, so that it stands as the name. */
function Email({ name, email }: UserRow) {
  if (name !== email) return <span title={email}>{email}</span>;
  return (
    <span className="text-ink-faint">
      <span className="max-md:hidden">–</span>
      <span className="md:hidden">no name yet</span>
    </span>
  );
}

function Standing({ invitation, hasTwoFactor }: UserRow) {
  const isAdmin = useIsAdmin();
  if (!invitation) {
    return (
      <span className="inline-flex min-w-0 items-center gap-2">
        <Badge tone="positive">Active</Badge>
        {isAdmin && typeof hasTwoFactor === 'boolean' && (
          <span className="truncate text-xs text-ink-faint">two-factor {hasTwoFactor ? 'on' : 'off'}</span>
        )}
      </span>
    );
  }
  const { isExpired, expiresAt, inviterName } = invitation;
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-2 max-md:flex-wrap">
      <span className="flex-none">
        {isExpired ? <Badge tone="caution">Invitation expired</Badge> : <Badge>Invited</Badge>}
      </span>
      <span className="min-w-0 truncate text-xs text-ink-faint" title={inviterName ? `by ${inviterName}` : undefined}>
        {expiresAt && !isExpired && (
          <>
            ends <Time instant={expiresAt} isAhead />
            {inviterName && ', '}
          </>
        )}
        {inviterName && `by ${inviterName}`}
      </span>
    </span>
  );
}

function LastSeen({ lastSeenAt }: UserRow) {
  return lastSeenAt ? <Time instant={lastSeenAt} isFocusable /> : <span className="text-ink-faint">never</span>;
}

function Teams({ teams }: UserRow) {
  const names = teams.map(({ name }) => name).join(', ');
  return names ? <span title={names}>{names}</span> : <span className="text-ink-faint">none</span>;
}
