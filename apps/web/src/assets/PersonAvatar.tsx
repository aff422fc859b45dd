import { lazy, type ComponentProps } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';

/** With what fetches pictures: it comes when there is the first one to show. */
const RemoteAvatar = lazy(() => import('./RemoteAvatar.tsx'));

type PersonAvatarProps = Omit<ComponentProps<typeof Avatar>, 'name' | 'image'> & {
  person: { readonly name: string; readonly avatar?: string | null };
};

/** A member of staff's picture; their initials without one, while it is on its way, and where its code does not come. */
export function PersonAvatar({ person: { name, avatar }, ...look }: PersonAvatarProps) {
  const initials = <Avatar {...look} name={name} />;
  if (!avatar) return initials;
  return (
    <QueryBoundary isOptional fallback={initials}>
      <RemoteAvatar {...look} name={name} address={avatar} />
    </QueryBoundary>
  );
}
