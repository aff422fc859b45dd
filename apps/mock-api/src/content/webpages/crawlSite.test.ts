import { beforeEach, describe, expect, test, vi } from 'vitest';
import { READING_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany } from '#testing/company.ts';
import { pageOf, siteForTests } from '#testing/siteForTests.ts';
import { startDueCrawls } from './dueCrawls.ts';

const site = await siteForTests();
const api = await apiForTests({ config: { allowedPrivateHosts: [site.host], crawlDelayMs: 0 } });
// The thread that reads pages is loaded from its sources.
vi.setConfig({ testTimeout: 120_000 });

const LONG = 'We send parcels from Bern each weekday before noon, and they arrive within two days.';
const words = (about: string) => `<p>${about}: ${LONG}</p><p>Ask in any of our shops if something is missing.</p>`;

let company: Awaited<ReturnType<typeof buildCompany>>;
beforeEach(async () => {
  site.pages.clear();
  site.asked.length = 0;
  api.clock.setOffset(0);
  company = await buildCompany(api);
});

async function ask(document: string, variables: Record<string, unknown> = {}) {
  const { body } = await api.run(document, { token: company.agentToken, variables });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

const COUNTS = 'state error counts { found waiting read added changed skipped failed }';
const create = async (input: Record<string, unknown>) =>
  (
    await ask(`mutation ($input: CrawlSourceInput!) { createCrawlSource(input: $input) { id lastRun { id } } }`, {
      input,
    })
  ).createCrawlSource;
const work = () => runJobs(api.deps, READING_HANDLERS, new AbortController().signal);
const runOf = async (id: string) =>
  (
    await ask(
      `query ($id: ID!) { crawlRun(id: $id) { ${COUNTS} items(first: 100) { nodes { url outcome reason detail foundOn httpStatus } } } }`,
      { id },
    )
  ).crawlRun;
const pathOf = (url: string) => url.slice(site.origin.length);
/** What came of each path. */
async function outcomes(id: string): Promise<Record<string, string>> {
  const { items } = await runOf(id);
  return Object.fromEntries(
    items.nodes.map(({ url, outcome, reason }: { url: string; outcome: string; reason: string | null }) => [
      pathOf(url),
      reason ? `${outcome} ${reason}` : outcome,
    ]),
  );
}
const LIST = `{ articles(filter: { type: Webpage }, sort: TitleAscending, first: 100) { nodes { id title status gptStatus gptErrorCode text language webpage { url httpStatus } } } }`;
const pages = async () => (await ask(LIST)).articles.nodes;
const siteAt = (path = '/') => ({ kind: 'Site', addresses: [site.origin + path] });

async function readAgain(sourceId: string) {
  const { startCrawl } = await ask('mutation ($sourceId: ID!) { startCrawl(sourceId: $sourceId) { id } }', {
    sourceId,
  });
  await work();
  return outcomes(startCrawl.id);
}

describe('A site', () => {
  test('is read as far as its links lead, without menus and footers', async () => {
    site.pages.set(
      '/',
      pageOf('Help', words('Home'), {
        links: ['/returns', '/shipping?utm_source=x', 'https://other.example/', '/film.mp4', 'mailto:a@b.example'],
      }),
    );
    site.pages.set('/returns', pageOf('Returns', words('Returns'), { links: ['/', '/returns#how'] }));
    site.pages.set('/shipping', pageOf('Shipping', words('Shipping'), { links: ['/gone'] }));

    const { lastRun } = await create(siteAt());
    await work();

    expect(await outcomes(lastRun.id)).toEqual({
      '/': 'Added',
      '/returns': 'Added',
      '/shipping': 'Added',
      '/film.mp4': 'Skipped NotAPage',
      '/gone': 'Failed NotFound',
    });
    const [help] = await pages();
    expect(help).toMatchObject({ title: 'Help', status: 'Published', gptStatus: 'Queued', language: 'en' });
    expect(help.text).toContain(LONG);
    expect(help.text).not.toContain('Cookies');
    expect((await ask('{ brokenLinks { url foundOn message } }')).brokenLinks).toEqual([
      { url: `${site.origin}/gone`, foundOn: `${site.origin}/shipping`, message: 'There is no such page any more.' },
    ]);
  });

  test('is read no further than its rules say', async () => {
    site.pages.set('/', pageOf('Help', words('Home'), { links: ['/a', '/blog/x', '/a/b'] }));
    site.pages.set('/a', pageOf('A', words('A'), { links: ['/c'] }));
    site.pages.set('/a/b', pageOf('B', words('B')));

    const { lastRun } = await create({ ...siteAt(), maxDepth: 1, maxPages: 2, excludePatterns: ['/blog/'] });
    await work();

    expect(await outcomes(lastRun.id)).toEqual({
      '/': 'Added',
      '/a': 'Added',
      '/blog/x': 'Skipped Excluded',
      '/a/b': 'Skipped OverLimit',
      '/c': 'Skipped TooDeep',
    });
  });

  test('keeps robots away where it says so, unless told otherwise', async () => {
    site.pages.set('/robots.txt', 'User-agent: *\nDisallow: /private/');
    site.pages.set('/', pageOf('Help', words('Home'), { links: ['/private/a', '/hidden'] }));
    site.pages.set('/private/a', pageOf('Private', words('Private')));
    site.pages.set('/hidden', pageOf('Hidden', words('Hidden'), { head: '<meta name="robots" content="noindex">' }));

    const polite = await create(siteAt());
    await work();
    const asked = [...site.asked];
    const own = await create({ ...siteAt(), respectsRobots: false });
    await work();

    expect(await outcomes(polite.lastRun.id)).toEqual({
      '/': 'Added',
      '/private/a': 'Skipped Robots',
      '/hidden': 'Skipped NoIndex',
    });
    expect(asked).not.toContain('/private/a');
    expect(await outcomes(own.lastRun.id)).toMatchObject({ '/private/a': 'Added', '/hidden': 'Added' });
  });

  test('keeps one page of those that are the same', async () => {
    const canonical = `<link rel="canonical" href="${site.origin}/boots">`;
    site.pages.set('/', pageOf('Help', words('Home'), { links: ['/boots?sort=price', '/copy', '/old'] }));
    site.pages.set('/boots?sort=price', pageOf('Boots', words('Boots'), { head: canonical }));
    site.pages.set('/boots', pageOf('Boots', words('Boots'), { head: canonical }));
    site.pages.set('/copy', pageOf('Boots', words('Boots')));
    site.pages.set('/old', (_, response) => void response.writeHead(301, { location: '/boots' }).end());

    const { lastRun } = await create(siteAt());
    await work();

    const came = await outcomes(lastRun.id);
    expect(came).toMatchObject({ '/boots?sort=price': 'Skipped Duplicate', '/old': 'Skipped Duplicate' });
    expect(new Set([came['/boots'], came['/copy']])).toEqual(new Set(['Added', 'Skipped Duplicate']));
    expect(await pages()).toHaveLength(2);
  });

  test('whose pages break ends all the same, each with its reason', async () => {
    const html = { 'content-type': 'text/html' };
    // As patient as ever, in less time.
    const { fetchOutside } = api.deps;
    vi.spyOn(api.deps, 'fetchOutside').mockImplementation((url, request) =>
      fetchOutside(url, { ...request, timeoutMs: 500 }),
    );
    site.pages.set(
      '/',
      pageOf('Help', words('Home'), {
        links: ['/loop', '/inside', '/huge', '/film', '/empty', '/members', '/broken', '/slow', '/deep/x/x/x'],
      }),
    );
    site.pages.set('/loop', (_, response) => void response.writeHead(302, { location: '/loop' }).end());
    site.pages.set(
      '/inside',
      (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    );
    site.pages.set('/huge', (_, response) => void response.writeHead(200, html).end('x'.repeat(4_000_000)));
    site.pages.set('/film', (_, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end('film'));
    site.pages.set('/empty', '<!doctype html><html><body><div id="root"></div><script>app()</script></body></html>');
    site.pages.set('/members', (_, response) => void response.writeHead(403, html).end());
    site.pages.set('/broken', (_, response) => void response.writeHead(500, html).end());
    site.pages.set('/slow', (_, response) => void response.writeHead(200, html).write('<h1>Wait'));

    const { lastRun } = await create(siteAt());
    await work();
    expect(await runOf(lastRun.id)).toMatchObject({ state: 'Running', counts: { waiting: 2 } });
    for (const minutes of [1, 2, 3]) {
      api.clock.setOffset(minutes * 60_000);
      await work();
    }

    expect(await runOf(lastRun.id)).toMatchObject({ state: 'Done', counts: { waiting: 0 } });
    expect(await outcomes(lastRun.id)).toEqual({
      '/': 'Added',
      '/loop': 'Failed TooManyRedirects',
      '/inside': 'Skipped OtherSite',
      '/huge': 'Failed TooLarge',
      '/film': 'Skipped NotAPage',
      '/empty': 'Skipped NoText',
      '/members': 'Failed NotAllowed',
      '/broken': 'Failed SiteFailed',
      '/slow': 'Failed TimedOut',
      '/deep/x/x/x': 'Skipped Loop',
    });
    expect(site.asked.filter((path) => path === '/broken')).toHaveLength(3);
  });

  test('is looked through first, and nothing is kept of it', async () => {
    site.pages.set('/', pageOf('Help', words('Home'), { links: ['/returns', '/gone'] }));
    site.pages.set('/returns', pageOf('Returns', words('Returns')));

    const { previewCrawl } = await ask(
      'mutation ($input: CrawlSourceInput!) { previewCrawl(input: $input) { id isPreview } }',
      { input: siteAt() },
    );
    await work();

    expect(await outcomes(previewCrawl.id)).toEqual({
      '/': 'Listed',
      '/returns': 'Listed',
      '/gone': 'Failed NotFound',
    });
    expect((await runOf(previewCrawl.id)).items.nodes[1].detail).toBe('Returns');
    expect(await pages()).toEqual([]);
    expect((await ask('{ crawlSources { id } }')).crawlSources).toEqual([]);
  });
});

describe('A site that was read before', () => {
  test('sends only what has changed, and takes pages out of answers that are gone', async () => {
    const tagged = (path: string, html: string) =>
      site.pages.set(path, (request, response) => {
        const etag = `"${html.length}"`;
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.writeHead(200, { 'content-type': 'text/html', etag }).end(html);
      });
    tagged('/', pageOf('Help', words('Home'), { links: ['/a', '/b', '/c'] }));
    site.pages.set('/a', pageOf('A', words('A')));
    site.pages.set('/b', pageOf('B', words('B')));
    site.pages.set('/c', pageOf('C', words('C')));
    const { id } = await create(siteAt());
    await work();

    site.pages.set('/b', pageOf('B', words('B, but newer')));
    site.pages.delete('/c');
    const again = await readAgain(id);

    expect(again).toEqual({ '/': 'Unchanged', '/a': 'Unchanged', '/b': 'Changed', '/c': 'Failed NotFound' });
    const gone = (await pages()).find(({ title }: { title: string }) => title === 'C');
    expect(gone).toMatchObject({ gptStatus: 'Failed', gptErrorCode: 'NotFound', text: '' });
  });

  test('leaves answers as they are while it is down', async () => {
    site.pages.set('/', pageOf('Help', words('Home')));
    const { id } = await create(siteAt());
    await work();
    await api.db.article.updateMany({ where: { clientId: company.clientId }, data: { gptStatus: 'Trained' } });

    site.pages.set('/', (_, response) => void response.writeHead(503).end());
    await readAgain(id);
    for (const minutes of [1, 2]) {
      api.clock.setOffset(minutes * 60_000);
      await work();
    }

    const [page] = await pages();
    expect(page).toMatchObject({ gptStatus: 'Outdated', gptErrorCode: 'SiteFailed' });
    expect(page.text).toContain(LONG);
  });

  test('does not bring pages back that somebody removed', async () => {
    site.pages.set('/', pageOf('Help', words('Home'), { links: ['/a'] }));
    site.pages.set('/a', pageOf('A', words('A')));
    const { id } = await create(siteAt());
    await work();
    const [page] = await pages();

    await ask('mutation ($ids: [ID!]!) { archiveArticles(ids: $ids, isArchived: true) { id } }', { ids: [page.id] });

    expect(await readAgain(id)).toMatchObject({ '/a': 'Skipped Removed' });
    expect(await pages()).toHaveLength(1);
  });

  test('is read again by itself when its time has come', async () => {
    site.pages.set('/', pageOf('Help', words('Home')));
    const { id } = await create({ ...siteAt(), frequency: 'Weekly' });
    await work();

    api.clock.setOffset(6 * 24 * 3_600_000);
    await startDueCrawls(api.deps);
    expect(await api.db.crawlRun.count({ where: { sourceId: id } })).toBe(1);
    api.clock.setOffset(7 * 24 * 3_600_000 + 1000);
    await startDueCrawls(api.deps);
    await startDueCrawls(api.deps);
    expect(await api.db.crawlRun.count({ where: { sourceId: id } })).toBe(2);
    api.clock.setOffset(0);
  });
});

describe('A run', () => {
  test('goes on where it was after the API was stopped in the middle', async () => {
    const links = Array.from({ length: 10 }, (_, index) => `/p${index}`);
    const stopping = new AbortController();
    site.pages.set('/', pageOf('Help', words('Home'), { links }));
    for (const [index, path] of links.entries()) site.pages.set(path, pageOf(`Page ${index}`, words(`Page ${index}`)));
    const fourth = site.pages.get('/p4');
    site.pages.set('/p4', () => stopping.abort());

    const { lastRun } = await create(siteAt());
    await runJobs(api.deps, READING_HANDLERS, stopping.signal);
    const halfway = await runOf(lastRun.id);
    site.pages.set('/p4', fourth ?? '');
    const before = site.asked.length;
    await work();

    expect(halfway.state).toBe('Running');
    expect(halfway.counts.waiting).toBeGreaterThan(0);
    expect(await runOf(lastRun.id)).toMatchObject({ state: 'Done', counts: { added: 11, waiting: 0 } });
    // Nothing that was read is asked for again.
    expect(site.asked.slice(before)).not.toContain('/p0');
  });

  test('that is cancelled ends at once and keeps what was read', async () => {
    site.pages.set('/', pageOf('Help', words('Home'), { links: ['/a', '/b', '/c'] }));
    for (const path of ['/a', '/b', '/c']) site.pages.set(path, pageOf(path, words(path)));
    const { lastRun } = await create(siteAt());
    site.pages.set('/a', (_, response) => {
      void ask('mutation ($id: ID!) { cancelCrawl(id: $id) { id } }', { id: lastRun.id }).then(() =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('A', words('A'))),
      );
    });

    await work();

    const run = await runOf(lastRun.id);
    expect(run.state).toBe('Cancelled');
    expect(run.counts.waiting).toBeGreaterThan(0);
    expect(await api.db.job.count({ where: { subjectId: lastRun.id, state: { in: ['Waiting', 'Running'] } } })).toBe(0);
    expect((await pages()).map(({ title }: { title: string }) => title)).toContain('Help');
  });

  test('counts as training while it goes on', async () => {
    const found = async () =>
      (await ask('{ currentUser { client { activeBotTrainingSessionsFound } } }')).currentUser.client
        .activeBotTrainingSessionsFound;
    site.pages.set('/', pageOf('Help', words('Home')));
    const before = await found();
    await create(siteAt());

    expect([before, await found()]).toEqual([false, true]);
  });
});

describe('Pages that somebody named', () => {
  test('stand in the list at once, and each says what became of it', async () => {
    site.pages.set('/a', pageOf('A', words('A'), { links: ['/b'] }));
    const { lastRun } = await create({ kind: 'List', addresses: [`${site.origin}/a`, `${site.origin}/gone`] });
    const waiting = await pages();
    await work();

    expect(waiting.map(({ gptStatus }: { gptStatus: string }) => gptStatus)).toEqual(['Queued', 'Queued']);
    expect(await outcomes(lastRun.id)).toEqual({ '/a': 'Added', '/gone': 'Failed NotFound' });
    expect(await pages()).toMatchObject([
      {
        title: expect.stringContaining('/gone'),
        gptStatus: 'Failed',
        gptErrorCode: 'NotFound',
        webpage: { httpStatus: 404 },
      },
      { title: 'A', gptStatus: 'Queued' },
    ]);
  });

  test('can be tried again', async () => {
    await create({ kind: 'Page', addresses: [`${site.origin}/late`] });
    await work();
    const [{ id }] = await pages();
    site.pages.set('/late', pageOf('Late', words('Late')));

    await ask('mutation ($id: ID!) { retryTraining(id: $id) { id } }', { id });
    await work();

    expect(await pages()).toMatchObject([{ id, title: 'Late', gptStatus: 'Queued' }]);
  });

  test('of a sitemap are read, of sitemaps within sitemaps as well', async () => {
    const loc = (path: string) => `<loc>${site.origin}${path}</loc>`;
    site.pages.set(
      '/sitemap.xml',
      `<?xml version="1.0"?><sitemapindex><sitemap>${loc('/one.xml')}</sitemap><sitemap>${loc('/two.xml')}</sitemap></sitemapindex>`,
    );
    site.pages.set(
      '/one.xml',
      `<urlset><url>${loc('/a?x=1&amp;y=2')}</url><url><loc>https://other.example/</loc></url></urlset>`,
    );
    site.pages.set('/a?x=1&y=2', pageOf('A', words('A'), { links: ['/b'] }));

    const { lastRun } = await create({ kind: 'Sitemap', addresses: [`${site.origin}/sitemap.xml`] });
    await work();

    expect(await outcomes(lastRun.id)).toEqual({ '/a?x=1&y=2': 'Added' });
  });

  test('of a sitemap that is none fail with the reason', async () => {
    const { lastRun } = await create({ kind: 'Sitemap', addresses: [`${site.origin}/nothing.xml`] });
    await work();

    expect(await runOf(lastRun.id)).toMatchObject({ state: 'Failed', error: expect.stringContaining('no sitemap') });
  });
});

describe('What is added', () => {
  const refused = async (input: Record<string, unknown>) => {
    const { body } = await api.run('mutation ($input: CrawlSourceInput!) { createCrawlSource(input: $input) { id } }', {
      token: company.agentToken,
      variables: { input: { kind: 'Site', ...input } },
    });
    return body.errors?.[0]?.extensions;
  };

  test.each([
    [{ addresses: [] }, 'addresses'],
    [{ addresses: ['not an address'] }, 'addresses'],
    [{ addresses: ['http://127.0.0.1/'] }, 'addresses'],
    [{ addresses: ['ftp://shop.example/'] }, 'addresses'],
    [{ addresses: ['https://a.example', 'https://b.example'] }, 'addresses'],
    [{ addresses: ['https://a.example'], excludePatterns: ['blog'] }, 'excludePatterns.0'],
    [{ addresses: ['https://a.example'], maxPages: 0 }, 'maxPages'],
    [{ addresses: ['https://a.example'], maxDepth: 11 }, 'maxDepth'],
  ])('is refused as %j', async (input, field) => {
    expect(await refused(input)).toMatchObject({ code: 'BAD_INPUT', field });
  });

  test('is removed with all of its pages', async () => {
    site.pages.set('/', pageOf('Help', words('Home')));
    const { id } = await create(siteAt());
    await work();

    await ask('mutation ($id: ID!) { deleteCrawlSource(id: $id) }', { id });

    expect(await pages()).toEqual([]);
    expect(await api.db.crawlRun.count({ where: { sourceId: id } })).toBe(0);
  });
});
