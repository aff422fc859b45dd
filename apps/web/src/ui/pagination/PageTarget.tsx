import { type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { withPage } from './pageParam.ts';

type PageTargetProps = {
  page: number;
  label: string;
  /** Given: a button that tells. Otherwise a link that changes the address's parameter `param`. */
  onPage: ((page: number) => void) | undefined;
  param: string;
  isCurrent?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
};

const LOOK =
  'grid h-7 min-w-7 flex-none place-items-center rounded-control px-1 text-ink-muted transition-colors not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-ink aria-[current=page]:bg-press aria-[current=page]:font-medium aria-[current=page]:text-ink aria-disabled:text-line-strong md:in-data-narrow:min-w-6 max-md:h-10 max-md:min-w-10';

/** A page to go to, by link or by button. Where there is none to go to it stays in place, and keeps the focus it has. */
export function PageTarget(target: PageTargetProps) {
  return target.onPage ? <PageButton {...target} onPage={target.onPage} /> : <PageLink {...target} />;
}

function PageButton({
  page,
  label,
  onPage,
  isCurrent,
  isDisabled,
  children,
}: PageTargetProps & { onPage: (page: number) => void }) {
  return (
    <button
      type="button"
      {...named(label, isCurrent, isDisabled)}
      onClick={() => !isDisabled && !isCurrent && onPage(page)}
    >
      {children}
    </button>
  );
}

function PageLink({ page, label, param, isCurrent, isDisabled, children }: PageTargetProps) {
  const { pathname, search } = useLocation();
  const to = { pathname, search: withPage(new URLSearchParams(search), page, param) };
  const href = useHref(to);
  const go = useLinkClickHandler(to, { preventScrollReset: true });
  return (
    <a
      href={isDisabled ? undefined : href}
      role={isDisabled ? 'link' : undefined}
      {...named(label, isCurrent, isDisabled)}
      onClick={(event) => !isDisabled && go(event)}
    >
      {children}
    </a>
  );
}

function named(label: string, isCurrent = false, isDisabled = false) {
  return {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    // Out of the way of Tab, but still able to hold the focus that pressing it gave.
    tabIndex: isDisabled ? -1 : undefined,
    className: LOOK,
  };
}
