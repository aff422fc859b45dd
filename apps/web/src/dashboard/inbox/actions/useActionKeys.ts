import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { type Shortcut } from '#dashboard/shortcuts/shortcut.ts';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { paths } from '#router/paths.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { openActionPicker, type PickerKind } from './actionPicker.ts';
import { currentTargets } from './currentTargets.ts';
import { actAtOnce, forgetPresses, type InstantAct } from './instantActs.ts';

type PickerKey = { kind: PickerKind; shortcut: Shortcut };

export const PICKER_KEYS: readonly PickerKey[] = [
  { kind: 'snooze', shortcut: inboxShortcuts.snooze },
  { kind: 'assignee', shortcut: inboxShortcuts.assign },
  { kind: 'team', shortcut: inboxShortcuts.team },
  { kind: 'labels', shortcut: inboxShortcuts.label },
  { kind: 'priority', shortcut: inboxShortcuts.priority },
  { kind: 'macro', shortcut: inboxShortcuts.macro },
];

const INSTANT_KEYS: readonly { act: InstantAct; shortcut: Shortcut }[] = [
  { act: 'resolve', shortcut: inboxShortcuts.resolve },
  { act: 'takeOver', shortcut: inboxShortcuts.takeOver },
];

/** The keys of what is done with conversations: heard from the first moment, before the code for it has come. */
export function useActionKeys({ isOn }: { isOn: boolean }) {
  const openId = useMatch(paths.conversation(':conversationId'))?.params.conversationId;

  useEffect(() => forgetPresses, []);

  function begin(act: (ids: readonly string[]) => void): boolean {
    const ids = currentTargets(openId);
    if (ids.length > 0) act(ids);
    return ids.length > 0;
  }
  const keys = [
    ...PICKER_KEYS.map(({ kind, shortcut }) => ({
      shortcut,
      run: () => begin((ids) => openActionPicker(kind, ids)),
    })),
    ...INSTANT_KEYS.map(({ act, shortcut }) => ({ shortcut, run: () => begin((ids) => actAtOnce(act, ids)) })),
  ];
  useShortcuts(isOn ? keys : []);
}
