import { graphql } from 'react-relay/hooks';
import { type SetStaffPermission } from '#generated/SetStaffPermission';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { permissionTexts } from '#session/permissionTexts.ts';
import { type Permission } from '#session/usePermission.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** Lets Staff do something or not, at once; it can be undone. `id` is of what Staff may do; `onChanged`: it is so on the server. */
export function useSetStaffPermission(id: string, onChanged: () => void) {
  const [send] = useAsyncMutation<SetStaffPermission>(graphql`
    mutation SetStaffPermission($flag: PermissionFlag!, $isAllowed: Boolean!) {
      setStaffPermission(flag: $flag, isAllowed: $isAllowed) {
        ...useStaffPermissions_staff
      }
    }
  `);

  async function setStaffPermission(flag: Permission, isAllowed: boolean, isUndo = false) {
    const { title } = permissionTexts[flag];
    try {
      await send(
        { flag, isAllowed },
        {
          optimisticUpdater: (store) => {
            store.get(id)?.getLinkedRecord('permissions')?.setValue(isAllowed, flag);
          },
        },
      );
      onChanged();
      notify({
        kind: 'success',
        id: `permission-${flag}`,
        title: isAllowed ? 'Staff may do this now' : 'Staff can no longer do this',
        detail: title,
        ...(!isUndo && { action: { label: 'Undo', onAction: () => void setStaffPermission(flag, !isAllowed, true) } }),
      });
    } catch (error) {
      notify({ kind: 'error', title: `“${title}” was not changed`, detail: messageOf(error), duration: 'long' });
    }
  }
  return { setStaffPermission };
}
