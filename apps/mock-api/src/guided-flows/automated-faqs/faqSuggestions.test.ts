import { buildAnswer } from '@parley/db/factories/answers';
import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let company: Company;

beforeEach(async () => {
  company = await buildCompany(api);
});

const run = async (document: string, variables: Record<string, unknown> = {}) =>
  (await api.run(document, { token: company.agentToken, variables })).body.data;

/** Visitors ask, and get no answer; a colleague may. */
async function refused(question: string, reply?: string, { clientId, assistantId, visitor } = company) {
  const { id, messages } = await buildConversation(api.db, {
    clientId,
    assistantId,
    visitorId: visitor.id,
    messages: [
      question,
      { author: 'AI', authorName: 'Nori', body: 'I do not know that.' },
      ...(reply ? [{ author: 'Agent' as const, authorName: 'Maya', body: reply }] : []),
    ],
  });
  await buildAnswer(api.db, { messageId: messages[1]?.id ?? '', outcome: 'Refused' });
  return id;
}

const LIST = '{ faqSuggestions { question phrasings count conversationIds proposedAnswer nearest { question } } }';
const list = async () => (await run(LIST)).faqSuggestions;

describe('suggestions', () => {
  it('put together what means the same and was not answered, with how a colleague answered', async () => {
    await refused('Are dogs allowed in the shop?', 'Yes, on a lead.');
    await refused('are dogs allowed in the shop');
    const latest = await refused('Can I bring dogs into the shop?');
    await refused('Is there parking?');
    await refused('Foreign question?', undefined, await buildCompany(api));

    const [dogs, parking, ...others] = await list();

    expect(dogs).toMatchObject({ count: 3, proposedAnswer: 'Yes, on a lead.', nearest: null });
    expect([dogs.question, ...dogs.phrasings]).toContain('Can I bring dogs into the shop?');
    expect(dogs.conversationIds).toContain(latest);
    expect(parking).toMatchObject({ question: 'Is there parking?', count: 1 });
    expect(others).toEqual([]);
  });

  it('name an FAQ that may only lack a phrasing', async () => {
    await buildAutomatedFaq(api.db, { clientId: company.clientId, question: 'Is there parking for cars?' });
    await refused('Where is parking?');

    expect(await list()).toMatchObject([{ nearest: { question: 'Is there parking for cars?' } }]);
  });

  it('become an FAQ that waits to be approved, and are suggested no longer', async () => {
    await refused('Are dogs allowed in the shop?');
    await refused('Is there parking?');

    const questions = ['Are dogs allowed in the shop?', 'Dogs inside?'];
    const { acceptFaqSuggestion: made } = await run(
      'mutation ($questions: [String!]!) { acceptFaqSuggestion(questions: $questions, answer: "Yes.") { id state source phrasings answer } }',
      { questions },
    );
    await run('mutation ($questions: [String!]!) { dismissFaqSuggestion(questions: $questions) }', {
      questions: ['Is there parking?'],
    });

    expect(made).toMatchObject({
      state: 'Suggested',
      source: 'Suggested',
      phrasings: ['Dogs inside?'],
      answer: 'Yes.',
    });
    expect(await list()).toEqual([]);
  });

  it('can be added to an FAQ', async () => {
    const { id } = await buildAutomatedFaq(api.db, { clientId: company.clientId, question: 'Is there parking?' });

    const { addFaqPhrasings } = await run(
      'mutation ($id: ID!, $phrasings: [String!]!) { addFaqPhrasings(id: $id, phrasings: $phrasings) { phrasings revision } }',
      { id, phrasings: ['is there PARKING', 'Where do I park?'] },
    );

    expect(addFaqPhrasings).toEqual({ phrasings: ['Where do I park?'], revision: 2 });
  });
});

describe('conflicts', () => {
  const CONFLICTS = `query ($draft: AutomatedFaqInput!, $draftOf: ID) {
    faqConflicts(draft: $draft, draftOf: $draftOf) { phrasing isDuplicate faq { question } } }`;
  const conflicts = async (draft: object, draftOf?: string) => (await run(CONFLICTS, { draft, draftOf })).faqConflicts;

  it('are with live FAQs that would answer the same, in whatever way they match', async () => {
    const own = { clientId: company.clientId };
    await buildAutomatedFaq(api.db, { ...own, question: 'Is there parking?' });
    await buildAutomatedFaq(api.db, {
      ...own,
      question: 'All about cars',
      matchMode: 'Keywords',
      keywords: '["park"]',
    });
    await buildAutomatedFaq(api.db, { ...own, question: 'Where is parking?', state: 'Off' });
    await buildAutomatedFaq(api.db, { ...own, question: 'Parkplatz?', languages: '["de"]' });

    const found = await conflicts({ question: 'Is there parking?', languages: ['en'] });

    expect(found.map(({ faq }: { faq: { question: string } }) => faq.question).toSorted()).toEqual([
      'All about cars',
      'Is there parking?',
    ]);
    expect(found).toContainEqual({
      phrasing: 'Is there parking?',
      isDuplicate: true,
      faq: { question: 'Is there parking?' },
    });
  });

  it('are none with itself, nor with what nobody is asked by both', async () => {
    const { id } = await buildAutomatedFaq(api.db, { clientId: company.clientId, question: 'Is there parking?' });

    expect(await conflicts({ question: 'Is there parking?' }, id)).toEqual([]);
    expect(await conflicts({ question: 'Do you sell kayaks?' })).toEqual([]);
  });
});

describe('a back-test', () => {
  it('says what would have been answered of the last 30 days, the least certain first', async () => {
    const { clientId, assistantId, visitor } = company;
    const own = { clientId, assistantId, visitorId: visitor.id };
    await buildConversation(api.db, { ...own, messages: ['Are dogs allowed in the shop?', 'Thanks!'] });
    await buildConversation(api.db, { ...own, messages: ['are dogs allowed in shops'] });
    const { messages } = await buildConversation(api.db, { ...own, messages: ['Are dogs allowed?'] });
    const longAgo = new Date(api.deps.clock.now().getTime() - 31 * 24 * 60 * 60_000);
    await api.db.message.update({ where: { id: messages[0]?.id ?? '' }, data: { createdAt: longAgo } });

    const { faqBackTest } = await run(
      `query ($draft: AutomatedFaqInput!) { faqBackTest(draft: $draft) { days asked isCut matches { question score } } }`,
      { draft: { question: 'Are dogs allowed in the shop?' } },
    );

    expect(faqBackTest).toMatchObject({ days: 30, asked: 3, isCut: false });
    expect(faqBackTest.matches.map(({ question }: { question: string }) => question)).toEqual([
      'are dogs allowed in shops',
      'Are dogs allowed in the shop?',
    ]);
    expect(faqBackTest.matches.at(-1).score).toBe(1);
  });
});
