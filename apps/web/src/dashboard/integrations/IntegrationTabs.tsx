import { TabLink } from '#ui/tab-bar/TabLink.tsx';
import { TabStrip } from '#ui/tab-bar/TabStrip.tsx';
import { TABS, type IntegrationTab } from './integrationTabs.ts';

const LABELS: Readonly<Record<IntegrationTab, string>> = { settings: 'Settings', requests: 'Requests' };

/** The parts of an integration, which share one address. */
export function IntegrationTabs({ label, active }: { label: string; active: IntegrationTab }) {
  return (
    <nav aria-label={label} className="flex-none border-b border-line">
      <TabStrip activeId={active}>
        {TABS.map((id) => (
          <TabLink
            key={id}
            item={{ id, label: LABELS[id] }}
            to={id === 'settings' ? '?' : `?tab=${id}`}
            isActive={id === active}
          />
        ))}
      </TabStrip>
    </nav>
  );
}
