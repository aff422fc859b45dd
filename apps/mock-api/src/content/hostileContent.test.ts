import { DANGEROUS, dangersIn, HOSTILE_HTML, markup } from '@parley/article-html/testing/hostileHtml';
import { buildArticle } from '@parley/db/factories/content';
import { strToU8, zipSync } from 'fflate';
import { parseHTML } from 'linkedom';
import { expect, it, test, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { extractFile } from './extraction/extractFile.ts';
import { readImport } from './import/readImport.ts';
import { readHtml } from './webpages/readHtml.ts';

const api = await apiForTests();
vi.setConfig({ testTimeout: 120_000 });

const TEXT = '<p>What stands beside it is kept, so that there is something to be read.</p>';

/** What nothing can be read out of is harmless as well. */
const extracted = (name: string, text: string) =>
  extractFile({ name, bytes: strToU8(text) }).then(
    ({ html }) => html,
    () => '',
  );

/** Pages show pictures of other sites, which run nothing. */
const PICTURE = / src="https:\/\/evil\.example\/x\.png"/g;

const imported = (name: string, text: string) =>
  readImport({ name: 'a.zip', bytes: zipSync({ [name]: strToU8(text) }) })
    .articles.map(({ html }) => html)
    .join('');

/** Each way by which content of others comes in. */
const WAYS: Readonly<Record<string, (html: string) => string | Promise<string>>> = {
  'an HTML file': (html) => extracted('a.html', html),
  'a Markdown file': (html) => extracted('a.md', html),
  'a webpage': (html) =>
    readHtml(`<html><body>${html}</body></html>`, 'https://shop.example/').html.replaceAll(PICTURE, ''),
  'an HTML file of an import': (html) => imported('a.html', html),
  'a Markdown file of an import': (html) => imported('a.md', html),
};

test.each(Object.entries(WAYS))('what comes by %s is harmless', async (_, take) => {
  for (const html of HOSTILE_HTML) {
    // oxlint-disable-next-line no-await-in-loop -- so that the one at fault is told of
    expect({ html, made: markup(await take(TEXT + html)) }).toEqual({
      html,
      made: expect.not.stringMatching(DANGEROUS),
    });
  }
});

it('is harmless in the help centre, even when it stands in the database as it came', async () => {
  const { clientId } = await buildCompanyWithAdmin(api);
  await api.db.client.update({ where: { id: clientId }, data: { helpCentreSlug: 'hostile' } });
  const all = HOSTILE_HTML.join('\n');
  for (const [index, html] of [...HOSTILE_HTML, all].entries()) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await buildArticle(api.db, {
      clientId,
      title: html.slice(0, 150),
      summary: html.slice(0, 300),
      slug: `a-${index}`,
      body: html,
    });
    const response = await api.api.fetch(new Request(`http://localhost/help/hostile/articles/a-${index}`));
    expect(response.status).toBe(200);
    expect({ html, dangers: dangersIn(parseHTML(await response.text()).document) }).toEqual({ html, dangers: [] });
  }
  const home = await api.api.fetch(new Request('http://localhost/help/hostile?q=%3Cscript%3Ealert(1)%3C/script%3E'));
  expect(dangersIn(parseHTML(await home.text()).document)).toEqual([]);
});
