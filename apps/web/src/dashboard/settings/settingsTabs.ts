import { type TabItem } from '#ui/tab-bar/TabBar.tsx';

/** The parts of the settings, in their order; payment methods only for who does not pay by invoice (spec §2). */
const SETTINGS_TABS = [
  { id: 'my-profile', label: 'My profile' },
  { id: 'company-profile', label: 'Company profile' },
  { id: 'reset-password', label: 'Password' },
  { id: 'subscription', label: 'Subscription' },
  { id: 'payment-methods', label: 'Payment methods' },
] as const satisfies readonly TabItem[];

/** Those that the client has. */
export function settingsTabs(isManuallyInvoiced: boolean): readonly TabItem[] {
  return isManuallyInvoiced ? SETTINGS_TABS.filter(({ id }) => id !== 'payment-methods') : SETTINGS_TABS;
}
