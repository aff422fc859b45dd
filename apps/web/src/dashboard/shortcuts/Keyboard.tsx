import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMainSearch } from '#ui/mainSearch.ts';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { openCommandPalette, useCommandPalette } from '../command-palette/commandPalette.ts';
import { toggleRail } from '../frame/useIsRailSmall.ts';
import { globalShortcuts, goShortcuts } from './globalShortcuts.ts';
import { listenToKeys } from './listenToKeys.ts';
import { type Shortcut } from './shortcut.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { openShortcutSheet, useShortcutSheet } from './shortcutSheet.ts';
import { useShortcut, useShortcuts } from './useShortcuts.ts';

/** The dashboard by keyboard: its keys are heard from here, and what they open stands here. Once, in the layout. */
export function Keyboard() {
  const navigate = useNavigate();
  const isPaletteOpen = useCommandPalette(({ isOpen }) => isOpen);
  const isSheetOpen = useShortcutSheet(({ isOpen }) => isOpen);
  // What lies over the page has the keys, also while its code is still to come.
  const isCovered = isPaletteOpen || isSheetOpen;
  useEffect(() => (isCovered ? undefined : listenToKeys()), [isCovered]);
  useShortcuts([
    { shortcut: globalShortcuts.palette, run: openCommandPalette },
    { shortcut: globalShortcuts.sheet, run: openShortcutSheet },
    { shortcut: globalShortcuts.rail, run: toggleRail },
    ...goShortcuts.map(({ to, shortcut }) => ({ shortcut, run: () => void navigate(to) })),
  ]);

  const search = useMainSearch(({ label }) => label);
  // The field hears its key itself.
  const searchShortcut = {
    id: 'search.focus',
    keys: ['/'],
    label: search ?? '',
    group: 'This screen',
  } satisfies Shortcut;
  useShortcut(searchShortcut, undefined, { isOn: search !== null });

  return (
    <>
      <CommandPalette />
      <ShortcutSheet />
    </>
  );
}
