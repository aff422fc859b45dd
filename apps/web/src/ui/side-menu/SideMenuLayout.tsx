import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isBelow } from '../activeItem.ts';
import { BackLink } from '../BackLink.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { SideMenuSelect } from './SideMenuSelect.tsx';
import { useMenuSearch } from './useMenuSearch.ts';

const WIDTHS = {
  /** For a few words: parts, categories. */
  narrow: 'md:grid-cols-[216px_minmax(0,1fr)]',
  /** For records with a second line. */
  wide: 'md:grid-cols-[280px_minmax(0,1fr)]',
};

type SideMenuLayoutProps = SideMenuProps & {
  width?: keyof typeof WIDTHS;
  /**
   * On phones: `list` makes the menu the screen of its base path, and an item opens over it with a way back;
   * `select` puts a small menu into a select over the content. One with pages or a search is always a list.
   */
  onPhone?: 'list' | 'select';
  /** What the item in the address shows. */
  children: ReactNode;
};

/** A side menu beside what it opens, parted by a hairline. */
export function SideMenuLayout({ width = 'narrow', onPhone = 'list', children, ...menu }: SideMenuLayoutProps) {
  const isOpen = isBelow(useLocation().pathname, menu.prefix);
  const isPhone = useIsPhone();
  const search = useMenuSearch(menu);
  const isSelect = isPhone && onPhone === 'select' && !menu.pagination && !menu.search;
  const isList = isPhone && !isSelect;
  const pane = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLAnchorElement>(null);
  useFocusAcross(isList, isOpen, pane, back);

  return (
    <div className={`min-h-0 flex-1 max-md:flex max-md:flex-col md:grid md:grid-rows-[minmax(0,1fr)] ${WIDTHS[width]}`}>
      {isSelect ? (
        <SideMenuSelect {...menu} />
      ) : (
        // Stays on the page behind an open item, so that its place in the list is kept.
        <div
          ref={pane}
          className={`flex min-h-0 flex-col md:border-r md:border-line ${isOpen ? 'max-md:hidden' : 'max-md:flex-1'}`}
        >
          <SideMenu {...menu} />
        </div>
      )}
      <div
        className={`flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden ${isList && !isOpen ? 'max-md:hidden' : ''}`}
      >
        {isList && isOpen && (
          <div className="flex-none border-b border-line px-4">
            <BackLink ref={back} to={{ pathname: menu.prefix, search }}>
              {menu.label}
            </BackLink>
          </div>
        )}
        <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto [&>.appear-late]:min-h-0 [&>.appear-late]:flex-1">
          {children}
        </div>
      </div>
    </div>
  );
}

/** Where list and item take turns, what had the focus goes away with one of them: it moves to the other, and back. */
function useFocusAcross(
  isList: boolean,
  isOpen: boolean,
  pane: { readonly current: HTMLElement | null },
  back: { readonly current: HTMLElement | null },
) {
  const before = useRef(isOpen);
  const opened = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const hasChanged = before.current !== isOpen;
    before.current = isOpen;
    const current = pane.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (current) opened.current = current;
    if (!isList || !hasChanged) return;
    if (isOpen) back.current?.focus({ preventScroll: true });
    else opened.current?.focus();
  }, [isList, isOpen, pane, back]);
}
