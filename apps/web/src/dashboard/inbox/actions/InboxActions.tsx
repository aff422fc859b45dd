import {
  AlarmClock,
  Bot,
  CheckCircle2,
  SignalHigh,
  Tag,
  UserRoundPlus,
  UsersRound,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { lazy, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type Command } from '#dashboard/command-palette/command.ts';
import { useCommandPalette } from '#dashboard/command-palette/commandPalette.ts';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { type Shortcut } from '#dashboard/shortcuts/shortcut.ts';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { whenSettled } from '#relay/whenSettled.ts';
import { usePermission } from '#session/usePermission.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { ActionPicker } from './ActionPicker.tsx';
import { openActionPicker } from './actionPicker.ts';
import { BulkActions } from './BulkActions.tsx';
import { storedStanding } from './storedStanding.ts';
import { useConversationActs } from './useConversationActs.ts';
import { useInboxTargets } from './useInboxTargets.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';

const MacroCommands = lazy(() => import('../macros/MacroCommands.tsx'));

type Act = { shortcut: Shortcut; icon: LucideIcon; aliases: readonly string[]; run: () => void };

/**
 * What single keys open, so that it is there at once: what is typed into it before would be taken for further keys, and
 * the e of a name would resolve the conversation.
 */
function preload() {
  import('./ActionPickerModal.tsx').catch(() => {});
  import('../search/SearchBar.tsx').catch(() => {});
}

/** What can be done with the selected, focused or open conversations by key and from the palette, and where that is chosen. */
export default function InboxActions() {
  return usePermission('MANAGE_CONVERSATIONS') ? <Actions /> : null;
}

function Actions() {
  const environment = useRelayEnvironment();
  const { targets, current } = useInboxTargets();
  const { toggleResolved, takeOver, handBack } = useConversationActs();
  useSelectionKeys();
  useEffect(() => whenSettled(preload), []);

  function toggleHandler() {
    const ids = current();
    const isWithPeople = storedStanding(environment, ids).every(({ handledBy }) => handledBy === 'Agent');
    (isWithPeople ? handBack : takeOver)(ids);
  }

  const acts: Act[] = [
    {
      shortcut: inboxShortcuts.resolve,
      icon: CheckCircle2,
      aliases: ['close', 'done', 'reopen'],
      run: () => toggleResolved(current()),
    },
    {
      shortcut: inboxShortcuts.snooze,
      icon: AlarmClock,
      aliases: ['later', 'put off', 'remind'],
      run: () => openActionPicker('snooze', current()),
    },
    {
      shortcut: inboxShortcuts.assign,
      icon: UserRoundPlus,
      aliases: ['give', 'take it', 'assignee'],
      run: () => openActionPicker('assignee', current()),
    },
    {
      shortcut: inboxShortcuts.team,
      icon: UsersRound,
      aliases: ['group', 'department'],
      run: () => openActionPicker('team', current()),
    },
    {
      shortcut: inboxShortcuts.label,
      icon: Tag,
      aliases: ['tag'],
      run: () => openActionPicker('labels', current()),
    },
    {
      shortcut: inboxShortcuts.priority,
      icon: SignalHigh,
      aliases: ['urgent', 'important'],
      run: () => openActionPicker('priority', current()),
    },
    {
      shortcut: inboxShortcuts.macro,
      icon: Zap,
      aliases: ['automation', 'actions', 'several'],
      run: () => openActionPicker('macro', current()),
    },
    { shortcut: inboxShortcuts.takeOver, icon: Bot, aliases: ['assistant', 'bot', 'ai'], run: toggleHandler },
  ];
  const isOn = targets.length > 0;
  const isPaletteOpen = useCommandPalette(({ isOpen }) => isOpen);
  useShortcuts(isOn ? acts.map(({ shortcut, run }) => ({ shortcut, run })) : []);
  useCommands(isOn ? acts.map(commandOf) : []);

  return (
    <>
      <BulkActions />
      <ActionPicker />
      <LazyPart isSilent>{isOn && isPaletteOpen && <MacroCommands ids={targets} />}</LazyPart>
    </>
  );
}

function commandOf({ shortcut, icon, aliases, run }: Act): Command {
  const { id, label } = shortcut;
  return { id, label, group: 'Do', icon, aliases, shortcut, isOfScreen: true, run };
}
