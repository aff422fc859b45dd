import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { RAIL_KEY, useIsRailSmall } from './useIsRailSmall.ts';

/** Narrows the rail to its signs, and widens it again. */
export function RailSwitch() {
  const [isSmall, setIsSmall] = useIsRailSmall();
  return (
    <IconButton
      icon={isSmall ? PanelLeftOpen : PanelLeftClose}
      label={isSmall ? 'Widen the menu' : 'Narrow the menu'}
      shortcut={RAIL_KEY}
      aria-keyshortcuts={RAIL_KEY}
      onClick={() => setIsSmall(!isSmall)}
    />
  );
}
