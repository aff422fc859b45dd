import type { Conversation, Message, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { announceChange, changeConversation } from '../live/appendEvent.ts';
import { appendMessage, appendNote } from '../messages/appendMessage.ts';
import type { MessageDraft } from '../messages/messageDraft.ts';
import { notify } from '../notifications/notify.ts';
import type { By, ConversationChange, Standing } from './conversationChange.ts';
import { namesOf } from './namesOf.ts';
import { labelsBetween, planChanges } from './planChanges.ts';
import { standingOf } from './standingOf.ts';
import { takeBackLines } from './takeBackLines.ts';
import { undoOf } from './undoOf.ts';

/** What is done with a conversation: it is changed, by changes that count as one, or an agent says something in it. */
export type Step = { changes: readonly ConversationChange[] } | { reply: MessageDraft } | { note: MessageDraft };
/** What is to be done with one conversation, in this order. */
export type Work = { id: string; steps: readonly Step[] };
export type Done = {
  before: Conversation;
  conversation: Conversation;
  /** What was said in it, and the lines that tell of what was changed. */
  messages: readonly Message[];
  /** Lines that no longer hold, which the visitor is not told any more. */
  takenBack: readonly Message[];
  /** What takes all changes back at once; what was said stays. */
  undo: ConversationChange;
};

/**
 * The one way by which conversations are changed: each as asked, in order, or not at all when the transaction fails. What
 * stands already as it should is left alone. Throws NOT_FOUND, with `ids`.
 */
export async function applyChanges(
  tx: Prisma.TransactionClient,
  { user, clientId }: StaffMember,
  { work, now }: { work: readonly Work[]; now: Date },
): Promise<Done[]> {
  const changes = work.flatMap(({ steps }) => steps.flatMap((act) => ('changes' in act ? act.changes : [])));
  const standing = await standingOf(tx, clientId, { ids: work.map(({ id }) => id), changes });
  const by = { actor: user, names: await namesOf(tx, clientId, { changes, standing }), now };
  const done: Done[] = [];
  for (const [index, before] of standing.entries()) {
    done.push(await workOn(tx, before, { steps: work[index]?.steps ?? [], by }));
  }
  return done;
}

async function workOn(
  tx: Prisma.TransactionClient,
  before: Standing,
  { steps, by }: { steps: readonly Step[]; by: By },
): Promise<Done> {
  const messages: Message[] = [];
  const takenBack: Message[] = [];
  let after = before;
  for (const step of steps) {
    const outcome = await ('changes' in step ? carryOut(tx, after, { ...step, by }) : say(tx, after, { step, by }));
    after = outcome.standing;
    messages.push(...outcome.messages);
    takenBack.push(...(outcome.takenBack ?? []));
  }
  return {
    before,
    conversation: after,
    messages,
    takenBack,
    undo: undoOf(before, after, labelsBetween(before, after)),
  };
}

type Outcome = { standing: Standing; messages: readonly Message[]; takenBack?: readonly Message[] };

async function carryOut(
  tx: Prisma.TransactionClient,
  standing: Standing,
  { changes, by }: { changes: readonly ConversationChange[]; by: By },
): Promise<Outcome> {
  const { isChanged, data, labels, ...planned } = planChanges(standing, changes, by);
  if (!isChanged) return { standing, messages: [] };
  const { id: conversationId, unanswered } = standing;
  const { addLabelIds, removeLabelIds } = labels;
  if (removeLabelIds.length > 0) {
    await tx.conversationLabel.deleteMany({ where: { conversationId, labelId: { in: removeLabelIds } } });
  }
  if (addLabelIds.length > 0) {
    await tx.conversationLabel.createMany({ data: addLabelIds.map((labelId) => ({ conversationId, labelId })) });
  }
  const { takenBack, events } = await takeBackLines(tx, standing, { after: data, events: planned.events, now: by.now });
  const { conversation, messages } = await changeConversation(tx, {
    conversation: standing,
    events,
    data,
    now: by.now,
  });
  const labelIds = [...standing.labelIds.filter((id) => !removeLabelIds.includes(id)), ...addLabelIds];
  return { standing: { ...conversation, labelIds, unanswered }, messages, takenBack };
}

const ANSWERED = { waitingSince: null, handoffRequestedAt: null };

async function say(
  tx: Prisma.TransactionClient,
  standing: Standing,
  { step, by: { actor, now } }: { step: Exclude<Step, { changes: unknown }>; by: By },
): Promise<Outcome> {
  const sender = { author: 'Agent', id: actor.id, name: actor.name } as const;
  const said = { conversation: standing, sender, now };
  const { labelIds } = standing;
  if ('note' in step) {
    const { conversation, message } = await appendNote(tx, { ...said, draft: step.note });
    return { standing: { ...conversation, labelIds, unanswered: standing.unanswered }, messages: [message] };
  }
  const { conversation, message } = await appendMessage(tx, { ...said, draft: step.reply });
  return { standing: { ...conversation, labelIds, unanswered: ANSWERED }, messages: [message] };
}

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'presence' | 'config' | 'sendMail'>;

/** Tells everybody concerned of what was done, once it is stored. */
export async function announceDone(deps: Deps, { user }: StaffMember, done: readonly Done[]): Promise<void> {
  for (const { before, conversation, messages, takenBack } of done) {
    for (const line of takenBack) deps.events.publish('message:updated', conversation.id, line);
    if (conversation.version !== before.version) announceChange(deps, { conversation, messages: [...messages] });
  }
  for (const { before, conversation } of done) {
    if (conversation.assigneeId && conversation.assigneeId !== before.assigneeId) {
      await notify(deps, { kind: 'Assigned', conversation, userIds: [conversation.assigneeId], actor: user });
    }
  }
}
