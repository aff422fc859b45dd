import type { Conversation, Notification, NotificationKind } from '@parley/db';
import { inBackground } from '#background/inBackground.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { newsMail } from './newsMail.ts';
import { quietUntil, WHEN_TOLD } from './notificationHours.ts';
import { waysOf } from './notificationRules.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;

export type News = {
  kind: NotificationKind;
  /** `id` is null for what is about no conversation. */
  conversation: { id: string | null; clientId: string };
  /** Whom it concerns. Repeated ids, people of other companies and whoever did it themselves are passed over. */
  userIds: readonly string[];
  /** Who did it; `id` is null for a visitor, the assistant or the clock. */
  actor: { id: string | null; name: string };
  /** `id` is null for what is no message. */
  message?: { id: string | null; preview: string };
};

/**
 * Tells people of the staff what concerns them, in the ways that each has chosen: the one way by which notifications come into
 * being. Called where it happens, once that is stored, never inside its transaction. Who has the conversation open has looked
 * already. What a visitor writes while the person has not looked yet is one notification, which comes again.
 */
export async function notify(deps: Deps, news: News): Promise<void> {
  const { db, events, presence } = deps;
  const { kind, conversation } = news;
  const { clientId } = conversation;
  const users = await db.user.findMany({
    where: { clientId, status: 'Active', id: { in: news.userIds.filter((id) => id !== news.actor.id) } },
    select: { id: true, email: true, ...WHEN_TOLD },
  });
  for (const user of users) {
    const userId = user.id;
    const { inApp, mail } = waysOf(user.preferences?.notificationRules, kind);
    const isThere = conversation.id !== null && presence.isIn(conversation.id, userId);
    const isQuiet = quietUntil(user, deps.clock.now()) !== null;
    const isInFeed = inApp && !(isThere && kind === 'VisitorReplied');
    const notification = isInFeed ? await store(deps, news, { userId, isThere }) : null;
    // What the plan says has a mail of its own (sendUsageAlerts).
    if (mail && !isThere && kind !== 'UsageAlert') {
      if (isQuiet) await holdMail(deps, news, { userId, notificationId: notification?.id ?? null });
      else mailNews(deps, news, user.email);
    }
    if (notification) {
      events.publish('notifications:changed', userId, { feed: { userId }, notification, read: [], isQuiet });
    }
  }
}

function mailNews({ config, sendMail }: Deps, news: News, to: string) {
  inBackground('Mailing a notification', () => sendMail(newsMail(to, describe(news), config.webUrl)));
}

/** Keeps it for when its receiver is told of news again (sendHeldMails). */
async function holdMail({ db, clock }: Deps, news: News, receiver: { userId: string; notificationId: string | null }) {
  await db.heldMail.create({
    data: { id: newId('HeldMail'), ...receiver, ...describe(news), createdAt: clock.now() },
  });
}

const describe = ({ kind, actor, conversation, message }: News) => ({
  kind,
  actorName: actor.name,
  conversationId: conversation.id,
  preview: message?.preview ?? '',
});

type Receiver = { userId: string; isThere: boolean };

async function store({ db, clock }: Deps, news: News, { userId, isThere }: Receiver): Promise<Notification> {
  const { kind, conversation, actor, message } = news;
  const now = clock.now();
  const told = {
    kind,
    actorName: actor.name,
    preview: message?.preview ?? '',
    messageId: message?.id ?? null,
    createdAt: now,
    readAt: isThere ? now : null,
  };
  if (kind === 'VisitorReplied') {
    const unread = { userId, conversationId: conversation.id, kind, readAt: null };
    const [again] = await db.notification.updateManyAndReturn({ where: unread, data: told });
    if (again) return again;
  }
  return db.notification.create({
    data: { id: newId('Notification'), userId, conversationId: conversation.id, ...told },
  });
}

/** Whom something in a conversation concerns that asks for a human being: who has it, else its team, else everybody. */
export async function concernedBy(
  { db }: Pick<Deps, 'db'>,
  { clientId, assigneeId, teamId }: Pick<Conversation, 'clientId' | 'assigneeId' | 'teamId'>,
): Promise<string[]> {
  if (assigneeId) return [assigneeId];
  const colleagues = { clientId, status: 'Active' } as const;
  const team = teamId ? await db.user.findMany({ where: { ...colleagues, teams: { some: { teamId } } } }) : [];
  const users = team.length > 0 ? team : await db.user.findMany({ where: colleagues });
  return users.map(({ id }) => id);
}
