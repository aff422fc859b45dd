import { Button } from '#ui/Button.tsx';
import { count } from '#ui/format.ts';

type PagerButtonsProps = {
  /** Of what the pages are: «Pages of addresses». */
  label: string;
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
};

/** Back and forth through a list in a dialog, whose place is in no address. */
export function PagerButtons({ label, page, size, total, onPage }: PagerButtonsProps) {
  const last = Math.ceil(total / size) - 1;
  return (
    <nav aria-label={label} className="flex items-center justify-end gap-2">
      <span className="mr-auto text-xs text-ink-muted">
        {`${count(page * size + 1)} to ${count(Math.min(total, (page + 1) * size))} of ${count(total)}`}
      </span>
      <Button size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
