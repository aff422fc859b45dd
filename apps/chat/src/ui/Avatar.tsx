import { initials } from '@parley/message-text/initials';
import { tileColour } from './tileColour.ts';

type AvatarProps = { name: string; image?: string | null; className?: string; isPerson?: boolean };

/** A picture, or a coloured tile: an assistant's initial, a person's initials. Decoration: the name stands beside it. */
export function Avatar({ name, image, className = 'size-7 rounded-lg text-xs', isPerson = false }: AvatarProps) {
  if (image) return <img src={image} alt="" className={`${className} shrink-0 object-cover`} />;
  const [initial = '?'] = Array.from(name.trim());
  return (
    <span
      aria-hidden="true"
      className={`${className} ${tileColour(name)} grid shrink-0 place-items-center font-semibold text-on-tile select-none`}
    >
      {isPerson ? initials(name) : initial.toLocaleUpperCase()}
    </span>
  );
}
