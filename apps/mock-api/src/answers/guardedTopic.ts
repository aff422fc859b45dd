import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { likeness } from '@parley/retrieval/vectors';
import { termsOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';

type Topic = GptSettings['neverAnswers'][number];

/** As near as a question must be to a topic when it does not name it. */
const NEAR = 0.62;

/** The topic that a question is about and that the assistant never answers; null for none. */
export async function guardedTopic(
  { embedding }: Pick<Deps, 'embedding'>,
  question: string,
  { topics, vector }: { topics: readonly Topic[]; vector: Int8Array | null },
): Promise<Topic | null> {
  const asked = new Set(termsOf(question));
  const named = topics.find(({ topic }) => {
    const terms = termsOf(topic);
    return terms.length > 0 && terms.every((term) => asked.has(term));
  });
  if (named || !vector) return named ?? null;
  const vectors = await embedding.embed(topics.map(({ topic }) => topic));
  const near = topics
    .map((topic, index) => ({ topic, likeness: likeness(vector, vectors[index] ?? new Int8Array()) }))
    .toSorted((one, other) => other.likeness - one.likeness)[0];
  return near && near.likeness >= NEAR ? near.topic : null;
}
