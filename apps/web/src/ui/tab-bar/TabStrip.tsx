import { useEffect, useRef, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useOverflow } from './useOverflow.ts';

type TabStripProps = {
  activeId: string | null;
  /** Narrow: the counts stand beneath the names, and the tabs share the width. */
  isStacked?: boolean;
  children: ReactNode;
};

/** What a tab in sight keeps free beside it: the fade and the sign that leads on. */
const ROOM = 56;

/** What goes on fades out towards the sign that leads on. */
const FADES = {
  none: '',
  before: 'mask-[linear-gradient(to_right,transparent_28px,black_64px)]',
  after: 'mask-[linear-gradient(to_left,transparent_28px,black_64px)]',
  both: 'mask-[linear-gradient(to_right,transparent_28px,black_64px,black_calc(100%-64px),transparent_calc(100%-28px))]',
};

/** The tabs in a row. Too many for the width, they scroll: what goes on fades out, and a sign there leads on. */
export function TabStrip({ activeId, isStacked = false, children }: TabStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const overflow = useOverflow(strip, bringIntoSight);
  const go = (direction: number) => strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.7 });

  // The first one is seen to when the row is measured: asked for earlier, sizes would cost a layout of their own.
  const inSight = useRef(activeId);
  useEffect(() => {
    if (inSight.current === activeId) return;
    inSight.current = activeId;
    if (strip.current && activeId !== null) bringIntoSight(strip.current);
  }, [activeId]);

  return (
    <div className="relative">
      <ul
        ref={strip}
        data-stops
        data-stacked={isStacked || undefined}
        className={`relative flex overflow-x-auto [scrollbar-width:none] ${isStacked ? 'justify-between gap-3 px-4' : 'gap-5 px-5'} motion-safe:scroll-smooth ${FADES[fadeOf(overflow)]}`}
      >
        {children}
      </ul>
      {overflow.before && <Onward icon={ChevronLeft} place="left-1" onGo={() => go(-1)} />}
      {overflow.after && <Onward icon={ChevronRight} place="right-1" onGo={() => go(1)} />}
    </div>
  );
}

function fadeOf({ before, after }: ReturnType<typeof useOverflow>): keyof typeof FADES {
  if (before) return after ? 'both' : 'before';
  return after ? 'after' : 'none';
}

function bringIntoSight(strip: HTMLElement) {
  const tab = strip.querySelector('[aria-current=page]')?.closest('li');
  if (!tab) return;
  const rightmost = tab.offsetLeft - ROOM;
  const leftmost = tab.offsetLeft + tab.offsetWidth + ROOM - strip.clientWidth;
  strip.scrollLeft = Math.max(leftmost, Math.min(strip.scrollLeft, rightmost));
}

type OnwardProps = { icon: LucideIcon; place: string; onGo: () => void };

/** For the mouse only: by keyboard and touch the tabs are reached themselves. */
function Onward({ icon: Icon, place, onGo }: OnwardProps) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={onGo}
      className={`absolute top-1.5 grid size-7 place-items-center rounded-control text-ink-muted transition-colors hover:bg-hover hover:text-ink ${place}`}
    >
      <Icon className="size-4" strokeWidth={1.75} />
    </button>
  );
}
