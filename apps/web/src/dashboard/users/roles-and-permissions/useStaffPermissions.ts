import { graphql, useFragment } from 'react-relay';
import { type useStaffPermissions_staff$key } from '#generated/useStaffPermissions_staff';

/** What Staff may do, flag by flag. Whatever changes it brings the same fragment, and all that shows it follows. */
export function useStaffPermissions(staff: useStaffPermissions_staff$key) {
  return useFragment(
    graphql`
      fragment useStaffPermissions_staff on RolePermissions {
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
    `,
    staff,
  );
}
