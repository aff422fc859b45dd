import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { TabBarLayout } from '#ui/tab-bar/TabBarLayout.tsx';
import { CardPayersOnly } from './CardPayersOnly.tsx';
import { settingsTabs } from './settingsTabs.ts';

/** /dashboard/settings/*: its parts as tabs. */
export default function SettingsLayout() {
  const isInvoiced = useCurrentUser()?.client?.manuallyInvoiced ?? false;
  return (
    <CardPayersOnly>
      <TabBarLayout label="Settings" prefix={paths.settings} items={settingsTabs(isInvoiced)} />
    </CardPayersOnly>
  );
}
