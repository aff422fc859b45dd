import type { ConversationFact } from '@parley/db';
import * as v from 'valibot';

/** What facts are summed up along. */
export const DIMENSIONS = [
  'all',
  'assistant',
  'answeredBy',
  'agent',
  'team',
  'startPage',
  'language',
  'faq',
  'article',
  'label',
  'step',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

const Ids = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Where a fact stands along each dimension; along some it stands nowhere, or at several places. */
export function placesOf(fact: ConversationFact): [Dimension, string][] {
  const one = (dimension: Dimension, value: string | null): [Dimension, string][] =>
    value ? [[dimension, value]] : [];
  return [
    ['all', ''],
    ...one('assistant', fact.assistantId),
    ...one('answeredBy', fact.answeredBy),
    ...one('agent', fact.agentId),
    ...one('team', fact.teamId),
    ...one('startPage', fact.startPage),
    ...one('language', fact.language),
    ...v.parse(Ids, fact.faqIds).map((id): [Dimension, string] => ['faq', id]),
    ...v.parse(Ids, fact.articleIds).map((id): [Dimension, string] => ['article', id]),
    ...v.parse(Ids, fact.labelIds).map((id): [Dimension, string] => ['label', id]),
    ...v.parse(Ids, fact.steps).map((step): [Dimension, string] => ['step', step]),
  ];
}

/** The figures that a fact adds to, each by how much. */
export function figuresOf(fact: ConversationFact): [figure: string, amount: number][] {
  const when = (isTrue: boolean, figure: string, amount = 1): [string, number][] => (isTrue ? [[figure, amount]] : []);
  return [
    ['conversations', 1],
    [`hour:${fact.weekday}:${fact.hour}`, 1],
    ...when(fact.isInvolved, 'involved'),
    ...when(fact.isAnswered, 'answered'),
    ...when(fact.isUnanswered, 'unanswered'),
    ...when(fact.isHandedOver, 'handedOver'),
    ...when(fact.isInvolved && fact.isHandedOver, 'involvedHandedOver'),
    ...when(fact.isDeflected, 'deflected'),
    ...when(fact.isResolvedAlone, 'resolvedAlone'),
    ...when(fact.resolutionSeconds !== null, 'resolved'),
    ...when(fact.rating !== null, 'rated'),
    ...when(fact.rating !== null, 'ratings', fact.rating ?? 0),
    ...when(fact.firstReplySeconds !== null, `firstReply:${fact.firstReplySeconds}`),
    ...when(fact.resolutionSeconds !== null, `resolution:${fact.resolutionSeconds}`),
  ];
}

/** Of a step is asked how many conversations came to it, and no more. */
const isCounted = (dimension: Dimension, figure: string) => dimension !== 'step' || figure === 'conversations';

/** Visitors of all conversations can be summed, by the day on which they had come before (previousDays.ts). */
const visitorIn = (dimension: Dimension, { previousDay }: ConversationFact): [figure: string, amount: number][] =>
  dimension === 'all' ? [[`visitor:${previousDay ?? ''}`, 1]] : [];

export type FigureRow = {
  clientId: string;
  dimension: string;
  value: string;
  day: string;
  figure: string;
  count: number;
};

/** Sums of facts, to which facts are added and from which they are taken away again. */
export function createSums() {
  const sums = new Map<string, FigureRow>();
  const add = (fact: ConversationFact, sign: 1 | -1) => {
    const { clientId, day } = fact;
    const figures = figuresOf(fact);
    for (const [dimension, value] of placesOf(fact)) {
      const counted = [...figures.filter(([figure]) => isCounted(dimension, figure)), ...visitorIn(dimension, fact)];
      for (const [figure, amount] of counted) {
        const key = JSON.stringify([clientId, dimension, value, day, figure]);
        const row = sums.get(key);
        if (row) row.count += sign * amount;
        else sums.set(key, { clientId, dimension, value, day, figure, count: sign * amount });
      }
    }
  };
  return { add, rows: () => [...sums.values()].filter(({ count }) => count !== 0) };
}
