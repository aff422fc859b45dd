import { type NotificationKind } from '#generated/NotificationRow_notification';

const SENTENCES: Readonly<Record<NotificationKind, (actor: string) => string>> = {
  Mention: (actor) => `${actor} mentioned you`,
  Assigned: (actor) => `${actor} gave you a conversation`,
  VisitorReplied: (actor) => `${actor} replied`,
  HandoffRequested: (actor) => `${actor} asks for a person`,
  SnoozeEnded: (actor) => `The conversation with ${actor} is no longer snoozed`,
  ScheduledNotSent: (actor) => `Your message to ${actor} was not sent`,
  UsageAlert: () => 'Your plan’s limit is near or reached',
  InvitationAccepted: (actor) => `${actor} accepted your invitation`,
};

/** What happened, in one sentence. */
export function sentenceOf({ kind, actorName }: { kind: string; actorName: string }): string {
  return isKnown(kind) ? SENTENCES[kind](actorName) : `News from ${actorName}`;
}

const isKnown = (kind: string): kind is NotificationKind => kind in SENTENCES;
