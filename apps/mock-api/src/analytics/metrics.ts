import type { AnalyticsMetric } from '#__generated__/resolvers.ts';

/** How a metric is made from sums of figures. */
export type Measure =
  | { kind: 'Count'; of: string }
  /** Different visitors: not a sum of days, since one may come on several. */
  | { kind: 'Visitors' }
  | { kind: 'Share'; of: string; among: string }
  | { kind: 'Mean'; of: string; among: string }
  /** The value below or at which this share of them lies, of figures «firstReply:120». */
  | { kind: 'Seconds'; of: string; share: number };

type Metric = {
  name: string;
  /** As shown on hover; docs/analytics.md says the same. */
  definition: string;
  measure: Measure;
  /** The column of facts that a conversation behind the number has. */
  behind:
    | 'isAnswered'
    | 'isResolvedAlone'
    | 'isDeflected'
    | 'isHandedOver'
    | 'isUnanswered'
    | 'firstReplySeconds'
    | 'resolutionSeconds'
    | 'rating'
    | null;
};

/** Every metric, defined once: what it is called, what it means, and what it is made from. */
export const METRICS: Readonly<Record<AnalyticsMetric, Metric>> = {
  Conversations: {
    name: 'Conversations',
    definition: 'Conversations that visitors began in the period. Each counts once, on the day it began.',
    measure: { kind: 'Count', of: 'conversations' },
    behind: null,
  },
  Visitors: {
    name: 'Visitors',
    definition: 'Different visitors who began a conversation in the period.',
    measure: { kind: 'Visitors' },
    behind: null,
  },
  AnsweredByAssistant: {
    name: 'Answered by AI',
    definition:
      'Of the conversations in which an assistant, an automated FAQ or a flow wrote, the share in which at least one reply was an answer and no refusal.',
    measure: { kind: 'Share', of: 'answered', among: 'involved' },
    behind: 'isAnswered',
  },
  ResolvedAlone: {
    name: 'Resolved without a person',
    definition:
      'Of the conversations in which an assistant wrote, the share that nobody else wrote in or was asked for, and in which the visitor said that it helped (or rated 4 or 5), or asked nothing more for 24 hours after an answer.',
    measure: { kind: 'Share', of: 'resolvedAlone', among: 'involved' },
    behind: 'isResolvedAlone',
  },
  Deflected: {
    name: 'Without an agent',
    definition: 'Of the conversations in which an assistant wrote, the share in which no person of the team did.',
    measure: { kind: 'Share', of: 'deflected', among: 'involved' },
    behind: 'isDeflected',
  },
  HandedOver: {
    name: 'Handed over',
    definition:
      'Of the conversations in which an assistant wrote, the share in which the visitor asked for a person or the assistant gave it to one.',
    measure: { kind: 'Share', of: 'involvedHandedOver', among: 'involved' },
    behind: 'isHandedOver',
  },
  Unanswered: {
    name: 'Unanswered',
    definition: 'Of the conversations in which an assistant wrote, the share whose last question it could not answer.',
    measure: { kind: 'Share', of: 'unanswered', among: 'involved' },
    behind: 'isUnanswered',
  },
  FirstReply: {
    name: 'First reply',
    definition: 'Median time from the beginning of a conversation to the first message of a person of the team.',
    measure: { kind: 'Seconds', of: 'firstReply', share: 0.5 },
    behind: 'firstReplySeconds',
  },
  FirstReplyP90: {
    name: 'First reply, slowest tenth',
    definition: 'The time within which nine of ten conversations had their first reply by a person of the team.',
    measure: { kind: 'Seconds', of: 'firstReply', share: 0.9 },
    behind: 'firstReplySeconds',
  },
  Resolution: {
    name: 'Time to resolve',
    definition: 'Median time from the beginning of a conversation to its being resolved; of those that are resolved.',
    measure: { kind: 'Seconds', of: 'resolution', share: 0.5 },
    behind: 'resolutionSeconds',
  },
  ResolutionP90: {
    name: 'Time to resolve, slowest tenth',
    definition: 'The time within which nine of ten resolved conversations were resolved.',
    measure: { kind: 'Seconds', of: 'resolution', share: 0.9 },
    behind: 'resolutionSeconds',
  },
  Satisfaction: {
    name: 'Satisfaction',
    definition: 'Mean of the ratings from 1 to 5 that visitors gave, of the conversations that were rated.',
    measure: { kind: 'Mean', of: 'ratings', among: 'rated' },
    behind: 'rating',
  },
};

export const ALL_METRICS: readonly AnalyticsMetric[] = [
  'Conversations',
  'Visitors',
  'AnsweredByAssistant',
  'ResolvedAlone',
  'Deflected',
  'HandedOver',
  'Unanswered',
  'FirstReply',
  'FirstReplyP90',
  'Resolution',
  'ResolutionP90',
  'Satisfaction',
];
