import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useCurrentUser } from '#session/currentUser.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { RailNavigation } from './RailNavigation.tsx';
import { TrialMeter, type TrialMeterProps } from './TrialMeter.tsx';
import { useIsRailSmall } from './useIsRailSmall.ts';
import { UserMenu } from './UserMenu.tsx';

type RailProps = {
  trial: TrialMeterProps['trial'] | null | undefined;
  /** Given in the drawer, where the rail is always wide, and going anywhere closes it. */
  onGo?: () => void;
};

/** The company, the areas, what is left of the trial, and the person. */
export function Rail({ trial, onGo }: RailProps) {
  const company = useCurrentUser()?.client?.name ?? 'Parley';
  const [isRailSmall, setRailSmall] = useIsRailSmall();
  const isDrawer = onGo !== undefined;
  const isSmall = isRailSmall && !isDrawer;

  return (
    <nav
      aria-label="Main"
      className={`flex h-full min-h-0 flex-col overflow-x-hidden overflow-y-auto pt-3 pb-2.5 ${isSmall ? 'items-center' : 'px-2.5'}`}
    >
      <div className={`mb-3.5 flex flex-none items-center gap-2 ${isSmall ? 'flex-col' : 'h-8 pl-1.5'}`}>
        <Avatar name={company.slice(0, 1)} size={24} shape="square" colour="bg-amber-400" />
        <span className={isSmall ? 'sr-only' : 'min-w-0 flex-1 truncate text-dense font-semibold'}>{company}</span>
        {isDrawer ? (
          <IconButton icon={X} label="Close the menu" onClick={onGo} />
        ) : (
          <IconButton
            icon={isSmall ? PanelLeftOpen : PanelLeftClose}
            label={isSmall ? 'Widen the menu' : 'Narrow the menu'}
            onClick={() => setRailSmall(!isRailSmall)}
          />
        )}
      </div>
      <RailNavigation isSmall={isSmall} onGo={onGo} />
      <div className={`mt-auto flex-none pt-4 ${isSmall ? '' : 'w-full'}`}>
        {!isSmall && trial && <TrialMeter trial={trial} />}
        <UserMenu isSmall={isSmall} />
      </div>
    </nav>
  );
}
