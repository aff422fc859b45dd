import { Link2, MoreHorizontal, RotateCw, ShieldCheck, Smartphone, User, UserMinus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { useIsAdmin } from '#session/useIsAdmin.ts';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { type UserAction } from './actions/UserDialogs.tsx';
import { useResendInvitation } from './actions/useResendInvitation.ts';
import { type UserRow } from './userColumns.tsx';
import { whyNot } from './whyNot.ts';

type UserMenuProps = { user: UserRow; onAct: (act: UserAction) => void };

/** What can be done with one person; what cannot says why. */
export function UserMenu({ user, onAct }: UserMenuProps) {
  const me = useCurrentUser();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const { resendInvitation } = useResendInvitation();
  const mayInvite = usePermission('INVITE_USERS');
  const mayDelete = usePermission('DELETE_USERS');
  const why = whyNot(user, { id: me?.id ?? '', isAdmin, mayInvite, mayDelete });
  const other = user.role === 'Admin' ? 'Staff' : 'Admin';

  const entry = (id: keyof typeof why, one: Omit<MenuEntry, 'id' | 'isDisabled'>): MenuEntry => ({
    ...one,
    id,
    isDisabled: why[id] !== null,
    detail: why[id] ?? one.detail,
  });
  const role = entry('role', {
    label: other === 'Admin' ? 'Make an Admin' : 'Make Staff',
    icon: ShieldCheck,
    onAction: () => onAct({ kind: 'role', user, role: other }),
  });
  const invitation = [
    entry('invitation', { label: 'Send again', icon: RotateCw, onAction: () => void resendInvitation(user) }),
    {
      ...entry('invitation', { label: 'Get a link', icon: Link2, onAction: () => onAct({ kind: 'link', user }) }),
      id: 'link',
    },
    role,
    {
      ...entry('invitation', {
        label: 'Revoke invitation',
        icon: UserMinus,
        isDanger: true,
        onAction: () => onAct({ kind: 'revoke', user }),
      }),
      id: 'revoke',
    },
  ];
  const member = [
    ...(user.id === me?.id
      ? [{ id: 'profile', label: 'My profile', icon: User, onAction: () => void navigate(paths.myProfile) }]
      : []),
    role,
    // Of whom it is known: to Admins, of each other and of Staff.
    ...(isAdmin && user.hasTwoFactor && user.id !== me?.id
      ? [
          {
            id: 'twoFactor',
            label: 'Reset two-factor',
            icon: Smartphone,
            onAction: () => onAct({ kind: 'twoFactor', user }),
          },
        ]
      : []),
    entry('delete', {
      label: 'Remove',
      icon: UserMinus,
      isDanger: true,
      onAction: () => onAct({ kind: 'delete', user }),
    }),
  ];

  return (
    <Menu
      label={`Actions for ${user.name}`}
      groups={[{ id: 'actions', entries: user.invitation ? invitation : member }]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={`Actions for ${user.name}`} />}
    />
  );
}
