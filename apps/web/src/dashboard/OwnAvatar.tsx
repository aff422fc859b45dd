import { graphql, useLazyLoadQuery } from 'react-relay';
import { type OwnAvatarQuery } from '#generated/OwnAvatarQuery';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';

/** The signed-in person's picture. Default export: it comes once the screen stands, and until then their initials do. */
export default function OwnAvatar({ look }: { look: 'me' | 'line' }) {
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
