import type { Prisma } from '@parley/db';
import { answerByFaq } from '#guided-flows/automated-faqs/answerByFaq.ts';
import type { Deps } from '#context.ts';
import type { AnswerResult } from './answerQuestion.ts';
import { answerSettings, isWithAssistant, type AnswerSettings } from './assistantTakes.ts';
import type { Question } from './answerVisitors.ts';
import { handOverBecause } from './handOverToPeople.ts';
import { withinStep } from '#guided-flows/running/questionStep.ts';
import { streamAnswer } from './streamAnswer.ts';
import { whenTakenOver } from './whenTakenOver.ts';
import { writeAnswer } from './writeAnswer.ts';

/** Whoever asked so long ago has left, or waits for somebody: an answer out of nowhere would not help. */
const TOO_LATE_MS = 10 * 60_000;
const LONGEST_MS = 60_000;
/** How much of what was said before a question is told with it: what a model is told of at most. */
const MESSAGES_BEFORE = 20;

/**
 * Answers one question of a visitor: as a message of the assistant, or by handing the conversation over. Nothing comes of it
 * when a person has taken the conversation. Stays open when `stopping` is aborted.
 */
export async function answerVisitor(deps: Deps, question: Question, stopping: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const { message, conversation } = question;
  if (!isWithAssistant(conversation) || message.takenBackAt) return close(db, message.id);
  const settings = await withinStep(db, conversation.id, await answerSettings(db, conversation.assistantId));
  if (!settings.gpt.isOn || clock.now().getTime() - question.createdAt.getTime() > TOO_LATE_MS) {
    return handOverBecause(deps, question);
  }

  if (stopping.aborted) return;
  const takenOver = whenTakenOver(deps, conversation);
  const stream = streamAnswer(deps, question);
  try {
    const result = await ask(deps, question, {
      settings,
      onText: stream.tell,
      signal: AbortSignal.any([stopping, takenOver.signal, AbortSignal.timeout(LONGEST_MS)]),
    });
    if (takenOver.signal.aborted) await close(db, message.id);
    else if (!stopping.aborted) await writeAnswer(deps, question, { result, settings });
  } finally {
    takenOver.ignore();
    stream.end();
  }
}

/** The question is no longer for the assistant. */
async function close(db: Pick<Prisma.TransactionClient, 'openQuestion'>, messageId: string): Promise<void> {
  await db.openQuestion.deleteMany({ where: { messageId } });
}

type Asking = { settings: AnswerSettings; onText: (text: string) => void; signal: AbortSignal };

/** What the engine makes of it; whatever breaks in there is an answer that failed. */
async function ask(deps: Deps, { message, conversation }: Question, asking: Asking): Promise<AnswerResult> {
  const begun = performance.now();
  const { gpt } = asking.settings;
  try {
    const history = await saidBefore(deps, message);
    const { id: conversationId, clientId, assistantId, language } = conversation;
    const asked = { clientId, assistantId, conversationId, text: message.body, language, history, settings: gpt };
    const byFaq = await answerByFaq(deps, asked);
    return byFaq ?? (await deps.answer(asked, { onText: asking.onText, signal: asking.signal }));
  } catch (error) {
    if (!asking.signal.aborted) console.error(`The question ${message.id} could not be answered:`, error);
    const durationMs = Math.round(performance.now() - begun);
    const nothing = { text: '', citations: [], found: [], missingWords: [], followUps: [] };
    return { ...nothing, outcome: 'Failed', engine: gpt.engine, durationMs };
  }
}

async function saidBefore({ db }: Deps, { conversationId, sequence }: Question['message']) {
  const before = await db.message.findMany({
    where: {
      conversationId,
      kind: 'Text',
      takenBackAt: null,
      author: { in: ['Visitor', 'AI'] },
      sequence: { gt: 1, lt: sequence },
    },
    orderBy: { sequence: 'desc' },
    take: MESSAGES_BEFORE,
    select: { author: true, body: true },
  });
  return before.toReversed().map(({ author, body }) => ({
    author: author === 'Visitor' ? ('Visitor' as const) : ('Assistant' as const),
    text: body,
  }));
}
