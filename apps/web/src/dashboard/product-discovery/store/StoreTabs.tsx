import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NavigationSelect } from '#ui/NavigationSelect.tsx';
import { TabLink } from '#ui/tab-bar/TabLink.tsx';
import { TabStrip } from '#ui/tab-bar/TabStrip.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { TABS, type StoreTab } from './storeTabs.ts';

type StoreTabsProps = { active: StoreTab; products: number; rules: number };

/** The parts of a shop. They share one address, which the spec has without a part below it. */
export function StoreTabs({ active, products, rules }: StoreTabsProps) {
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const id = useId();
  const [params] = useSearchParams();
  const query = params.get('try');
  const to = (tab: StoreTab) =>
    `?${new URLSearchParams({ ...(tab !== 'catalogue' && { tab }), ...(tab === 'search' && query && { try: query }) })}`;
  const items = TABS.map((tab) => ({
    id: tab,
    label: LABELS[tab],
    ...(tab === 'catalogue' && { count: products }),
    ...(tab === 'rules' && { count: rules }),
  }));

  if (isPhone) {
    return (
      <nav aria-label="Store" className="flex flex-none border-b border-line px-4 py-2.5">
        <NavigationSelect
          label="Store"
          groups={[{ id, options: items }]}
          selectedId={active}
          onSelect={(chosen) => void navigate(to(TABS.find((tab) => tab === chosen) ?? 'catalogue'))}
        />
      </nav>
    );
  }
  return (
    <nav aria-label="Store" className="flex-none border-b border-line">
      <TabStrip activeId={active}>
        {items.map((item) => (
          <TabLink key={item.id} item={item} to={to(item.id)} isActive={item.id === active} />
        ))}
      </TabStrip>
    </nav>
  );
}

const LABELS: Readonly<Record<StoreTab, string>> = {
  catalogue: 'Catalogue',
  rules: 'Rules',
  search: 'Search console',
  log: 'Sync log',
};
