import { expect, it, vi } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { JOB_HANDLERS, READING_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { pageOf, siteForTests } from '#testing/siteForTests.ts';

const site = await siteForTests();
const api = await apiForTests({ config: { allowedPrivateHosts: [site.host], crawlDelayMs: 0 } });
// Threads and the model are loaded: ten seconds each where a machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const SAY = `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`;
const SAID = `query ($id: ID!) { node(id: $id) { ... on VisitorConversation { messages { edges { node { author answer { outcome } citations { title url } } } } } } }`;
const CRAWL = `mutation ($input: CrawlSourceInput!) { createCrawlSource(input: $input) { id } }`;

it('answers from a site of thirty pages with a link to the page, and no longer once the page is gone', async () => {
  const company = await buildCompanyWithAdmin(api);
  const { visitorToken: token } = company;
  const places = Array.from({ length: 29 }, (_, index) => `/shops/${index}`);
  site.pages.set(
    '/',
    pageOf('Shops', '<p>We have twenty-nine shops in the mountains and by the lakes.</p>', { links: places }),
  );
  for (const [index, path] of places.entries()) {
    const text = `<p>The shop number ${index} stands beside the station and opens each morning at nine.</p>`;
    site.pages.set(path, pageOf(`Shop ${index}`, text));
  }
  const belts = '<p>A torn hip belt is replaced free of charge in this workshop while you wait.</p>';
  site.pages.set('/shops/7', pageOf('The workshop', belts));
  const work = async () => {
    const { signal } = new AbortController();
    await runJobs(api.deps, READING_HANDLERS, signal);
    await runJobs(api.deps, JOB_HANDLERS, signal);
  };
  const ask = async (body: string, conversationId?: string) => {
    const input = { body, key: body, ...(conversationId && { conversationId }) };
    const { data } = (await api.run(SAY, { token, variables: { input } })).body;
    await backgroundWorkDone();
    const { id } = data.sendVisitorMessage.conversation;
    const { node } = (await api.run(SAID, { token, variables: { id } })).body.data;
    return { id, last: node.messages.edges.at(-1).node };
  };
  const { data } = await company.ask(CRAWL, { input: { kind: 'Site', addresses: [`${site.origin}/`] } });
  await work();
  expect(await api.db.article.count({ where: { clientId: company.clientId, gptStatus: 'Trained' } })).toBe(30);

  const answered = await ask('Is a torn hip belt replaced for free?');
  expect(answered.last).toMatchObject({
    author: 'AI',
    answer: { outcome: 'Answered' },
    citations: [{ title: 'The workshop', url: `${site.origin}/shops/7` }],
  });

  site.pages.delete('/shops/7');
  await company.ask('mutation ($sourceId: ID!) { startCrawl(sourceId: $sourceId) { id } }', {
    sourceId: data.createCrawlSource.id,
  });
  await work();
  const refused = await ask('Is a torn hip belt really replaced for free?', answered.id);
  expect(refused.last).toMatchObject({ author: 'AI', answer: { outcome: 'Refused' }, citations: [] });
});
