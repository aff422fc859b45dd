import { buildAssistant } from '@parley/db/factories/assistants';
import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import { buildArticle } from '@parley/db/factories/content';
import { buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow } from '@parley/db/factories/guidedFlows';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerResult } from '#answers/answerQuestion.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';
import type { Deps } from '#context.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { staffToken, visitorToken } from '#testing/tokens.ts';

/** GPT knows an answer to everything here: what wins over it does so because it is asked first. */
const GPT: AnswerResult = {
  outcome: 'Answered',
  text: 'GPT says so.',
  citations: [],
  found: [],
  missingWords: [],
  followUps: [],
  engine: 'extractive',
  durationMs: 1,
};
const gpt = vi.fn<Deps['answer']>();
const api = await apiForTests({ answer: (...asked) => gpt(...asked) });
let company: Company;
let token: string;

beforeEach(async () => {
  gpt.mockReset().mockResolvedValue(GPT);
  company = await buildCompany(api);
  const { clientId, visitor } = company;
  const { id: assistantId } = await buildAssistant(api.db, {
    clientId,
    set: (config) => ({ ...config, gpt: { ...config.gpt, isOn: true, engine: 'extractive' } }),
  });
  company = { ...company, assistantId };
  token = await visitorToken(api.deps, visitor, assistantId);
  // An assistant that knows nothing at all leaves its visitors to people.
  await build({ question: 'Where is my parcel?', phrasings: [] });
});

const build = (faq: object = {}) =>
  buildAutomatedFaq(api.db, {
    clientId: company.clientId,
    question: 'Is a new hip belt free?',
    phrasings: ['What does a new hip belt cost?'],
    answer: 'Yes, **always**.',
    ...faq,
  });

let keys = 0;
async function say(body: string) {
  const document = `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`;
  const variables = { input: { body, key: `key-${(keys += 1)}` } };
  const { data } = (await api.run(document, { token, variables })).body;
  await backgroundWorkDone();
  return data.sendVisitorMessage.conversation.id;
}
const answers = (conversationId: string) =>
  api.db.answer.findMany({ where: { conversationId }, orderBy: { createdAt: 'asc' } });
const lastAnswer = async (fields: string, asker = token) => {
  const { id } = await api.db.message.findFirstOrThrow({ where: { author: 'AI' }, orderBy: { createdAt: 'desc' } });
  const document = `query ($id: ID!) { node(id: $id) { ... on Message { id body ${fields} } } }`;
  return (await api.run(document, { token: asker, variables: { id } })).body.data.node;
};

it('answers another phrasing in place of GPT, and the hit is counted', async () => {
  const { id } = await build();

  const conversationId = await say('what does a new hip belt cost then');

  expect(gpt).not.toHaveBeenCalled();
  expect(await answers(conversationId)).toMatchObject([
    { automatedFaqId: id, outcome: 'Answered', engine: 'automated-faq' },
  ]);
  const faq = await api.db.automatedFaq.findUniqueOrThrow({ where: { id }, include: { days: true } });
  expect(faq).toMatchObject({ hits: 1, days: [{ hits: 1 }] });
  expect(faq.lastHitAt).not.toBeNull();
  const { lastMessagePreview } = await api.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  expect(lastMessagePreview).toBe('Yes, always.');
});

it('leaves all else to GPT', async () => {
  const { id } = await build();

  await say('Do you rent kayaks?');

  expect(gpt).toHaveBeenCalledOnce();
  expect(await api.db.automatedFaq.findUniqueOrThrow({ where: { id } })).toMatchObject({ hits: 0 });
});

it.each([
  { state: 'Draft' },
  { state: 'Off' },
  { state: 'Suggested' },
  { deletedAt: new Date() },
  { assistantIds: '["asst_other"]' },
])('does not answer when it is not meant to: %j', async (faq) => {
  await build(faq);

  await say('Is a new hip belt free?');

  expect(gpt).toHaveBeenCalledOnce();
});

it('answers no longer from the moment that it is turned off', async () => {
  const { id } = await build();
  await say('Is a new hip belt free?');
  const admin = await staffToken(api.deps, company.agent);
  await api.run('mutation ($ids: [ID!]!) { setAutomatedFaqsState(ids: $ids, state: Off) { id } }', {
    token: admin,
    variables: { ids: [id] },
  });

  await say('Is a new hip belt free?');

  expect(gpt).toHaveBeenCalledOnce();
});

it('is never another company’s', async () => {
  await buildAutomatedFaq(api.db, { question: 'Is a new hip belt free?' });

  await say('Is a new hip belt free?');

  expect(gpt).toHaveBeenCalledOnce();
});

it('offers buttons: an article where visitors can read it, and nowhere else', async () => {
  const { clientId } = company;
  await api.db.client.update({ where: { id: clientId }, data: { helpCentreSlug: `help-${clientId.slice(-8)}` } });
  const { id: read } = await buildArticle(api.db, { clientId, title: 'Belts' });
  const { id: hidden } = await buildArticle(api.db, { clientId, title: 'Salaries', status: 'Draft' });
  const buttons = [
    { kind: 'Question', label: 'And a zip?', value: 'Is a zip free?' },
    { kind: 'Article', label: 'Salaries', value: hidden },
    { kind: 'Handoff', label: 'Talk to us', value: '' },
  ];
  await build({ buttons: JSON.stringify(buttons), followUp: 'Article', followUpId: read });

  await say('Is a new hip belt free?');

  const { answer } = await lastAnswer('answer { buttons { kind label value } }');
  expect(answer.buttons).toEqual([
    { kind: 'Link', label: 'Belts', value: expect.stringContaining('/belts') },
    buttons[0],
    buttons[2],
  ]);
});

it('hands over when that is to follow', async () => {
  await build({ followUp: 'Handoff' });

  const conversationId = await say('Is a new hip belt free?');

  const conversation = await api.db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  expect(conversation).toMatchObject({ handledBy: 'Agent', status: 'Open' });
  expect(conversation.handoffRequestedAt).not.toBeNull();
});

it('says to the staff which FAQ answered and why, and to visitors nothing of it', async () => {
  const { id } = await build();
  await say('what does a new hip belt cost');

  const fields = 'answer { trace { engine faq { id question phrasing score threshold words mode } } }';
  const { answer } = await lastAnswer(fields, company.agentToken);

  expect(answer.trace).toEqual({
    engine: 'automated-faq',
    faq: {
      id,
      question: 'Is a new hip belt free?',
      phrasing: 'What does a new hip belt cost?',
      score: 1,
      threshold: 0.75,
      words: ['new', 'hip', 'belt', 'cost'],
      mode: 'Similarity',
    },
  });
  expect((await lastAnswer('answer { trace { engine } }')).answer).toEqual({ trace: null });
});

it('counts what visitors say of it, once for each answer', async () => {
  const { id } = await build();
  await say('Is a new hip belt free?');
  const { id: messageId } = await lastAnswer('version');
  const rate = (isHelpful: boolean | null) =>
    api.run('mutation ($input: RateAnswerInput!) { rateAnswer(input: $input) { id } }', {
      token,
      variables: { input: { messageId, isHelpful } },
    });
  const counted = async () => {
    const { helpful, unhelpful, days } = await api.db.automatedFaq.findUniqueOrThrow({
      where: { id },
      include: { days: true },
    });
    return { helpful, unhelpful, onDay: [days[0]?.helpful, days[0]?.unhelpful] };
  };

  await rate(true);
  await rate(true);
  const liked = await counted();
  await rate(false);
  const disliked = await counted();
  await rate(null);

  expect(liked).toEqual({ helpful: 1, unhelpful: 0, onDay: [1, 0] });
  expect(disliked).toEqual({ helpful: 0, unhelpful: 1, onDay: [0, 1] });
  expect(await counted()).toEqual({ helpful: 0, unhelpful: 0, onDay: [0, 0] });
});

it('shows what it did by day, and what it answered last', async () => {
  const { id } = await build();
  const conversationId = await say('Is a new hip belt free?');

  const { body } = await api.run(
    'query ($id: ID!) { automatedFaq(id: $id) { days(last: 3) { day hits } lastAnswers { conversationId question isHelpful } } }',
    { token: company.agentToken, variables: { id } },
  );

  const today = api.deps.clock.now().toISOString().slice(0, 10);
  expect(body.data.automatedFaq.days.map(({ hits }: { hits: number }) => hits)).toEqual([0, 0, 1]);
  expect(body.data.automatedFaq.days.at(-1).day).toBe(today);
  expect(body.data.automatedFaq.lastAnswers).toEqual([
    { conversationId, question: 'Is a new hip belt free?', isHelpful: null },
  ]);
});

it('is drafted from what was answered in a conversation', async () => {
  gpt.mockResolvedValue({ ...GPT, text: 'You can, at noon. [1]' });
  await say('Can I hire\na kayak?');
  const { id: messageId } = await lastAnswer('version');

  const { body } = await api.run(
    'mutation ($messageId: ID!) { draftFaqFromMessage(messageId: $messageId) { question answer state source } }',
    { token: company.agentToken, variables: { messageId } },
  );

  expect(body.data.draftFaqFromMessage).toEqual({
    question: 'Can I hire a kayak?',
    answer: 'You can, at noon.',
    state: 'Draft',
    source: 'Conversation',
  });
});

describe('what follows an answer', () => {
  const shown = async (conversationId: string) =>
    (await api.db.message.findMany({ where: { conversationId }, orderBy: { sequence: 'asc' } }))
      .slice(-2)
      .map(({ author, kind, body }) => ({ author, kind, body }));

  it('is a guided flow, which goes on from there', async () => {
    const flow = await buildGuidedFlow(api.db, { clientId: company.clientId });
    await build({ followUp: 'Flow', followUpId: flow.id });

    const conversationId = await say('Is a new hip belt free?');

    expect(await shown(conversationId)).toEqual([
      { author: 'AI', kind: 'Text', body: 'Yes, **always**.' },
      { author: 'Flow', kind: 'Choices', body: 'What is it about?' },
    ]);
    expect(await api.db.flowRun.findFirstOrThrow({ where: { conversationId } })).toMatchObject({ state: 'Waiting' });
  });

  it('is a form, which can be filled in', async () => {
    const form = await buildFormTemplate(api.db, { clientId: company.clientId });
    await build({ followUp: 'Form', followUpId: form.id });

    const conversationId = await say('Is a new hip belt free?');

    expect((await shown(conversationId)).at(-1)).toMatchObject({ author: 'AI', kind: 'Form' });
    expect(await api.db.formSubmission.findFirstOrThrow({ where: { conversationId } })).toMatchObject({
      state: 'Sent',
      formTemplateId: form.id,
    });
  });

  it('is nothing once that is gone', async () => {
    await build({ followUp: 'Flow', followUpId: 'flow_gone' });

    const conversationId = await say('Is a new hip belt free?');

    expect((await shown(conversationId)).at(-1)).toMatchObject({ author: 'AI', body: 'Yes, **always**.' });
  });
});
