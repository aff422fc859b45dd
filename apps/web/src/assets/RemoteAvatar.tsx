import { type ComponentProps } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { useImage } from './useImage.ts';

type RemoteAvatarProps = Omit<ComponentProps<typeof Avatar>, 'image'> & { address: string };

/** An avatar whose picture the page fetches itself. Default export: it is loaded lazily. */
export default function RemoteAvatar({ address, ...avatar }: RemoteAvatarProps) {
  const { source } = useImage(address);
  return <Avatar {...avatar} image={source} />;
}
