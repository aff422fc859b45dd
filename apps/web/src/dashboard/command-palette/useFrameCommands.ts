import {
  Bot,
  CircleX,
  CreditCard,
  Download,
  Keyboard,
  LogOut,
  Monitor,
  MonitorSmartphone,
  Moon,
  PanelLeft,
  ShieldCheck,
  Sun,
  Tag,
  UserPlus,
  UsersRound,
  Zap,
} from 'lucide-react';
import { usePlanPickerLabel } from '#billing/PlanPickerLink.tsx';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { useMay } from '#session/usePermission.ts';
import { signOut } from '#session/signOut.ts';
import { chooseTheme, useTheme, type Theme } from '#ui/theme.ts';
import { globalShortcuts } from '../shortcuts/globalShortcuts.ts';
import { openShortcutSheet } from '../shortcuts/shortcutSheet.ts';
import { toggleRail } from '../frame/useIsRailSmall.ts';
import { useNavigation } from '../frame/useNavigation.ts';
import { type Command } from './command.ts';
import { destinations } from './destinations.ts';

const THEMES = [
  { theme: 'light', label: 'Light theme', icon: Sun, aliases: ['appearance', 'bright', 'day', 'look'] },
  { theme: 'dark', label: 'Dark theme', icon: Moon, aliases: ['appearance', 'night', 'black', 'look'] },
  { theme: 'system', label: 'System theme', icon: Monitor, aliases: ['appearance', 'automatic', 'look'] },
] as const;

const CANCEL_PLAN: Command = {
  id: 'billing.cancel-plan',
  label: 'Cancel plan',
  group: 'Do',
  icon: CircleX,
  aliases: ['end subscription', 'stop paying', 'close account'],
  to: paths.cancelPlan,
};
const INVITE: Command = {
  id: 'users.invite',
  label: 'Invite people',
  group: 'Do',
  icon: UserPlus,
  aliases: ['add user', 'add colleague', 'new member', 'invitation'],
  to: paths.inviteUsers,
};
const NEW_ASSISTANT: Command = {
  id: 'assistants.new',
  label: 'New assistant',
  group: 'Do',
  icon: Bot,
  aliases: ['create chatbot', 'add widget', 'add bot'],
  to: paths.newAssistant,
};
const MANAGE: readonly Command[] = [
  { id: 'inbox.labels', label: 'Manage labels', group: 'Do', icon: Tag, to: paths.managed('labels') },
  { id: 'inbox.teams', label: 'Manage teams', group: 'Do', icon: UsersRound, to: paths.managed('teams') },
  { id: 'inbox.macros', label: 'Manage macros', group: 'Do', icon: Zap, to: paths.managed('macros') },
];
const EXPORT: Command = {
  id: 'company.export',
  label: 'Export all data',
  group: 'Do',
  icon: Download,
  aliases: ['download', 'backup', 'zip', 'gdpr'],
  to: paths.dataExport,
};
const TWO_FACTOR: Command = {
  id: 'security.two-factor',
  label: 'Two-factor sign-in',
  group: 'Go to',
  icon: ShieldCheck,
  aliases: ['2fa', 'authenticator', 'security', 'backup codes'],
  to: paths.twoFactor,
};
const DEVICES: Command = {
  id: 'security.devices',
  label: 'Devices',
  group: 'Go to',
  icon: MonitorSmartphone,
  aliases: ['sessions', 'signed in', 'sign out everywhere'],
  to: paths.devices,
};

/** What can be reached and done on every screen. */
export function useFrameCommands(): Command[] {
  const chosen = useTheme();
  const manuallyInvoiced = useCurrentUser()?.client?.manuallyInvoiced ?? false;
  const { groups: rail } = useNavigation();
  const may = useMay();
  const isManager = may('MANAGE_CLIENT');
  const subscription = useCurrentUser()?.client?.subscription;
  const mayPickPlan = isManager && !manuallyInvoiced;
  const pickPlan: Command = {
    id: 'billing.pick-plan',
    label: usePlanPickerLabel(),
    group: 'Do',
    icon: CreditCard,
    aliases: ['upgrade', 'downgrade', 'change plan', 'subscription', 'pay'],
    to: paths.planPicker(),
  };
  return [
    ...destinations({ manuallyInvoiced, isManager, rail }),
    ...(mayPickPlan ? [pickPlan] : []),
    ...(mayPickPlan && subscription && !subscription.cancellationDate ? [CANCEL_PLAN] : []),
    ...(may('INVITE_USERS') && may('VIEW_USERS') ? [INVITE] : []),
    ...(may('UPDATE_ASSISTANTS') ? [NEW_ASSISTANT] : []),
    ...(may('MANAGE_CONVERSATIONS') ? MANAGE : []),
    ...(isManager ? [EXPORT] : []),
    TWO_FACTOR,
    DEVICES,
    ...THEMES.filter(({ theme }) => theme !== chosen).map(toCommand),
    {
      id: globalShortcuts.rail.id,
      label: globalShortcuts.rail.label,
      group: 'Do',
      icon: PanelLeft,
      aliases: ['sidebar', 'rail', 'collapse', 'expand'],
      shortcut: globalShortcuts.rail,
      run: toggleRail,
    },
    {
      id: globalShortcuts.sheet.id,
      label: globalShortcuts.sheet.label,
      group: 'Do',
      icon: Keyboard,
      aliases: ['keyboard', 'keys', 'help', 'hotkeys'],
      shortcut: globalShortcuts.sheet,
      run: openShortcutSheet,
    },
    {
      id: 'session.sign-out',
      label: 'Sign out',
      group: 'Do',
      icon: LogOut,
      aliases: ['log out', 'logout', 'leave', 'exit'],
      run: signOut,
    },
  ];
}

function toCommand({ theme, ...look }: { theme: Theme } & Pick<Command, 'label' | 'icon' | 'aliases'>): Command {
  return { ...look, id: `theme.${theme}`, group: 'Do', run: () => chooseTheme(theme) };
}
