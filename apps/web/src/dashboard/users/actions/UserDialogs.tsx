import { type UserRow } from '../userColumns.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx';
import { ResetTwoFactorDialog } from './ResetTwoFactorDialog.tsx';
import { RevokeInvitationDialog } from './RevokeInvitationDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

/** What somebody is about to do with a person. */
export type UserAction =
  | { kind: 'link' | 'revoke' | 'delete' | 'twoFactor'; user: UserRow }
  | { kind: 'role'; user: UserRow; role: 'Staff' | 'Admin' };

type UserDialogsProps = {
  act: UserAction | null;
  onClose: () => void;
  /** Something about the person is different. */
  onChanged: () => void;
  /** The person is no longer in the list. */
  onGone: () => void;
};

/** The question before each act that is not done at once. */
export function UserDialogs({ act, onClose, onChanged, onGone }: UserDialogsProps) {
  function gone() {
    onClose();
    onGone();
  }

  if (!act) return null;
  const { user } = act;
  if (act.kind === 'link') return <InvitationLinkDialog user={user} onClose={onClose} />;
  if (act.kind === 'revoke') return <RevokeInvitationDialog user={user} onClose={onClose} onGone={gone} />;
  if (act.kind === 'twoFactor') return <ResetTwoFactorDialog user={user} onClose={onClose} />;
  if (act.kind === 'role') return <RoleDialog user={user} role={act.role} onClose={onClose} onChanged={onChanged} />;
  return <DeleteUserDialog user={user} onClose={onClose} onGone={gone} />;
}
