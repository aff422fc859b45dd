import { NavLink } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { type NavigationItem } from './navigation.ts';
import { shortcutTo } from '#dashboard/shortcuts/globalShortcuts.ts';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { useNavigation } from './useNavigation.ts';
import { useUnreadCount } from './unreadCount.ts';

type RailNavigationProps = { isSmall?: boolean; onGo?: () => void };

/** The areas of the dashboard, in their groups. */
export function RailNavigation({ isSmall = false, onGo }: RailNavigationProps) {
  const { groups, isPending } = useNavigation();
  return (
    <div className={`grid flex-none gap-4 max-md:gap-2.5 ${isSmall ? 'justify-items-center' : ''}`}>
      {groups.map((group) => (
        <ul key={group[0]?.to} className="grid gap-px">
          {group.map((item) => (
            <li key={item.to}>
              {isPending(item) ? <PendingItem isSmall={isSmall} /> : <Item item={item} isSmall={isSmall} onGo={onGo} />}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Keeps the room of an area that may open, so that the ones below it stay where they are. */
function PendingItem({ isSmall }: { isSmall: boolean }) {
  return (
    <span
      aria-hidden
      className={`flex items-center ${isSmall ? 'h-[34px] w-9 justify-center' : 'h-[30px] gap-[9px] px-2 max-md:h-10'}`}
    >
      <span className="size-4 flex-none rounded bg-ink/8" />
      {!isSmall && <Skeleton className="w-14" />}
    </span>
  );
}

type ItemProps = { item: NavigationItem; isSmall: boolean; onGo: (() => void) | undefined };

function Item({ item: { to, label, icon: Icon, isExact = false }, isSmall, onGo }: ItemProps) {
  const shape = isSmall ? 'h-[34px] w-9 justify-center' : 'h-[30px] gap-[9px] px-2 max-md:h-10 max-md:text-sm';
  const keys = useKeysText(shortcutTo(to));
  return (
    <Tooltip label={label} shortcut={keys} placement="right" isDisabled={!isSmall}>
      <NavLink
        to={to}
        end={isExact}
        onClick={onGo}
        className={`group relative flex items-center rounded-control text-dense font-medium text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-press aria-[current=page]:text-ink ${shape}`}
      >
        <Icon aria-hidden className="size-4 flex-none group-aria-[current=page]:text-brand" strokeWidth={1.75} />
        <span className={isSmall ? 'sr-only' : 'truncate'}>{label}</span>
        {to === paths.inbox && <UnreadBadge isSmall={isSmall} />}
      </NavLink>
    </Tooltip>
  );
}

function UnreadBadge({ isSmall }: { isSmall: boolean }) {
  const unread = useUnreadCount();
  if (unread === 0) return null;
  // The bell's number beside it is one of news.
  const noun = unread === 1 ? 'unread conversation' : 'unread conversations';
  const place = isSmall ? 'absolute top-0 -right-px h-[15px] px-1 text-[10px]' : 'ml-auto h-[18px] px-1.5 text-2xs';
  return (
    <span
      title={`${unread} ${noun}`}
      className={`inline-flex items-center rounded-full bg-brand font-semibold text-brand-ink tabular-nums ${place}`}
    >
      {unread > 99 ? '99+' : unread}
      <span className="sr-only"> {noun}</span>
    </span>
  );
}
