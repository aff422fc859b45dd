import { useState, type ReactNode } from 'react';
import { initials } from '@parley/message-text/initials';

const SIZES = {
  20: 'size-5 text-[9px]',
  24: 'size-6 text-[10px]',
  28: 'size-7 text-[11px]',
  32: 'size-8 text-xs',
  40: 'size-10 text-sm',
  48: 'size-12 text-base',
  64: 'size-16 text-xl',
};

const LOOKS = {
  tile: 'text-on-tile',
  me: 'bg-ink text-surface',
  assistant: 'bg-brand text-brand-ink',
  line: 'bg-well text-ink-muted inset-ring inset-ring-line',
};

type AvatarProps = {
  name: string;
  size?: keyof typeof SIZES;
  /** `tile` takes its ground from `colour`. */
  look?: keyof typeof LOOKS;
  /** A ground class such as `bg-emerald-400`. */
  colour?: string;
  shape?: 'round' | 'square';
  /** Stands in place of the initials. */
  icon?: ReactNode;
  /** An address, or a data URI; without one, or when it cannot be shown, the tile stands. */
  image?: string | null;
  onImageError?: () => void;
  /** No text beside it says the name, so it does. */
  isAlone?: boolean;
};

/**
 * Somebody's picture, or the initials on a tile in its place (spec §2, §9). It says nothing to a screen reader, because the name stands
 * beside it, unless it stands alone.
 */
export function Avatar({
  name,
  size = 32,
  look = 'tile',
  colour = '',
  shape = 'round',
  icon,
  image,
  onImageError,
  isAlone = false,
}: AvatarProps) {
  // Of one address: another one is tried anew.
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const rounding = shape === 'round' ? 'rounded-full' : size >= 40 ? 'rounded-card' : 'rounded-control';
  const box = `inline-grid flex-none place-items-center overflow-hidden font-semibold leading-none ${SIZES[size]} ${rounding}`;

  if (image && image !== brokenImage) {
    return (
      <img
        src={image}
        alt={isAlone ? name : ''}
        width={size}
        height={size}
        decoding="async"
        draggable={false}
        onError={() => {
          setBrokenImage(image);
          onImageError?.();
        }}
        // While it loads, what it has instead of text is the ground.
        className={`${box} bg-well object-cover text-transparent`}
      />
    );
  }
  const spoken = isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...spoken} className={`${box} ${LOOKS[look]} ${colour}`}>
      {icon ?? initials(name)}
    </span>
  );
}
