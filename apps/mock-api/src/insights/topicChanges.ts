import type { Topic as TopicAnswer } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { assertNameIsFree, nameOf } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { loadTopics, requireTopic, type TopicTree } from './topicTree.ts';

type Changing = Pick<Deps, 'db' | 'clock'>;

const FIELDS = { name: nameOf('Enter a name.', 60) };
const MOST_MOVED = 500;

/** No later run names it anew. Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function renameTopic(
  deps: Changing,
  clientId: string,
  input: { id: string; name: string },
): Promise<TopicAnswer> {
  const tree = await loadTopics(deps, clientId);
  const topic = requireTopic(tree, input.id);
  const name = freeName(tree, { id: topic.id, name: input.name });
  await deps.db.topic.update({
    where: { id: topic.id, clientId },
    data: { name, isNamed: true, updatedAt: deps.clock.now() },
  });
  return topicNow(deps, clientId, topic.id);
}

/**
 * Makes a topic part of another one. It keeps its questions and finds new ones, all of which count as the other's: so that it holds,
 * and can be undone. Throws NOT_FOUND, and BAD_INPUT naming the field.
 */
export async function mergeTopic(
  deps: Changing,
  clientId: string,
  { id, intoId }: { id: string; intoId: string },
): Promise<TopicAnswer> {
  const tree = await loadTopics(deps, clientId);
  const [topic, into] = [requireTopic(tree, id), requireTopic(tree, intoId)];
  if (topic.id === into.id) throw domainError('BAD_INPUT', 'Choose another topic.', { field: 'intoId' });
  const mergedAt = deps.clock.now();
  await deps.db.topic.update({ where: { id: topic.id, clientId }, data: { mergedIntoId: into.id, mergedAt } });
  return topicNow(deps, clientId, into.id);
}

/** Throws NOT_FOUND. */
export async function undoTopicMerge(deps: Changing, clientId: string, id: string): Promise<TopicAnswer> {
  const tree = await loadTopics(deps, clientId);
  requireTopic(tree, id);
  await deps.db.topic.update({ where: { id, clientId }, data: { mergedIntoId: null, mergedAt: null } });
  return topicNow(deps, clientId, id);
}

type Split = { id: string; conversationIds: readonly string[]; name: string };

/** Makes a topic of some conversations of another one, which later questions find too. Throws NOT_FOUND, and BAD_INPUT naming the field. */
export async function splitTopic(deps: Changing, clientId: string, split: Split): Promise<TopicAnswer> {
  const tree = await loadTopics(deps, clientId);
  const topic = requireTopic(tree, split.id);
  const name = freeName(tree, { name: split.name });
  const ids = [...new Set(split.conversationIds)];
  if (ids.length === 0 || ids.length > MOST_MOVED) {
    const message = ids.length === 0 ? 'Choose at least one question.' : `Choose at most ${MOST_MOVED} conversations.`;
    throw domainError('BAD_INPUT', message, { field: 'conversationIds' });
  }
  const within = { clientId, topicId: { in: tree.idsWithin(topic) } };
  const moving = { ...within, conversationId: { in: ids } };
  if ((await deps.db.topicQuestion.count({ where: moving })) !== ids.length)
    throw domainError('NOT_FOUND', 'Some of these conversations are not in this topic any more.');
  if ((await deps.db.topicQuestion.count({ where: within })) === ids.length)
    throw domainError('BAD_INPUT', 'Leave at least one question where it is.', { field: 'conversationIds' });
  const now = deps.clock.now();
  const newTopicId = newId('Topic');
  await deps.db.$transaction(async (tx) => {
    await tx.topic.create({
      data: { id: newTopicId, clientId, name, isNamed: true, createdAt: now, updatedAt: now },
    });
    await tx.topicQuestion.updateMany({ where: moving, data: { topicId: newTopicId } });
  });
  return topicNow(deps, clientId, newTopicId);
}

/** Throws NOT_FOUND. */
export async function setTopicIgnored(
  deps: Changing,
  clientId: string,
  { id, isIgnored }: { id: string; isIgnored: boolean },
): Promise<TopicAnswer> {
  const topic = requireTopic(await loadTopics(deps, clientId), id);
  const ignoredAt = isIgnored ? deps.clock.now() : null;
  await deps.db.topic.update({ where: { id: topic.id, clientId }, data: { ignoredAt } });
  return topicNow(deps, clientId, topic.id);
}

function freeName({ all }: TopicTree, { id, name: given }: { id?: string; name: string }): string {
  const { name } = parseInput(FIELDS, { name: given });
  assertNameIsFree(all, { ...(id && { id }), name, kind: 'topic' });
  return name;
}

async function topicNow(deps: Changing, clientId: string, id: string): Promise<TopicAnswer> {
  const tree = await loadTopics(deps, clientId);
  return tree.shown(requireTopic(tree, id));
}
