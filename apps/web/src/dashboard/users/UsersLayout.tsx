import { paths } from '#router/paths.ts';
import { TabBarLayout } from '#ui/tab-bar/TabBarLayout.tsx';

const TABS = [
  { id: 'users', label: 'Users' },
  { id: 'users/roles-and-permissions', label: 'Roles and permissions' },
  { id: 'users/audit-log', label: 'Audit log' },
];

/** /dashboard/users and what is below it. The first tab is the area itself, so the tabs hang on the dashboard. */
export default function UsersLayout() {
  return <TabBarLayout label="Users" prefix={paths.dashboard} items={TABS} />;
}
