import { articlesIn } from '@parley/guided-flow/articlesIn';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { requireStaff } from '#auth/permissions.ts';
import { existingArticles } from '#content/chat-articles/publishedArticles.ts';
import { defaultEventTypeOf, eventTypesOf } from '#integrations/calendly/eventTypes.ts';
import { draftOf, latestVersion, listVersions } from '#versioning/versions.service.ts';
import { archiveGuidedFlow, unarchiveGuidedFlow } from './archiveGuidedFlow.ts';
import { createGuidedFlow, duplicateGuidedFlow, importGuidedFlow } from './createGuidedFlow.ts';
import {
  contextOf,
  formsOf,
  isCalendlyConnected,
  otherNames,
  peopleOf,
  namedForms,
  publishedArticles,
  teamsOf,
} from './flowContext.ts';
import {
  discardGuidedFlowDraft,
  hasUnpublishedChanges,
  problemsOf,
  publishGuidedFlow,
  restoreGuidedFlowVersion,
  updateGuidedFlow,
} from './flowDraft.ts';
import { flowCounts } from './flowCounts.ts';
import { deleteFlowTest, saveFlowTest, stepsOf, testsOf } from './flowTests.ts';
import { hiddenArticles } from './hiddenArticles.ts';
import { flowTotals } from './flowTotals.ts';
import { findGuidedFlow, listGuidedFlows, publishedFlows, statusOf } from './guidedFlows.service.ts';
import { begunBy } from './begunBy.ts';
import { usedIn } from './usedIn.ts';

const FLAG = 'MANAGE_GUIDED_FLOWS';

export const guidedFlowsResolvers: Resolvers = {
  Query: {
    guidedFlows: (_, list, ctx) => listGuidedFlows(ctx, requireStaff(ctx).clientId, list),
    guidedFlow: (_, { id }, ctx) => findGuidedFlow(ctx.db, requireStaff(ctx).clientId, id),
    publishedFlows: (_, __, ctx) => publishedFlows(ctx.db, requireStaff(ctx).clientId),
    guidedFlowContext: (_, { guidedFlowId }, ctx) => contextOf(ctx.db, requireStaff(ctx).clientId, guidedFlowId),
  },
  Mutation: {
    createGuidedFlow: (_, { input }, ctx) => createGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, input),
    updateGuidedFlow: (_, { input }, ctx) => updateGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, input),
    publishGuidedFlow: (_, { input }, ctx) => publishGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, input),
    discardGuidedFlowDraft: (_, { id }, ctx) => discardGuidedFlowDraft(ctx, requireStaff(ctx, FLAG).clientId, id),
    restoreGuidedFlowVersion: (_, which, ctx) => restoreGuidedFlowVersion(ctx, requireStaff(ctx, FLAG).clientId, which),
    duplicateGuidedFlow: (_, { id }, ctx) => duplicateGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, id),
    archiveGuidedFlow: (_, { id }, ctx) => archiveGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, id),
    unarchiveGuidedFlow: (_, { id }, ctx) => unarchiveGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, id),
    importGuidedFlow: (_, { content }, ctx) => importGuidedFlow(ctx, requireStaff(ctx, FLAG).clientId, content),
    saveFlowTest: (_, { input }, ctx) => saveFlowTest(ctx, requireStaff(ctx, FLAG).clientId, input),
    deleteFlowTest: (_, { id }, ctx) => deleteFlowTest(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  GuidedFlow: {
    status: statusOf,
    presentation: async ({ id }, _, ctx) => storedFlow((await draftOf(ctx, id)).content).presentation,
    draft: ({ id }, _, ctx) => draftOf(ctx, id),
    published: ({ id, publishedAt }, _, { db }) => (publishedAt ? latestVersion(db, id) : null),
    publishedIssues: async (flow, _, { db }) => {
      const version = flow.publishedAt && !flow.archivedAt ? await latestVersion(db, flow.id) : null;
      return version ? problemsOf(db, flow, version.content) : [];
    },
    publishedWarnings: async (flow, _, { db }) => {
      const version = flow.publishedAt && !flow.archivedAt ? await latestVersion(db, flow.id) : null;
      return version ? hiddenArticles(db, flow.clientId, version.content) : [];
    },
    versions: ({ id }, page, ctx) => listVersions(ctx, id, page),
    usedIn: (flow, _, ctx) => usedIn(ctx, flow),
    begunBy: (flow, _, ctx) => begunBy(ctx, flow),
    counts: (flow, asked, ctx) => flowCounts(ctx, flow, asked),
    starts: async (flow, _, ctx) => (await flowTotals(ctx, flow)).starts,
    tests: ({ id }, _, { db }) => testsOf(db, id),
    completions: async (flow, _, ctx) => (await flowTotals(ctx, flow)).completions,
  },
  FlowTest: {
    steps: (test) => stepsOf(test),
  },
  GuidedFlowDraft: {
    content: ({ content }) => storedFlow(content),
    hasChanges: (draft, _, ctx) => hasUnpublishedChanges(ctx, draft),
    issues: ({ subjectId, clientId, content }, _, { db }) => problemsOf(db, { id: subjectId, clientId }, content),
  },
  GuidedFlowVersion: {
    content: ({ content }) => storedFlow(content),
    namedArticles: ({ clientId, content }, _, ctx) =>
      existingArticles(ctx, clientId, articlesIn(storedFlow(content).graph)),
  },
  GuidedFlowContext: {
    otherNames: (of, _, { db }) => otherNames(db, of),
    forms: async ({ clientId }, _, { db }) =>
      (await formsOf(db, clientId)).map(({ id, ...form }) => ({ formTemplateId: id, ...form })),
    // Not `id`: what clients keep by id are the teams and people themselves.
    teams: async ({ clientId }, _, { db }) =>
      (await teamsOf(db, clientId)).map(({ id, ...team }) => ({ teamId: id, ...team })),
    people: async ({ clientId }, _, { db, config }) =>
      (await peopleOf(db, clientId)).map(({ id, ...person }) => ({
        ...person,
        userId: id,
        avatar: assetAddress(config, person.avatar),
      })),
    isCalendlyConnected: ({ clientId }, _, { db }) => isCalendlyConnected(db, clientId),
    calendlyEventTypes: ({ clientId }, _, { db }) => eventTypesOf(db, clientId),
    defaultEventTypeUri: ({ clientId }, _, { db }) => defaultEventTypeOf(db, clientId),
    publishedArticles: ({ clientId }, { ids }, { db }) => publishedArticles(db, clientId, ids),
    formTemplates: ({ clientId }, { ids }, { db }) => namedForms(db, clientId, ids),
  },
};
