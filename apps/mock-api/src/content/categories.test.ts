import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

const create = (input: object) =>
  company.ask(
    'mutation ($input: ArticleCategoryInput!) { createArticleCategory(input: $input) { id name slug parentId position } }',
    { input },
  );
const created = async (input: object) => (await create(input)).data.createArticleCategory;
const move = (id: string, position: number, parentId: string | null = null) =>
  company.ask(
    `mutation ($id: ID!, $position: Int!, $parentId: ID) {
      moveArticleCategory(id: $id, position: $position, parentId: $parentId) { name }
    }`,
    { id, position, parentId },
  );
const names = async () =>
  (await company.ask('{ articleCategories { name } }')).data.articleCategories.map(
    ({ name }: { name: string }) => name,
  );

describe('categories', () => {
  it('stand in the order that they are given, children after their parent', async () => {
    const gear = await created({ name: 'Gear' });
    const orders = await created({ name: 'Orders' });
    await created({ name: 'Boots', parentId: gear.id });

    const { data } = await move(orders.id, 0);

    expect(data.moveArticleCategory.map(({ name }: { name: string }) => name)).toEqual(['Orders', 'Gear', 'Boots']);
    expect(await names()).toEqual(['Orders', 'Gear', 'Boots']);
  });

  it('nest two deep, and never in themselves', async () => {
    const gear = await created({ name: 'Gear' });
    const boots = await created({ name: 'Boots', parentId: gear.id });
    const refusal = { code: 'BAD_INPUT', field: 'parentId' };

    expect(firstError({ body: await create({ name: 'Laces', parentId: boots.id }) }).extensions).toMatchObject(refusal);
    expect(firstError({ body: await move(gear.id, 0, gear.id) }).extensions).toMatchObject(refusal);
    expect(firstError({ body: await move(gear.id, 0, boots.id) }).extensions).toMatchObject(refusal);
  });

  it('have one name each, and an address of their own', async () => {
    await created({ name: 'Gear & care' });

    expect(firstError({ body: await create({ name: 'gear & care' }) }).extensions).toMatchObject({ field: 'name' });
    expect(await created({ name: 'Gear care' })).toMatchObject({ slug: 'gear-care-2' });
  });

  it('leave what stands in them when they are deleted', async () => {
    const { clientId } = company;
    const gear = await buildArticleCategory(api.db, { clientId, name: 'Gear' });
    const boots = await buildArticleCategory(api.db, { clientId, name: 'Boots', parentId: gear.id });
    const article = await buildArticle(api.db, { clientId, categoryId: gear.id });

    await company.ask('mutation ($id: ID!) { deleteArticleCategory(id: $id) }', { id: gear.id });

    expect(await api.db.articleCategory.findUniqueOrThrow({ where: { id: boots.id } })).toMatchObject({
      parentId: null,
    });
    expect(await api.db.article.findUniqueOrThrow({ where: { id: article.id } })).toMatchObject({ categoryId: null });
  });
});

it('the summary counts by type and by category, without what is archived', async () => {
  const { clientId } = company;
  const { id: categoryId } = await buildArticleCategory(api.db, { clientId, name: 'Gear' });
  await buildArticle(api.db, { clientId, categoryId, gptStatus: 'Trained', words: 100, views: 5, helpfulUp: 2 });
  await buildArticle(api.db, { clientId, categoryId, gptStatus: 'Failed', words: 20 });
  await buildArticle(api.db, { clientId, type: 'Webpage', gptStatus: 'Queued', words: 0 });
  await buildArticle(api.db, { clientId, status: 'Draft', gptStatus: 'NotIncluded', words: 0 });
  await buildArticle(api.db, { clientId, includeInGpt: false, gptStatus: 'NotIncluded', words: 0 });
  await buildArticle(api.db, { clientId, categoryId, status: 'Archived' });

  const { data } = await company.ask(
    `{ contentSummary {
      types { type count included trained training failed }
      categories { category { name articleCount } articles words trained views helpfulUp }
    } }`,
  );

  expect(data.contentSummary).toEqual({
    types: [
      { type: 'Text', count: 4, included: 2, trained: 1, training: 0, failed: 1 },
      { type: 'Document', count: 0, included: 0, trained: 0, training: 0, failed: 0 },
      { type: 'Webpage', count: 1, included: 1, trained: 0, training: 1, failed: 0 },
    ],
    categories: [
      { category: { name: 'Gear', articleCount: 2 }, articles: 2, words: 120, trained: 1, views: 5, helpfulUp: 2 },
      { category: null, articles: 3, words: 0, trained: 0, views: 0, helpfulUp: 0 },
    ],
  });
});
