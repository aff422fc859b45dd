import { graphql, useLazyLoadQuery } from 'react-relay';
import { type OwnAvatarQuery } from '#generated/OwnAvatarQuery';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Avatar } from '#ui/Avatar.tsx';

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
  const { currentUser } = useLazyLoadQuery<OwnAvatarQuery>(
    graphql`
      query OwnAvatarQuery {
        currentUser {
          id
          name
          avatar
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return currentUser && <PersonAvatar person={currentUser} size={24} look={look} />;
}
