import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { globalShortcuts } from '#dashboard/shortcuts/globalShortcuts.ts';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { useIsRailSmall } from './useIsRailSmall.ts';

/** Narrows the rail to its signs, and widens it again. */
export function RailSwitch() {
  const [isSmall, setIsSmall] = useIsRailSmall();
  const key = useKeysText(globalShortcuts.rail);
  return (
    <IconButton
      icon={isSmall ? PanelLeftOpen : PanelLeftClose}
      label={isSmall ? 'Expand the menu' : 'Collapse the menu'}
      shortcut={key}
      onClick={() => setIsSmall(!isSmall)}
    />
  );
}
