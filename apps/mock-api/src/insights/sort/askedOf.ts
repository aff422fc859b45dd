import type { TopicQuestion } from '@parley/db';
import { unpackVectors } from '@parley/retrieval/passageVectors';
import type { Asked } from '@parley/topics/asked';
import type { Deps } from '#context.ts';

const BATCH = 500;

/** The questions as the rules see them, in their order; what was taken back is none. */
export async function askedOf(
  { db, embedding }: Pick<Deps, 'db' | 'embedding'>,
  rows: readonly TopicQuestion[],
): Promise<Asked[]> {
  const ids = rows.flatMap(({ messageId, replyId }) => [messageId, replyId].filter((id) => id !== null));
  const bodies = new Map<string, string>();
  for (let at = 0; at < ids.length; at += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const messages = await db.message.findMany({
      where: { id: { in: ids.slice(at, at + BATCH) } },
      select: { id: true, body: true },
    });
    for (const { id, body } of messages) bodies.set(id, body);
  }
  return rows.flatMap(({ conversationId, messageId, replyId, vector, model }) => {
    const text = messageId ? bodies.get(messageId)?.trim() : undefined;
    if (!text) return [];
    const held = vector && model === embedding.model ? (unpackVectors(vector, vector.byteLength)[0] ?? null) : null;
    return [{ id: conversationId, text, reply: (replyId && bodies.get(replyId)) || null, vector: held }];
  });
}
