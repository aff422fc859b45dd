import { lazy, Suspense } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { Quiet } from '#ui/Quiet.tsx';

const OwnAvatar = lazy(() => import('./OwnAvatar.tsx'));

/** The signed-in person's picture; their initials without one, while it is on its way, and where it does not come. */
export function OwnPicture({ name }: { name: string }) {
  const initials = <Avatar name={name} size={24} look="me" />;
  return (
    <Quiet fallback={initials}>
      <Suspense fallback={initials}>
        <OwnAvatar />
      </Suspense>
    </Quiet>
  );
}
