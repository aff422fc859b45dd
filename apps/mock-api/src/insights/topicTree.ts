import type { Topic } from '@parley/db';
import * as v from 'valibot';
import type { Topic as TopicAnswer } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';

/** A company's topics, and which one each counts as: itself, or the one that it was merged into. */
export type TopicTree = {
  all: readonly Topic[];
  /** Null for an id that is none of them. */
  rootOf: (id: string) => Topic | null;
  /** As people see it, with what was merged into it. */
  shown: (topic: Topic) => TopicAnswer;
  /** The topics whose questions count as this one's. */
  idsWithin: (topic: Topic) => string[];
};

export async function loadTopics({ db }: Pick<Deps, 'db'>, clientId: string): Promise<TopicTree> {
  const all = await db.topic.findMany({ where: { clientId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const byId = new Map(all.map((topic) => [topic.id, topic]));
  const rootOf = (id: string): Topic | null => {
    const topic = byId.get(id);
    return topic?.mergedIntoId ? rootOf(topic.mergedIntoId) : (topic ?? null);
  };
  const shown = (topic: Topic): TopicAnswer => ({
    id: topic.id,
    name: topic.name,
    keywords: keywordsOf(topic),
    isIgnored: topic.ignoredAt !== null,
    merged: all.filter(({ mergedIntoId }) => mergedIntoId === topic.id).map(shown),
  });
  return {
    all,
    rootOf,
    shown,
    idsWithin: ({ id }) => all.filter((one) => rootOf(one.id)?.id === id).map((one) => one.id),
  };
}

/** The topic that `id` names or was merged into. Throws NOT_FOUND. */
export function requireTopic(tree: TopicTree, id: string): Topic {
  const topic = tree.rootOf(id);
  if (!topic) throw domainError('NOT_FOUND', 'This topic does not exist any more.');
  return topic;
}

const Keywords = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

const keywordsOf = ({ keywords }: Topic): string[] => v.parse(Keywords, keywords);
