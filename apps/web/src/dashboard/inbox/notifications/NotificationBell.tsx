import { lazy, useEffect, useRef, useState } from 'react';
import { Bell, BellOff } from 'lucide-react';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { globalShortcuts } from '#dashboard/shortcuts/globalShortcuts.ts';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { useShortcut } from '#dashboard/shortcuts/useShortcuts.ts';
import { whenSettled } from '#relay/whenSettled.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';

const LiveNotifications = lazy(() => import('./LiveNotifications.tsx'));
const NotificationsPopover = lazyOverlay(() => import('./NotificationsPopover.tsx'));

const SHORTCUT = globalShortcuts.notifications;

/** What concerns the viewer, behind a bell that says how much of it is new. All but the bell comes once the screen stands. */
export function NotificationBell({ className = '' }: { className?: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isSettled, setIsSettled] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [unreadCount, setUnreadCount] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const keys = useKeysText(SHORTCUT);
  const open = () => setIsOpen(true);
  useEffect(() => whenSettled(() => setIsSettled(true)), []);
  useShortcut(SHORTCUT, open);
  useCommands([
    {
      id: SHORTCUT.id,
      label: SHORTCUT.label,
      group: 'Do',
      icon: Bell,
      aliases: ['alerts', 'news'],
      shortcut: SHORTCUT,
      run: open,
    },
  ]);

  return (
    <span className={`relative flex-none ${className}`}>
      <IconButton
        ref={trigger}
        icon={isPaused ? BellOff : Bell}
        label={[
          'Notifications',
          ...(unreadCount > 0 ? [`${unreadCount} new`] : []),
          ...(isPaused ? ['paused'] : []),
        ].join(', ')}
        shortcut={keys}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {unreadCount > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute -top-0.5 -right-0.5 h-4 min-w-4 rounded-full bg-brand px-1 text-center text-2xs leading-4 font-semibold text-brand-ink tabular-nums max-md:top-0.5 max-md:right-0.5"
        >
          {unreadCount > 99 ? '99+' : unreadCount}
        </span>
      )}
      {isSettled && (
        <QueryBoundary isOptional fallback={null}>
          <LiveNotifications onCount={setUnreadCount} onPause={setIsPaused} />
        </QueryBoundary>
      )}
      {isOpen && <NotificationsPopover triggerRef={trigger} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
