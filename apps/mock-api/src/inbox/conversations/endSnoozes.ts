import type { Context } from '#context.ts';
import { announceChange, changeConversation } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { concernedBy, notify } from '#inbox/notifications/notify.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;

/** So many in one transaction; the next ones follow at the next tick. */
const AT_ONCE = 100;

/** Opens the conversations whose snooze is over, unread, so that somebody looks. To be called as time passes. */
export async function endSnoozes(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = { status: 'Snoozed', snoozedUntil: { lte: now } } as const;
  if (!(await deps.db.conversation.findFirst({ where: due, select: { id: true } }))) return;
  const changed = await deps.db.$transaction(async (tx) => {
    const conversations = await tx.conversation.findMany({
      where: due,
      orderBy: { snoozedUntil: 'asc' },
      take: AT_ONCE,
    });
    const ended = [];
    for (const conversation of conversations) {
      const data = { status: 'Open', snoozedUntil: null, containMessagesUnreadByAgents: true } as const;
      ended.push(await changeConversation(tx, { conversation, events: [told.snoozeEnded()], data, now }));
    }
    return ended;
  });
  for (const change of changed) announceChange(deps, change);
  for (const { conversation } of changed) {
    const actor = { id: null, name: conversation.visitorName };
    const userIds = await concernedBy(deps, conversation);
    await notify(deps, { kind: 'SnoozeEnded', conversation, userIds, actor });
  }
}
