import { readFileSync } from 'node:fs';
import { loadEmbed } from '@parley/retrieval/sentenceVectors';
import { beforeAll, describe, expect, it } from 'vitest';
import { textToEmbed, type Asked } from './asked.ts';
import { sortQuestions, type KnownTopic, type Sorted } from './sortQuestions.ts';
import { adjustedRandIndex } from './testing/randIndex.ts';

type Labelled = { topic: string | null; question: string; reply: string | null };

/** Labelled by hand before there was anything to sort it; those without a topic belong nowhere. */
const CORPUS: Labelled[] = JSON.parse(readFileSync(new URL('corpus.json', import.meta.url), 'utf8'));

let asked: Asked[] = [];

beforeAll(async () => {
  const texts = CORPUS.map(({ question, reply }) => ({ text: question, reply }));
  const vectors = await (await loadEmbed())(texts.map(textToEmbed));
  asked = texts.map((one, at) => ({ ...one, id: String(at), vector: vectors[at] ?? null }));
  // The model takes its time on a machine that does other things, too.
}, 60_000);

const sortNew = (questions: readonly Asked[]) => sortQuestions([], questions);

const formedTopics = ({ formed }: Sorted): KnownTopic[] =>
  formed.map((members, at) => ({ id: `topic ${at}`, members }));

/** The topic of each question; all that is unsorted counts as one. */
function labelsOf(questions: readonly Asked[], topics: readonly KnownTopic[]) {
  const topicOf = new Map(topics.flatMap(({ id, members }) => members.map((one) => [one.id, id])));
  return questions.map(({ id }) => topicOf.get(id) ?? null);
}

function added(topics: readonly KnownTopic[], more: readonly Asked[]): KnownTopic[] {
  const { joined, formed } = sortQuestions(topics, more);
  const grown = topics.map(({ id, members }) => ({
    id,
    members: [...members, ...more.filter((one) => joined.get(one.id) === id)],
  }));
  return [...grown, ...formed.map((members, at) => ({ id: `new ${at}`, members }))];
}

describe('sortQuestions', () => {
  it('finds the topics that people see in the corpus', () => {
    const labels = labelsOf(asked, formedTopics(sortNew(asked)));

    expect(
      adjustedRandIndex(
        labels,
        CORPUS.map(({ topic }) => topic),
      ),
    ).toBeGreaterThanOrEqual(0.6);
  });

  it('sorts what was there nearly as before when a tenth is added', () => {
    const [before, later] = [asked.filter((_, at) => at % 10 > 0), asked.filter((_, at) => at % 10 === 0)];
    const topics = formedTopics(sortNew(before));
    const unsorted = before.filter(({ id }) => !topics.some(({ members }) => members.some((one) => one.id === id)));

    const after = added(topics, [...unsorted, ...later]);

    expect(adjustedRandIndex(labelsOf(before, topics), labelsOf(before, after))).toBeGreaterThanOrEqual(0.9);
    expect(labelsOf(later, after).filter(Boolean).length).toBeGreaterThan(later.length / 2);
  });

  it('sorts the same in the same way every time', () => {
    expect(sortNew(asked)).toEqual(sortNew(asked));
  });

  it('makes no topic of a handful of questions', () => {
    expect(sortNew(asked.slice(0, 10)).formed).toEqual([]);
  });
});
