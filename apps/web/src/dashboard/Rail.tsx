import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { RailNavigation } from './RailNavigation.tsx';
import { TrialMeter, type TrialMeterProps } from './TrialMeter.tsx';
import { RAIL_KEY, useIsRailSmall } from './useIsRailSmall.ts';
import { UserMenu } from './UserMenu.tsx';

type RailProps = {
  trial: TrialMeterProps['trial'] | null | undefined;
  /** Given in the drawer, where the rail is always wide, and going anywhere closes it. */
  onGo?: () => void;
};

/** The company, the areas, what is left of the trial, and the person. */
export function Rail({ trial, onGo }: RailProps) {
  const [isRailSmall, setRailSmall] = useIsRailSmall();
  const isDrawer = onGo !== undefined;
  const isSmall = isRailSmall && !isDrawer;

  return (
    <nav
      aria-label="Main"
      className={`flex h-full min-h-0 flex-col overflow-x-hidden overflow-y-auto overscroll-contain pt-3 pb-2.5 ${isSmall ? 'items-center' : 'px-2.5 max-md:px-3'}`}
    >
      <div className={`flex flex-none items-center gap-1 ${isSmall ? 'mb-2 flex-col' : 'mb-3.5'}`}>
        <CompanyMenu isSmall={isSmall} onGo={onGo} />
        {isDrawer ? (
          <IconButton icon={X} label="Close the menu" onClick={onGo} />
        ) : (
          <IconButton
            icon={isSmall ? PanelLeftOpen : PanelLeftClose}
            label={isSmall ? 'Widen the menu' : 'Narrow the menu'}
            shortcut={RAIL_KEY}
            aria-keyshortcuts={RAIL_KEY}
            onClick={() => setRailSmall(!isRailSmall)}
            className="text-ink-faint"
          />
        )}
      </div>
      <RailNavigation isSmall={isSmall} onGo={onGo} />
      <div className={`mt-auto flex-none pt-4 ${isSmall ? '' : 'w-full'}`}>
        {trial && <TrialMeter trial={trial} isSmall={isSmall} onGo={onGo} />}
        <UserMenu isSmall={isSmall} onGo={onGo} />
      </div>
    </nav>
  );
}
