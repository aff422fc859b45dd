import { graphql, useLazyLoadQuery } from 'react-relay';
import { useImage } from '#assets/useImage.ts';
import { type CompanyLogoQuery } from '#generated/CompanyLogoQuery';
import { Avatar } from '#ui/Avatar.tsx';

/** The company's logo, once it is there; nothing without one. Default export: loaded lazily, after what one works with. */
export default function CompanyLogo() {
  const { currentUser } = useLazyLoadQuery<CompanyLogoQuery>(
    graphql`
      query CompanyLogoQuery {
        currentUser {
          client {
            name
            logo
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const client = currentUser?.client;
  const { source } = useImage(client?.logo || null);
  return source && <Avatar name={client?.name ?? ''} image={source} size={24} shape="square" />;
}
