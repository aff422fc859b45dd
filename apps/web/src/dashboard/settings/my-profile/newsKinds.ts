import { type NotificationKind } from '#generated/NotificationRow_notification';

type News = { label: string; detail: string; hasMail?: false; isForManagers?: true };

/** What one can be told of, in words. */
export const NEWS_KINDS: Readonly<Record<NotificationKind, News>> = {
  Mention: { label: 'Mentions', detail: 'A colleague names you in a note.' },
  Assigned: { label: 'Assigned to you', detail: 'A conversation becomes yours.' },
  VisitorReplied: { label: 'Replies', detail: 'A visitor writes in a conversation of yours.', hasMail: false },
  HandoffRequested: { label: 'Asks for a person', detail: 'A visitor waits for a human being.' },
  SnoozeEnded: { label: 'Snooze over', detail: 'A conversation that was put off is back.' },
  ScheduledNotSent: { label: 'Not sent', detail: 'A message that you had scheduled was held back.' },
  UsageAlert: { label: 'Plan limits', detail: 'A limit of the plan is near, or reached.', isForManagers: true },
  InvitationAccepted: { label: 'Invitations', detail: 'Somebody accepts an invitation of yours.' },
};

export const isNewsKind = (kind: string): kind is NotificationKind => kind in NEWS_KINDS;
