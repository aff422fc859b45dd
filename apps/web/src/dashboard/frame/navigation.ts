import {
  BookOpenText,
  Bot,
  ChartLine,
  ClipboardList,
  House,
  Inbox,
  Lightbulb,
  Plug,
  Settings,
  ShoppingBag,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '#router/paths.ts';

export type NavigationItem = { to: string; label: string; icon: LucideIcon; isExact?: boolean };

/** The rail's groups, in their order. */
export const navigation: readonly (readonly NavigationItem[])[] = [
  [
    { to: paths.dashboard, label: 'Home', icon: House, isExact: true },
    { to: paths.inbox, label: 'Inbox', icon: Inbox },
    { to: paths.analytics, label: 'Analytics', icon: ChartLine },
    { to: paths.insights, label: 'Insights', icon: Lightbulb },
  ],
  [
    { to: paths.guidedFlows, label: 'Guided flows', icon: Workflow },
    { to: paths.content, label: 'Content', icon: BookOpenText },
    { to: paths.forms, label: 'Forms', icon: ClipboardList },
    { to: paths.productDiscovery, label: 'Product discovery', icon: ShoppingBag },
  ],
  [{ to: paths.assistants, label: 'Assistants', icon: Bot }],
  [
    { to: paths.users, label: 'Users', icon: Users },
    { to: paths.integrations, label: 'Integrations', icon: Plug },
    { to: paths.settings, label: 'Settings', icon: Settings },
  ],
];
