import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany } from '#testing/company.ts';

const api = await apiForTests();
// The thread that reads files is loaded from its sources.
vi.setConfig({ testTimeout: 120_000 });

const FILES = join(dirname(createRequire(import.meta.url).resolve('@parley/db')), 'seed/content/documents');
const file = (name: string) => new Uint8Array(readFileSync(join(FILES, name)));

/** A Word document whose parts are 100 MB each, as its directory says. */
function bomb() {
  const bytes = file('supplier-code.docx');
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 28; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100_000_000, true);
  }
  return bytes;
}

/** What Office makes of a document that has a password. */
const locked = () =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(512),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(512),
  ]);

test.each([
  ['locked.docx', locked, 'Encrypted'],
  ['bomb.docx', bomb, 'TooLarge'],
  ['cut-off.pdf', () => file('altimeter-watch.pdf').subarray(0, 400), 'Corrupt'],
  ['scan.pdf', () => file('summer-catalogue-1998.pdf'), 'NoText'],
])('%s fails with its reason, and nothing waits for it', async (name, make, code) => {
  const { agentToken: token, clientId } = await buildCompany(api);
  const bytes = new Uint8Array(make());
  const begun = await api.run('mutation ($input: BeginDocumentInput!) { beginDocument(input: $input) { id } }', {
    token,
    variables: { input: { name, size: bytes.length } },
  });
  const { id } = begun.body.data.beginDocument;
  await api.api.fetch(
    new Request(`http://localhost/content/documents/${id}?offset=0`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: bytes,
    }),
  );

  await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);

  const query = `query ($id: ID!) { article(id: $id) { gptStatus gptErrorCode gptError } currentUser { client { activeBotTrainingSessionsFound } } }`;
  const { body } = await api.run(query, { token, variables: { id } });
  expect(body.data.article).toEqual({
    gptStatus: 'Failed',
    gptErrorCode: code,
    gptError: expect.stringMatching(/\.$/),
  });
  expect(body.data.currentUser.client.activeBotTrainingSessionsFound).toBe(false);
  expect(await api.db.job.count({ where: { clientId, state: { in: ['Waiting', 'Running'] } } })).toBe(0);
});
