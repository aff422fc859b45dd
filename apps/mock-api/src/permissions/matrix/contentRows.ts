import type { Ids } from './records.ts';
import { adminFinds, row, staffFinds, visitorFinds, type Row } from './row.ts';

const ofAdmin = (args: NonNullable<Row['args']>, select = '{ id }') =>
  row('401 403 ok ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

const theArticle = ({ article }: Ids) => ({ id: article });
const theArticles = ({ article }: Ids) => ({ ids: [article] });
const content = { summary: '', body: '<p>Belts</p>', slug: '', seoTitle: '', seoDescription: '' };

const pages = { kind: 'Site', addresses: ['https://shop.example/help/'] };

/** Articles and their categories. */
export const CONTENT_ROWS: Readonly<Record<string, Row>> = {
  'Query.articles': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ filter: { search: 'promise' } }),
    optionalIds: {
      'filter.categoryId': ({ articleCategory }) => articleCategory,
      'filter.authorId': ({ colleague }) => colleague,
      'filter.crawlSourceId': ({ crawlSource }) => crawlSource,
    },
    select: '{ totalCount nodes { title } }',
    ...staffFinds('ok'),
  }),
  'Query.article': row('401 403 ok ok ok 401 401 404', {
    args: theArticle,
    select:
      '{ title body category { name } author { name } draft { content { title } } published { number } versions { edges { node { note } } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.articleCategories': row('401 403 ok ok ok 401 401 ok', { select: '{ id name articleCount contentCount }' }),
  'Query.chatArticles': row('401 401 401 401 401 ok ok 401', {
    args: () => ({ search: 'returns', language: 'en' }),
    select: '{ id }',
  }),
  'Query.chatArticle': row('401 401 401 401 401 ok ok 401', {
    args: theArticle,
    select: '{ id body }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Query.articleTags': row('401 403 ok ok ok 401 401 ok'),
  'Query.contentSummary': row('401 403 ok ok ok 401 401 ok', {
    select: '{ types { count } categories { articles category { name } } }',
  }),
  'Subscription.articleGptStatusChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Mutation.beginDocument': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ input: { name: 'sizes.pdf', size: 1000 } }),
    optionalIds: { 'input.categoryId': ({ articleCategory }) => articleCategory },
    select: '{ id document { receivedBytes } }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Query.articleImports': row('401 403 ok ok 403 401 401 ok', {
    select:
      '{ name importedCount skippedCount pictureCount undoableCount items { nodes { path notes article { title } } } }',
  }),
  'Query.articleImport': row('401 403 ok ok 403 401 401 404', {
    args: ({ articleImport }) => ({ id: articleImport }),
    select: '{ name items { nodes { path notes } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.cancelArticleImport': ofAdmin(({ articleImport }) => ({ id: articleImport })),
  'Mutation.undoArticleImport': ofAdmin(({ articleImport }) => ({ id: articleImport })),
  'Subscription.articleImportChanged': row('401 403 ok ok 403 401 401 ok', { select: '{ id }' }),
  'Query.crawlSources': row('401 403 ok ok ok 401 401 ok', {
    select: '{ id addresses includePatterns excludePatterns pageCount lastRun { id } }',
  }),
  'Query.crawlRun': row('401 403 ok ok ok 401 401 404', {
    args: ({ crawlRun }) => ({ id: crawlRun }),
    select: '{ counts { found } source { addresses } items { nodes { url message detail } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.brokenLinks': row('401 403 ok ok ok 401 401 ok', { select: '{ id url foundOn }' }),
  'Subscription.crawlRunChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Mutation.createCrawlSource': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ input: pages }),
    select: '{ id }',
  }),
  'Mutation.previewCrawl': row('401 403 ok ok 403 401 401 ok', { args: () => ({ input: pages }), select: '{ id }' }),
  'Mutation.updateCrawlSource': ofAdmin(({ crawlSource }) => ({ input: { sourceId: crawlSource, maxPages: 20 } })),
  'Mutation.deleteCrawlSource': ofAdmin(({ crawlSource }) => ({ id: crawlSource }), ''),
  'Mutation.startCrawl': ofAdmin(({ crawlSource }) => ({ sourceId: crawlSource })),
  'Mutation.cancelCrawl': ofAdmin(({ crawlRun }) => ({ id: crawlRun })),
  'Mutation.readWebpages': ofAdmin(({ webpage }) => ({ ids: [webpage] })),
  'Mutation.createArticle': row('401 403 ok ok 403 401 401 ok', {
    args: () => ({ input: { title: 'Shipping' } }),
    optionalIds: { 'input.categoryId': ({ articleCategory }) => articleCategory },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.saveArticleDraft': ofAdmin(({ article }) => ({
    input: { ...content, articleId: article, revision: 1, title: 'Belts' },
  })),
  'Mutation.publishArticle': ofAdmin(({ unpublished }) => ({
    input: { articleId: unpublished, revision: 1, note: 'The first' },
  })),
  'Mutation.discardArticleDraft': ofAdmin(theArticle),
  'Mutation.restoreArticleVersion': ofAdmin(({ article }) => ({ id: article, number: 1 })),
  'Mutation.scheduleArticle': ofAdmin(({ article }) => ({
    id: article,
    publishAt: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
  })),
  'Mutation.unscheduleArticle': ofAdmin(theArticle),
  'Mutation.unpublishArticle': ofAdmin(theArticle),
  'Mutation.republishArticle': ofAdmin(theArticle),
  'Mutation.setArticleIncluded': ofAdmin(({ article }) => ({ id: article, isIncluded: false })),
  'Mutation.updateArticle': ofAdmin(({ article }) => ({
    input: { articleId: article, language: 'de', tags: ['belt'] },
  })),
  'Mutation.translateArticle': ofAdmin(({ article }) => ({ input: { articleId: article, language: 'it' } })),
  'Mutation.linkTranslation': ofAdmin(({ article, frenchArticle }) => ({
    input: { articleId: article, translationId: frenchArticle },
  })),
  'Mutation.unlinkTranslation': ofAdmin(theArticle),
  'Mutation.updatePassage': ofAdmin(({ passage }) => ({ input: { id: passage, isEnabled: false } })),
  'Mutation.splitPassage': ofAdmin(({ passage }) => ({ id: passage, at: 5 })),
  'Mutation.mergePassage': ofAdmin(({ passage }) => ({ id: passage })),
  'Mutation.retryTraining': ofAdmin(theArticle),
  'Mutation.publishArticles': ofAdmin(
    ({ unpublished }) => ({ ids: [unpublished] }),
    '{ articles { id } leftOut { reason } }',
  ),
  'Mutation.moveArticles': row('401 403 ok ok 403 401 401 404', {
    args: theArticles,
    optionalIds: { categoryId: ({ articleCategory }) => articleCategory },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.orderArticles': ofAdmin(theArticles),
  'Mutation.archiveArticles': ofAdmin(theArticles),
  'Mutation.deleteArticles': ofAdmin(theArticles, ''),
  'Mutation.trainArticles': ofAdmin(theArticles),
  'Mutation.createArticleCategory': row('401 403 ok ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: unique } }),
    optionalIds: { 'input.parentId': ({ articleCategory }) => articleCategory },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.updateArticleCategory': row('401 403 ok ok 403 401 401 404', {
    args: ({ articleCategory }, unique) => ({ id: articleCategory, input: { name: unique } }),
    optionalIds: { 'input.parentId': ({ otherCategory }) => otherCategory },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.moveArticleCategory': row('401 403 ok ok 403 401 401 404', {
    args: ({ articleCategory }) => ({ id: articleCategory, position: 0 }),
    optionalIds: { parentId: ({ otherCategory }) => otherCategory },
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.deleteArticleCategory': ofAdmin(({ articleCategory }) => ({ id: articleCategory }), ''),
};
