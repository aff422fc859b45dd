import { paths } from '#router/paths.ts';
import { TabBarLayout } from '#ui/tab-bar/TabBarLayout.tsx';

const TABS = [
  { id: 'guided-flows', label: 'Guided flows' },
  { id: 'guided-flows/automated-faqs', label: 'Automated FAQs' },
];

/** The lists of /dashboard/guided-flows. The first tab is the area itself, so the tabs hang on the dashboard. */
export default function GuidedFlowsLayout() {
  return <TabBarLayout label="Guided flows" prefix={paths.dashboard} items={TABS} />;
}
