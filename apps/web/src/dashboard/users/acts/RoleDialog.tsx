import { graphql, useMutation } from 'react-relay';
import { type ChangeUserRole } from '#generated/ChangeUserRole';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { notify } from '#ui/toast.ts';

type RoleDialogProps = {
  user: { id: string; name: string };
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
        notify({ kind: 'error', title: 'The role was not changed.', detail: error.message });
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Make ${user.name} ${as}?`}
      message={message}
      confirmLabel={`Make ${as}`}
      isBusy={isBusy}
      onConfirm={change}
      onClose={onClose}
    />
  );
}
