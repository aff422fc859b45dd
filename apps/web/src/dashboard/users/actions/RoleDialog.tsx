import { graphql } from 'react-relay/hooks';
import { type ChangeUserRole } from '#generated/ChangeUserRole';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { messageOf } from '#ui/messageOf.ts';
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
    message: 'Admins may do everything: plan and bill, people and their roles, all settings. It takes effect at once.',
  },
  Staff: { as: 'Staff', message: 'They can do what the Staff role allows. It takes effect at once.' },
};

const COPIED_LINKS = 'Copied links to this invitation stop working; the emailed one still works.';

/** Asks before somebody becomes an Admin, or no longer is one. */
export function RoleDialog({ user, role, onClose, onChanged }: RoleDialogProps) {
  const [send, isBusy] = useAsyncMutation<ChangeUserRole>(graphql`
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

  async function change() {
    try {
      await send({ id: user.id, role });
      notify({ kind: 'success', title: `${user.name} is ${as} now` });
    } catch (error) {
      notify({ kind: 'error', title: 'The role was not changed.', detail: messageOf(error) });
    } finally {
      onClose();
      // After a refusal too: who they are may have changed, which is why.
      onChanged();
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Make ${user.name} ${as}?`}
      message={voidsLinks ? `${message} ${COPIED_LINKS}` : message}
      confirmLabel={`Make ${as}`}
      isBusy={isBusy}
      onConfirm={() => void change()}
      onClose={onClose}
    />
  );
}
