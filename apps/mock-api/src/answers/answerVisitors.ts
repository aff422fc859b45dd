import { inBackground } from '#background/inBackground.ts';
import type { Deps } from '#context.ts';
import { answerVisitor } from './answerVisitor.ts';

/** The conversations in which a question is being answered. One process has the database, so this is all of them. */
const running = new Map<string, AbortController>();
const stopSignals = new WeakSet<AbortSignal>();

/** Answers what was asked in a conversation, in the order in which it was; nothing when that is being done. */
export function answerInBackground(deps: Deps, conversationId: string): void {
  if (running.has(conversationId)) return;
  const stopping = new AbortController();
  running.set(conversationId, stopping);
  inBackground('Answering a visitor', () =>
    answerAll(deps, conversationId, stopping.signal).finally(() => running.delete(conversationId)),
  );
}

async function answerAll(deps: Deps, conversationId: string, stopping: AbortSignal): Promise<void> {
  let question = await nextQuestion(deps, conversationId);
  while (question && !stopping.aborted) {
    // One after the other: an answer belongs to what was said before it.
    // oxlint-disable-next-line no-await-in-loop
    await answerVisitor(deps, question, stopping);
    // oxlint-disable-next-line no-await-in-loop
    question = await nextQuestion(deps, conversationId);
  }
}

const nextQuestion = ({ db }: Deps, conversationId: string) =>
  db.openQuestion.findFirst({
    where: { conversationId },
    orderBy: { message: { sequence: 'asc' } },
    include: { message: true, conversation: { include: { assistant: { select: { title: true } } } } },
  });

export type Question = NonNullable<Awaited<ReturnType<typeof nextQuestion>>>;

/**
 * Answers what nobody is answering: questions from before the API was started anew. To be called as time passes; what is
 * being answered ends when `stopping` is aborted, and is asked again after the next start.
 */
export async function answerOpenQuestions(deps: Deps, stopping: AbortSignal): Promise<void> {
  if (!stopSignals.has(stopping)) {
    stopSignals.add(stopping);
    stopping.addEventListener('abort', () => running.forEach((controller) => controller.abort()), { once: true });
  }
  const open = await deps.db.openQuestion.findMany({ select: { conversationId: true }, take: 200 });
  for (const { conversationId } of open) answerInBackground(deps, conversationId);
}
