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
    footnotes: [chosenAt(webUrl)],
  });
}

/** So many are told one by one; the feed has the others. */
const MOST_TOLD = 20;

/** The one mail about all that came while its receiver was not to be disturbed, in the order in which it came. */
export function severalNewsMail(to: string, news: readonly News[], webUrl: string): OutgoingMail {
  const lines = news
    .slice(0, MOST_TOLD)
    .map(({ kind, actorName, preview }) => [HEADINGS[kind](actorName), preview].filter(Boolean).join(': '));
  const more = news.length - lines.length;
  return composeMail({
    to,
    subject: `${news.length} notifications from your quiet hours`,
    heading: 'While you were away',
    paragraphs: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])],
    action: { label: 'Open the inbox', url: `${webUrl}/dashboard/inbox` },
    footnotes: [chosenAt(webUrl)],
  });
}

const chosenAt = (webUrl: string) =>
  `You chose to be told of this by mail. You can change that at ${webUrl}/dashboard/settings/my-profile.`;
