import { tileColour } from './tileColour.ts';

type AvatarProps = { name: string; image?: string | null; className?: string };

/** A picture, or a coloured tile with the dark initial. Decoration: the name stands beside it. */
export function Avatar({ name, image, className = 'size-7 rounded-lg text-xs' }: AvatarProps) {
  if (image) return <img src={image} alt="" className={`${className} shrink-0 object-cover`} />;
  const [initial = '?'] = Array.from(name.trim());
  return (
    <span
      aria-hidden="true"
      className={`${className} ${tileColour(name)} grid shrink-0 place-items-center font-semibold text-on-tile select-none`}
    >
      {initial.toLocaleUpperCase()}
    </span>
  );
}
