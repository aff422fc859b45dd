import { globalShortcuts, goShortcuts } from '#dashboard/shortcuts/globalShortcuts.ts';
import { Keys } from '#dashboard/shortcuts/Keys.tsx';
import { ShortcutGroups } from '#dashboard/shortcuts/ShortcutGroups.tsx';
import { openShortcutSheet } from '#dashboard/shortcuts/shortcutSheet.ts';
import { ShortcutSheet } from '#dashboard/shortcuts/ShortcutSheet.tsx';
import { Button } from '#ui/Button.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Shortcuts';

const GROUPS = [
  { name: 'Everywhere', shortcuts: Object.values(globalShortcuts) },
  { name: 'Go to', shortcuts: goShortcuts.slice(0, 4).map(({ shortcut }) => shortcut) },
];

export default function Shortcuts() {
  return (
    <>
      {['mod+k', 'shift+Enter', 'g i', '?'].map((keys) => (
        <Specimen key={keys} label={keys}>
          <Keys keys={keys} />
        </Specimen>
      ))}
      <Specimen label="Switched off">
        <Keys keys="g i" isOff />
      </Specimen>
      <Specimen label="The sheet">
        <Button onClick={openShortcutSheet}>Keyboard shortcuts</Button>
        <ShortcutSheet />
      </Specimen>
      <Specimen label="Its groups" isWide>
        <ShortcutGroups groups={GROUPS} />
      </Specimen>
      <Specimen label="Nothing found" isWide>
        <ShortcutGroups groups={[]} />
      </Specimen>
    </>
  );
}
