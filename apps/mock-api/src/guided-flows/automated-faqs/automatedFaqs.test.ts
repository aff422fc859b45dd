import { buildAssistant } from '@parley/db/factories/assistants';
import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import { buildArticle } from '@parley/db/factories/content';
import { buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow } from '@parley/db/factories/guidedFlows';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { removeDeletedFaqs } from './faqBulk.ts';

const api = await apiForTests();
let company: Company;

beforeEach(async () => {
  company = await buildCompany(api);
});

const run = (document: string, variables: Record<string, unknown> = {}) =>
  api.run(document, { token: company.agentToken, variables });

const FIELDS = 'id question phrasings state keywords pattern answer revision editorName buttons { kind label value }';
const CREATE = `mutation ($input: AutomatedFaqInput!) { createAutomatedFaq(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $revision: Int!, $input: AutomatedFaqInput!) {
  updateAutomatedFaq(id: $id, revision: $revision, input: $input) { ${FIELDS} } }`;
const STATE = `mutation ($ids: [ID!]!, $state: AutomatedFaqState!) { setAutomatedFaqsState(ids: $ids, state: $state) { id state } }`;
const create = async (input: object) => run(CREATE, { input: { question: 'Is the belt free?', ...input } });
const created = async (input: object = {}) => (await create(input)).body.data.createAutomatedFaq;

describe('an automated FAQ', () => {
  it('begins as a draft of whoever wrote it, without phrasings that are the same', async () => {
    const faq = await created({ phrasings: ['Is the BELT free', 'What does a belt cost?', 'What does a belt cost??'] });

    expect(faq).toMatchObject({
      question: 'Is the belt free?',
      phrasings: ['What does a belt cost?'],
      state: 'Draft',
      editorName: 'Maya Lindqvist',
      revision: 1,
    });
  });

  it.each([
    ['a blank question', { question: ' ' }, 'question'],
    ['a question that is too long', { question: 'x'.repeat(301) }, 'question'],
    ['too many phrasings', { phrasings: Array.from({ length: 51 }, (_, index) => `p${index}`) }, 'phrasings'],
    ['keywords without one', { matchMode: 'Keywords' }, 'keywords'],
    ['an expression that is none', { matchMode: 'Regex', pattern: '(' }, 'pattern'],
    ['an expression with a back-reference', { matchMode: 'Regex', pattern: String.raw`(a)\1` }, 'pattern'],
    ['a threshold at which everything matches', { threshold: 0.1 }, 'threshold'],
    ['an answer that is too long', { answer: 'x'.repeat(2001) }, 'answer'],
    [
      'an address that runs code',
      { buttons: [{ kind: 'Link', label: 'See', value: 'javascript:alert(1)' }] },
      'buttons.0.value',
    ],
    ['a button without words', { buttons: [{ kind: 'Handoff', label: ' ' }] }, 'buttons.0.label'],
    ['a follow-up without its article', { followUp: 'Article' }, 'followUpId'],
  ])('is refused for %s', async (_, input, field) => {
    const { body } = await create(input);

    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field });
  });

  it('names only what belongs to the company', async () => {
    const foreign = await buildAssistant(api.db);
    const article = await buildArticle(api.db);

    expect(firstCode(await create({ assistantIds: [foreign.id] }))).toBe('NOT_FOUND');
    expect(firstCode(await create({ followUp: 'Article', followUpId: article.id }))).toBe('NOT_FOUND');
    const button = { kind: 'Article', label: 'Read', value: article.id };
    expect(firstCode(await create({ buttons: [button] }))).toBe('NOT_FOUND');
  });

  it('is changed by who has seen its last state', async () => {
    const { id, revision } = await created();
    const input = { question: 'Is a belt free?', phrasings: ['Belt price'], answer: 'It is.' };

    const changed = await run(UPDATE, { id, revision, input });
    const late = await run(UPDATE, { id, revision, input: { ...input, answer: 'It is not.' } });

    expect(changed.body.data.updateAutomatedFaq).toMatchObject({
      phrasings: ['Belt price'],
      answer: 'It is.',
      revision: 2,
    });
    expect(firstCode(late)).toBe('DRAFT_CHANGED');
    expect(late.body.errors?.[0]?.message).toBe('Maya Lindqvist changed this FAQ meanwhile.');
    const entry = await api.db.auditEntry.findFirst({ where: { targetId: id, action: 'AutomatedFaqChanged' } });
    expect(entry?.changes).toContain('Belt price');
  });

  it('answers nobody without an answer', async () => {
    const { id } = await created();

    const refused = await run(STATE, { ids: [id], state: 'Live' });

    expect(refused.body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'answer' });
    await api.db.automatedFaq.update({ where: { id }, data: { answer: 'It is.' } });
    expect((await run(STATE, { ids: [id], state: 'Live' })).body.data.setAutomatedFaqsState).toEqual([
      { id, state: 'Live' },
    ]);
  });

  it('can be had back for a day after it was deleted', async () => {
    const { id } = await created();
    await run('mutation ($ids: [ID!]!) { deleteAutomatedFaqs(ids: $ids) }', { ids: [id] });

    const gone = await run('query ($id: ID!) { automatedFaq(id: $id) { id } }', { id });
    const back = await run('mutation ($ids: [ID!]!) { restoreAutomatedFaqs(ids: $ids) { id phrasings } }', {
      ids: [id],
    });
    await run('mutation ($ids: [ID!]!) { deleteAutomatedFaqs(ids: $ids) }', { ids: [id] });
    const yesterday = new Date(api.deps.clock.now().getTime() - 25 * 60 * 60_000);
    await api.db.automatedFaq.update({ where: { id }, data: { deletedAt: yesterday } });
    await removeDeletedFaqs(api.deps);

    expect(firstCode(gone)).toBe('NOT_FOUND');
    expect(back.body.data.restoreAutomatedFaqs).toEqual([{ id, phrasings: [] }]);
    expect(await api.db.automatedFaq.count({ where: { id } })).toBe(0);
  });
});

describe('the list', () => {
  const LIST = `query ($filter: AutomatedFaqFilter, $sort: AutomatedFaqSort! = HitsMost) {
    automatedFaqs(filter: $filter, sort: $sort) { totalCount nodes { question } } }`;
  const list = async (variables: object) => {
    const { body } = await run(LIST, { ...variables });
    return body.data.automatedFaqs.nodes.map(({ question }: { question: string }) => question);
  };

  it('is searched in phrasings and answers, narrowed and ordered, of the own company alone', async () => {
    const { clientId, assistantId } = company;
    const other = await buildAssistant(api.db, { clientId });
    const own = { clientId, answer: 'Yes.' };
    await buildAutomatedFaq(api.db, { ...own, question: 'Belts?', hits: 2, phrasings: ['Is a buckle free?'] });
    await buildAutomatedFaq(api.db, { ...own, question: 'Zips?', hits: 9, answer: 'Any buckle too.', state: 'Off' });
    await buildAutomatedFaq(api.db, { ...own, question: 'Tents?', hits: 5, assistantIds: JSON.stringify([other.id]) });
    await buildAutomatedFaq(api.db, { question: 'Foreign buckle?' });

    expect(await list({})).toEqual(['Zips?', 'Tents?', 'Belts?']);
    expect(await list({ sort: 'QuestionAscending' })).toEqual(['Belts?', 'Tents?', 'Zips?']);
    expect(await list({ filter: { search: 'buckle' } })).toEqual(['Zips?', 'Belts?']);
    expect(await list({ filter: { states: ['Off'] } })).toEqual(['Zips?']);
    expect(await list({ filter: { assistantId } })).toEqual(['Zips?', 'Belts?']);
    expect(await list({ filter: { assistantId: other.id } })).toEqual(['Zips?', 'Tents?', 'Belts?']);
  });
});

describe('what an FAQ leads to', () => {
  const LEADING = `query ($filter: AutomatedFaqFilter) {
    automatedFaqs(filter: $filter, sort: QuestionAscending) { totalCount nodes { question problems } } }`;
  const list = async (filter: object = {}) => (await run(LEADING, { filter })).body.data.automatedFaqs;

  it('is told of where it is archived, not published or gone, and narrows the list', async () => {
    const { clientId } = company;
    const ask = (question: string, lead: object = {}) =>
      buildAutomatedFaq(api.db, { clientId, answer: 'Yes.', question, ...lead });
    const right = await buildGuidedFlow(api.db, { clientId });
    const archived = await buildGuidedFlow(api.db, { clientId, name: 'Old returns', archivedAt: new Date() });
    const draft = await buildFormTemplate(api.db, { clientId, name: 'Survey', status: 'Draft' });
    const hidden = await buildArticle(api.db, { clientId, title: 'Salaries', status: 'Archived' });
    const foreign = await buildArticle(api.db, { title: 'Foreign' });
    const buttons = [
      { kind: 'Article', label: 'Read on', value: hidden.id },
      { kind: 'Article', label: 'More', value: foreign.id },
    ];
    await ask('Alone?');
    await ask('Begins a flow?', { followUp: 'Flow', followUpId: right.id });
    await ask('Flow?', { followUp: 'Flow', followUpId: archived.id });
    await ask('Form?', { followUp: 'Form', followUpId: draft.id, state: 'Off' });
    await ask('Gone?', { followUp: 'Article', followUpId: 'artc_gone' });
    await ask('Pressed?', { buttons: JSON.stringify(buttons) });
    await ask('Deleted?', { followUp: 'Form', followUpId: 'form_gone', deletedAt: new Date() });

    const faulty = [
      { question: 'Flow?', problems: ['No guided flow begins: “Old returns” is archived.'] },
      { question: 'Form?', problems: ['No form is asked: “Survey” is not published.'] },
      { question: 'Gone?', problems: ['No article is offered: it is deleted.'] },
      {
        question: 'Pressed?',
        problems: [
          'The button “Read on” is left out: “Salaries” is archived.',
          'The button “More” is left out: it is deleted.',
        ],
      },
    ];
    expect((await list()).nodes).toEqual([
      { question: 'Alone?', problems: [] },
      { question: 'Begins a flow?', problems: [] },
      ...faulty,
    ]);
    expect(await list({ needsAttention: true })).toEqual({ totalCount: 4, nodes: faulty });
    expect(await list({ needsAttention: true, states: ['Off'] })).toMatchObject({ totalCount: 1 });
  });
});

describe('the box that says which FAQ matches', () => {
  const MATCH = `query ($question: String!, $draft: AutomatedFaqInput, $draftOf: ID, $language: String, $assistantId: ID) {
    matchingFaqs(question: $question, draft: $draft, draftOf: $draftOf, language: $language, assistantId: $assistantId) {
      isMatch score phrasing words mode faq { id }
    } }`;
  const match = async (variables: object) => (await run(MATCH, { ...variables })).body.data.matchingFaqs;

  it('explains what fits, with what is being written in place of what is stored', async () => {
    const { clientId } = company;
    const { id } = await buildAutomatedFaq(api.db, { clientId, phrasings: ['Until when can I send it back?'] });
    await buildAutomatedFaq(api.db, { clientId, question: 'Where is my parcel?', state: 'Off' });

    const [stored] = await match({ question: 'Until when can I send my tent back?' });
    const draft = { question: 'Until when may a kayak be hired?', matchMode: 'Keywords', keywords: ['tent'] };
    const [drafted] = await match({ question: 'Until when can I send my tent back?', draft, draftOf: id });
    const added = await match({ question: 'tent', draft });

    expect(stored).toMatchObject({ isMatch: true, phrasing: 'Until when can I send it back?', faq: { id } });
    expect(drafted).toMatchObject({ isMatch: true, mode: 'Keywords', words: ['tent'], faq: { id } });
    expect(added).toEqual([expect.objectContaining({ isMatch: true, faq: null })]);
  });

  it('leaves out what is not meant for the language or the assistant', async () => {
    const { clientId, assistantId } = company;
    const other = await buildAssistant(api.db, { clientId });
    await buildAutomatedFaq(api.db, {
      clientId,
      question: 'Ist der Gurt gratis?',
      languages: '["de"]',
      assistantIds: JSON.stringify([assistantId]),
    });
    const question = 'Ist der Gurt gratis?';

    expect(await match({ question, language: 'de-CH', assistantId })).toHaveLength(1);
    expect(await match({ question, language: 'en' })).toEqual([]);
    expect(await match({ question, assistantId: other.id })).toEqual([]);
  });
});
