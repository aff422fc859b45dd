import { type RolesQuery } from '#generated/RolesQuery';
import { Permitted } from '#dashboard/frame/Permitted.tsx';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type GuardedScreenProps } from '#router/screen.tsx';
import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { Roles } from './Roles.tsx';

/** /dashboard/users/roles-and-permissions: what each role may do, and why somebody may or may not do a thing. */
export default function RolesScreen({ queryRef }: GuardedScreenProps<RolesQuery>) {
  return (
    <Permitted permission="VIEW_PERMISSIONS" title="You cannot see roles and permissions" queryRef={queryRef}>
      {(loaded) => (
        <div className="mx-auto w-full max-w-[760px] px-5 pt-6 pb-16 max-md:px-4 max-md:pt-5">
          <RoutedQueryBoundary queryRef={loaded} what="roles" fallback={<RowsSkeleton rows={11} />}>
            <Roles queryRef={loaded} />
          </RoutedQueryBoundary>
        </div>
      )}
    </Permitted>
  );
}
