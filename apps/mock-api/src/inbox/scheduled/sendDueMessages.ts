import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { announceChange, changeConversation } from '#inbox/live/appendEvent.ts';
import { announceMessage, appendMessage, isAnswerable, type Sender } from '#inbox/messages/appendMessage.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { messagePreview } from '#inbox/messages/messagePreview.ts';
import { notify } from '#inbox/notifications/notify.ts';
import { takeOut } from './scheduledMessages.service.ts';
import { checkSendable, type Verdict } from './checkSendable.ts';

/** So many at a time; the next ones follow at the next tick. */
const AT_ONCE = 50;

/** Sends what was scheduled for now or earlier, each once; what may not be sent any more is told to staff instead. */
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
  const done = await deps.db
    .$transaction((tx) => sendOrKeep(tx, id, { now, verdict: null }))
    .catch((error: unknown) => {
      if (!isDomainError(error, 'LIMIT_REACHED')) throw error;
      const verdict = { because: 'all messages of the plan are used' };
      return deps.db.$transaction((tx) => sendOrKeep(tx, id, { now, verdict }));
    });
  if (!done) return;
  await done.tell(deps);
  deps.events.publish('schedule:changed', done.conversation.id, done.conversation);
}

/** `verdict`: null for one that is still to be found. */
async function sendOrKeep(
  tx: Prisma.TransactionClient,
  id: string,
  { now, verdict }: { now: Date; verdict: Verdict | null },
) {
  // Cancelled or put off meanwhile.
  const due = await tx.scheduledMessage.findFirst({
    where: { id, sendAt: { lte: now } },
    include: { conversation: true, attachments: { orderBy: { position: 'asc' } } },
  });
  if (!due) return null;
  const found = verdict ?? (await checkSendable(tx, due));
  const tell = 'sender' in found ? await send(tx, due, { ...found, now }) : await keep(tx, due, { ...found, now });
  return { conversation: due.conversation, tell };
}

type Due = Prisma.ScheduledMessageGetPayload<{ include: { conversation: true; attachments: true } }>;
/** What is to be told once it is stored. */
type Tell = (deps: Deps) => Promise<void> | void;

async function send(
  tx: Prisma.TransactionClient,
  due: Due,
  { sender, now }: { sender: Sender; now: Date },
): Promise<Tell> {
  const attachmentIds = await takeOut(tx, due, now);
  const { body, conversation } = due;
  const draft = { body, key: await freeKey(tx, due), attachmentIds, replyToId: await answeredBy(tx, due) };
  const sent = await appendMessage(tx, { conversation, sender, draft, now });
  return (deps) => announceMessage(deps, sent);
}

/** What it answers, unless that was taken back meanwhile. */
async function answeredBy(tx: Prisma.TransactionClient, { conversation, replyToId }: Due): Promise<string | null> {
  return replyToId !== null && (await isAnswerable(tx, conversation, replyToId)) ? replyToId : null;
}

/** Its own key, unless that stands for something said since. */
async function freeKey(tx: Prisma.TransactionClient, { conversationId, key }: Due): Promise<string> {
  const other = await tx.message.findUnique({ where: { conversationId_key: { conversationId, key } } });
  return other ? newId('Message') : key;
}

type Kept = { because: string; now: Date };

/** Nothing of it is lost: its words and files are in the line that says why, for staff, and its author is told. */
async function keep(tx: Prisma.TransactionClient, due: Due, { because, now }: Kept): Promise<Tell> {
  const { conversation, authorId, authorName, body, attachments } = due;
  const changed = await changeConversation(tx, {
    conversation,
    events: [told.scheduledNotSent(authorName, because, body)],
    data: attachments.length > 0 ? { hasAttachments: true } : {},
    now,
  });
  const [line] = changed.messages;
  if (!line) throw new Error('An event was not stored.');
  await tx.attachment.updateMany({
    where: { scheduledMessageId: due.id },
    data: { scheduledMessageId: null, conversationId: conversation.id, messageId: line.id },
  });
  await tx.scheduledMessage.delete({ where: { id: due.id } });
  return async (deps) => {
    announceChange(deps, { ...changed, messages: [{ ...line, attachments }] });
    await notify(deps, {
      kind: 'ScheduledNotSent',
      conversation,
      userIds: authorId ? [authorId] : [],
      actor: { id: null, name: conversation.visitorName },
      message: { id: line.id, preview: messagePreview({ body, attachments }) },
    });
  };
}
