import type { Conversation, Prisma, ScheduledMessage } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { keyReused, requireAnswered } from '#inbox/messages/appendMessage.ts';
import { claimAttachments } from '#inbox/attachments/claimAttachments.ts';
import { requireConversation } from '#inbox/inbox.service.ts';
import { checkedBody, messageDraft, type TypedMessage } from '#inbox/messages/messageDraft.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { keepUnsent, type Settled, type Telling } from './keepUnsent.ts';
import { filterAsync } from '#inbox/live/filterAsync.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;
type Schedule = TypedMessage & { conversationId: string; sendAt: Date; cancelIfReply?: boolean };
type Change = { id: string; body: string; sendAt: Date; cancelIfReply: boolean };

/** In one conversation. */
const MOST_SCHEDULED = { most: 50, kinds: 'scheduled messages' };
const YEAR_MS = 366 * 24 * 60 * 60_000;

const withParts = { attachments: { orderBy: { position: 'asc' } } } as const;
export type ScheduledMessageRow = Prisma.ScheduledMessageGetPayload<{ include: typeof withParts }>;

/** What will be sent in a conversation, the next one first. */
export function listScheduledMessages({ db }: Pick<Deps, 'db'>, { id }: Conversation): Promise<ScheduledMessageRow[]> {
  return db.scheduledMessage.findMany({
    where: { conversationId: id },
    orderBy: [{ sendAt: 'asc' }, { id: 'asc' }],
    include: withParts,
  });
}

/** Keeps a reply to be sent later; the same key keeps it once. Throws NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED. */
export async function scheduleMessage(deps: Deps, staff: StaffMember, schedule: Schedule): Promise<Conversation> {
  const { body, key, attachmentIds, replyToId } = messageDraft(schedule);
  const { conversationId, cancelIfReply = false } = schedule;
  const now = deps.clock.now();
  const sendAt = futureInstant(schedule.sendAt, now);
  const { clientId, user } = staff;
  const typed = { authorId: user.id, body, sendAt, cancelIfReply, replyToId };
  const conversation = await deps.db.$transaction(async (tx) => {
    const found = await tx.conversation.findFirst({ where: { id: conversationId, ...ownConversations(staff) } });
    if (!found) throw noConversation();
    const place = { conversationId_key: { conversationId, key } };
    const stored = await tx.scheduledMessage.findUnique({ where: place, include: withParts });
    if (stored && !isSame(stored, { ...typed, attachmentIds })) throw keyReused();
    if (stored) return found;
    if (await tx.message.findUnique({ where: place })) throw keyReused();
    await requireAnswered(tx, found, typed);
    assertRoom(await tx.scheduledMessage.count({ where: { conversationId } }), MOST_SCHEDULED);
    const id = newId('ScheduledMessage');
    await tx.scheduledMessage.create({
      data: {
        id,
        conversationId,
        key,
        ...typed,
        authorName: user.name,
        afterSequence: found.lastSequence,
        createdAt: now,
      },
    });
    await claimAttachments(tx, {
      ids: attachmentIds,
      uploader: { clientId, id: user.id },
      to: { scheduledMessageId: id },
    });
    return found;
  });
  return announce(deps, conversation);
}

type Typed = Pick<ScheduledMessage, 'authorId' | 'body' | 'sendAt' | 'cancelIfReply' | 'replyToId'>;

/** Whether `stored` is what somebody now sends once more; what its author has changed since is theirs too. */
function isSame(stored: ScheduledMessageRow, typed: Typed & { attachmentIds: readonly string[] }): boolean {
  if (stored.authorId !== typed.authorId) return false;
  if (stored.version > 1) return true;
  const files = stored.attachments.map(({ id }) => id);
  return (
    stored.body === typed.body &&
    stored.sendAt.getTime() === typed.sendAt.getTime() &&
    stored.cancelIfReply === typed.cancelIfReply &&
    stored.replyToId === typed.replyToId &&
    files.join() === typed.attachmentIds.join()
  );
}

/** Changes one's own, knowing all that was said until now. Throws NOT_FOUND, also when it has been sent meanwhile, BAD_INPUT with `field`. */
export async function updateScheduledMessage(deps: Deps, staff: StaffMember, change: Change): Promise<Conversation> {
  const sendAt = futureInstant(change.sendAt, deps.clock.now());
  const conversation = await deps.db.$transaction(async (tx) => {
    const { id, attachments, conversation } = await requireScheduled(tx, staff, change.id);
    const body = checkedBody(change.body, attachments.length > 0);
    const { count } = await tx.scheduledMessage.updateMany({
      where: { id, authorId: staff.user.id },
      data: {
        body,
        sendAt,
        cancelIfReply: change.cancelIfReply,
        afterSequence: conversation.lastSequence,
        version: { increment: 1 },
      },
    });
    if (count === 0) throw noScheduledMessage();
    return conversation;
  });
  return announce(deps, conversation);
}

/**
 * It is not going to be sent. Its author has it back, and its files; where a colleague cancels it, it is kept as what is not
 * sent, and its author is told. Throws NOT_FOUND, also when it has been sent meanwhile.
 */
export async function cancelScheduledMessage(deps: Telling, staff: StaffMember, id: string): Promise<Conversation> {
  const { conversation, tell } = await deps.db.$transaction(async (tx): Promise<Settled> => {
    const scheduled = await requireScheduled(tx, staff, id);
    const now = deps.clock.now();
    const { user } = staff;
    if (scheduled.authorId !== user.id) {
      return keepUnsent(tx, scheduled, { because: `${user.name} cancelled it`, now });
    }
    await takeOut(tx, scheduled, now);
    return { conversation: scheduled.conversation, tell: () => {} };
  });
  await tell(deps);
  return announce(deps, conversation);
}

/** Takes it off the schedule; answers the ids of its files, which are its author's drafts then. */
export async function takeOut(
  tx: Prisma.TransactionClient,
  { id }: Pick<ScheduledMessage, 'id'>,
  now: Date,
): Promise<string[]> {
  const files = await tx.attachment.findMany({ where: { scheduledMessageId: id }, orderBy: { position: 'asc' } });
  await tx.attachment.updateMany({
    where: { scheduledMessageId: id },
    data: { scheduledMessageId: null, createdAt: now },
  });
  await tx.scheduledMessage.delete({ where: { id } });
  return files.map((file) => file.id);
}

/** The conversation whenever something is put on its schedule, changed, sent or taken off. Throws NOT_FOUND. */
export async function watchSchedule({ db, events }: Deps, staff: StaffMember, conversationId: string) {
  const { id } = await requireConversation({ db }, staff, conversationId);
  return filterAsync(events.subscribe('schedule:changed', id), ({ clientId }) => clientId === staff.clientId);
}

async function requireScheduled(tx: Prisma.TransactionClient, staff: StaffMember, id: string) {
  const scheduled = await tx.scheduledMessage.findFirst({
    where: { id, conversation: ownConversations(staff) },
    include: { attachments: { orderBy: { position: 'asc' } }, conversation: true },
  });
  if (!scheduled) throw noScheduledMessage();
  return scheduled;
}

const noScheduledMessage = () => domainError('NOT_FOUND', 'This message is not scheduled any more.');

function futureInstant(sendAt: Date, now: Date): Date {
  const ahead = sendAt.getTime() - now.getTime();
  if (ahead > 0 && ahead < YEAR_MS) return sendAt;
  throw domainError('BAD_INPUT', 'Choose a time within the next year.', { field: 'sendAt' });
}

function announce({ events }: Pick<Deps, 'events'>, conversation: Conversation): Conversation {
  events.publish('schedule:changed', conversation.id, conversation);
  return conversation;
}
