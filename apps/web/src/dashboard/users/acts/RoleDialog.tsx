import { graphql, useMutation } from 'react-relay';
import { type ChangeUserRole } from '#generated/ChangeUserRole';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { notify } from '#ui/toast.ts';

type RoleDialogProps = {
  user: { id: string; name: string; invitation: object | null | undefined };
  role: 'Staff' | 'Admin';
  onClose: () => void;
  onChanged: () => void;
};

const WORDS = {
  Admin: {
    as: 'an Admin',
    message: 'Admins may do everything: plan and bill, people and their roles, all settings. It counts at once.',
  },
  Staff: { as: 'Staff', message: 'From now on they may do what the role Staff includes. It counts at once.' },
};

const COPIED_LINKS = 'Links to this invitation that were copied no longer work; the one that was mailed does.';

/** Asks before somebody becomes an Admin, or no longer is one. */
export function RoleDialog({ user, role, onClose, onChanged }: RoleDialogProps) {
  const [commit, isBusy] = useMutation<ChangeUserRole>(graphql`
    mutation ChangeUserRole($id: ID!, $role: UserRole!) {
      changeUserRole(id: $id, role: $role) {
        id
        role
      }
    }
  `);
  const { as, message } = WORDS[role];
  // The API takes those links back: whoever holds one was to be less.
  const voidsLinks = role === 'Admin' && user.invitation;

  function change() {
    commit({
      variables: { id: user.id, role },
      onCompleted: () => {
        onClose();
        onChanged();
        notify({ kind: 'success', title: `${user.name} is ${as} now` });
      },
      onError: (error) => {
        onClose();
        // Who they are may have changed, which is why.
        onChanged();
        notify({ kind: 'error', title: 'The role was not changed.', detail: error.message });
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Make ${user.name} ${as}?`}
      message={voidsLinks ? `${message} ${COPIED_LINKS}` : message}
      confirmLabel={`Make ${as}`}
      isBusy={isBusy}
      onConfirm={change}
      onClose={onClose}
    />
  );
}
