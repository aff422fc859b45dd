import { Check, TriangleAlert } from 'lucide-react';

type ComparisonRowProps = {
  label: string;
  /** Shares of 0 to 1. */
  live: number;
  draft: number;
  isLessBetter?: boolean;
  /** What the share may be at most; a tick on the line. */
  limit?: number;
};

/** One figure on both sides, the two as dots on a line. */
export function ComparisonRow({ label, live, draft, isLessBetter = false, limit }: ComparisonRowProps) {
  const moved = percent(draft) - percent(live);
  const isWorse = isLessBetter ? moved > 0 : moved < 0;
  // Both on a line that has room for them: the upper part where much is good, the lower where little is.
  const from = isLessBetter ? 0 : Math.min(0.5, Math.floor(Math.min(live, draft) * 10) / 10);
  const to = isLessBetter ? Math.max(0.2, Math.ceil(Math.max(live, draft) * 10) / 10) : 1;
  const at = (share: number) => `${((share - from) / (to - from)) * 100}%`;
  return (
    <tr className="h-7">
      <th scope="row" className="text-left font-medium whitespace-nowrap">
        {label}
      </th>
      <td className="px-2 text-right text-ink-muted tabular-nums">{percent(live)}%</td>
      <td className="w-full px-1">
        <span aria-hidden className="flex items-center gap-2 text-xs text-ink-muted tabular-nums max-sm:hidden">
          {percent(from)}
          <span className="relative h-px flex-1 bg-line-strong">
            {limit !== undefined && limit <= to && (
              <span
                className="absolute top-1/2 h-3 w-0.5 -translate-1/2 bg-ink"
                style={{ insetInlineStart: at(limit) }}
              />
            )}
            <span
              className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 border-ink-muted bg-surface"
              style={{ insetInlineStart: at(live) }}
            />
            <span
              className={`absolute top-1/2 size-2.5 -translate-1/2 rounded-full ${isWorse ? 'bg-caution' : 'bg-brand'}`}
              style={{ insetInlineStart: at(draft) }}
            />
          </span>
          {percent(to)}
        </span>
      </td>
      <td className="px-2 text-right font-semibold tabular-nums">{percent(draft)}%</td>
      <td className={`whitespace-nowrap tabular-nums ${isWorse ? 'font-medium text-caution' : 'text-ink-muted'}`}>
        {moved !== 0 && (
          <span className="flex items-center gap-1">
            {isWorse ? (
              <TriangleAlert aria-label="Worse" className="size-3.5" strokeWidth={2} />
            ) : (
              <Check aria-label="Better" className="size-3.5 text-positive" strokeWidth={2} />
            )}
            {moved > 0 ? `+${moved}` : `−${-moved}`}
          </span>
        )}
      </td>
    </tr>
  );
}

const percent = (share: number) => Math.round(share * 100);
