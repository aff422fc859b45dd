import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { addGapFaq, startGapFlow, writeGapArticle } from './gaps/fillGap.ts';
import { listGapActions } from './gaps/gapActions.ts';
import { listGaps } from './gaps/gaps.service.ts';
import { readInsights, readTopicReport } from './insights.service.ts';
import { mergeTopic, renameTopic, setTopicIgnored, splitTopic, undoTopicMerge } from './topicChanges.ts';

/** As for labels and views: how conversations are looked at. */
const FLAG = 'MANAGE_CONVERSATIONS';

export const insightsResolvers: Resolvers = {
  Query: {
    insights: (_, { filter }, ctx) => readInsights(ctx, requireStaff(ctx).clientId, filter),
    topicReport: (_, asked, ctx) => readTopicReport(ctx, requireStaff(ctx).clientId, asked),
    gaps: (_, __, ctx) => listGaps(ctx, requireStaff(ctx).clientId),
    gapActions: (_, __, ctx) => listGapActions(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    renameTopic: (_, change, ctx) => renameTopic(ctx, requireStaff(ctx, FLAG).clientId, change),
    mergeTopic: (_, merge, ctx) => mergeTopic(ctx, requireStaff(ctx, FLAG).clientId, merge),
    undoTopicMerge: (_, { id }, ctx) => undoTopicMerge(ctx, requireStaff(ctx, FLAG).clientId, id),
    splitTopic: (_, split, ctx) => splitTopic(ctx, requireStaff(ctx, FLAG).clientId, split),
    setTopicIgnored: (_, change, ctx) => setTopicIgnored(ctx, requireStaff(ctx, FLAG).clientId, change),
    writeGapArticle: (_, { input }, ctx) => writeGapArticle(ctx, requireStaff(ctx, 'MANAGE_ARTICLES').clientId, input),
    addGapFaq: (_, { input }, ctx) => addGapFaq(ctx, requireStaff(ctx, 'MANAGE_AUTOMATED_FAQS').clientId, input),
    startGapFlow: (_, { input }, ctx) => startGapFlow(ctx, requireStaff(ctx, 'MANAGE_GUIDED_FLOWS').clientId, input),
  },
};
