import type { NotificationKind } from '@parley/db';
import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';

type News = { kind: NotificationKind; actorName: string; conversationId: string | null; preview: string };

const HEADINGS: Readonly<Record<NotificationKind, (actor: string) => string>> = {
  Mention: (actor) => `${actor} mentioned you`,
  Assigned: (actor) => `${actor} gave you a conversation`,
  VisitorReplied: (actor) => `${actor} replied`,
  HandoffRequested: (actor) => `${actor} asks for a person`,
  SnoozeEnded: (actor) => `The conversation with ${actor} is no longer snoozed`,
  ScheduledNotSent: (actor) => `Your message to ${actor} was not sent`,
  UsageAlert: () => 'A limit of your plan is near, or reached',
  InvitationAccepted: (actor) => `${actor} accepted your invitation`,
};

/** The mail that tells of one piece of news, for who has asked to be told of such by mail. */
export function newsMail(to: string, { kind, actorName, conversationId, preview }: News, webUrl: string): OutgoingMail {
  const heading = HEADINGS[kind](actorName);
  return composeMail({
    to,
    subject: heading,
    heading,
    paragraphs: preview ? [preview] : [],
    action:
      conversationId === null
        ? { label: 'See who works with you', url: `${webUrl}/dashboard/users` }
        : { label: 'Open the conversation', url: `${webUrl}/dashboard/inbox/${conversationId}` },
    footnotes: [
      `You chose to be told of this by mail. You can change that at ${webUrl}/dashboard/settings/my-profile.`,
    ],
  });
}
