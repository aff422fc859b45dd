import { buildArticle } from '@parley/db/factories/content';
import { expect, it, vi } from 'vitest';
import { queueTraining } from '#content/gptStatus.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
// The model is loaded in a thread of its own: ten seconds where a machine is busy.
vi.setConfig({ testTimeout: 60_000 });

/** What is said in a conversation, as its visitor sees it. */
const SAID = `id handledBy messages { edges { node { author body answer { outcome } citations { number title heading quote url } } } }`;
const SAY = `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`;

it('answers a visitor from an article as soon as it is trained, and no longer once it is taken back', async () => {
  const company = await buildCompanyWithAdmin(api);
  const { visitorToken: token } = company;
  const trained = () => runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
  const ask = async (body: string, conversationId?: string) => {
    const input = { body, key: body, ...(conversationId && { conversationId }) };
    const { data } = (await api.run(SAY, { token, variables: { input } })).body;
    await backgroundWorkDone();
    const { id } = data.sendVisitorMessage.conversation;
    const read = `query ($id: ID!) { node(id: $id) { ... on VisitorConversation { ${SAID} } } }`;
    const { node } = (await api.run(read, { token, variables: { id } })).body.data;
    return { id, handledBy: node.handledBy, last: node.messages.edges.at(-1).node };
  };
  const { data } = await company.ask(
    'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { id draft { revision } } }',
    { input: { title: 'Repair promise' } },
  );
  const { id: articleId, draft } = data.createArticle;
  const written = {
    title: 'Repair promise',
    summary: '',
    slug: 'repair-promise',
    seoTitle: '',
    seoDescription: '',
    body: '<h2>Hip belts</h2><p>We replace a torn hip belt free of charge in every workshop.</p>',
  };
  await company.ask('mutation ($input: SaveArticleDraftInput!) { saveArticleDraft(input: $input) { id } }', {
    input: { articleId, revision: draft.revision, ...written },
  });
  await company.ask('mutation ($input: PublishArticleInput!) { publishArticle(input: $input) { id } }', {
    input: { articleId, revision: draft.revision + 1 },
  });
  await trained();

  const answered = await ask('Is a torn hip belt replaced for free?');

  expect(answered.handledBy).toBe('AI');
  expect(answered.last).toMatchObject({
    author: 'AI',
    answer: { outcome: 'Answered' },
    citations: [{ number: 1, title: 'Repair promise', heading: expect.stringContaining('Hip belts') }],
  });
  expect(answered.last.body).toContain('[1]');
  expect(answered.last.citations[0].quote).toContain('free of charge');
  expect(answered.last.citations[0].url).toMatch(/\/help\/.+\/repair-promise$/);

  await company.ask('mutation ($id: ID!) { unpublishArticle(id: $id) { id } }', { id: articleId });
  await trained();
  const refused = await ask('Is a torn hip belt really replaced for free?', answered.id);

  expect(refused.last).toMatchObject({ author: 'AI', answer: { outcome: 'Refused' }, citations: [] });
  expect(refused.handledBy).toBe('AI');
});

it('knows nothing of what other companies have written', async () => {
  const other = await buildCompanyWithAdmin(api);
  const { clientId, visitorToken: token } = await buildCompanyWithAdmin(api);
  for (const [owner, markdown] of [
    [other.clientId, 'We replace a torn hip belt free of charge.'],
    [clientId, 'Our shop in Bern is open on Sundays.'],
  ] as const) {
    const article = await buildArticle(api.db, { clientId: owner, title: 'Good to know', markdown });
    await queueTraining(api.deps, api.db, article);
  }
  await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);

  const input = { body: 'Is a torn hip belt replaced for free?', key: 'key-1' };
  await api.run(SAY, { token, variables: { input } });
  await backgroundWorkDone();

  const [answer] = await api.db.answer.findMany({ where: { clientId } });
  expect(answer).toMatchObject({ outcome: 'Refused' });
  expect(answer?.trace).not.toContain('free of charge');
});
