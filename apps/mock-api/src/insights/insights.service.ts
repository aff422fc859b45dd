import type { InsightsFilter, Insights, TopicReport } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { askedIn } from './askedIn.ts';
import { countOf, figuresOfTopic, readFigures, usualPart } from './topicFigures.ts';
import { sumsWithin } from './topicSums.ts';
import { loadTopics, requireTopic } from './topicTree.ts';

type Reading = Pick<Deps, 'db' | 'embedding'>;

/** What visitors of a client asked about in some days. Throws BAD_INPUT naming the field. */
export async function readInsights(deps: Reading, clientId: string, filter: InsightsFilter): Promise<Insights> {
  const figures = await readFigures(deps, clientId, filter);
  const tree = await loadTopics(deps, clientId);
  const roots = tree.all.filter(({ mergedIntoId }) => mergedIntoId === null);
  const topics = roots
    .filter(({ ignoredAt }) => ignoredAt === null)
    .map((topic) => figuresOfTopic(figures, tree, topic))
    .filter(({ conversations, before }) => conversations + before > 0)
    .toSorted((one, other) => other.conversations - one.conversations || other.before - one.before);
  const { unit, parts, days, sums } = figures;
  return {
    unit,
    parts,
    topics,
    ignored: roots.filter(({ ignoredAt }) => ignoredAt !== null).map(tree.shown),
    sorted: countOf(
      sumsWithin(
        sums,
        tree.all.map(({ id }) => id),
        days,
      ),
    ),
    unsorted: countOf(sumsWithin(sums, [null], days)),
  };
}

type Asked = { id: string; filter: InsightsFilter };

/** One topic in some days. Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function readTopicReport(deps: Reading, clientId: string, { id, filter }: Asked): Promise<TopicReport> {
  const tree = await loadTopics(deps, clientId);
  const topic = requireTopic(tree, id);
  const figures = await readFigures(deps, clientId, filter);
  const { unit, parts } = figures;
  return {
    unit,
    parts,
    figures: figuresOfTopic(figures, tree, topic),
    usualPart: usualPart(figures, tree, topic),
    asked: await askedIn(deps, { clientId, topicIds: tree.idsWithin(topic), filter }),
  };
}
