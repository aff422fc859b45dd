import type { Db, NotificationKind } from '../../client.ts';
import { fakeId } from '../../factories/fakeId.ts';
import { JONAS, MAYA } from '../auth.ts';
import { NORTHWIND } from '../billing.ts';
import { before, MINUTE } from '../instants.ts';

/** What Maya has been told of the conversations that she has, latest first; she has looked at all of it. */
const TOLD: readonly { kind: NotificationKind; minutesAgo: number }[] = [
  { kind: 'VisitorReplied', minutesAgo: 2 },
  { kind: 'Assigned', minutesAgo: 45 },
  { kind: 'SnoozeEnded', minutesAgo: 180 },
];

export async function seedNotifications(db: Db, now: Date): Promise<void> {
  const hers = await db.conversation.findMany({
    where: { clientId: NORTHWIND, assigneeId: MAYA.id },
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'asc' }],
    take: TOLD.length,
  });
  await db.notification.createMany({
    data: hers.flatMap((conversation, index) => {
      const told = TOLD[index];
      if (!told) return [];
      const { id: conversationId, visitorName, lastMessagePreview } = conversation;
      const at = before(now, told.minutesAgo * MINUTE);
      return [
        {
          id: fakeId('ntfn'),
          userId: MAYA.id,
          kind: told.kind,
          conversationId,
          actorName: told.kind === 'Assigned' ? JONAS.name : visitorName,
          preview: told.kind === 'VisitorReplied' ? lastMessagePreview : '',
          createdAt: at,
          readAt: before(at, -MINUTE),
        },
      ];
    }),
  });
}
