import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
// The thread that reads zips is loaded from its sources.
vi.setConfig({ testTimeout: 120_000 });

let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

type Files = Record<string, string | Uint8Array>;
async function upload(
  files: Files,
  { name = 'help.zip', token = company.agentToken }: { name?: string; token?: string | null } = {},
) {
  const entries = Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? strToU8(file) : file]);
  const response = await api.api.fetch(
    new Request(`http://localhost/content/imports?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: new Uint8Array(zipSync(Object.fromEntries(entries))),
    }),
  );
  return { status: response.status, body: await response.json() };
}
const work = () => runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);

const REPORT = `id name state progress error importedCount skippedCount pictureCount undoableCount
  items { totalCount nodes { path isImported notes article { id title status category { name parentId } tags language
    draft { content { title body slug summary } } } } }`;
const imports = async () => {
  const { data, errors } = await company.ask(`{ articleImports { ${REPORT} } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.articleImports;
};
const act = (mutation: string, id: string) =>
  company.ask(`mutation ($id: ID!) { ${mutation}(id: $id) { ${REPORT} } }`, { id });
const imported = async (files: Files) => {
  await upload(files);
  await work();
  const [latest] = await imports();
  return { ...latest, items: latest.items.nodes };
};
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('A zip of articles', () => {
  test('becomes drafts in categories of its folders, with pictures and links, and a report', async () => {
    const { clientId } = company;
    await buildArticleCategory(api.db, { clientId, name: 'Repairs' });

    const report = await imported({
      'export/repairs/belts.md':
        '---\nslug: hip-belts\nlocale: de\ntags: [belt]\n---\n# Belts\n\nSee [sizes](../Sizing/Boots/wide.html). ![A belt](../img/belt.png)',
      'export/Sizing/Boots/wide.html': '<html lang="en"><body><h1>Wide lasts</h1><p>107 mm</p></body></html>',
      'export/img/belt.png': await picture(),
      'export/notes.pdf': 'x',
    });

    expect(report).toMatchObject({
      name: 'help.zip',
      state: 'Done',
      progress: null,
      importedCount: 2,
      skippedCount: 1,
      pictureCount: 1,
      undoableCount: 2,
    });
    const [pdf, wide, belts] = report.items;
    expect(pdf).toMatchObject({
      path: 'export/notes.pdf',
      isImported: false,
      article: null,
      notes: [expect.stringContaining('Documents')],
    });
    expect(wide.article).toMatchObject({
      title: 'Wide lasts',
      status: 'Draft',
      language: 'en',
      category: { name: 'Boots', parentId: expect.any(String) },
    });
    expect(belts.article).toMatchObject({
      title: 'Belts',
      language: 'de',
      tags: ['belt'],
      category: { name: 'Repairs', parentId: null },
    });
    const { body, slug } = belts.article.draft.content;
    expect(slug).toBe('hip-belts');
    expect(body).toContain(`data-article="${wide.article.id}"`);
    const src = /src="([^"]+)"/.exec(body)?.[1] ?? '';
    const shown = await api.api.fetch(new Request(new URL(src.replaceAll('&amp;', '&'), 'http://localhost')));
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(await api.db.job.count({ where: { clientId, kind: 'trainArticle' } })).toBe(0);
  });

  test('that comes again makes nothing twice, and takes no address from another article', async () => {
    await buildArticle(api.db, { clientId: company.clientId, title: 'Old', slug: 'belts' });
    const files = { 'a.md': '---\nslug: belts\nlocale: not a language\n---\n# Belts\n\nText ![x](x.png)' };

    const first = await imported({ ...files, 'x.png': strToU8('no picture') });
    const again = await imported(files);

    expect(first.items).toMatchObject([
      { isImported: true, article: { language: 'en', draft: { content: { slug: '', body: '<p>Text </p>' } } } },
    ]);
    expect(first.items[0].notes).toEqual([
      'A picture is damaged, or none.',
      'Another article has the address “belts”; it gets one of its title.',
      '“not a language” is no language; English was taken.',
    ]);
    expect(again.items).toMatchObject([
      { isImported: false, notes: ['There is an article with this title and text already.'] },
    ]);
  });

  test('is undone with what it made, but for what somebody has worked on since', async () => {
    const report = await imported({ 'Repairs/a.md': 'A', 'Sizing/b.md': 'B', 'Sizing/Boots/c.md': 'C' });
    const kept = report.items.find(({ path }: { path: string }) => path === 'Repairs/a.md').article;
    api.clock.setOffset(60_000);
    await company.ask('mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { id } }', {
      input: { articleId: kept.id, tags: ['x'] },
    });

    const { data } = await act('undoArticleImport', report.id);
    api.clock.setOffset(0);

    expect(data.undoArticleImport).toMatchObject({ state: 'Undone', undoableCount: 0 });
    const { clientId } = company;
    expect(await api.db.article.findMany({ where: { clientId }, select: { title: true } })).toEqual([{ title: 'A' }]);
    expect(await api.db.articleCategory.findMany({ where: { clientId }, select: { name: true } })).toEqual([
      { name: 'Repairs' },
    ]);
  });

  test('goes on where it ended when the API was stopped in the middle', async () => {
    await upload({ 'a.md': 'A', 'b.md': '[A](a.md)' });
    const stopping = new AbortController();
    const publish = api.deps.events.publish.bind(api.deps.events);
    const stopped = vi.spyOn(api.deps.events, 'publish').mockImplementation((...event) => {
      publish(...event);
      if (event[0] === 'article-import:changed' && Object(event[2]).progress === 50) stopping.abort();
    });
    await runJobs(api.deps, JOB_HANDLERS, stopping.signal);
    stopped.mockRestore();
    const [half] = await imports();

    await work();

    const [whole] = await imports();
    expect(half).toMatchObject({ state: 'Running', progress: 50, importedCount: 1 });
    expect(whole).toMatchObject({ state: 'Done', importedCount: 2 });
    const [a, b] = whole.items.nodes;
    expect(b.article.draft.content.body).toContain(`data-article="${a.article.id}"`);
  });

  test('is cancelled, and makes nothing any more', async () => {
    await upload({ 'a.md': 'A' });
    const [{ id }] = await imports();
    await act('cancelArticleImport', id);

    await work();

    expect(await imports()).toMatchObject([{ state: 'Cancelled', importedCount: 0 }]);
    expect(await api.db.articleImportFile.count({ where: { importId: id } })).toBe(0);
  });

  test('that cannot be read says why', async () => {
    const bytes = strToU8('This is no zip, whatever it is called.');
    const headers = { authorization: `Bearer ${company.agentToken}` };
    await api.api.fetch(
      new Request('http://localhost/content/imports?name=a.zip', { method: 'POST', headers, body: bytes }),
    );

    await work();

    expect(await imports()).toMatchObject([{ state: 'Failed', error: expect.stringContaining('damaged') }]);
  });
});

describe('An import is refused', () => {
  test('of anything but a zip, from strangers and from who may not write, and beside another one', async () => {
    expect((await upload({ 'a.md': 'A' }, { name: 'a.rar' })).body.code).toBe('FILE_NOT_ALLOWED');
    expect((await upload({ 'a.md': 'A' }, { token: null })).status).toBe(401);
    expect((await upload({ 'a.md': 'A' }, { token: company.visitorToken })).status).toBe(401);
    await upload({ 'a.md': 'A' });
    expect((await upload({ 'a.md': 'A' })).body.code).toBe('LIMIT_REACHED');
  });
});
