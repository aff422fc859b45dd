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
import { whenSettled } from '#relay/whenSettled.ts';
import { usePermission } from '#session/usePermission.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { UnsentReplies } from '../composer/UnsentReplies.tsx';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { ActionPicker } from './ActionPicker.tsx';
import { openActionPicker, type PickerKind } from './actionPicker.ts';
import { BulkActions } from './BulkActions.tsx';
import { provideActs } from './instantActs.ts';
import { storedStanding } from './storedStanding.ts';
import { useConversationActs } from './useConversationActs.ts';
import { useInboxTargets } from './useInboxTargets.ts';
import { PICKER_KEYS } from './useActionKeys.ts';

const MacroCommands = lazy(() => import('../macros/MacroCommands.tsx'));

type Look = { icon: LucideIcon; aliases: readonly string[] };
type Act = Look & { shortcut: Shortcut; run: () => void };

const PICKER_LOOKS: Record<PickerKind, Look> = {
  snooze: { icon: AlarmClock, aliases: ['later', 'put off', 'remind'] },
  assignee: { icon: UserRoundPlus, aliases: ['give', 'take it', 'assignee'] },
  team: { icon: UsersRound, aliases: ['group', 'department'] },
  labels: { icon: Tag, aliases: ['tag'] },
  priority: { icon: SignalHigh, aliases: ['urgent', 'important'] },
  macro: { icon: Zap, aliases: ['automation', 'actions', 'several'] },
};

/** What single keys open, so that it is there at once. */
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
  useEffect(() => whenSettled(preload), []);

  function toggleHandler(ids: readonly string[]) {
    const isWithPeople = storedStanding(environment, ids).every(({ handledBy }) => handledBy === 'Agent');
    (isWithPeople ? handBack : takeOver)(ids);
  }

  const resolve: Act = {
    shortcut: inboxShortcuts.resolve,
    icon: CheckCircle2,
    aliases: ['close', 'done', 'reopen'],
    run: () => toggleResolved(current()),
  };
  const handOver: Act = {
    shortcut: inboxShortcuts.takeOver,
    icon: Bot,
    aliases: ['assistant', 'bot', 'ai'],
    run: () => toggleHandler(current()),
  };
  const pickers = PICKER_KEYS.map(({ kind, shortcut }): Act => {
    return { shortcut, ...PICKER_LOOKS[kind], run: () => openActionPicker(kind, current()) };
  });
  const isOn = targets.length > 0;
  const isPaletteOpen = useCommandPalette(({ isOpen }) => isOpen);
  // Their keys are heard already: see useActionKeys.
  useEffect(() => provideActs({ resolve: toggleResolved, takeOver: toggleHandler }));
  useCommands(isOn ? [resolve, ...pickers, handOver].map(commandOf) : []);

  return (
    <>
      <BulkActions />
      <ActionPicker />
      <LazyPart isSilent>{isOn && isPaletteOpen && <MacroCommands ids={targets} />}</LazyPart>
      <UnsentReplies />
    </>
  );
}

function commandOf({ shortcut, icon, aliases, run }: Act): Command {
  const { id, label } = shortcut;
  return { id, label, group: 'Do', icon, aliases, shortcut, isOfScreen: true, run };
}
