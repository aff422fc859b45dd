import { buildArticle } from '@parley/db/factories/content';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { translatedTo, withTranslations } from './translations.ts';

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;
beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

const article = (overrides: object = {}) => buildArticle(api.db, { clientId: company.clientId, ...overrides });
const translate = (articleId: string, language: string) =>
  company.ask(
    'mutation ($input: TranslateArticleInput!) { translateArticle(input: $input) { id language status tags category { id } draft { content { title body slug } } } }',
    { input: { articleId, language } },
  );
const link = (articleId: string, translationId: string) =>
  company.ask('mutation ($input: LinkTranslationInput!) { linkTranslation(input: $input) { id } }', {
    input: { articleId, translationId },
  });
const unlink = (id: string) => company.ask('mutation ($id: ID!) { unlinkTranslation(id: $id) { id } }', { id });
const translations = async (id: string) =>
  (await company.ask('query ($id: ID!) { article(id: $id) { translations { id language } } }', { id })).data.article
    .translations;

describe('an article in another language', () => {
  it('begins as a draft with the same text and tags, and each knows the other', async () => {
    const { id } = await article({ title: 'Belts', body: '<p>We repair belts.</p>', tags: '["belt"]' });

    const { translateArticle: german } = (await translate(id, 'de')).data;
    await translate(german.id, 'fr');

    expect(german).toMatchObject({ language: 'de', status: 'Draft', tags: ['belt'] });
    expect(german.draft.content).toEqual({ title: 'Belts', body: '<p>We repair belts.</p>', slug: '' });
    expect((await translations(id)).map((one: { language: string }) => one.language)).toEqual(['de', 'fr']);
    expect((await translations(german.id)).map((one: { language: string }) => one.language)).toEqual(['en', 'fr']);
  });

  it('is there once in each', async () => {
    const { id } = await article({ title: 'Belts' });
    const { translateArticle: german } = (await translate(id, 'de')).data;

    expect(firstError({ body: await translate(id, 'de') })).toMatchObject({
      message: '“Belts” is this article in that language already.',
      extensions: { code: 'BAD_INPUT', field: 'language' },
    });
    expect(firstError({ body: await translate(id, 'en') }).message).toBe('This article is in that language.');
    const change = 'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { id } }';
    expect(
      firstError({ body: await company.ask(change, { input: { articleId: german.id, language: 'en' } }) }).extensions,
    ).toMatchObject({ code: 'BAD_INPUT', field: 'language' });
  });

  it('can be one that was written by itself, until it is unlinked', async () => {
    const { id } = await article({ title: 'Belts' });
    const { id: german } = await article({ title: 'Gürtel', language: 'de' });

    await link(id, german);
    expect(await translations(german)).toEqual([{ id, language: 'en' }]);

    await unlink(german);
    expect(await translations(german)).toEqual([]);
    expect(await translations(id)).toEqual([]);
    const entries = await api.db.auditEntry.findMany({
      where: { clientId: company.clientId, action: 'ArticleChanged' },
    });
    expect(entries).toHaveLength(2);
  });

  it('is of one article alone', async () => {
    const { id } = await article({ title: 'Belts' });
    const { id: other } = await article({ title: 'Buckles' });
    const { id: german } = await article({ title: 'Gürtel', language: 'de' });
    await link(id, german);

    expect(firstError({ body: await link(other, german) })).toMatchObject({
      message: 'It is a translation of another article. Unlink it there first.',
      extensions: { field: 'translationId' },
    });
    expect(firstError({ body: await link(id, other) }).message).toBe('Both are in the same language.');
    expect(firstError({ body: await link(other, other) }).message).toBe('Both are in the same language.');
  });

  it('keeps its pictures when the article that it was begun from is deleted', async () => {
    const { id } = await article({ title: 'Belts' });
    const { translateArticle: german } = (await translate(id, 'de')).data;
    const picture = await api.db.avatarImage.create({
      data: {
        id: `imag_${id}`,
        clientId: company.clientId,
        kind: 'Article',
        ownerId: id,
        mediaType: 'image/png',
        bytes: new Uint8Array([1]),
        createdAt: new Date(0),
      },
    });

    await company.ask('mutation ($ids: [ID!]!) { deleteArticles(ids: $ids) }', { ids: [id] });

    expect(await api.db.avatarImage.findUnique({ where: { id: picture.id } })).toMatchObject({ ownerId: german.id });
  });
});

describe('readers', () => {
  it('are led from an article of the help centre to its other languages', async () => {
    const slug = company.clientId.replace('_', '-');
    await api.db.client.update({ where: { id: company.clientId }, data: { helpCentreSlug: slug } });
    await article({ title: 'Belts', translationGroup: 'belts' });
    await article({ title: 'Gürtel', language: 'de', translationGroup: 'belts' });
    await article({ title: 'Ceintures', language: 'fr', translationGroup: 'belts', status: 'Draft' });

    const response = await api.api.fetch(new Request(`http://localhost/help/${slug}/articles/belts`), { ip: '::1' });
    const html = await response.text();

    const german = `http://localhost:4000/help/${slug}/articles/gurtel`;
    expect(html).toContain(`<link rel="alternate" hreflang="de" href="${german}">`);
    expect(html).toContain(`<a href="${german}" lang="de" hreflang="de">Deutsch</a>`);
    expect(html).not.toContain('hreflang="fr"');
  });

  it('get in the chat what is published in their language, else what was chosen', async () => {
    const { id } = await article({ title: 'Belts', translationGroup: 'belts' });
    await article({ title: 'Gürtel', language: 'de', translationGroup: 'belts' });
    await article({ title: 'Ceintures', language: 'fr', translationGroup: 'belts', status: 'Draft' });
    const belts = await api.db.article.findUniqueOrThrow({ where: { id } });

    const read = await Promise.all(['de', 'fr', null].map((tag) => translatedTo(api.db, belts, tag)));
    const listed = await withTranslations(api.db, [belts]);

    expect(read.map(({ title }) => title)).toEqual(['Gürtel', 'Belts', 'Belts']);
    expect(listed.map(({ title }) => title)).toEqual(['Belts', 'Gürtel']);
  });
});
