import { useLocation } from 'react-router-dom';
import { NavigationSelect } from '#ui/NavigationSelect.tsx';
import { TabBar } from '#ui/tab-bar/TabBar.tsx';
import { TabBarLayout } from '#ui/tab-bar/TabBarLayout.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Tab bar';

const TABS = [
  { id: 'appearance', label: 'Appearance' },
  { id: 'team', label: 'Team' },
  { id: 'home-page', label: 'Home page' },
  { id: 'guided-flows', label: 'Guided flows', count: 6 },
  { id: 'gpt-settings', label: 'GPT settings' },
  { id: 'triggers', label: 'Triggers' },
  { id: 'installation', label: 'Installation' },
];

export default function TabBars() {
  return (
    <>
      <Specimen label="Tabs over a screen; an unknown address leads to the first" isWide>
        <div className="flex h-40 w-full flex-col overflow-hidden rounded-card border border-line bg-surface">
          <TabBarLayout label="Assistant" prefix="/tabs" items={TABS}>
            <Place />
          </TabBarLayout>
        </div>
      </Specimen>
      <Specimen label="Too many for the width" isWide>
        <div className="w-96 max-w-full overflow-hidden rounded-card border border-line bg-surface">
          <TabBar label="Assistant, narrow" prefix="/tabs" items={TABS} />
        </div>
      </Specimen>
      <Specimen label="Loading" isWide>
        <div className="w-full overflow-hidden rounded-card border border-line bg-surface">
          <TabBar label="Tabs to come" prefix="/tabs-loading" items={[]} isLoading />
        </div>
      </Specimen>
      <Specimen label="On a small screen">
        <div className="flex w-80 max-w-full">
          <NavigationSelect
            label="Tabs on a phone"
            groups={[{ id: 'tabs', options: TABS }]}
            selectedId="guided-flows"
            onSelect={() => {}}
          />
        </div>
      </Specimen>
    </>
  );
}

function Place() {
  const { pathname } = useLocation();
  return <p className="p-5 text-dense text-ink-muted max-md:p-4">You are at {pathname}</p>;
}
