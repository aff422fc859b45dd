import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { announceMessage, appendMessage, isAnswerable, type Sender } from '#inbox/messages/appendMessage.ts';
import { checkSendable, type Verdict } from './checkSendable.ts';
import { keepUnsent, type ScheduledHere, type Settled } from './keepUnsent.ts';
import { takeOut } from './scheduledMessages.service.ts';

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
): Promise<Settled | null> {
  // Cancelled or put off meanwhile.
  const due = await tx.scheduledMessage.findFirst({
    where: { id, sendAt: { lte: now } },
    include: { conversation: true, attachments: { orderBy: { position: 'asc' } } },
  });
  if (!due) return null;
  const found = verdict ?? (await checkSendable(tx, due));
  return 'sender' in found ? send(tx, due, { ...found, now }) : keepUnsent(tx, due, { ...found, now });
}

async function send(
  tx: Prisma.TransactionClient,
  due: ScheduledHere,
  { sender, now }: { sender: Sender; now: Date },
): Promise<Settled> {
  const attachmentIds = await takeOut(tx, due, now);
  const { body, conversation } = due;
  const draft = { body, key: await freeKey(tx, due), attachmentIds, replyToId: await answeredBy(tx, due) };
  const sent = await appendMessage(tx, { conversation, sender, draft, now });
  return { conversation: sent.conversation, tell: (deps) => announceMessage(deps, sent) };
}

/** What it answers, unless that was taken back meanwhile. */
async function answeredBy(
  tx: Prisma.TransactionClient,
  { conversation, replyToId }: ScheduledHere,
): Promise<string | null> {
  return replyToId !== null && (await isAnswerable(tx, conversation, replyToId)) ? replyToId : null;
}

/** Its own key, unless that stands for something said since. */
async function freeKey(tx: Prisma.TransactionClient, { conversationId, key }: ScheduledHere): Promise<string> {
  const other = await tx.message.findUnique({ where: { conversationId_key: { conversationId, key } } });
  return other ? newId('Message') : key;
}
