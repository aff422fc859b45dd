import type { Conversation, Message, Prisma } from '@parley/db';
import { plainAnswer } from '@parley/message-text/plainAnswer';
import { countHit, tellOfHit } from '#guided-flows/automated-faqs/countHit.ts';
import { followFaq } from '#guided-flows/automated-faqs/followFaq.ts';
import type { Passed } from '#guided-flows/running/passFlow.ts';
import { leaveAnsweredStep } from '#guided-flows/running/questionStep.ts';
import { countUsage } from '#billing/usage/countUsage.ts';
import type { Deps } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import type { Changed } from '#inbox/live/appendEvent.ts';
import { usageOf } from '#inbox/messages/appendMessage.ts';
import { noteShown } from '#product-discovery/chat/shopForVisitor.ts';
import type { AnswerResult } from './answerQuestion.ts';
import { answerWords } from './answerWords.ts';
import { isWithAssistant, type AnswerSettings } from './assistantTakes.ts';
import type { Question } from './answerVisitors.ts';
import { handOverBecause, handOverInstead, notifyOfHandover } from './handOverToPeople.ts';
import type { Trace } from './messageAnswer.ts';
import { isLeftToPeople, offerAfterMisses } from './offerAfterMisses.ts';

type Made = { result: AnswerResult; settings: AnswerSettings };
type Written = { message: Message; conversation: Conversation; handedOver: Changed | null; followed: Passed | null };

/**
 * Stores the answer as a message of the assistant, and offers a person or a form where too many were none. A company whose
 * plan allows no more messages has its people answer. Nothing is stored when somebody was faster.
 */
export async function writeAnswer(deps: Deps, question: Question, made: Made): Promise<void> {
  const written = await deps.db
    .$transaction((tx) => write(tx, question, { ...made, now: deps.clock.now() }))
    .catch((error: unknown) => {
      if (isDomainError(error, 'LIMIT_REACHED')) return 'LimitReached' as const;
      throw error;
    });
  if (written === null) return;
  if (written === 'LimitReached') return handOverBecause(deps, question);
  const { message, conversation, handedOver, followed } = written;
  const { events } = deps;
  events.publish('message:created', conversation.id, message);
  for (const next of followed?.messages ?? []) events.publish('message:created', conversation.id, next);
  for (const event of handedOver?.messages ?? []) events.publish('message:created', conversation.id, event);
  events.publish('conversation:updated', conversation.clientId, conversation);
  if (handedOver) events.publish('conversation:updated', conversation.clientId, handedOver.conversation);
  if (made.result.faq) await tellOfHit(deps, made.result.faq.id);
  if (handedOver) await notifyOfHandover(deps, question, handedOver);
}

async function write(
  tx: Prisma.TransactionClient,
  question: Question,
  { result: found, settings, now }: Made & { now: Date },
): Promise<Written | null> {
  const { messageId, conversationId } = question;
  const { count } = await tx.openQuestion.deleteMany({ where: { messageId } });
  const before = await tx.conversation.findUnique({ where: { id: conversationId } });
  if (count === 0 || !before || !isWithAssistant(before)) return null;
  await countUsage(tx, usageOf(before, now), 'Staff');
  const { gpt } = settings;
  const isLeft = await isLeftToPeople(tx, { conversationId, gpt, outcome: found.outcome });
  const result = isLeft ? { ...found, followUps: [] } : found;
  const message = await tx.message.create({
    data: {
      id: newId('Message'),
      conversationId,
      sequence: before.lastSequence + 1,
      visitorSequence: before.lastVisitorSequence + 1,
      ...(result.shelf && { kind: 'Products' as const, payload: JSON.stringify(result.shelf) }),
      author: 'AI',
      authorId: null,
      authorName: question.conversation.assistant.title,
      body: answerWords({ ...result, isLeftToPeople: isLeft }, settings, before.language),
      key: `answer:${messageId}`,
      createdAt: now,
    },
  });
  const conversation = await tx.conversation.update({
    where: { id: conversationId },
    data: conversationAfter(before, { ...message, body: plainAnswer(message.body), attachments: [] }),
  });
  await keepAnswer(tx, { question, message, result, settings, now });
  if (result.shelf) {
    const { clientId, assistantId } = before;
    await noteShown(tx, {
      clientId,
      assistantId,
      conversationId,
      text: question.message.body,
      shelf: result.shelf,
      now,
    });
  }
  const author = question.conversation.assistant.title;
  const followed = result.faq ? await followFaq(tx, { faq: result.faq, conversation, author, now }) : null;
  if (followed) return { message, ...followed, followed };
  const isForPerson = isLeft || result.asksPerson || result.faq?.followUp === 'Handoff';
  const offered = isForPerson ? 'Person' : await offerAfterMisses(tx, { conversation, gpt, author, now });
  if (offered !== null && offered !== 'Person') return { message, ...offered, followed: offered };
  const isOver = offered === 'Person';
  const passed = isOver ? null : await leaveAnsweredStep(tx, { conversation, now });
  if (passed) return { message, ...passed, followed: passed };
  const handedOver = isOver ? await handOverInstead(tx, { question, conversation, now }) : null;
  if (handedOver) await tx.openQuestion.deleteMany({ where: { conversationId } });
  return { message, conversation, handedOver, followed: null };
}

type Kept = Made & { question: Question; message: Message; now: Date };

async function keepAnswer(tx: Prisma.TransactionClient, { question, message, result, settings, now }: Kept) {
  const { conversation, message: asked } = question;
  const id = newId('Answer');
  await tx.answer.create({
    data: {
      id,
      clientId: conversation.clientId,
      assistantId: conversation.assistantId,
      conversationId: conversation.id,
      questionId: asked.id,
      messageId: message.id,
      question: asked.body,
      outcome: result.outcome,
      engine: result.engine,
      automatedFaqId: result.faq?.id ?? null,
      trace: traceOf(result, settings),
      durationMs: result.durationMs,
      createdAt: now,
    },
  });
  if (result.faq) await countHit(tx, result.faq.id, now);
  await tx.citation.createMany({ data: result.citations.map((citation) => ({ answerId: id, ...citation })) });
}

const MOST_KEPT = 10;

/** What is kept of how an answer came about, as JSON. */
function traceOf(result: AnswerResult, { gpt, version }: AnswerSettings): string {
  const { threshold, ringFence, onMisses } = gpt;
  const { found, missingWords, followUps } = result;
  const kept = found.slice(0, MOST_KEPT);
  const trace: Trace = {
    version,
    threshold,
    ringFence,
    onMisses,
    missingWords: [...missingWords],
    followUps: [...followUps],
    ...(result.faq && { faq: result.faq }),
    found: kept.map(({ articleId, passageId, title, heading, text, page, score, isAbove }) => {
      return { articleId, passageId, title, heading, text, page, score, isAbove };
    }),
  };
  return JSON.stringify(trace);
}
