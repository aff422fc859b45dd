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
import { lazy } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { type Command } from '#dashboard/command-palette/command.ts';
import { useCommandPalette } from '#dashboard/command-palette/commandPalette.ts';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { type Shortcut } from '#dashboard/shortcuts/shortcut.ts';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { useUnsentReplies } from '../composer/useUnsentReplies.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { ActionPicker } from './ActionPicker.tsx';
import { openActionPicker, type PickerKind, useActionPicker } from './actionPicker.ts';
import { BulkActions } from './BulkActions.tsx';
import { storedStanding } from './storedStanding.ts';
import { useConversationActions } from './useConversationActions.ts';
import { useInboxTargets } from './useInboxTargets.ts';
import { useSelectionKeys } from './useSelectionKeys.ts';

const MacroCommands = lazy(() => import('../macros/MacroCommands.tsx'));

type Action = {
  shortcut: Shortcut;
  icon: LucideIcon;
  aliases: readonly string[];
  run: (ids: readonly string[]) => void;
};

const pick = (kind: PickerKind) => (ids: readonly string[]) => openActionPicker(kind, ids);

const PICKERS: readonly Action[] = [
  { shortcut: inboxShortcuts.snooze, icon: AlarmClock, aliases: ['later', 'put off', 'remind'], run: pick('snooze') },
  {
    shortcut: inboxShortcuts.assign,
    icon: UserRoundPlus,
    aliases: ['give', 'take it', 'assignee'],
    run: pick('assignee'),
  },
  { shortcut: inboxShortcuts.team, icon: UsersRound, aliases: ['group', 'department'], run: pick('team') },
  { shortcut: inboxShortcuts.label, icon: Tag, aliases: ['tag'], run: pick('labels') },
  { shortcut: inboxShortcuts.priority, icon: SignalHigh, aliases: ['urgent', 'important'], run: pick('priority') },
  { shortcut: inboxShortcuts.macro, icon: Zap, aliases: ['automation', 'actions', 'several'], run: pick('macro') },
];

/** What can be done with the selected, focused or open conversations by key and from the palette, and where that is chosen. */
export function InboxActions() {
  const environment = useRelayEnvironment();
  const { openId, targets, current } = useInboxTargets();
  const { toggleResolved, takeOver, handBack } = useConversationActions();
  const isPicking = useActionPicker(({ kind }) => kind !== null);
  const isPaletteOpen = useCommandPalette(({ isOpen }) => isOpen);
  useSelectionKeys(openId);
  useUnsentReplies();

  function toggleHandler(ids: readonly string[]) {
    const isWithPeople = storedStanding(environment, ids).every(({ handledBy }) => handledBy === 'Agent');
    (isWithPeople ? handBack : takeOver)(ids);
  }

  const actions: readonly Action[] = [
    {
      shortcut: inboxShortcuts.resolve,
      icon: CheckCircle2,
      aliases: ['close', 'done', 'reopen'],
      run: toggleResolved,
    },
    ...PICKERS,
    { shortcut: inboxShortcuts.takeOver, icon: Bot, aliases: ['assistant', 'bot', 'ai'], run: toggleHandler },
  ];

  function runByKey({ run }: Action): boolean {
    const ids = current();
    // What is being chosen has the keys, also while its code is still to come.
    if (isPicking || ids.length === 0) return false;
    run(ids);
    return true;
  }
  useShortcuts(actions.map((action) => ({ shortcut: action.shortcut, run: () => runByKey(action) })));
  const isOn = targets.length > 0;
  useCommands(isOn ? actions.map((action) => commandOf(action, current)) : []);

  return (
    <>
      <BulkActions />
      <ActionPicker />
      <LazyPart isSilent>{isOn && isPaletteOpen && <MacroCommands ids={targets} />}</LazyPart>
    </>
  );
}

function commandOf({ shortcut, icon, aliases, run }: Action, current: () => readonly string[]): Command {
  const { id, label } = shortcut;
  return { id, label, group: 'Do', icon, aliases, shortcut, isOfScreen: true, run: () => run(current()) };
}
