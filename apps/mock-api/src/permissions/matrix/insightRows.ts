import type { Ids } from './records.ts';
import { adminFinds, row, staffFinds, type Row } from './row.ts';

const DAYS = { from: '2026-01-01', to: '2027-12-31' };

const ofAssistant = { 'filter.assistantId': ({ assistant }: Ids) => assistant };

const ofTopic = (args: NonNullable<Row['args']>) =>
  row('401 403 ok ok 403 401 401 404', { args, select: '{ id name }', ...staffFinds('NOT_FOUND') });

const FILLS = {
  args: () => ({ input: { questions: ['Is a new strap free?'], answer: 'It is.' } }),
  optionalIds: { 'input.topicId': ({ topic }: Ids) => topic },
  select: '{ id kind question }',
  ...adminFinds('NOT_FOUND'),
} satisfies Partial<Row>;

/** What the insights answer. */
export const INSIGHT_ROWS: Readonly<Record<string, Row>> = {
  'Query.insights': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: DAYS }),
    optionalIds: ofAssistant,
    ...staffFinds('NOT_FOUND'),
    select: '{ topics { topic { name merged { name } } metrics { value } } ignored { name } unsorted }',
  }),
  'Query.topicReport': row('401 403 ok ok ok 401 401 404', {
    args: ({ topic }) => ({ id: topic, filter: DAYS }),
    optionalIds: ofAssistant,
    select: '{ figures { topic { name } conversations } asked { question conversations { visitorName } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.gaps': row('401 403 ok ok ok 401 401 ok', { select: '{ question topicId action { id } }' }),
  'Query.gapActions': row('401 403 ok ok ok 401 401 ok', { select: '{ id question targetId authorName }' }),
  'Mutation.renameTopic': ofTopic(({ topic }) => ({ id: topic, name: 'Straps and buckles' })),
  'Mutation.mergeTopic': ofTopic(({ topic, otherTopic }) => ({ id: topic, intoId: otherTopic })),
  'Mutation.undoTopicMerge': ofTopic(({ mergedTopic }) => ({ id: mergedTopic })),
  'Mutation.splitTopic': ofTopic(({ topic, conversation }) => ({
    id: topic,
    conversationIds: [conversation],
    name: 'Straps alone',
  })),
  'Mutation.setTopicIgnored': ofTopic(({ topic }) => ({ id: topic, isIgnored: true })),
  'Mutation.writeGapArticle': row('401 403 ok ok 403 401 401 ok', FILLS),
  'Mutation.addGapFaq': row('401 403 ok ok 403 401 401 ok', FILLS),
  'Mutation.startGapFlow': row('401 403 403 ok 403 401 401 ok', FILLS),
};
