import { packVectors } from '@parley/retrieval/passageVectors';
import { textToEmbed } from '@parley/topics/asked';
import type { Deps } from '#context.ts';
import { askedOf } from './askedOf.ts';

/** At a time, so that visitors who ask meanwhile need not wait for all of them. */
const BATCH = 16;
/** In one run; the next one goes on. */
const MOST = 4000;

/** Gives questions their vectors that have none, or one of another model; the latest first. */
export async function embedQuestions(
  deps: Pick<Deps, 'db' | 'embedding'>,
  clientId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db, embedding } = deps;
  for (let done = 0; done < MOST && !isAborted(signal); done += BATCH) {
    // oxlint-disable-next-line no-await-in-loop
    const rows = await db.topicQuestion.findMany({
      where: { clientId, messageId: { not: null }, OR: [{ model: null }, { model: { not: embedding.model } }] },
      orderBy: { askedAt: 'desc' },
      take: BATCH,
      include: { conversation: { select: { language: true } } },
    });
    if (rows.length === 0) return;
    const asked = await askedOf(deps, rows);
    const spoken = new Set(
      rows.filter(({ conversation }) => embedding.knows(conversation.language)).map((row) => row.conversationId),
    );
    const known = asked.filter(({ id }) => spoken.has(id));
    const vectors = await embedding.embed(known.map(textToEmbed));
    const vectorOf = new Map(known.map(({ id }, at) => [id, vectors[at]]));
    await db.$transaction(
      rows.map(({ conversationId }) => {
        const vector = vectorOf.get(conversationId);
        return db.topicQuestion.updateMany({
          where: { conversationId, clientId },
          // That there is none is known then, too.
          data: { model: embedding.model, vector: vector ? packVectors([vector]) : null },
        });
      }),
    );
  }
}

const isAborted = (signal: AbortSignal | undefined) => signal?.aborted ?? false;
