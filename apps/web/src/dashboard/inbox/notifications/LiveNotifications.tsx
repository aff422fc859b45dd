import { useEffect, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import LiveNotificationsQueryNode, { type LiveNotificationsQuery } from '#generated/LiveNotificationsQuery';
import { useResync } from '#relay/useResync.ts';
import { useNow } from '#ui/useNow.ts';
import { useUnreadCount } from '#dashboard/frame/unreadCount.ts';
import { useTellLeftWords } from '../composer/useTellLeftWords.ts';
import { setCompanyTimezone } from '#ui/companyDay.ts';
import { applyPreferences } from '../../preferences/applyPreferences.ts';
import { chime, prepareChime } from './chime.ts';
import { showOnDesktop } from './desktopNotification.ts';
import { setFaviconCount } from './faviconCount.ts';
import { standForFirstTab } from './firstTab.ts';
import { placeOf } from './placeOf.ts';
import { useNotificationsChanged } from './useNotificationsChanged.ts';

type LiveNotificationsProps = { onCount: (count: number) => void; onPause: (isPaused: boolean) => void };

/**
 * Makes itself heard when something concerns the viewer, in the way they like, and tells the bell how much there is. Shows
 * nothing itself. Default export: it comes once the screen stands.
 */
export default function LiveNotifications({ onCount, onPause }: LiveNotificationsProps) {
  const { currentUser, notificationFeed, preferences } = useLazyLoadQuery<LiveNotificationsQuery>(
    graphql`
      query LiveNotificationsQuery {
        currentUser {
          id
          timezone
          client {
            id
            timezone
          }
        }
        notificationFeed {
          id
          unreadCount
        }
        preferences {
          id
          sendKey
          timeFormat
          notificationSound
          desktopNotifications
          notificationRules {
            kind
            sound
            desktop
          }
          quietUntil
          isPaused
          areShortcutsOn
          shortcutKeys {
            shortcut
            keys
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useResync<LiveNotificationsQuery>(LiveNotificationsQueryNode, {});
  const navigate = useNavigate();
  const isFirstTab = useFirstTab();
  const { unreadCount } = notificationFeed;
  const unreadConversations = useUnreadCount();
  const now = useNow();
  // It ends without a word of the server.
  const isPaused = preferences.isPaused && Date.parse(preferences.quietUntil ?? '') > now;

  const timezone = currentUser?.timezone ?? null;
  useEffect(() => applyPreferences(preferences, timezone), [preferences, timezone]);
  const companyTimezone = currentUser?.client?.timezone ?? null;
  useEffect(() => setCompanyTimezone(companyTimezone), [companyTimezone]);
  useEffect(() => onCount(unreadCount), [onCount, unreadCount]);
  useEffect(() => onPause(isPaused), [onPause, isPaused]);
  useEffect(() => setFaviconCount(unreadConversations), [unreadConversations]);
  useEffect(() => () => setFaviconCount(0), []);
  useEffect(prepareChime, []);
  useTellLeftWords();

  useNotificationsChanged((news) => {
    if (!isFirstTab()) return;
    const rule = preferences.notificationRules.find(({ kind }) => kind === news.kind);
    if (preferences.notificationSound && rule?.sound) chime();
    if (!preferences.desktopNotifications || !rule?.desktop) return;
    showOnDesktop({ ...news, place: placeOf(news) }, (place) => void navigate(place));
  });
  return null;
}

function useFirstTab(): () => boolean {
  const ask = useRef<() => boolean>(() => false);
  useEffect(() => {
    const { isFirst, leave } = standForFirstTab();
    ask.current = isFirst;
    return leave;
  }, []);
  return () => ask.current();
}
