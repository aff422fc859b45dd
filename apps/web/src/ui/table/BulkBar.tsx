import { type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Separator, Toolbar } from 'react-aria-components';
import { count } from '../format.ts';
import { IconButton } from '../IconButton.tsx';

type BulkBarProps = {
  selected: number;
  onClear: () => void;
  /** Ghost buttons of size `sm`. */
  children: ReactNode;
};

/** What can be done with the selected rows, at the foot of what one sees of the table. */
export function BulkBar({ selected, onClear, children }: BulkBarProps) {
  return (
    <div className="pointer-events-none sticky bottom-4 z-3 mt-3 flex justify-center px-4 pb-1 motion-safe:animate-fade">
      <Toolbar
        aria-label="Selected rows"
        className="pointer-events-auto flex max-w-full items-center gap-1 rounded-card bg-raised py-1.5 pr-1.5 pl-3.5 text-dense text-ink shadow-overlay"
      >
        <div className="flex min-w-0 flex-wrap items-center gap-1">
          <span className="mr-1.5 flex-none font-medium tabular-nums">{count(selected)} selected</span>
          {children}
        </div>
        <Separator orientation="vertical" className="mx-1 h-5 w-px flex-none self-center bg-line" />
        <IconButton icon={X} label="Clear selection" onClick={onClear} />
      </Toolbar>
    </div>
  );
}
