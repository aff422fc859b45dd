import { useMatch } from 'react-router-dom';
import { type Shortcut } from '#dashboard/shortcuts/shortcut.ts';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { paths } from '#router/paths.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { openActionPicker, type PickerKind } from './actionPicker.ts';
import { currentTargets } from './currentTargets.ts';

type PickerKey = { kind: PickerKind; shortcut: Shortcut };

export const PICKER_KEYS: readonly PickerKey[] = [
  { kind: 'snooze', shortcut: inboxShortcuts.snooze },
  { kind: 'assignee', shortcut: inboxShortcuts.assign },
  { kind: 'team', shortcut: inboxShortcuts.team },
  { kind: 'labels', shortcut: inboxShortcuts.label },
  { kind: 'priority', shortcut: inboxShortcuts.priority },
  { kind: 'macro', shortcut: inboxShortcuts.macro },
];

/** The keys that open what is chosen for conversations: heard from the first moment, before the code of the pickers has come. */
export function usePickerKeys({ isOn }: { isOn: boolean }) {
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;

  function open(kind: PickerKind): boolean {
    const ids = currentTargets(openId);
    openActionPicker(kind, ids);
    return ids.length > 0;
  }
  useShortcuts(isOn ? PICKER_KEYS.map(({ kind, shortcut }) => ({ shortcut, run: () => open(kind) })) : []);
}
