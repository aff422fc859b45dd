import { useUnreadCount } from './unreadCount.ts';

/** The document's title, with how many conversations wait to be read. One per screen. */
export function Title({ children }: { children: string }) {
  const unread = useUnreadCount();
  return <title>{`${unread > 0 ? `(${unread}) ` : ''}${children} · Parley`}</title>;
}
