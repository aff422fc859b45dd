import { graphql, useMutation } from 'react-relay';
import { type SetStaffPermission } from '#generated/SetStaffPermission';
import { permissionWords } from '#session/permissionWords.ts';
import { type Permission } from '#session/usePermission.ts';
import { notify } from '#ui/toast.ts';

/** Lets Staff do something or not, at once; it can be undone. `id` is of what Staff may do; `onChanged`: it is so on the server. */
export function useSetStaffPermission(id: string, onChanged: () => void) {
  const [commit] = useMutation<SetStaffPermission>(graphql`
    mutation SetStaffPermission($flag: PermissionFlag!, $isAllowed: Boolean!) {
      setStaffPermission(flag: $flag, isAllowed: $isAllowed) {
        ...useStaffPermissions_staff
      }
    }
  `);

  return function setStaffPermission(flag: Permission, isAllowed: boolean, isUndo = false) {
    const { title } = permissionWords[flag];
    commit({
      variables: { flag, isAllowed },
      optimisticUpdater: (store) => {
        store.get(id)?.getLinkedRecord('permissions')?.setValue(isAllowed, flag);
      },
      onCompleted: () => {
        onChanged();
        notify({
          kind: 'success',
          id: `permission-${flag}`,
          title: isAllowed ? 'Staff may do this now' : 'Staff may not do this any more',
          detail: title,
          ...(!isUndo && { action: { label: 'Undo', onAction: () => setStaffPermission(flag, !isAllowed, true) } }),
        });
      },
      onError: ({ message }) =>
        notify({ kind: 'error', title: `“${title}” was not changed`, detail: message, duration: 'long' }),
    });
  };
}
