import { useSearchParams } from 'react-router-dom';
import { type SideMenuProps } from './SideMenu.tsx';

/** The part of the address's search that belongs to the menu: choosing an item must not turn back its page. */
export function useMenuSearch({ keeps = [], pagination }: Pick<SideMenuProps, 'keeps' | 'pagination'>): string {
  const [search] = useSearchParams();
  const names = pagination && !pagination.onPage ? [...keeps, pagination.param ?? 'page'] : keeps;
  const kept = new URLSearchParams([...search].filter(([name]) => names.includes(name))).toString();
  return kept && `?${kept}`;
}
