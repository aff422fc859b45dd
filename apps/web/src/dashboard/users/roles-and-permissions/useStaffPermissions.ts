import { graphql, useFragment } from 'react-relay/hooks';
import { type useStaffPermissions_staff$key } from '#generated/useStaffPermissions_staff';

/** What Staff may do, flag by flag. Whatever changes it brings the same fragment, and all that shows it follows. */
export function useStaffPermissions(staff: useStaffPermissions_staff$key) {
  return useFragment(
    graphql`
      fragment useStaffPermissions_staff on RolePermissions {
        id
        permissions {
          ...permissionFlags_permissions @relay(mask: false)
        }
      }
    `,
    staff,
  );
}
