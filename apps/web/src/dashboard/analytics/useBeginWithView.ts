import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Where somebody who opens the screen without days and filters is led: to the view they begin with, once; else null. */
export function useBeginWithView(views: readonly { readonly query: string; readonly isDefault: boolean }[]) {
  const { pathname, search } = useLocation();
  const [isBare, setIsBare] = useState(search === '');
  // From here on an address without filters was asked for.
  if (isBare && search !== '') setIsBare(false);
  const query = views.find(({ isDefault }) => isDefault)?.query;
  return isBare && search === '' && query ? `${pathname}?${query}` : null;
}
