import { type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Ellipsis, type LucideIcon } from 'lucide-react';
import { useIsPhone } from '../useIsPhone.ts';
import { clampPage, MOST_ITEMS, MOST_NARROW_ITEMS, pageItems } from './pageItems.ts';
import { pageRange } from './pageRange.ts';
import { PageTarget } from './PageTarget.tsx';

export type PaginationProps = {
  /** From 1. What is out of range counts as the nearest page that exists. */
  page: number;
  pageCount: number;
  /** Given: buttons. Otherwise links that change the address's `param` and keep the rest of its search. */
  onPage?: (page: number) => void;
  param?: string;
  /** Of records. With `pageSize` it says which of them are shown: «1–25 of 312». */
  total?: number;
  pageSize?: number;
  /** For a narrow place: five pages at most, above the steps where there is no room between them. */
  isCompact?: boolean;
  label?: string;
};

/**
 * Previous and next, first and last, the pages around the current one with ellipses (spec §2 'Generic layouts'); on phones
 * «4 of 13» in place of the pages.
 */
export function Pagination(pagination: PaginationProps) {
  const { pageCount, total, pageSize, isCompact = false, label = 'Pages' } = pagination;
  const isPhone = useIsPhone();
  const page = clampPage(pagination.page, pageCount);
  const range = total !== undefined && pageSize !== undefined ? pageRange(page, pageSize, total) : null;
  if (pageCount <= 1 && range === null) return null;

  return (
    <div
      data-narrow={isCompact || undefined}
      className={`flex min-h-7 min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-dense text-ink-muted tabular-nums ${isCompact ? '@container w-full' : ''}`}
    >
      {range !== null && <p aria-live="polite">{range}</p>}
      {pageCount > 1 && (
        <nav
          aria-label={label}
          className={`flex items-center gap-0.5 ${range === null ? 'flex-1' : ''} ${isCompact ? 'flex-wrap justify-center' : ''}`}
        >
          <Step {...pagination} page={1} label="First page" icon={ChevronsLeft} isDisabled={page === 1} />
          <Step {...pagination} page={page - 1} label="Previous page" icon={ChevronLeft} isDisabled={page === 1} />
          {isPhone ? (
            <span
              aria-current="page"
              className={`px-1.5 text-center whitespace-nowrap ${range === null ? 'flex-1' : ''}`}
            >
              <span className="sr-only">Page </span>
              {page} of {pageCount}
            </span>
          ) : (
            <Pages {...pagination} page={page} />
          )}
          <Step {...pagination} page={page + 1} label="Next page" icon={ChevronRight} isDisabled={page === pageCount} />
          <Step
            {...pagination}
            page={pageCount}
            label="Last page"
            icon={ChevronsRight}
            isDisabled={page === pageCount}
          />
        </nav>
      )}
    </div>
  );
}

function Pages({ page, pageCount, onPage, param = 'page', isCompact = false }: PaginationProps) {
  return (
    <ol
      className={`flex items-center gap-0.5 ${isCompact ? 'flex-auto justify-center @max-[256px]:-order-1 @max-[256px]:basis-full' : ''}`}
    >
      {pageItems(page, pageCount, isCompact ? MOST_NARROW_ITEMS : MOST_ITEMS).map((item) =>
        item.kind === 'page' ? (
          <li key={item.page}>
            <PageTarget
              page={item.page}
              label={`Page ${item.page}`}
              onPage={onPage}
              param={param}
              isCurrent={item.page === page}
            >
              {item.page}
            </PageTarget>
          </li>
        ) : (
          <li
            key={`from-${item.from === 2 ? 'first' : 'last'}`}
            aria-hidden
            className="grid size-7 place-items-center text-ink-faint in-data-narrow:w-6"
          >
            <Sign icon={Ellipsis} />
          </li>
        ),
      )}
    </ol>
  );
}

type StepProps = Pick<PaginationProps, 'page' | 'onPage' | 'param'> & {
  label: string;
  icon: LucideIcon;
  isDisabled: boolean;
};

function Step({ page, onPage, param = 'page', label, icon, isDisabled }: StepProps): ReactNode {
  return (
    <PageTarget page={page} label={label} onPage={onPage} param={param} isDisabled={isDisabled}>
      <Sign icon={icon} />
    </PageTarget>
  );
}

function Sign({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-3.5 max-md:size-4" strokeWidth={1.75} />;
}
