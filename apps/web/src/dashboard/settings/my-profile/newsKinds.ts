import { type NotificationKind } from '#generated/NotificationRow_notification';

type News = { label: string; detail: string; hasMail?: false; isForManagers?: true };

/** What one can be told of, in words. */
export const NEWS_KINDS: Readonly<Record<NotificationKind, News>> = {
  Mention: { label: 'Mentions', detail: 'A colleague mentions you in a note.' },
  Assigned: { label: 'Assigned to you', detail: 'A conversation is assigned to you.' },
  VisitorReplied: { label: 'Replies', detail: 'A visitor writes in one of your conversations.', hasMail: false },
  HandoffRequested: { label: 'Asks for a person', detail: 'A visitor is waiting for a person.' },
  SnoozeEnded: { label: 'Snooze over', detail: 'A snoozed conversation is back.' },
  ScheduledNotSent: { label: 'Not sent', detail: 'A message you scheduled was not sent.' },
  UsageAlert: { label: 'Plan limits', detail: 'A plan limit is near or reached.', isForManagers: true },
  InvitationAccepted: { label: 'Invitations', detail: 'Somebody accepts your invitation.' },
};

export const isNewsKind = (kind: string): kind is NotificationKind => kind in NEWS_KINDS;
