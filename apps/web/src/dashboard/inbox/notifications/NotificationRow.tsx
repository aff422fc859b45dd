import {
  AlarmClock,
  AtSign,
  CalendarX2,
  Gauge,
  Hand,
  MessageSquare,
  UserPlus,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { type NotificationRow_notification$key } from '#generated/NotificationRow_notification';
import { Time } from '#ui/Time.tsx';
import { placeOf } from './placeOf.ts';
import { sentenceOf } from './words.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  Mention: AtSign,
  Assigned: UserRoundCheck,
  VisitorReplied: MessageSquare,
  HandoffRequested: Hand,
  SnoozeEnded: AlarmClock,
  ScheduledNotSent: CalendarX2,
  UsageAlert: Gauge,
  InvitationAccepted: UserPlus,
};

type NotificationRowProps = { notification: NotificationRow_notification$key; onOpen: () => void };

/** One thing that concerns the viewer, and the way to it. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { kind, actorName, preview, createdAt, readAt, conversation } = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        kind
        actorName
        preview
        createdAt
        readAt
        conversation {
          id
          visitorName
        }
      }
    `,
    notification,
  );
  const visitorName = conversation?.visitorName;
  const Icon = ICONS[kind] ?? MessageSquare;
  const about = [visitorName === actorName ? null : visitorName, preview].filter(Boolean).join(': ');

  return (
    <Link
      to={placeOf({ kind, conversation })}
      onClick={onOpen}
      className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2.5 px-4 py-2.5 -outline-offset-2 hover:bg-hover"
    >
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-muted" strokeWidth={1.75} />
      <span className="min-w-0">
        <span className={`block ${readAt ? '' : 'font-semibold'}`}>{sentenceOf({ kind, actorName })}</span>
        {about && <span className="line-clamp-2 text-ink-muted">{about}</span>}
      </span>
      <span className="flex items-start gap-2 pt-0.5 text-xs text-ink-muted">
        <Time instant={createdAt} />
        {!readAt && (
          <span className="mt-1 size-2 rounded-full bg-brand">
            <span className="sr-only">New</span>
          </span>
        )}
      </span>
    </Link>
  );
}
