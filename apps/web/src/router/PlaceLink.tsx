import type { MouseEvent, ReactNode } from 'react';
import { usePlace } from './place.ts';

type PlaceLinkProps = { to: string; className?: string; children: ReactNode };

/** A link of the public screens: works with the router, without it, and before any script is there. */
export function PlaceLink({ to, className, children }: PlaceLinkProps) {
  const { go, prepare } = usePlace();

  function follow(event: MouseEvent) {
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    void go(to);
  }

  return (
    <a
      href={to}
      onClick={follow}
      onPointerEnter={() => prepare?.(to)}
      onFocus={() => prepare?.(to)}
      className={className}
    >
      {children}
    </a>
  );
}
