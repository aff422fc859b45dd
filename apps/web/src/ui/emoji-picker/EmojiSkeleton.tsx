import { useEffect, useEffectEvent } from 'react';
import { Skeleton } from '../Skeleton.tsx';
import { useIsLate } from '../useIsLate.ts';
import { useIsPhone } from '../useIsPhone.ts';

type EmojiSkeletonProps = { anchorBox: DOMRect | undefined; onClose: () => void };

const HEIGHT = 435;
/** As `offset` of the popover that takes its place. */
const GAP = 6;
const ROWS = 8;
const PER_ROW = 9;

/** In the picker's place and size while its code is on its way, unless that is quick. */
export function EmojiSkeleton({ anchorBox, onClose }: EmojiSkeletonProps) {
  const isLate = useIsLate();
  const place = useIsPhone() ? undefined : placeAbove(anchorBox);
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  if (!isLate) return null;
  return (
    <output
      style={place}
      className="fixed z-40 flex w-[352px] animate-fade flex-col gap-4 overflow-hidden rounded-card bg-raised p-3 shadow-overlay max-md:inset-x-0 max-md:bottom-0 max-md:h-[min(435px,80dvh)] max-md:w-auto max-md:rounded-t-dialog max-md:rounded-b-none"
    >
      <span className="sr-only">Loading emojis</span>
      <Skeleton className="h-6" />
      <Skeleton className="h-8" />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className="flex justify-between">
          {Array.from({ length: PER_ROW }, (_, column) => (
            <Skeleton key={column} className="h-6 w-6 rounded-full" />
          ))}
        </span>
      ))}
    </output>
  );
}

/** Above the anchor and flush with its start, as the popover stands; on phones the classes say otherwise. */
function placeAbove(anchorBox: DOMRect | undefined) {
  if (!anchorBox) return undefined;
  const { left, top } = anchorBox;
  const bottom = window.innerHeight - top + GAP;
  return { left, bottom, height: Math.min(HEIGHT, top - 2 * GAP) };
}
