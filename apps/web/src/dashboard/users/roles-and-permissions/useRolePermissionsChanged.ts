import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { type RolePermissionsChanged } from '#generated/RolePermissionsChanged';

/** What another Admin changes shows here too. `onChange` is told of each, one's own included; the same function each time. */
export function useRolePermissionsChanged(onChange: () => void) {
  useSubscription<RolePermissionsChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RolePermissionsChanged {
            rolePermissionsChanged {
              id
              permissions {
                MANAGE_CLIENT
                INVITE_USERS
                DELETE_USERS
                MANAGE_CONVERSATIONS
                MANAGE_GUIDED_FLOWS
                MANAGE_AUTOMATED_FAQS
                MANAGE_ARTICLES
                UPDATE_USER_PROFILE
                VIEW_USERS
                VIEW_PERMISSIONS
                UPDATE_ASSISTANTS
              }
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
