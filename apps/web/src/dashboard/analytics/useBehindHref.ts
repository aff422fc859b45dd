import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** The address of this report with the conversations behind a number open. */
export function useBehindHref(): (number: string) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (number) => {
      const params = new URLSearchParams(search);
      params.set('behind', number);
      return `${pathname}?${params}`;
    },
    [pathname, search],
  );
}
