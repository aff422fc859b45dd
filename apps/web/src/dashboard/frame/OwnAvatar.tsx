import { useLazyLoadQuery } from 'react-relay/hooks';
import { type FramePersonQuery } from '#generated/FramePersonQuery';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { ASIDE } from '#relay/network.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { framePerson } from './framePerson.ts';

type OwnAvatarProps = { name: string; look?: 'me' | 'line' };

/** The signed-in person's picture; their initials without one, while it is on its way, and where it does not come. */
export function OwnAvatar({ name, look = 'me' }: OwnAvatarProps) {
  return (
    <QueryBoundary isOptional fallback={<Avatar name={name} size={24} look={look} />}>
      <Loaded look={look} />
    </QueryBoundary>
  );
}

function Loaded({ look }: Pick<OwnAvatarProps, 'look'>) {
  const { currentUser } = useLazyLoadQuery<FramePersonQuery>(
    framePerson,
    {},
    { fetchPolicy: 'store-or-network', networkCacheConfig: ASIDE },
  );
  return currentUser && <PersonAvatar person={currentUser} size={24} look={look} />;
}
