import { lazy, memo } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { LazyPart } from '#ui/LazyPart.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { JumpButton } from './JumpButton.tsx';
import { RailNavigation } from './RailNavigation.tsx';
import { RailSwitch } from './RailSwitch.tsx';
import { type TrialMeterProps } from './TrialMeter.tsx';
import { useIsRailSmall } from './useIsRailSmall.ts';
import { UserMenu } from './UserMenu.tsx';

const TrialMeter = lazy(() => import('./TrialMeter.tsx'));

type RailProps = {
  trial: TrialMeterProps['trial'] | null | undefined;
  /** Given in the drawer, where the rail is always wide, and going anywhere closes it. */
  onGo?: () => void;
};

/** The company, the areas, what is left of the trial, and the person. Not drawn anew because something is counted beside it. */
export const Rail = memo(function Rail({ trial, onGo }: RailProps) {
  const [isRailSmall] = useIsRailSmall();
  const isDrawer = onGo !== undefined;
  const isSmall = isRailSmall && !isDrawer;

  return (
    <nav
      aria-label="Main"
      className={`flex h-full min-h-0 flex-col overflow-x-hidden overflow-y-auto overscroll-contain pt-3 pb-2.5 ${isSmall ? 'items-center' : 'px-2.5 max-md:px-3'}`}
    >
      <div className="mb-2.5 flex flex-none items-center gap-1">
        <CompanyMenu isSmall={isSmall} onGo={onGo} />
        {isDrawer && <IconButton icon={X} label="Close the menu" onClick={onGo} />}
      </div>
      <JumpButton isSmall={isSmall} onGo={onGo} />
      <RailNavigation isSmall={isSmall} onGo={onGo} />
      <div className={`mt-auto flex-none pt-4 ${isSmall ? 'grid justify-items-center gap-2' : 'w-full'}`}>
        <LazyPart isSilent>{trial && <TrialMeter trial={trial} isSmall={isSmall} onGo={onGo} />}</LazyPart>
        <div className={`flex items-center gap-1 ${isSmall ? 'flex-col' : 'border-t border-line pt-2'}`}>
          {isSmall && <RailSwitch />}
          <UserMenu isSmall={isSmall} onGo={onGo} />
          {!isSmall && !isDrawer && <RailSwitch />}
        </div>
      </div>
    </nav>
  );
});
