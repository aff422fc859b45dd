import { useLazyLoadQuery } from 'react-relay/hooks';
import { useImage } from '#assets/useImage.ts';
import { type FramePersonQuery } from '#generated/FramePersonQuery';
import { ASIDE } from '#relay/network.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { framePerson } from './framePerson.ts';

/** The company's logo, once it is there; nothing without one. Default export: loaded lazily, after what one works with. */
export default function CompanyLogo() {
  const { currentUser } = useLazyLoadQuery<FramePersonQuery>(
    framePerson,
    {},
    { fetchPolicy: 'store-or-network', networkCacheConfig: ASIDE },
  );
  const client = currentUser?.client;
  const { source } = useImage(client?.logo || null);
  return source && <Avatar name={client?.name ?? ''} image={source} size={24} shape="square" />;
}
