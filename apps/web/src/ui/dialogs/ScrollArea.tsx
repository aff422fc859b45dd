import { useEffect, useRef, useState, type ReactNode } from 'react';

type ScrollAreaProps = { label: string; className?: string; children: ReactNode };

/** What is left of a dialog's height. When it scrolls, the keyboard can scroll it too. */
export function ScrollArea({ label, className = '', children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);

  useEffect(() => {
    const area = ref.current;
    if (!area || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setIsScrolling(area.scrollHeight > area.clientHeight));
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  const reachable = isScrolling ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  return (
    <div
      ref={ref}
      {...reachable}
      className={`min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 ${className}`}
    >
      <div>{children}</div>
    </div>
  );
}
