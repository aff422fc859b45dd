import { lazy } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';

const OwnAvatar = lazy(() => import('./OwnAvatar.tsx'));

/** The signed-in person's picture; their initials without one, while it is on its way, and where it does not come. */
export function OwnPicture({ name, look = 'me' }: { name: string; look?: 'me' | 'line' }) {
  const initials = <Avatar name={name} size={24} look={look} />;
  return (
    <QueryBoundary isOptional fallback={initials}>
      <OwnAvatar look={look} />
    </QueryBoundary>
  );
}
