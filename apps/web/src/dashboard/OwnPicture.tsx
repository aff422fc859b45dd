import { lazy, Suspense } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { Quiet } from '#ui/Quiet.tsx';

const OwnAvatar = lazy(() => import('./OwnAvatar.tsx'));

/** The signed-in person's picture; their initials without one, while it is on its way, and where it does not come. */
export function OwnPicture({ name, look = 'me' }: { name: string; look?: 'me' | 'line' }) {
  const initials = <Avatar name={name} size={24} look={look} />;
  return (
    <Quiet fallback={initials}>
      <Suspense fallback={initials}>
        <OwnAvatar look={look} />
      </Suspense>
    </Quiet>
  );
}
