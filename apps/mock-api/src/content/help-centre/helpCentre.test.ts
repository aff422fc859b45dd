import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { sourceAddress } from '#answers/sourceAddress.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
let home: string;
let slug: string;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
  slug = company.clientId.replace('_', '-');
  await api.db.client.update({
    where: { id: company.clientId },
    data: { helpCentreSlug: slug, name: 'Northwind & Co' },
  });
  home = `http://localhost/help/${slug}`;
});

const open = (address: string, init: RequestInit & { ip?: string } = {}) =>
  api.api.fetch(new Request(address, init), { ip: init.ip ?? '198.51.100.7' });
const textOf = async (address: string) => (await open(address)).text();
const article = (overrides: object = {}) => buildArticle(api.db, { clientId: company.clientId, ...overrides });
const counts = async (id: string) => {
  const { views, helpfulUp, helpfulDown } = await api.db.article.findUniqueOrThrow({ where: { id } });
  return { views, helpfulUp, helpfulDown };
};

describe('the help centre', () => {
  it('shows what is published, by category', async () => {
    const { id: categoryId } = await buildArticleCategory(api.db, { clientId: company.clientId, name: 'Repairs' });
    await article({ title: 'Belts <b>', categoryId });
    await article({ title: 'Secret', status: 'Draft' });
    await article({ title: 'Old', status: 'Archived' });

    const html = await textOf(home);

    expect(html).toContain(`href="http://localhost:4000/help/${slug}/categories/repairs"`);
    expect(html).toContain('Belts &lt;b&gt;</a>');
    expect(html).toContain('Northwind &amp; Co');
    expect(html).not.toMatch(/Secret|Old/);
    expect(await textOf(`${home}/categories/repairs`)).toContain('Belts &lt;b&gt;</a>');
  });

  it('is found by all words, in titles first', async () => {
    await article({ title: 'Washing', body: '<p>Wash the belt of a pack by hand.</p>' });
    await article({ title: 'Belt repairs', body: '<p>A pack is mended.</p>' });

    const html = await textOf(`${home}/search?q=pack+BELT`);

    expect(html.indexOf('Belt repairs')).toBeGreaterThan(0);
    expect(html.indexOf('Belt repairs')).toBeLessThan(html.indexOf('>Washing'));
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await textOf(`${home}/search?q=zebra`)).toContain('Nothing holds these words.');
  });

  it('is found by words that are mistyped', async () => {
    const { id: articleId } = await article({ title: 'How returns work', body: '<p>Send it back within 60 days.</p>' });
    await api.db.passage.create({
      data: { clientId: company.clientId, articleId, position: 0, heading: '', text: 'Returns: send it back.' },
    });

    expect(await textOf(`${home}/search?q=retruns`)).toContain('How returns work');
    expect(await textOf(`${home}/search?q=retrograde`)).toContain('Nothing holds these words.');
  });

  it('is asked in sentences: by what they are about, whatever the endings', async () => {
    await article({ title: 'How returns work', body: '<h2>The label</h2><p>Send jackets back within 60 days.</p>' });
    await article({ title: 'Jackets', body: '<p>Wash them by hand.</p>' });
    await article({ title: 'Tents', body: '<p>Pitch them low.</p>' });

    const html = await textOf(`${home}/search?q=${encodeURIComponent('How do I return a jacket?')}`);

    expect(html).toContain('How returns work');
    expect(html.indexOf('How returns work')).toBeLessThan(html.indexOf('>Jackets'));
    expect(html).toContain('The label · Send jackets back');
    expect(html).not.toContain('>Tents');
    expect(await textOf(`${home}/search?q=why+is+the+zebra`)).toContain('Nothing holds these words.');
  });

  it('is not found by its markup', async () => {
    await article({ title: 'Belts', body: '<p><strong>Wash</strong> by hand.</p>' });

    expect(await textOf(`${home}/search?q=strong`)).toContain('Nothing holds these words.');
  });

  it('is not there for a company that is not', async () => {
    expect((await open('http://localhost/help/nobody')).status).toBe(404);
    expect((await open('http://localhost/help/%E0%A4')).status).toBe(404);
  });

  it('speaks the languages that it has articles in', async () => {
    await article({ title: 'Returns' });
    await article({ title: 'Sizes' });
    await article({ title: 'Rückgabe', language: 'de' });

    const german = await textOf(`${home}?lang=de`);

    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Rückgabe');
    expect(german).not.toContain('Returns');
    expect(await textOf(home)).not.toContain('Rückgabe');
  });

  it('tells search engines of all its articles', async () => {
    await article({ title: 'Belts' });
    await article({ title: 'Secret', status: 'Draft' });

    const sitemap = await textOf(`${home}/sitemap.xml`);

    expect(sitemap).toContain(`<loc>http://localhost:4000/help/${slug}/articles/belts</loc>`);
    expect(sitemap).not.toContain('secret');
  });
});

describe('an article in it', () => {
  it('says what it says, also to search engines', async () => {
    await article({
      title: 'Belts',
      summary: 'How we mend </script> them.',
      body: '<h2>Free</h2><p>We repair belts.</p>',
    });

    const response = await open(`${home}/articles/belts`);
    const html = await response.text();

    expect(html).toContain('<h1>Belts</h1>');
    expect(html).toContain('<h2 id="free-1">Free</h2>');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:4000/help/${slug}/articles/belts">`);
    expect(html).toContain('"headline":"Belts","description":"How we mend \\u003c/script>');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  });

  it('runs nothing, even if something got into the database', async () => {
    await article({ title: 'Belts', body: '<p onclick="steal()">Hi</p><script>steal()</script>' });

    expect(await textOf(`${home}/articles/belts`)).not.toContain('steal');
  });

  it('is sent once to who has it already, until it changes', async () => {
    const { id } = await article({ title: 'Belts' });
    const etag = (await open(`${home}/articles/belts`)).headers.get('etag') ?? '';
    const again = await open(`${home}/articles/belts`, { headers: { 'If-None-Match': etag } });
    await api.db.article.update({ where: { id }, data: { body: '<p>Another text.</p>' } });

    const changed = await open(`${home}/articles/belts`, { headers: { 'If-None-Match': etag } });

    expect([again.status, changed.status]).toEqual([304, 200]);
  });

  it('is gone as soon as it is unpublished', async () => {
    const { id } = await article({ title: 'Belts' });
    const before = await sourceAddress(api.deps, id);
    await api.db.article.update({ where: { id }, data: { status: 'Draft' } });

    expect(before).toBe(`http://localhost:4000/help/${slug}/articles/belts`);
    expect((await open(`${home}/articles/belts`)).status).toBe(404);
    expect(await sourceAddress(api.deps, id)).toBeNull();
  });

  it('links to other articles where they stand now, and not to those that nobody may read', async () => {
    const target = await article({ title: 'Sizes' });
    const draft = await article({ title: 'Secret', status: 'Draft' });
    const link = (id: string) => `<a href="https://old.example/" data-article="${id}">there</a>`;
    await article({ title: 'Belts', body: `<p>${link(target.id)} ${link(draft.id)}</p>` });

    const html = await textOf(`${home}/articles/belts`);

    expect(html).toContain(`<p><a href="http://localhost:4000/help/${slug}/articles/sizes">there</a> <a>there</a></p>`);
  });

  it('counts who reads it, and no robots', async () => {
    const { id } = await article({ title: 'Belts' });

    await open(`${home}/articles/belts`);
    await open(`${home}/articles/belts`, { headers: { 'User-Agent': 'Googlebot/2.1' } });

    expect(await counts(id)).toMatchObject({ views: 1 });
  });

  it('counts each reader’s verdict once, who may change it', async () => {
    const { id } = await article({ title: 'Belts' });
    const say = (helpful: string, ip?: string, site = 'same-origin') =>
      open(`${home}/articles/belts`, {
        method: 'POST',
        body: new URLSearchParams({ helpful }),
        headers: { 'Sec-Fetch-Site': site },
        ...(ip && { ip }),
      });

    const first = await say('yes');
    await say('yes');
    await say('yes', '198.51.100.8');
    const twice = await counts(id);
    await say('no');
    const foreign = await say('no', '198.51.100.9', 'cross-site');

    expect([first.status, first.headers.get('location')]).toEqual([303, `/help/${slug}/articles/belts?thanks`]);
    expect(twice).toMatchObject({ helpfulUp: 2, helpfulDown: 0 });
    expect(foreign.status).toBe(403);
    expect(await counts(id)).toMatchObject({ helpfulUp: 1, helpfulDown: 1 });
    expect(await textOf(`${home}/articles/belts?thanks`)).toContain('Thank you for telling us.');
  });
});
