import { plainText } from '@parley/article-html/text';
import type { Article } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { latestVersion, listVersions } from '#versioning/versions.service.ts';
import { answeredBy } from './answeredBy.ts';
import {
  archiveArticles,
  deleteArticles,
  moveArticles,
  orderArticles,
  publishArticles,
  trainArticles,
} from './articleBulk.ts';
import { storedContent } from './articleContent.ts';
import {
  discardArticleDraft,
  hasUnpublishedChanges,
  publishArticle,
  republishArticle,
  restoreArticleVersion,
  retryTraining,
  saveArticleDraft,
  setArticleIncluded,
  unpublishArticle,
} from './articleDraft.ts';
import { findArticle, listArticles } from './articles.service.ts';
import { createArticle, updateArticle } from './createArticle.ts';
import { articleAddress, helpCentreAddress } from './help-centre/helpAddress.ts';
import { isTraining } from './gptStatus.ts';
import { storedTags } from './listTags.ts';
import { scheduleArticle, unscheduleArticle } from './scheduleArticle.ts';
import { linkTranslation, translateArticle, unlinkTranslation } from './translations.service.ts';
import { translationsOf } from './translations.ts';

const FLAG = 'MANAGE_ARTICLES';

export const articlesResolvers: Resolvers = {
  Query: {
    articles: (_, page, ctx) => listArticles(ctx, requireStaff(ctx).clientId, page),
    article: (_, { id }, ctx) => findArticle(ctx.db, requireStaff(ctx).clientId, id),
  },
  Mutation: {
    createArticle: (_, { input }, ctx) => createArticle(ctx, requireStaff(ctx, FLAG).clientId, input),
    updateArticle: (_, { input }, ctx) => updateArticle(ctx, requireStaff(ctx, FLAG).clientId, input),
    translateArticle: (_, { input }, ctx) => translateArticle(ctx, requireStaff(ctx, FLAG).clientId, input),
    linkTranslation: (_, { input }, ctx) => linkTranslation(ctx, requireStaff(ctx, FLAG).clientId, input),
    unlinkTranslation: (_, { id }, ctx) => unlinkTranslation(ctx, requireStaff(ctx, FLAG).clientId, id),
    saveArticleDraft: (_, { input }, ctx) => saveArticleDraft(ctx, requireStaff(ctx, FLAG).clientId, input),
    publishArticle: (_, { input }, ctx) => publishArticle(ctx, requireStaff(ctx, FLAG).clientId, input),
    discardArticleDraft: (_, { id }, ctx) => discardArticleDraft(ctx, requireStaff(ctx, FLAG).clientId, id),
    restoreArticleVersion: (_, which, ctx) => restoreArticleVersion(ctx, requireStaff(ctx, FLAG).clientId, which),
    scheduleArticle: (_, which, ctx) => scheduleArticle(ctx, requireStaff(ctx, FLAG).clientId, which),
    unscheduleArticle: (_, { id }, ctx) => unscheduleArticle(ctx, requireStaff(ctx, FLAG).clientId, id),
    unpublishArticle: (_, { id }, ctx) => unpublishArticle(ctx, requireStaff(ctx, FLAG).clientId, id),
    republishArticle: (_, which, ctx) => republishArticle(ctx, requireStaff(ctx, FLAG).clientId, which),
    setArticleIncluded: (_, change, ctx) => setArticleIncluded(ctx, requireStaff(ctx, FLAG).clientId, change),
    retryTraining: (_, { id }, ctx) => retryTraining(ctx, requireStaff(ctx, FLAG).clientId, id),
    publishArticles: (_, { ids }, ctx) => publishArticles(ctx, requireStaff(ctx, FLAG).clientId, ids),
    moveArticles: (_, move, ctx) => moveArticles(ctx, requireStaff(ctx, FLAG).clientId, move),
    orderArticles: (_, { ids }, ctx) => orderArticles(ctx, requireStaff(ctx, FLAG).clientId, ids),
    archiveArticles: (_, change, ctx) => archiveArticles(ctx, requireStaff(ctx, FLAG).clientId, change),
    deleteArticles: (_, { ids }, ctx) => deleteArticles(ctx, requireStaff(ctx, FLAG).clientId, ids),
    trainArticles: (_, { ids }, ctx) => trainArticles(ctx, requireStaff(ctx, FLAG).clientId, ids),
  },
  Client: {
    activeBotTrainingSessionsFound: ({ id }, _, ctx) => isTraining(ctx, id),
    helpCentreUrl: (client, _, { config }) => helpCentreAddress(config, client),
  },
  Article: {
    answeredBy: (article, _, ctx) => answeredBy(ctx, article),
    // What is archived keeps its schedule, which does not hold meanwhile.
    publishAt: ({ status, publishAt }) => (status === 'Archived' ? null : publishAt),
    text: ({ body }) => plainText(body),
    translations: (article, _, { db }) => translationsOf(db, article),
    tags: storedTags,
    category: ({ clientId, categoryId }, _, { db }) =>
      categoryId ? db.articleCategory.findUnique({ where: { id: categoryId, clientId } }) : null,
    author: ({ clientId, authorId }, _, { db }) =>
      authorId ? db.user.findUnique({ where: { id: authorId, clientId } }) : null,
    helpCentreUrl: async (article, _, { db, config }) =>
      articleAddress(config, await db.client.findUniqueOrThrow({ where: { id: article.clientId } }), article),
    draft: ({ id }, _, { db }) => db.draft.findUnique({ where: { subjectId: id } }),
    published: ({ id, status }, _, { db }) => (status === 'Published' ? latestVersion(db, id) : null),
    versions: ({ id }, page, ctx) => listVersions(ctx, id, page),
  },
  ArticleDraft: {
    content: ({ content }) => storedContent(content),
    hasChanges: (draft, _, ctx) => hasUnpublishedChanges(ctx, draft),
  },
  ArticleVersion: {
    content: ({ content }) => storedContent(content),
  },
  Subscription: {
    articleGptStatusChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('article:gpt-status-changed', requireStaff(ctx).clientId),
      resolve: (article: Article) => article,
    },
  },
};
