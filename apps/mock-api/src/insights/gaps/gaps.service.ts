import type { Gap } from '#__generated__/resolvers.ts';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import type { Context } from '#context.ts';
import { faqSuggestions } from '#guided-flows/automated-faqs/faqSuggestions.ts';
import { loadTopics } from '../topicTree.ts';
import { listGapActions, phrasingsOf } from './gapActions.ts';

/** What visitors asked without an answer, each with its topic and with what was begun about it. */
export async function listGaps(ctx: Context, clientId: string): Promise<Gap[]> {
  const suggestions = await faqSuggestions(ctx, clientId);
  const topicOf = await topicsOf(
    ctx,
    clientId,
    suggestions.flatMap(({ conversationIds }) => conversationIds),
  );
  const [actions, rows] = [await listGapActions(ctx, clientId), await actionRows(ctx, clientId)];
  const actionByKey = new Map(
    rows.toReversed().flatMap((row) => phrasingsOf(row).map((text) => [questionKey(text), row.id] as const)),
  );
  return suggestions.map((suggestion) => {
    const keys = [suggestion.question, ...suggestion.phrasings].map(questionKey);
    const actionId = keys.map((key) => actionByKey.get(key)).find(Boolean);
    return {
      key: suggestion.key,
      question: suggestion.question,
      phrasings: suggestion.phrasings,
      count: suggestion.count,
      lastAskedAt: suggestion.lastAskedAt,
      conversationIds: suggestion.conversationIds,
      proposedAnswer: suggestion.proposedAnswer,
      topicId: commonest(suggestion.conversationIds.flatMap((id) => topicOf.get(id) ?? [])),
      // What is gone does not stand in the way of a new one.
      action: actions.find(({ id, targetId }) => id === actionId && targetId !== null) ?? null,
    };
  });
}

const actionRows = ({ db }: Pick<Context, 'db'>, clientId: string) =>
  db.gapAction.findMany({ where: { clientId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 200 });

async function topicsOf(ctx: Pick<Context, 'db'>, clientId: string, conversationIds: readonly string[]) {
  const tree = await loadTopics(ctx, clientId);
  const rows = await ctx.db.topicQuestion.findMany({
    where: { clientId, conversationId: { in: [...new Set(conversationIds)] }, topicId: { not: null } },
    select: { conversationId: true, topicId: true },
  });
  return new Map(
    rows.flatMap(({ conversationId, topicId }) => {
      const root = topicId ? tree.rootOf(topicId) : null;
      return root ? [[conversationId, root.id] as const] : [];
    }),
  );
}

function commonest(ids: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
