import type { Ids } from './records.ts';
import { adminFinds, row, staffFinds, type Row } from './row.ts';

const ofAdmin = (args: NonNullable<Row['args']>, select = '{ id }') =>
  row('401 403 ok ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

const inputWith = ({ article }: Ids) => ({
  question: 'How long can I return something?',
  answer: '60 days.',
  followUp: 'Article',
  followUpId: article,
});
const named = {
  'input.assistantIds': ({ assistant }: Ids) => [assistant],
  'input.followUpId': ({ article }: Ids) => article,
};
const draftIds = {
  draftOf: ({ automatedFaq }: Ids) => automatedFaq,
  'draft.assistantIds': ({ assistant }: Ids) => [assistant],
  'draft.followUpId': ({ article }: Ids) => article,
};
const theFaqs = ({ automatedFaq }: Ids) => ({ ids: [automatedFaq] });

/** Automated FAQs. */
export const AUTOMATED_FAQ_ROWS: Readonly<Record<string, Row>> = {
  'Query.automatedFaqs': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: { search: 'belt' } }),
    optionalIds: { 'filter.assistantId': ({ assistant }) => assistant },
    select: '{ totalCount nodes { question } }',
    ...staffFinds('ok'),
  }),
  'Query.automatedFaq': row('401 403 ok ok ok 401 401 404', {
    args: ({ automatedFaq }) => ({ id: automatedFaq }),
    select: '{ question answer phrasings assistants { title } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.matchingFaqs': row('401 403 ok ok ok 401 401 404', {
    args: (ids) => ({ question: 'Is the belt free?', draft: inputWith(ids) }),
    optionalIds: { assistantId: ({ assistant }) => assistant, ...draftIds },
    select: '{ score faq { question } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.automatedFaqChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Mutation.createAutomatedFaq': row('401 403 ok ok 403 401 401 404', {
    args: (ids) => ({ input: inputWith(ids) }),
    optionalIds: named,
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.updateAutomatedFaq': row('401 403 ok ok 403 401 401 404', {
    args: (ids) => ({ id: ids.automatedFaq, revision: 1, input: inputWith(ids) }),
    optionalIds: named,
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setAutomatedFaqsState': ofAdmin(({ automatedFaq }) => ({ ids: [automatedFaq], state: 'Off' })),
  'Mutation.deleteAutomatedFaqs': ofAdmin(theFaqs, ''),
  'Mutation.restoreAutomatedFaqs': ofAdmin(({ deletedFaq }) => ({ ids: [deletedFaq] })),
  'Query.faqSuggestions': row('401 403 ok ok ok 401 401 ok', {
    select: '{ question proposedAnswer nearest { question } }',
  }),
  'Query.faqConflicts': row('401 403 ok ok ok 401 401 404', {
    args: (ids) => ({ draft: inputWith(ids) }),
    optionalIds: draftIds,
    select: '{ phrasing faq { question } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.faqBackTest': row('401 403 ok ok ok 401 401 404', {
    args: (ids) => ({ draft: inputWith(ids) }),
    optionalIds: draftIds,
    select: '{ asked matches { question } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.automatedFaqsCsv': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: { search: 'belt' } }),
    optionalIds: { 'filter.assistantId': ({ assistant }) => assistant },
    ...staffFinds('ok'),
  }),
  'Mutation.acceptFaqSuggestion': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ questions: ['Is a new strap free?'] }),
    select: '{ id }',
  }),
  'Mutation.dismissFaqSuggestion': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ questions: ['Is a new strap free?'] }),
  }),
  'Mutation.addFaqPhrasings': ofAdmin(({ automatedFaq }) => ({ id: automatedFaq, phrasings: ['A strap?'] })),
  'Mutation.draftFaqFromMessage': ofAdmin(({ answered }) => ({ messageId: answered })),
  'Mutation.previewFaqImport': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ csv: 'question,answer\nIs a strap free?,Yes' }),
    select: '{ action }',
  }),
  'Mutation.importFaqs': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ csv: 'question,answer\nIs a strap free?,Yes' }),
    select: '{ created }',
  }),
};
