import { CreditCard, Keyboard, LogOut, Monitor, Moon, PanelLeft, Sun } from 'lucide-react';
import { usePlanPickerLabel } from '#billing/PlanPickerLink.tsx';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { usePermission } from '#session/usePermission.ts';
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

/** What can be reached and done on every screen. */
export function useFrameCommands(): Command[] {
  const chosen = useTheme();
  const manuallyInvoiced = useCurrentUser()?.client?.manuallyInvoiced ?? false;
  const rail = useNavigation();
  const mayPickPlan = usePermission('MANAGE_CLIENT') && !manuallyInvoiced;
  const pickPlan: Command = {
    id: 'billing.pick-plan',
    label: usePlanPickerLabel(),
    group: 'Do',
    icon: CreditCard,
    aliases: ['upgrade', 'downgrade', 'change plan', 'subscription', 'pay'],
    to: paths.planPicker(),
  };
  return [
    ...destinations({ manuallyInvoiced, rail }),
    ...(mayPickPlan ? [pickPlan] : []),
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
