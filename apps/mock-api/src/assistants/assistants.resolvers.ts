import type { Assistant } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { namedArticles } from '@parley/assistant-config/namedArticles';
import { namedFlows, namedForms } from '@parley/assistant-config/namedFlowsAndForms';
import { imagesOf } from '@parley/assistant-config/publicConfig';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import { assetAddress, publicAddress } from '#assets/assetAddress.ts';
import { createAssetToken } from '#assets/assetToken.ts';
import { homeArticles } from '#content/chat-articles/homeArticles.ts';
import { existingArticles, publishedArticles } from '#content/chat-articles/publishedArticles.ts';
import { homeProducts } from '#product-discovery/home-page/homeProducts.ts';
import { namedProducts } from '#product-discovery/home-page/namedProducts.ts';
import { requireStaff } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { isSomebodyOnline, replyMinutes } from '#chat/chatAvailability.ts';
import { draftAddress } from '#widget/draftPreview.ts';
import { domainsOf } from '#widget/widgetConfig.ts';
import { draftOf, listVersions, publishedVersion } from '#versioning/versions.service.ts';
import {
  discardAssistantDraft,
  hasUnpublishedChanges,
  publishAssistant,
  restoreAssistantVersion,
  saveAssistantDraft,
} from './assistantDraft.ts';
import { findAssistant, listAssistants } from './assistants.service.ts';
import { renewIdentitySecret, setAllowedDomains, setIdentityMode } from './installation.ts';
import { setAssistantArchived, setAssistantEnabled } from './assistantState.ts';
import { chatAddress, widgetSnippet } from './chatAddress.ts';
import { conversationsToday } from './conversationsToday.ts';
import { createAssistant } from './createAssistant.ts';
import { isBotInstanceActive } from './isBotInstanceActive.ts';
import { customEmojis } from './customEmojis.ts';

const FLAG = 'UPDATE_ASSISTANTS';

export const assistantsResolvers: Resolvers = {
  Query: {
    assistants: (_, { isArchived }, ctx) => listAssistants(ctx, requireStaff(ctx).clientId, isArchived),
    assistant: (_, { id }, ctx) => findAssistant(ctx, requireStaff(ctx).clientId, id),
  },
  Mutation: {
    createAssetToken: (_, __, ctx) => createAssetToken(ctx, requireStaff(ctx)),
    createAssistant: (_, { input }, ctx) => createAssistant(ctx, requireStaff(ctx, FLAG).clientId, input),
    saveAssistantDraft: (_, { input }, ctx) => saveAssistantDraft(ctx, requireStaff(ctx, FLAG).clientId, input),
    publishAssistant: (_, { input }, ctx) => publishAssistant(ctx, requireStaff(ctx, FLAG).clientId, input),
    discardAssistantDraft: (_, { id }, ctx) => discardAssistantDraft(ctx, requireStaff(ctx, FLAG).clientId, id),
    restoreAssistantVersion: (_, which, ctx) => restoreAssistantVersion(ctx, requireStaff(ctx, FLAG).clientId, which),
    setAllowedDomains: (_, { input }, ctx) => setAllowedDomains(ctx, requireStaff(ctx, FLAG).clientId, input),
    setIdentityMode: (_, change, ctx) => setIdentityMode(ctx, requireStaff(ctx, FLAG).clientId, change),
    renewIdentitySecret: (_, { id }, ctx) => renewIdentitySecret(ctx, requireStaff(ctx, FLAG).clientId, id),
    setAssistantEnabled: (_, change, ctx) => setAssistantEnabled(ctx, requireStaff(ctx, FLAG).clientId, change),
    setAssistantArchived: (_, change, ctx) => setAssistantArchived(ctx, requireStaff(ctx, FLAG).clientId, change),
  },
  Client: {
    isBotInstanceActive: ({ id }, _, ctx) => isBotInstanceActive(ctx, id),
    customEmojis: (_, __, ctx) => customEmojis(ctx, requireStaff(ctx).clientId, assetAddress),
  },
  Assistant: {
    avatar: ({ avatar }, _, { config }) => assetAddress(config, avatar),
    chatUrl: ({ clientId, id }, _, { config }) => chatAddress(config, { clientId, assistantId: id }),
    previewUrl: ({ id }, _, ctx) => draftAddress(ctx, id),
    conversationsToday: (assistant, _, ctx) => conversationsToday(ctx, assistant),
    replyMinutes: ({ clientId, id }, _, ctx) => replyMinutes(ctx, { clientId, assistantId: id }),
    draft: ({ id }, _, ctx) => draftOf(ctx, id),
    published: ({ id }, _, { db }) => publishedVersion(db, id),
    versions: ({ id }, page, ctx) => listVersions(ctx, id, page),
    installation: (assistant) => assistant,
  },
  AssistantInstallation: {
    snippet: (assistant, _, { config }) => widgetSnippet(config, assistant),
    allowedDomains: (assistant) => domainsOf(assistant),
    hasIdentitySecret: ({ identitySecret }) => identitySecret !== null,
  },
  Subscription: {
    assistantPinged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('assistant:pinged', requireStaff(ctx).clientId),
      resolve: (assistant: Assistant) => assistant,
    },
  },
  AssistantDraft: {
    config: ({ content }) => storedConfig(content),
    hasChanges: (draft, _, ctx) => hasUnpublishedChanges(ctx, draft),
    images: ({ content }, _, { config }) => imagesIn(config, content),
    articles: ({ clientId, content }, _, ctx) => homeArticles(ctx, clientId, storedConfig(content)),
    products: ({ clientId, subjectId, content }, _, ctx) =>
      homeProducts(ctx, { clientId, assistantId: subjectId }, storedConfig(content)),
    namedProducts: ({ clientId, content }, _, ctx) => namedProducts(ctx, clientId, storedConfig(content)),
    namedArticles: ({ clientId, content }, _, ctx) =>
      publishedArticles(ctx, clientId, namedArticles(storedConfig(content))),
    isSomebodyOnline: ({ clientId, content }, _, ctx) =>
      isSomebodyOnline(ctx, { clientId, team: storedConfig(content).team }),
  },
  AssistantVersion: {
    config: ({ content }) => storedConfig(content),
    namedArticles: ({ clientId, content }, _, ctx) =>
      existingArticles(ctx, clientId, namedArticles(storedConfig(content))),
    namedProducts: ({ clientId, content }, _, ctx) => namedProducts(ctx, clientId, storedConfig(content)),
    namedFlows: ({ clientId, content }, _, { db }) =>
      db.guidedFlow.findMany({ where: { clientId, id: { in: namedFlows(storedConfig(content)) } } }),
    namedForms: ({ clientId, content }, _, { db }) =>
      db.formTemplate.findMany({ where: { clientId, id: { in: namedForms(storedConfig(content)) } } }),
    images: ({ content }, _, { config }) => imagesIn(config, content),
  },
};

/** The images that a stored configuration names, each with an address that anybody may read. */
const imagesIn = (config: Context['config'], content: string) =>
  imagesOf(storedConfig(content)).map(({ path }) => ({ path, address: publicAddress(config, path) ?? path }));
