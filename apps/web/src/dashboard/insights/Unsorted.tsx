import { Layers } from 'lucide-react';
import { count } from '#ui/format.ts';
import { Tooltip } from '#ui/Tooltip.tsx';

/** How many conversations the list of topics does not hold. */
export function Unsorted({ count: conversations }: { count: number }) {
  return (
    <div className="mt-3 border-t border-line pt-2">
      <Tooltip label="Conversations that are like no others yet, or in a language that is not known.">
        <button
          type="button"
          className="flex min-h-8 w-full items-center gap-2 rounded-control px-2 text-left text-dense text-ink-muted"
        >
          <Layers aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
          <span className="flex-1">Not sorted yet</span>
          <span className="text-xs tabular-nums">{count(conversations)}</span>
        </button>
      </Tooltip>
    </div>
  );
}
