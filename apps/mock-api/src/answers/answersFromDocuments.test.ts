import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
// Threads and the model are loaded: ten seconds each where a machine is busy.
vi.setConfig({ testTimeout: 240_000 });

const FILES = join(dirname(createRequire(import.meta.url).resolve('@parley/db')), 'seed/content/documents');
const SAY = `mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { conversation { id } } }`;
const SAID = `query ($id: ID!) { node(id: $id) { ... on VisitorConversation { messages { edges { node { body answer { outcome } citations { title page } } } } } } }`;

test.each([
  [
    'a PDF',
    'altimeter-watch.pdf',
    'What does a new battery cost for the watch?',
    { title: 'altimeter-watch', page: 2 },
    '15 francs',
  ],
  [
    'a Word document',
    'supplier-code.docx',
    'How many pieces share one bag of recycled film?',
    { title: 'supplier-code', page: null },
    'twenty pieces',
  ],
])(
  '%s is read, live to ready, answers with its place, and no longer once it is taken back',
  async (_, name, question, source, words) => {
    const company = await buildCompanyWithAdmin(api);
    const { visitorToken, agentToken, clientId } = company;
    const states: string[] = [];
    const stopping = new AbortController();
    void (async () => {
      for await (const { gptStatus } of api.deps.events.subscribe('article:gpt-status-changed', clientId))
        states.push(gptStatus);
    })();
    const work = () => runJobs(api.deps, JOB_HANDLERS, stopping.signal);
    const ask = async (body: string, conversationId?: string) => {
      const input = { body, key: body, ...(conversationId && { conversationId }) };
      const { data } = (await api.run(SAY, { token: visitorToken, variables: { input } })).body;
      await backgroundWorkDone();
      const { id } = data.sendVisitorMessage.conversation;
      const { node } = (await api.run(SAID, { token: visitorToken, variables: { id } })).body.data;
      return { id, last: node.messages.edges.at(-1).node };
    };
    const bytes = new Uint8Array(readFileSync(join(FILES, name)));
    const begun = await company.ask('mutation ($input: BeginDocumentInput!) { beginDocument(input: $input) { id } }', {
      input: { name, size: bytes.length },
    });
    const { id } = begun.data.beginDocument;
    await api.api.fetch(
      new Request(`http://localhost/content/documents/${id}?offset=0`, {
        method: 'POST',
        headers: { authorization: `Bearer ${agentToken}` },
        body: bytes,
      }),
    );
    await work();

    const answered = await ask(question);
    expect(new Set(states)).toEqual(new Set(['Queued', 'Extracting', 'Training', 'Trained']));
    expect(states.at(-1)).toBe('Trained');
    expect(answered.last).toMatchObject({ answer: { outcome: 'Answered' }, citations: [source] });
    expect(answered.last.body).toContain(words);

    await company.ask('mutation ($ids: [ID!]!) { archiveArticles(ids: $ids, isArchived: true) { id } }', { ids: [id] });
    await work();
    const refused = await ask(`${question} Really?`, answered.id);
    expect(refused.last).toMatchObject({ answer: { outcome: 'Refused' }, citations: [] });
  },
);
