import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { randomUUID } from 'node:crypto';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import * as v from 'valibot';
import type { AskPlaygroundInput, PlaygroundAnswer, PlaygroundPassage } from '#__generated__/resolvers.ts';
import { answerByFaq } from '#guided-flows/automated-faqs/answerByFaq.ts';
import { pressable } from '#guided-flows/automated-faqs/pressable.ts';
import type { AnswerResult, Question } from '#answers/answerQuestion.ts';
import { answerWords } from '#answers/answerWords.ts';
import { inBackground } from '#background/inBackground.ts';
import type { Context, Deps } from '#context.ts';
import { parseInput } from '#input.ts';
import { publishedVersion } from '#versioning/versions.service.ts';
import { checkedConfig } from '../assistantDraft.ts';
import { findAssistant } from '../assistants.service.ts';
import { MONTH_MS } from './answerScores.ts';
import { questionKey } from './questionKey.ts';

export type PlaygroundStepNow = { text: string; answer: PlaygroundAnswer | null };

const LONGEST_MS = 60_000;

const INPUT = {
  question: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Write a question.'),
    v.maxLength(2000, 'Use at most 2,000 characters.'),
  ),
  history: v.pipe(
    v.array(v.object({ isVisitor: v.boolean(), text: v.pipe(v.string(), v.maxLength(4000)) })),
    v.maxLength(20, 'Start anew: this has become too long.'),
  ),
};

/**
 * Asks an assistant without a trace. Ending the iterator stops the answer. Throws BAD_INPUT and NOT_FOUND.
 */
export async function askPlayground(
  ctx: Context,
  clientId: string,
  input: AskPlaygroundInput,
): Promise<AsyncIterableIterator<PlaygroundStepNow>> {
  const { question: text, history } = parseInput(INPUT, input);
  const { id: assistantId } = await findAssistant(ctx, clientId, input.assistantId);
  const config = input.config
    ? checkedConfig(input.config)
    : storedConfig((await publishedVersion(ctx.db, assistantId)).content);
  const question: Question = {
    clientId,
    assistantId,
    text,
    language: input.language ?? null,
    history: history.map((turn) => ({ author: turn.isVisitor ? 'Visitor' : 'Assistant', text: turn.text })),
    settings: config.gpt,
  };
  const topic = randomUUID();
  const stopping = new AbortController();
  const steps = endingSteps(ctx.events.subscribe('playground:answered', topic), () => stopping.abort());
  inBackground('Answering in the playground', () => answer(ctx, question, { topic, config, signal: stopping.signal }));
  return steps;
}

type Asking = { topic: string; config: AssistantConfig; signal: AbortSignal };

async function answer(ctx: Deps, question: Question, { topic, config, signal }: Asking): Promise<void> {
  const tell = (step: PlaygroundStepNow) => ctx.events.publish('playground:answered', topic, step);
  const result = await ask(ctx, question, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    onText: (text) => tell({ text, answer: null }),
  });
  if (signal.aborted) return;
  const [passageCount, askedCount] = await Promise.all([
    ctx.db.passage.count({ where: { clientId: question.clientId, isEnabled: true } }),
    timesAsked(ctx, question),
  ]);
  const { outcome, missingWords, followUps, engine, durationMs } = result;
  tell({
    text: answerWords(result, config, question.language),
    answer: {
      outcome,
      missingWords: [...missingWords],
      followUps: [...followUps],
      engine,
      durationMs,
      passageCount,
      askedCount,
      found: foundOf(result),
      faq: result.faq ?? null,
      buttons: await pressable(ctx, result.faq?.buttons ?? []),
    },
  });
}

/** Whatever breaks in the engine is an answer that failed. */
async function ask(
  deps: Deps,
  question: Question,
  asking: { onText: (text: string) => void; signal: AbortSignal },
): Promise<AnswerResult> {
  const begun = performance.now();
  try {
    return (await answerByFaq(deps, question)) ?? (await deps.answer(question, asking));
  } catch (error) {
    if (!asking.signal.aborted) console.error('The playground could not be answered:', error);
    const durationMs = Math.round(performance.now() - begun);
    const nothing = { text: '', citations: [], found: [], missingWords: [], followUps: [] };
    return { ...nothing, outcome: 'Failed', engine: question.settings.engine, durationMs };
  }
}

function foundOf({ found, citations }: AnswerResult): PlaygroundPassage[] {
  const cited = new Map(citations.map((citation) => [citation.passageId, citation]));
  return found.slice(0, 10).map(({ passageId, ...passage }) => ({
    ...passage,
    number: cited.get(passageId)?.number ?? null,
    quote: cited.get(passageId)?.quote ?? null,
  }));
}

/** How many visitors put the same question in the last 30 days. */
async function timesAsked({ db, clock }: Deps, { clientId, text }: Question): Promise<number> {
  const since = new Date(clock.now().getTime() - MONTH_MS);
  const asked = await db.answer.findMany({
    where: { clientId, createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    take: 5000,
    select: { question: true },
  });
  const key = questionKey(text);
  return asked.filter(({ question }) => questionKey(question) === key).length;
}

/** The steps up to the one with the answer; whoever ends them earlier stops it. */
function endingSteps(
  source: AsyncIterableIterator<PlaygroundStepNow>,
  onEnd: () => void,
): AsyncIterableIterator<PlaygroundStepNow> {
  let isAnswered = false;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    onEnd();
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (isAnswered) return end();
      const result = await source.next();
      isAnswered = !result.done && result.value.answer !== null;
      return result;
    },
    return: end,
  };
}
