import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type RolePermissionsChanged } from '#generated/RolePermissionsChanged';

/** What another Admin changes shows here too. `onChange` is told of each, one's own included; the same function each time. */
export function useRolePermissionsChanged(onChange: () => void) {
  useSubscription<RolePermissionsChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RolePermissionsChanged {
            rolePermissionsChanged {
              ...useStaffPermissions_staff
            }
          }
        `,
        variables: {},
        onNext: onChange,
      }),
      [onChange],
    ),
  );
}
