import { newConfig } from '@parley/assistant-config/newConfig';
import type { ArticlesBlock } from '@parley/assistant-config/configSchema';
import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { homeArticles } from './homeArticles.ts';

const api = await apiForTests();
let company: Company;
beforeEach(async () => void (company = await buildCompany(api)));

const write = (article: Partial<Parameters<typeof buildArticle>[1]>) =>
  buildArticle(api.db, { clientId: company.clientId, ...article });

const visit = (query: string, variables: Record<string, unknown>) =>
  api.run(query, { token: company.visitorToken, variables });
const SEARCH = `query ($search: String!, $language: String!) {
  chatArticles(search: $search, language: $language) { title language }
}`;
const READ = 'query ($id: ID!) { chatArticle(id: $id) { title body url } }';

async function named(block: Partial<ArticlesBlock>) {
  const { homePage, ...config } = newConfig({ title: 'Nori' });
  const articles: ArticlesBlock = {
    id: 'help',
    isVisible: true,
    type: 'Articles',
    title: {},
    shows: 'MostRead',
    categoryId: null,
    most: 2,
    hasSearch: true,
    ...block,
  };
  const shown = await homeArticles(api, company.clientId, { ...config, homePage: { ...homePage, blocks: [articles] } });
  return shown.map(({ title }) => title);
}

describe('the home page of a chat', () => {
  it('names so many articles in each language as it shows, by reads, date or category', async () => {
    const { id: categoryId } = await buildArticleCategory(api.db, { clientId: company.clientId });
    await write({ title: 'Old', views: 9, publishedAt: new Date('2026-01-01') });
    await write({ title: 'Read', views: 30, publishedAt: new Date('2026-02-01') });
    const { id: beneath } = await buildArticleCategory(api.db, {
      clientId: company.clientId,
      parentId: categoryId,
      name: 'Sent back',
    });
    await write({ title: 'New', views: 1, publishedAt: new Date('2026-03-01'), categoryId: beneath });
    await write({ title: 'Neu', views: 0, language: 'de', publishedAt: new Date('2025-03-01') });
    await write({ title: 'Draft', views: 99, status: 'Draft' });

    expect(await named({})).toEqual(['Neu', 'Read', 'Old']);
    expect(await named({ shows: 'Newest', most: 1 })).toEqual(['Neu', 'New']);
    expect(await named({ shows: 'Category', categoryId })).toEqual(['New']);
    expect(await named({ shows: 'Category' })).toEqual([]);
    expect(await named({ isVisible: false })).toEqual([]);
  });
});

describe('a visitor', () => {
  it('names the articles that were chosen in their order, without those that visitors may not read', async () => {
    const { id: first } = await write({ title: 'Returns' });
    const { id: second } = await write({ title: 'Repairs' });
    const { id: draft } = await write({ title: 'Draft', status: 'Draft' });
    const { id: foreign } = await buildArticle(api.db, { title: 'Of another company' });

    const articleIds = [second, draft, foreign, first];
    expect(await named({ shows: 'Chosen', articleIds, most: 1 })).toEqual(['Repairs', 'Returns']);
    expect(await named({ shows: 'Chosen' })).toEqual([]);
  });

  it('finds published articles by their words, in a language of the company', async () => {
    await write({ title: 'How returns work', slug: 'how-returns-work' });
    await write({ title: 'Gift cards', slug: 'gift-cards', markdown: 'They never expire.' });
    await write({ title: 'Returns from Norway', status: 'Draft' });
    await write({ title: 'Rücksendungen', language: 'de', slug: 'ruecksendungen' });

    const { body } = await visit(SEARCH, { search: 'returns', language: 'fr' });

    expect(body.data.chatArticles).toEqual([{ title: 'How returns work', language: 'en' }]);
    expect((await visit(SEARCH, { search: ' ', language: 'en' })).body.data.chatArticles).toEqual([]);
  });

  it('reads an article, and is counted as a reader', async () => {
    const other = await write({ title: 'Labels', slug: 'labels' });
    const { id } = await write({
      title: 'How returns work',
      body: `<p onclick="x()">Print <a data-article="${other.id}">a label</a>.</p><img src="/assistants/article-picture/pict_1" alt="">`,
      views: 4,
    });

    const { title, body } = (await visit(READ, { id })).body.data.chatArticle;

    expect(title).toBe('How returns work');
    expect(body).toMatch(/<a target="_blank" href="[^"]*\/articles\/labels">a label<\/a>/);
    expect(body).toMatch(/src="http[^"]*\/assistants\/article-picture\/pict_1\?signature=/);
    expect(body).not.toContain('onclick');
    expect((await api.db.article.findUniqueOrThrow({ where: { id } })).views).toBe(5);
  });

  it('reads nothing that is not published, or another company’s', async () => {
    const draft = await write({ title: 'Draft', status: 'Draft' });
    const elsewhere = await buildArticle(api.db, { clientId: (await buildCompany(api)).clientId, title: 'Theirs' });

    for (const { id } of [draft, elsewhere]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(firstError(await visit(READ, { id })).extensions.code).toBe('NOT_FOUND');
    }
  });
});
