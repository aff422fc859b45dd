import {
  CreditCard,
  MessageCircleQuestion,
  FileText,
  FolderTree,
  History,
  Globe,
  CalendarClock,
  Headset,
  KeyRound,
  Building2,
  ShieldCheck,
  User,
  Webhook,
} from 'lucide-react';
import { paths } from '#router/paths.ts';
import { type navigation } from '../frame/navigation.ts';
import { shortcutTo } from '../shortcuts/globalShortcuts.ts';
import { type Command } from './command.ts';

/** What else people call the areas of the rail. */
const ALIASES: Record<string, readonly string[]> = {
  [paths.dashboard]: ['dashboard', 'start', 'overview'],
  [paths.inbox]: ['conversations', 'messages', 'chats', 'live chat'],
  [paths.analytics]: ['statistics', 'reports', 'charts', 'numbers'],
  [paths.insights]: ['topics', 'trends', 'gaps', 'unanswered'],
  [paths.guidedFlows]: ['flow builder', 'bots'],
  [paths.content]: ['knowledge base', 'help centre'],
  [paths.forms]: ['templates', 'questionnaires'],
  [paths.productDiscovery]: ['shop', 'store', 'shopify', 'wix', 'woocommerce', 'products'],
  [paths.assistants]: ['chatbot', 'widget', 'overlay', 'bots'],
  [paths.users]: ['team', 'people', 'members', 'invite', 'agents'],
  [paths.integrations]: ['helpdesk', 'zendesk', 'calendly', 'calendar'],
  [paths.settings]: ['preferences', 'options'],
};

type Place = Pick<Command, 'label' | 'icon' | 'detail' | 'aliases'> & {
  to: string;
  isForCardPayers?: boolean;
  isForManagers?: boolean;
};

/** The screens beneath the areas. */
const FURTHER: readonly Place[] = [
  {
    to: paths.automatedFaqs,
    label: 'Automated FAQs',
    icon: MessageCircleQuestion,
    detail: 'Guided flows',
    aliases: ['questions', 'answers', 'phrasings'],
  },
  { to: paths.articles, label: 'Articles', icon: FileText, detail: 'Content', aliases: ['knowledge', 'help', 'texts'] },
  { to: paths.articleCategories, label: 'Categories', icon: FolderTree, detail: 'Content', aliases: ['topics'] },
  { to: paths.documents, label: 'Documents', icon: FileText, detail: 'Content', aliases: ['files', 'pdf', 'upload'] },
  { to: paths.webpages, label: 'Webpages', icon: Globe, detail: 'Content', aliases: ['crawler', 'website', 'urls'] },
  {
    to: paths.rolesAndPermissions,
    label: 'Roles and permissions',
    icon: ShieldCheck,
    detail: 'Users',
    aliases: ['access', 'rights', 'admin', 'staff'],
  },
  {
    to: paths.auditLog,
    label: 'Audit log',
    icon: History,
    detail: 'Users',
    aliases: ['who did what', 'changes', 'activity', 'history'],
    isForManagers: true,
  },
  {
    to: paths.calendly,
    label: 'Calendly',
    icon: CalendarClock,
    detail: 'Integrations',
    aliases: ['calendar', 'bookings', 'appointments', 'meetings'],
    isForManagers: true,
  },
  {
    to: paths.zendesk,
    label: 'Zendesk',
    icon: Headset,
    detail: 'Integrations',
    aliases: ['helpdesk', 'tickets', 'support desk'],
    isForManagers: true,
  },
  {
    to: paths.webhooks,
    label: 'Webhooks',
    icon: Webhook,
    detail: 'Integrations',
    aliases: ['events', 'callbacks', 'deliveries', 'developers'],
    isForManagers: true,
  },
  {
    to: paths.apiKeys,
    label: 'API keys',
    icon: KeyRound,
    detail: 'Integrations',
    aliases: ['public api', 'rest', 'openapi', 'developers', 'tokens', 'curl'],
    isForManagers: true,
  },
  {
    to: paths.myProfile,
    label: 'My profile',
    icon: User,
    detail: 'Settings',
    aliases: ['account', 'name', 'me', 'photo', 'time zone', 'mute sound', 'mail me'],
  },
  {
    to: paths.companyProfile,
    label: 'Company profile',
    icon: Building2,
    detail: 'Settings',
    aliases: ['organisation', 'business', 'address', 'country', 'logo', 'data retention', 'delete company'],
  },
  {
    to: paths.settingsResetPassword,
    label: 'Password',
    icon: KeyRound,
    detail: 'Settings',
    aliases: ['security', 'change password', 'reset password'],
  },
  {
    to: paths.subscription,
    label: 'Subscription',
    icon: CreditCard,
    detail: 'Settings',
    aliases: ['billing', 'plan', 'upgrade', 'invoices', 'price', 'usage', 'billing address', 'tax number', 'vat'],
  },
  {
    to: paths.paymentMethods,
    label: 'Payment methods',
    icon: CreditCard,
    detail: 'Settings',
    aliases: ['billing', 'credit card', 'pay'],
    isForCardPayers: true,
  },
];

type Person = {
  manuallyInvoiced: boolean;
  /** Whether they hold MANAGE_CLIENT. */
  isManager: boolean;
  /** The groups that the rail shows them. */
  rail: typeof navigation;
};

/** Every screen that this person may go to: the rail’s areas in its order, then what lies beneath them (spec §2, §6). */
export function destinations({ manuallyInvoiced, isManager, rail }: Person): Command[] {
  const areas = rail.flat().map((area): Place => ({ ...area, aliases: ALIASES[area.to] ?? [] }));
  return [...areas, ...FURTHER]
    .filter(({ isForCardPayers }) => !(isForCardPayers && manuallyInvoiced))
    .filter(({ isForManagers }) => !isForManagers || isManager)
    .map(({ to, label, icon, detail = '', aliases = [] }) => ({
      id: `go.${to}`,
      label,
      group: 'Go to',
      icon,
      detail,
      aliases,
      shortcut: shortcutTo(to),
      to,
    }));
}
