import { type ComponentProps } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { useImage } from './useImage.ts';

type PersonAvatarProps = Omit<ComponentProps<typeof Avatar>, 'name' | 'image'> & {
  person: { readonly name: string; readonly avatar?: string | null };
};

/** A member of staff's picture; their initials without one, and while it is on its way. */
export function PersonAvatar({ person: { name, avatar }, ...look }: PersonAvatarProps) {
  const { source } = useImage(avatar || null);
  return <Avatar {...look} name={name} image={source} />;
}
