import { useCallback, useDeferredValue, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import RolesQueryNode, { type RolesQuery } from '#generated/RolesQuery';
import { useResync } from '#relay/useResync.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { useIsAdmin } from '#session/useIsAdmin.ts';
import { counted } from '#ui/format.ts';
import { Section } from '#ui/Section.tsx';
import { PermissionTable } from './PermissionTable.tsx';
import { useRolePermissionsChanged } from './useRolePermissionsChanged.ts';
import { ViewAsButton } from './ViewAsButton.tsx';
import { Why } from './Why.tsx';

/** What the roles may do, kept up to date while it is open. */
export function Roles({ queryRef }: ScreenProps<RolesQuery>) {
  const { rolePermissions } = usePreloadedQuery<RolesQuery>(
    graphql`
      query RolesQuery @preloadable {
        rolePermissions {
          id
          role
          people {
            id
            name
            status
          }
          ...useStaffPermissions_staff
          ...Why_role
        }
      }
    `,
    queryRef,
  );
  useResync<RolesQuery>(RolesQueryNode, {});
  const [changes, setChanges] = useState(0);
  const noteChange = useCallback(() => setChanges((count) => count + 1), []);
  useRolePermissionsChanged(noteChange);
  // Deferred: the answer of before stays until the new one has come.
  const answered = useDeferredValue(changes);
  const isAdmin = useIsAdmin();
  const staff = rolePermissions.find(({ role }) => role === 'Staff');
  const admins = rolePermissions.find(({ role }) => role === 'Admin');
  if (!staff || !admins) return null;
  // Who was only invited may nothing yet.
  const count = ({ people }: typeof staff) => people.filter(({ status }) => status === 'Active').length;

  return (
    <>
      <Section
        title="What each role may do"
        description={`${counted(count(admins), 'Admin')}, ${counted(count(staff), 'member')} of Staff. ${isAdmin ? 'Changes take effect at once, even where people are signed in.' : 'Only Admins can change what Staff may do.'}`}
        action={isAdmin && <ViewAsButton staff={staff} />}
      >
        <PermissionTable staff={staff} isReadOnly={!isAdmin} onChanged={noteChange} />
      </Section>
      <Why roles={rolePermissions} changes={answered} />
    </>
  );
}
