import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isWithin, itemPath } from '../activeItem.ts';
import { type TabItem } from './TabBar.tsx';

/**
 * Goes to the first tab when the address is none of them (spec §2), in place of that address and with its search. Acts
 * at or below the prefix only, and once for an address: what leads back here again does not make it a loop.
 */
export function useFirstTabRedirect(prefix: string, items: readonly TabItem[], activeId: string | null) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const first = items[0];
  const target = first && activeId === null && isWithin(pathname, prefix) ? itemPath(prefix, first.id) : null;

  useEffect(() => {
    if (target !== null) void navigate({ pathname: target, search, hash }, { replace: true });
    // The search of the moment is meant; another search at the same address is no reason to go again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target, pathname, navigate]);
}
