import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { handOver } from '#chat/requestPerson.ts';
import { announceChange, type Changed } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { lastVisitorWords } from '#inbox/notifications/lastVisitorWords.ts';
import { concernedBy, notify } from '#inbox/notifications/notify.ts';
import type { Question } from './answerVisitors.ts';
import { isWithAssistant } from './assistantTakes.ts';

/** Gives a question, and the conversation with it, to people, without an answer of the assistant. */
export async function handOverBecause(deps: Deps, question: Question): Promise<void> {
  const changed = await deps.db.$transaction(async (tx) => {
    await tx.openQuestion.deleteMany({ where: { conversationId: question.conversationId } });
    const conversation = await tx.conversation.findUnique({ where: { id: question.conversationId } });
    return conversation && isWithAssistant(conversation)
      ? handOverInstead(tx, { question, conversation, now: deps.clock.now() })
      : null;
  });
  if (!changed) return;
  announceChange(deps, changed);
  await notifyOfHandover(deps, question, changed);
}

type Over = { question: Question; conversation: Changed['conversation']; now: Date };

/** As above, in a transaction that has read `conversation`; nobody has been told yet. */
export async function handOverInstead(tx: Prisma.TransactionClient, { question, conversation, now }: Over) {
  const team = conversation.teamId && (await tx.team.findUnique({ where: { id: conversation.teamId } }));
  const { assistantId, assistant } = question.conversation;
  const who = { id: assistantId, name: assistant.title };
  return handOver(tx, {
    conversation,
    event: told.handedOver(who, team ? team.name : null),
    waitingSince: question.createdAt,
    now,
  });
}

/** Tells the people whom it concerns. */
export async function notifyOfHandover(deps: Deps, { message, conversation }: Question, changed: Changed) {
  await notify(deps, {
    kind: 'HandoffRequested',
    conversation: changed.conversation,
    userIds: await concernedBy(deps, changed.conversation),
    actor: { id: null, name: conversation.assistant.title },
    message: { id: message.id, preview: await lastVisitorWords(deps, changed.conversation) },
  });
}
