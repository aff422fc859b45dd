import { findPattern } from '@parley/automated-faq/pattern';
import type { NeverAnswered } from '@parley/assistant-config/gptSchema';
import { likeness } from '@parley/retrieval/vectors';
import { termsOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';

/** As near as a question must be to a topic when it does not name it. */
const NEAR = 0.62;

/** What a question is about, or holds, that the assistant never answers; null for nothing. */
export async function guardedTopic(
  { embedding }: Pick<Deps, 'embedding'>,
  question: string,
  { topics: guards, vector }: { topics: readonly NeverAnswered[]; vector: Int8Array | null },
): Promise<NeverAnswered | null> {
  const named = guards.find((guard) => isNamed(guard, question));
  if (named || !vector) return named ?? null;
  const topics = guards.filter(({ kind = 'Topic' }) => kind === 'Topic');
  const vectors = await embedding.embed(topics.map(({ topic }) => topic));
  const near = topics
    .map((topic, index) => ({ topic, likeness: likeness(vector, vectors[index] ?? new Int8Array()) }))
    .toSorted((one, other) => other.likeness - one.likeness)[0];
  return near && near.likeness >= NEAR ? near.topic : null;
}

function isNamed({ kind = 'Topic', topic }: NeverAnswered, question: string): boolean {
  if (kind === 'Pattern') return findPattern(question, topic) !== null;
  if (kind === 'Phrase') return inWords(question).includes(inWords(topic));
  const asked = new Set(termsOf(question));
  const terms = termsOf(topic);
  return terms.length > 0 && terms.every((term) => asked.has(term));
}

/** Each word between spaces, whatever stands between them. */
const inWords = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
