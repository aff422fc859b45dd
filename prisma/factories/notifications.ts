import type { Db, Notification, Prisma } from '../client.ts';
import { buildUser } from './auth.ts';
import { fakeId } from './fakeId.ts';
import { buildConversation } from './inbox.ts';

type NotificationOverrides = Partial<Prisma.NotificationUncheckedCreateInput> & { now?: Date };

/** An unread notification of somebody's, about a conversation of their company; both are made unless given. */
export async function buildNotification(db: Db, overrides: NotificationOverrides = {}): Promise<Notification> {
  const { now = new Date(), userId = (await buildUser(db, { now })).id, ...rest } = overrides;
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const conversationId =
    rest.conversationId ?? (await buildConversation(db, { now, clientId: user.clientId ?? undefined })).id;
  return db.notification.create({
    data: {
      id: fakeId('ntfn'),
      userId,
      kind: 'Assigned',
      actorName: 'Jonas Reber',
      preview: '',
      createdAt: now,
      ...rest,
      conversationId,
    },
  });
}
