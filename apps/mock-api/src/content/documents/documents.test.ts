import { createHash } from 'node:crypto';
import { expect, describe, test } from 'vitest';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany } from '#testing/company.ts';
import { removeUnfinished } from './removeUnfinished.ts';

const DAY = 24 * 60 * 60_000;
const TEXT = 'The hip belt of the Alta comes in three lengths: 70, 85 and 100 cm. We change it for free in the shops.';

const api = await apiForTests();
const { agentToken: token, clientId } = await buildCompany(api);

const begin = (name: string, size: number, { as = token, start }: { as?: string; start?: string } = {}) =>
  api.run('mutation ($input: BeginDocumentInput!) { beginDocument(input: $input) { id title gptStatus } }', {
    token: as,
    variables: { input: { name, size, start } },
  });

async function sendPart(
  id: string,
  { offset = 0, bytes = TEXT, as = token }: { offset?: number; bytes?: string; as?: string | null } = {},
) {
  const response = await api.api.fetch(
    new Request(`http://localhost/content/documents/${id}?offset=${offset}`, {
      method: 'POST',
      headers: as ? { authorization: `Bearer ${as}` } : {},
      body: bytes,
    }),
  );
  return { status: response.status, body: await response.json() };
}

async function uploaded(name: string, text = TEXT): Promise<string> {
  const { body } = await begin(name, text.length);
  const { id } = body.data.beginDocument;
  await sendPart(id, { bytes: text });
  return id;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const work = () => runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);

const look = async (id: string) => {
  const { body } = await api.run(
    'query ($id: ID!) { article(id: $id) { title body gptStatus gptErrorCode gptError passageCount document { name size receivedBytes pages sameAs { title } } } }',
    { token, variables: { id } },
  );
  return body.data.article;
};

describe('A document', () => {
  test('is read and trained on once all of it has come', async () => {
    const id = await uploaded('Alta_belts.txt');
    expect(await look(id)).toMatchObject({ title: 'Alta belts', gptStatus: 'Queued', body: '' });

    await work();

    expect(await look(id)).toMatchObject({
      gptStatus: 'Trained',
      body: `<p>${TEXT}</p>`,
      passageCount: 1,
      document: { name: 'Alta_belts.txt', size: TEXT.length, receivedBytes: TEXT.length, pages: null },
    });
  });

  test('can be taken out again as it came, by whoever was shown it', async () => {
    const id = await uploaded('Alta belts.txt');
    const { body } = await api.run('query ($id: ID!) { article(id: $id) { document { url } } }', {
      token,
      variables: { id },
    });
    const { url } = body.data.article.document;

    const given = await api.api.fetch(new Request(url));
    const guessed = await api.api.fetch(new Request(url.replace(/signature=.*/, 'signature=x')));

    expect(await given.text()).toBe(TEXT);
    expect(given.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Alta%20belts.txt");
    expect(given.headers.get('content-type')).toBe('application/octet-stream');
    expect(guessed.status).toBe(403);
  });

  test('tells what was read of it, page by page', async () => {
    const id = await uploaded('Alta belts.txt');
    await work();
    const ask = async () => {
      const query = 'query ($id: ID!) { article(id: $id) { document { pageTexts { page text } } } }';
      return (await api.run(query, { token, variables: { id } })).body.data.article.document.pageTexts;
    };
    const unpaged = await ask();
    const html =
      '<section data-page="1"><h2>Belts</h2><p>S is 70 cm.</p></section><section data-page="3"><p>End</p></section>';
    await api.db.article.update({ where: { id }, data: { body: html } });

    expect(unpaged).toEqual([{ page: null, text: TEXT }]);
    expect(await ask()).toEqual([
      { page: 1, text: 'Belts\nS is 70 cm.' },
      { page: 3, text: 'End' },
    ]);
  });

  test('goes on where its upload was interrupted', async () => {
    const { body } = await begin('belts.txt', TEXT.length);
    const { id } = body.data.beginDocument;
    await sendPart(id, { bytes: TEXT.slice(0, 40) });

    const again = await sendPart(id, { bytes: TEXT.slice(0, 40) });
    const early = await sendPart(id, { offset: 60, bytes: TEXT.slice(60) });
    const rest = await sendPart(id, { offset: 40, bytes: TEXT.slice(40) });
    await work();

    expect(again.body).toEqual({ receivedBytes: 40, size: TEXT.length });
    expect(early.body).toEqual({ receivedBytes: 40, size: TEXT.length });
    expect(rest.body).toEqual({ receivedBytes: TEXT.length, size: TEXT.length });
    expect((await look(id)).body).toBe(`<p>${TEXT}</p>`);
  });

  test.each([0, 40])('is gone on with when the same file is chosen again, after %i bytes', async (come) => {
    const name = `again ${come}.txt`;
    const start = sha256(TEXT);
    const { body } = await begin(name, TEXT.length, { start });
    const { id } = body.data.beginDocument;
    await sendPart(id, { bytes: TEXT.slice(0, come) });
    const other = await buildCompany(api);

    const same = await begin(name, TEXT.length, { start });
    const another = await begin(name, TEXT.length, { start: sha256('Something else.') });
    const foreign = await begin(name, TEXT.length, { start, as: other.agentToken });
    await sendPart(id, { offset: come, bytes: TEXT.slice(come) });
    const afterwards = await begin(name, TEXT.length, { start });

    expect(same.body.data.beginDocument.id).toBe(id);
    for (const { body: begun } of [another, foreign, afterwards]) expect(begun.data.beginDocument.id).not.toBe(id);
  });

  test('that cannot be read says why, and may be tried again', async () => {
    const id = await uploaded('scan.txt', '     ');

    await work();
    expect(await look(id)).toMatchObject({
      gptStatus: 'Failed',
      gptErrorCode: 'NoText',
      gptError: expect.stringContaining('no text'),
    });
    await api.run('mutation ($id: ID!) { retryTraining(id: $id) { id } }', { token, variables: { id } });
    const queued = await look(id);
    await work();

    expect(queued.gptStatus).toBe('Queued');
    expect((await look(id)).gptErrorCode).toBe('NoText');
  });

  test('tells of another one with the same bytes', async () => {
    await uploaded('first.txt', 'The very same words.');
    const id = await uploaded('second.txt', 'The very same words.');

    expect((await look(id)).document.sameAs).toEqual({ title: 'first' });
  });

  test('makes training sessions be found while it is read', async () => {
    const found = async () => {
      const { body } = await api.run('{ currentUser { client { activeBotTrainingSessionsFound } } }', { token });
      return body.data.currentUser.client.activeBotTrainingSessionsFound;
    };
    await work();
    const before = await found();

    await uploaded('found.txt', 'Something to read.');

    expect([before, await found()]).toEqual([false, true]);
  });

  test('whose upload was given up is removed after a day', async () => {
    const { body } = await begin('half.txt', TEXT.length);
    const { id } = body.data.beginDocument;
    await sendPart(id, { bytes: TEXT.slice(0, 40) });
    api.clock.setOffset(DAY + 60_000);

    await removeUnfinished(api.deps);
    api.clock.setOffset(0);

    expect(await api.db.article.count({ where: { id } })).toBe(0);
    expect(await api.db.documentPart.count({ where: { articleId: id } })).toBe(0);
  });
});

describe('An upload is refused', () => {
  test.each([
    ['photo.png', 10, 'FILE_NOT_ALLOWED'],
    ['empty.txt', 0, 'FILE_NOT_ALLOWED'],
    ['large.pdf', 21_000_000, 'FILE_TOO_LARGE'],
  ])('of %s', async (name, size, code) => {
    expect((await begin(name, size)).body.errors?.[0]?.extensions.code).toBe(code);
  });

  test('when the plan has room for no more', async () => {
    const other = await buildCompany(api);
    await api.db.clientSubscription.updateMany({ where: { clientId: other.clientId }, data: { type: 'Starter' } });
    const now = new Date();
    for (let index = 0; index < 50; index += 1) {
      const id = `artc_many_${index}`;
      const article = {
        id,
        clientId: other.clientId,
        type: 'Document',
        title: 'Many',
        language: 'en',
        status: 'Published',
      } as const;
      await api.db.article.create({
        data: {
          ...article,
          createdAt: now,
          updatedAt: now,
          document: { create: { clientId: other.clientId, name: 'many.txt', size: 1, createdAt: now } },
        },
      });
    }

    const { body } = await begin('more.txt', 10, { as: other.agentToken });

    expect(body.errors?.[0]?.extensions.code).toBe('TOO_MANY_FILES');
  });

  test('of parts from strangers', async () => {
    const { body } = await begin('belts.txt', TEXT.length);
    const { id } = body.data.beginDocument;
    const other = await buildCompany(api);

    expect((await sendPart(id, { as: null })).status).toBe(401);
    expect((await sendPart(id, { as: other.agentToken })).body.code).toBe('NOT_FOUND');
    await api.db.rolePermission.create({ data: { clientId, role: 'Staff', flag: 'MANAGE_ARTICLES', allowed: false } });
    expect((await sendPart(id)).status).toBe(403);
    await api.db.rolePermission.deleteMany({ where: { clientId } });
  });
});
