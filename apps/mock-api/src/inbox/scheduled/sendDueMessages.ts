import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { announceChange, appendEvent } from '#inbox/appendEvent.ts';
import { announceMessage, appendMessage } from '#inbox/appendMessage.ts';
import { told } from '#inbox/conversationEvent.ts';
import { takeOut } from './scheduledMessages.service.ts';

/** So many at a time; the next ones follow at the next tick. */
const AT_ONCE = 50;

/** Sends what was scheduled for now or earlier, each once; what the visitor was to prevent by writing is told to staff instead. */
export async function sendDueMessages(deps: Deps): Promise<void> {
  const due = await deps.db.scheduledMessage.findMany({
    where: { sendAt: { lte: deps.clock.now() } },
    orderBy: { sendAt: 'asc' },
    take: AT_ONCE,
    select: { id: true },
  });
  for (const { id } of due) {
    // One that fails must not keep those behind it, of any company, from being sent.
    await sendOne(deps, id).catch((error: unknown) => console.error(`Sending ${id} failed:`, error));
  }
}

async function sendOne(deps: Deps, id: string): Promise<void> {
  const now = deps.clock.now();
  const announce = await deps.db.$transaction(async (tx) => {
    // Cancelled or put off meanwhile.
    const scheduled = await tx.scheduledMessage.findFirst({
      where: { id, sendAt: { lte: now } },
      include: { conversation: true, author: true },
    });
    if (!scheduled) return null;
    const { conversation, author, body } = scheduled;
    const isPrevented = await hasReplied(tx, scheduled);
    const attachmentIds = await takeOut(tx, scheduled, now);
    if (isPrevented) {
      const event = told.scheduledNotSent(author, conversation.visitorName, body);
      const changed = await appendEvent(tx, { conversation, event, now });
      return { conversation, tell: () => announceChange(deps, changed) };
    }
    const sender = { author: 'Agent', id: author.id, name: author.name } as const;
    const draft = { body, key: await freeKey(tx, scheduled), attachmentIds, replyToId: null };
    const sent = await appendMessage(tx, { conversation, sender, draft, now });
    return { conversation, tell: () => announceMessage(deps, sent) };
  });
  if (!announce) return;
  announce.tell();
  deps.events.publish('schedule:changed', announce.conversation.id, announce.conversation);
}

/** Its own key, unless that stands for something said since. */
async function freeKey(tx: Prisma.TransactionClient, { conversationId, key }: Scheduled): Promise<string> {
  const other = await tx.message.findUnique({ where: { conversationId_key: { conversationId, key } } });
  return other ? newId('Message') : key;
}

type Scheduled = Prisma.ScheduledMessageGetPayload<object>;

async function hasReplied(tx: Prisma.TransactionClient, { conversationId, createdAt, cancelIfReply }: Scheduled) {
  if (!cancelIfReply) return false;
  const reply = { conversationId, author: 'Visitor', kind: 'Text', createdAt: { gt: createdAt } } as const;
  return (await tx.message.findFirst({ where: reply, select: { id: true } })) !== null;
}
