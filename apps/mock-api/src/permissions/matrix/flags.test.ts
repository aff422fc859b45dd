import { PermissionFlag } from '@parley/db';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { operation } from './calls.ts';
import { NODE_ROWS } from './fieldRows.ts';
import { ROWS } from './rows.ts';
import { buildWorld } from './world.ts';

const api = await apiForTests();
await api.listen();
const world = await buildWorld(api);

/** What Staff need each flag for. Flags that are not here guard nothing yet. */
const GUARDED: Partial<Record<PermissionFlag, readonly string[]>> = {
  MANAGE_CONVERSATIONS: [
    'Mutation.addNote',
    'Mutation.askForRating',
    'Mutation.cancelScheduledMessage',
    'Mutation.createCannedReply',
    'Mutation.createTicket',
    'Mutation.createLabel',
    'Mutation.createMacro',
    'Mutation.createReportSchedule',
    'Mutation.createSavedView',
    'Mutation.createTeam',
    'Mutation.deleteCannedReply',
    'Mutation.deleteLabel',
    'Mutation.deleteMacro',
    'Mutation.deleteReportSchedule',
    'Mutation.deleteSavedView',
    'Mutation.deleteTeam',
    'Mutation.editMessage',
    'Mutation.exportAnalytics',
    'Mutation.markConversationUnread',
    'Mutation.mergeTopic',
    'Mutation.mergeVisitors',
    'Mutation.readConversation',
    'Mutation.renameTopic',
    'Mutation.runMacro',
    'Mutation.scheduleMessage',
    'Mutation.sendForm',
    'Mutation.sendMessage',
    'Mutation.sendReport',
    'Mutation.sendTranscript',
    'Mutation.setTopicIgnored',
    'Mutation.setTyping',
    'Mutation.settleSuggestedReply',
    'Mutation.setVisitorBlocked',
    'Mutation.splitTopic',
    'Mutation.undoTopicMerge',
    'Mutation.unsendMessage',
    'Mutation.undoMacroRun',
    'Mutation.updateCannedReply',
    'Mutation.updateConversations',
    'Mutation.updateLabel',
    'Mutation.updateMacro',
    'Mutation.updateReportSchedule',
    'Mutation.updateSavedView',
    'Mutation.updateScheduledMessage',
    'Mutation.updateTeam',
    'Mutation.updateVisitor',
    'Mutation.useCannedReply',
  ],
  MANAGE_AUTOMATED_FAQS: [
    'Mutation.acceptFaqSuggestion',
    'Mutation.addFaqPhrasings',
    'Mutation.addGapFaq',
    'Mutation.createAutomatedFaq',
    'Mutation.deleteAutomatedFaqs',
    'Mutation.dismissFaqSuggestion',
    'Mutation.draftFaqFromMessage',
    'Mutation.importFaqs',
    'Mutation.previewFaqImport',
    'Mutation.restoreAutomatedFaqs',
    'Mutation.setAutomatedFaqsState',
    'Mutation.updateAutomatedFaq',
  ],
  MANAGE_CLIENT: [
    'Query.webhookEndpoints',
    'Query.webhookDeliveries',
    'Mutation.createWebhookEndpoint',
    'Mutation.updateWebhookEndpoint',
    'Mutation.setWebhookEndpointEnabled',
    'Mutation.rotateWebhookSecret',
    'Mutation.deleteWebhookEndpoint',
    'Mutation.sendTestWebhook',
    'Mutation.replayWebhookDelivery',
    'Query.apiKeys',
    'Query.publicApi',
    'Mutation.createApiKey',
    'Mutation.updateApiKey',
    'Mutation.rotateApiKey',
    'Mutation.revokeApiKey',
    'Mutation.applyStripePromotionCode',
    'Mutation.cancelSubscription',
    'Mutation.chooseOnboardingPlan',
    'Mutation.connectCalendly',
    'Mutation.connectZendesk',
    'Mutation.updateCalendlySettings',
    'Query.calendlyTokenPage',
    'Mutation.disconnectIntegration',
    'Mutation.replayIntegrationRequest',
    'Mutation.testIntegration',
    'Mutation.updateZendeskSettings',
    'Mutation.createDataExportLink',
    'Mutation.createStripeSetupIntent',
    'Mutation.deleteCompany',
    'Mutation.deleteDataExport',
    'Mutation.exportAuditLog',
    'Mutation.finishOnboarding',
    'Mutation.payInvoice',
    'Mutation.payOnboardingLater',
    'Mutation.reactivateAccount',
    'Mutation.removePaymentMethod',
    'Mutation.removeStripePromotionCode',
    'Mutation.resumeSubscription',
    'Mutation.saveOnboardingChat',
    'Mutation.saveOnboardingDetails',
    'Mutation.sendInstallInstructions',
    'Mutation.setDefaultPaymentMethod',
    'Mutation.setLimitPolicy',
    'Mutation.startDataExport',
    'Mutation.undoDowngrade',
    'Mutation.updateBillingDetails',
    'Mutation.updateCompany',
    'Mutation.updateRetention',
    'Mutation.updateSubscription',
    'Query.auditActors',
    'Query.auditLog',
    'Query.billingDetails',
    'Query.dataExport',
    'Query.invoices',
    'Query.onboarding',
    'Query.paymentMethods',
    'Query.retentionPreview',
    'Query.stripePromotion',
    'Query.subscriptionChangePreview',
    'Query.upcomingInvoice',
    'Subscription.onboardingPinged',
  ],
  VIEW_USERS: ['Node.User', 'Query.users', 'Subscription.usersChanged'],
  INVITE_USERS: [
    'Mutation.createInvitationLink',
    'Mutation.inviteUsers',
    'Mutation.resendInvitation',
    'Mutation.revokeInvitation',
  ],
  DELETE_USERS: ['Mutation.deleteUser'],
  VIEW_PERMISSIONS: ['Query.permissionAnswer', 'Query.rolePermissions', 'Subscription.rolePermissionsChanged'],
  UPDATE_ASSISTANTS: [
    'Mutation.createAssistant',
    'Mutation.discardAssistantDraft',
    'Mutation.publishAssistant',
    'Mutation.renewIdentitySecret',
    'Mutation.restoreAssistantVersion',
    'Mutation.saveAssistantDraft',
    'Mutation.setAllowedDomains',
    'Mutation.setAssistantArchived',
    'Mutation.setAssistantEnabled',
    'Mutation.setIdentityMode',
    'Mutation.beginStoreConnection',
    'Mutation.finishStoreConnection',
    'Mutation.connectWooCommerce',
    'Mutation.syncStore',
    'Mutation.cancelStoreSync',
    'Mutation.updateStoreSettings',
    'Mutation.updateStoreRules',
    'Mutation.disconnectStore',
    'Mutation.addEvaluationQuestions',
    'Mutation.createEvaluationSet',
    'Mutation.deleteEvaluationQuestion',
    'Mutation.deleteEvaluationSet',
    'Mutation.dismissUnanswered',
    'Mutation.runEvaluation',
    'Mutation.updateEvaluationQuestion',
    'Mutation.updateEvaluationSet',
    'Subscription.playgroundAnswered',
  ],
  MANAGE_GUIDED_FLOWS: [
    'Mutation.archiveGuidedFlow',
    'Mutation.createFormTemplate',
    'Mutation.createGuidedFlow',
    'Mutation.deleteFlowTest',
    'Mutation.deleteFormSubmissions',
    'Mutation.deleteFormTemplate',
    'Mutation.discardFormDraft',
    'Mutation.discardGuidedFlowDraft',
    'Mutation.drawAddressMap',
    'Mutation.duplicateGuidedFlow',
    'Mutation.exportFormSubmissions',
    'Mutation.importGuidedFlow',
    'Mutation.publishForm',
    'Mutation.publishGuidedFlow',
    'Mutation.restoreFormVersion',
    'Mutation.restoreGuidedFlowVersion',
    'Mutation.saveFlowTest',
    'Mutation.saveFormDraft',
    'Mutation.setFormArchived',
    'Mutation.unarchiveGuidedFlow',
    'Mutation.updateFormSubmissions',
    'Mutation.startGapFlow',
    'Mutation.updateGuidedFlow',
  ],
  MANAGE_ARTICLES: [
    'Mutation.archiveArticles',
    'Mutation.cancelArticleImport',
    'Mutation.cancelCrawl',
    'Mutation.createCrawlSource',
    'Mutation.deleteCrawlSource',
    'Mutation.previewCrawl',
    'Mutation.readWebpages',
    'Mutation.startCrawl',
    'Mutation.updateCrawlSource',
    'Mutation.beginDocument',
    'Mutation.createArticle',
    'Mutation.createArticleCategory',
    'Mutation.deleteArticleCategory',
    'Mutation.deleteArticles',
    'Mutation.discardArticleDraft',
    'Mutation.moveArticleCategory',
    'Mutation.moveArticles',
    'Mutation.orderArticles',
    'Mutation.mergePassage',
    'Mutation.publishArticle',
    'Mutation.publishArticles',
    'Mutation.republishArticle',
    'Mutation.restoreArticleVersion',
    'Mutation.retryTraining',
    'Mutation.saveArticleDraft',
    'Mutation.scheduleArticle',
    'Mutation.setArticleIncluded',
    'Mutation.splitPassage',
    'Mutation.trainArticles',
    'Mutation.undoArticleImport',
    'Query.articleImport',
    'Query.articleImports',
    'Subscription.articleImportChanged',
    'Mutation.unpublishArticle',
    'Mutation.translateArticle',
    'Mutation.linkTranslation',
    'Mutation.unlinkTranslation',
    'Mutation.unscheduleArticle',
    'Mutation.updateArticle',
    'Mutation.writeGapArticle',
    'Mutation.updateArticleCategory',
    'Mutation.updatePassage',
  ],
  UPDATE_USER_PROFILE: ['Mutation.changePassword', 'Mutation.updateProfile'],
};

/** What no flag lets Staff do. */
const ADMINS_ONLY: readonly string[] = [
  'Mutation.changeUserRole',
  'Mutation.resetTwoFactor',
  'Mutation.setStaffPermission',
];

const roots = Object.entries(ROWS).map(([name, row]) => ({ name, row, sent: () => operation(name, row, world.ids) }));
const nodes = Object.entries(NODE_ROWS).map(([type, row]) => ({
  name: `Node.${type}`,
  row,
  sent: () => ({ document: `query { ${row.path(world.ids)} }`, variables: {} }),
}));
const calls = [...roots, ...nodes];
const flags = Object.values(PermissionFlag);

/** Whether a call is refused to Staff who hold these flags only. */
async function isForbidden(name: string, held: readonly PermissionFlag[]): Promise<boolean> {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`The matrix has no row for ${name}.`);
  return (await world.callWith(held, call.sent())).outcome === 'FORBIDDEN';
}

it('names a flag for all that Staff without any may not call, or says that only Admins may', () => {
  const refused = calls.filter(({ row }) => row.outcomes.lacking === 'FORBIDDEN').map(({ name }) => name);

  expect([...Object.values(GUARDED).flat(), ...ADMINS_ONLY].toSorted()).toEqual(refused.toSorted());
});

it.each(Object.entries(GUARDED))('%s is needed for what it guards, and no other flag is', async (flag, guarded) => {
  const faults: string[] = [];
  for (const name of guarded) {
    const others = flags.filter((other) => other !== flag);
    const alone = flags.filter((other) => other === flag);
    if (!(await isForbidden(name, others))) faults.push(`${name} is not refused to who lacks it`);
    if (await isForbidden(name, alone)) faults.push(`${name} is refused to who holds it alone`);
  }

  expect(faults).toEqual([]);
});

it.each(ADMINS_ONLY)('%s is refused to Staff with all flags', async (name) => {
  expect(await isForbidden(name, flags)).toBe(true);
});
