import { Eye } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { type ViewAsButton_staff$key } from '#generated/ViewAsButton_staff';
import { paths } from '#router/paths.ts';
import { viewAsStaff } from '#session/viewAs.ts';
import { Button } from '#ui/Button.tsx';

/** Leads to the dashboard as Staff see it. */
export function ViewAsButton({ staff }: { staff: ViewAsButton_staff$key }) {
  const { permissions } = useFragment(
    graphql`
      fragment ViewAsButton_staff on RolePermissions {
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
  const navigate = useNavigate();

  function view() {
    viewAsStaff(permissions);
    void navigate(paths.dashboard);
  }

  return (
    <Button icon={<Eye aria-hidden className="size-4" strokeWidth={1.75} />} onClick={view}>
      View as Staff
    </Button>
  );
}
