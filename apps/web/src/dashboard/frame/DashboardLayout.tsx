import { lazy, useCallback, useState } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Drawer } from '#ui/overlays.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { useFrame } from './frame.ts';
import { useConversationSubscriptions } from '#dashboard/inbox/list/conversationEvents.ts';
import { WithPageActions } from './PageActions.tsx';
import { Rail } from './Rail.tsx';
import { Keyboard } from '#dashboard/shortcuts/Keyboard.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { UnreadCount } from './unreadCount.ts';
import { useFocusOnArea } from './useFocusOnArea.ts';
import { useIsRailSmall } from './useIsRailSmall.ts';

// What shows nothing at first: one file, see build/chunkGroups.ts.
const ConnectionBanner = lazy(() => import('./ConnectionBanner.tsx'));
const LiveUnreadCount = lazy(() => import('./LiveUnreadCount.tsx'));
const NewVersionBanner = lazy(() => import('./NewVersionBanner.tsx'));
const SubscriptionBanner = lazy(() => import('./SubscriptionBanner.tsx'));
const UsageBanner = lazy(() => import('./UsageBanner.tsx'));
const ViewAsBanner = lazy(() => import('./ViewAsBanner.tsx'));

/** /dashboard/*: the rail on the canvas, the work on the sheet. */
export default function DashboardLayout() {
  const { trial, unread } = useFrame();
  const isPainted = useIsPainted();
  const [unreadCount, setUnreadCount] = useState(0);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const openMenu = useCallback(() => setIsMenuOpen(true), []);
  const [isRailSmall] = useIsRailSmall();
  const isDetail = useMatch(paths.conversation(':conversationId')) !== null;
  const main = useFocusOnArea();
  useConversationSubscriptions();

  return (
    <UnreadCount value={unreadCount}>
      <LazyPart isSilent>{unread && <LiveUnreadCount unread={unread} onCount={setUnreadCount} />}</LazyPart>
      <SkipLink />
      <WithPageActions>
        <div
          // On paper there is the screen alone, all of it.
          className={`grid h-dvh overflow-hidden print:block print:h-auto print:overflow-visible ${isRailSmall ? 'md:grid-cols-[var(--spacing-rail-small)_minmax(0,1fr)]' : 'md:grid-cols-[var(--spacing-rail)_minmax(0,1fr)]'}`}
        >
          <div className="min-h-0 max-md:hidden print:hidden">
            <Rail trial={trial} />
          </div>
          <div className="flex min-h-0 min-w-0 flex-col overflow-hidden bg-surface md:my-2 md:mr-2 md:rounded-card md:border md:border-line md:shadow-raised print:m-0 print:block print:overflow-visible print:border-0 print:shadow-none">
            <TopBar isDetail={isDetail} onOpenMenu={openMenu} />
            {isPainted && (
              <LazyPart isSilent>
                <ConnectionBanner />
                <NewVersionBanner />
                <SubscriptionBanner />
                <UsageBanner />
                <ViewAsBanner />
              </LazyPart>
            )}
            <main
              ref={main}
              id="main"
              tabIndex={-1}
              className="relative flex min-h-0 flex-1 flex-col overflow-y-auto outline-none print:block print:overflow-visible [&>.appear-late]:min-h-0 [&>.appear-late]:flex-1"
            >
              <Outlet />
            </main>
          </div>
        </div>
      </WithPageActions>
      <Drawer isOpen={isMenuOpen} label="Menu" onClose={() => setIsMenuOpen(false)}>
        <Rail trial={trial} onGo={() => setIsMenuOpen(false)} />
      </Drawer>
      <Keyboard />
      <Toasts />
    </UnreadCount>
  );
}
