import type { GapActionKind } from '@parley/db';
import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import { connect } from '@parley/guided-flow/connect';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { emptyGraph, PRESENTATION_ID } from '@parley/guided-flow/presentation';
import * as v from 'valibot';
import type { GapAction, GapInput } from '#__generated__/resolvers.ts';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import { unansweredQuestions } from '#assistants/gpt-settings/unansweredQuestions.ts';
import { requireUser } from '#auth/permissions.ts';
import { saveArticleDraft } from '#content/articleDraft.ts';
import { EMPTY_CONTENT } from '#content/articleContent.ts';
import { createArticle } from '#content/createArticle.ts';
import type { Context } from '#context.ts';
import { escapeHtml } from '#escapeHtml.ts';
import { answerOfColleague } from '#guided-flows/automated-faqs/answerOfColleague.ts';
import { acceptSuggestion } from '#guided-flows/automated-faqs/faqSuggestions.ts';
import { importGuidedFlow } from '#guided-flows/createGuidedFlow.ts';
import { newId } from '#ids.ts';
import { nameOf } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { loadTopics, requireTopic } from '../topicTree.ts';
import { withTargets } from './gapActions.ts';
import { measureGapActions } from './measureGapActions.ts';

const LONGEST_TITLE = 150;
const LONGEST_FLOW_NAME = 60;

const FIELDS = {
  questions: v.pipe(
    v.array(nameOf('A question has no text.', 4000)),
    v.nonEmpty('Which question?'),
    v.maxLength(FAQ_LIMITS.phrasings, `Use at most ${FAQ_LIMITS.phrasings} questions.`),
  ),
  answer: v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(FAQ_LIMITS.answer, 'This answer is too long.')),
};

type Parsed = { questions: string[]; question: string; answer: string; topicId: string | null };

/** A draft of an article with the question as its title, and how a colleague answered it. Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function writeGapArticle(ctx: Context, clientId: string, input: GapInput): Promise<GapAction> {
  const gap = await parseGap(ctx, clientId, input);
  const title = gap.question.slice(0, LONGEST_TITLE);
  const { id } = await createArticle(ctx, clientId, { title });
  const answer = gap.answer || (await answerKnown(ctx, clientId, gap));
  if (answer) {
    const body = answer
      .split(/\n{2,}/)
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join('');
    await saveArticleDraft(ctx, clientId, { ...EMPTY_CONTENT, articleId: id, revision: 1, title, body });
  }
  return noteAction(ctx, clientId, { gap, kind: 'Article', targetId: id });
}

/** How a colleague answered one of the questions that visitors had no answer to; else nothing. */
async function answerKnown(ctx: Context, clientId: string, { questions }: Parsed): Promise<string> {
  const keys = new Set(questions.map(questionKey));
  const asked = (await unansweredQuestions(ctx, clientId, null)).filter(({ key }) => keys.has(key));
  const conversationIds = asked.flatMap((one) => one.conversationIds);
  return (await answerOfColleague(ctx, clientId, { questions, conversationIds })) ?? '';
}

/** A suggested automated FAQ with all ways in which it was asked. Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function addGapFaq(ctx: Context, clientId: string, input: GapInput): Promise<GapAction> {
  const gap = await parseGap(ctx, clientId, input);
  const { id } = await acceptSuggestion(ctx, clientId, { questions: gap.questions, answer: gap.answer });
  return noteAction(ctx, clientId, { gap, kind: 'AutomatedFaq', targetId: id });
}

/** A flow behind a button that bears the question, with the answer as its first step. Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function startGapFlow(ctx: Context, clientId: string, input: GapInput): Promise<GapAction> {
  const gap = await parseGap(ctx, clientId, input);
  const { id } = await importGuidedFlow(ctx, clientId, flowOf(gap));
  return noteAction(ctx, clientId, { gap, kind: 'GuidedFlow', targetId: id });
}

async function parseGap(ctx: Context, clientId: string, { topicId, ...input }: GapInput): Promise<Parsed> {
  const { questions, answer } = parseInput(FIELDS, input);
  const topic = topicId ? requireTopic(await loadTopics(ctx, clientId), topicId) : null;
  return { questions, question: questions[0] ?? '', answer, topicId: topic?.id ?? null };
}

function flowOf({ question, answer }: Parsed): GuidedFlow {
  const name = question.slice(0, LONGEST_FLOW_NAME).trim();
  const presentation = { type: 'Button', lineOne: name } as const;
  const { nodes, edges } = emptyGraph(presentation);
  const drawn = [
    ...nodes,
    { id: 'answer', type: 'Text', data: { body: answer }, position: { x: 60, y: 225 } } as const,
  ];
  return {
    name,
    presentation,
    graph: { nodes: drawn, edges: connect(drawn, edges, { source: PRESENTATION_ID, target: 'answer' }) },
  };
}

type Made = { gap: Parsed; kind: GapActionKind; targetId: string };

/** Remembers what was made of it, and how it was before. */
async function noteAction(ctx: Context, clientId: string, { gap, kind, targetId }: Made): Promise<GapAction> {
  const row = await ctx.db.gapAction.create({
    data: {
      id: newId('GapAction'),
      clientId,
      kind,
      targetId,
      question: gap.question,
      phrasings: JSON.stringify(gap.questions),
      topicId: gap.topicId,
      authorName: requireUser(ctx).user.name,
      createdAt: ctx.clock.now(),
    },
  });
  await measureGapActions(ctx, clientId, [row]);
  const [made] = await withTargets(ctx, clientId, [
    await ctx.db.gapAction.findUniqueOrThrow({ where: { id: row.id } }),
  ]);
  if (!made) throw new Error('What was just made is gone.');
  return made;
}
