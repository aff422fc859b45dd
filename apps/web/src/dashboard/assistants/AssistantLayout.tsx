import { useResolvedPath } from 'react-router-dom';
import { TabBarLayout } from '#ui/tab-bar/TabBarLayout.tsx';
import { assistantTabs } from './assistantTabs.ts';

/** /dashboard/assistants/{variant}/{id}/*: what can be set on one assistant, as tabs. */
export default function AssistantLayout() {
  const { pathname } = useResolvedPath('');
  return <TabBarLayout label="Assistant" prefix={pathname} items={assistantTabs} />;
}
