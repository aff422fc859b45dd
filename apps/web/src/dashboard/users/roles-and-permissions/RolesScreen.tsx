import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { NoAccess } from '../../NoAccess.tsx';
import { Roles } from './Roles.tsx';

/** /dashboard/users/roles-and-permissions: what each role may do, and why somebody may or may not do a thing. */
export default function RolesScreen() {
  if (!usePermission('VIEW_PERMISSIONS')) {
    return <NoAccess permission="VIEW_PERMISSIONS" title="Roles and permissions are not shown to you" />;
  }
  return (
    <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
      <QueryBoundary what="roles" fallback={<RowsSkeleton rows={11} />}>
        {(attempt) => <Roles fetchKey={attempt} />}
      </QueryBoundary>
    </div>
  );
}
