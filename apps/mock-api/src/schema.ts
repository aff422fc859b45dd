import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { visitorAnswersResolvers } from '#answers/visitorAnswers.resolvers.ts';
import { assistantsResolvers } from '#assistants/assistants.resolvers.ts';
import { auditResolvers } from '#audit/audit.resolvers.ts';
import { automatedFaqsResolvers } from '#guided-flows/automated-faqs/automatedFaqs.resolvers.ts';
import { authResolvers } from '#auth/auth.resolvers.ts';
import { securityResolvers } from '#auth/security.resolvers.ts';
import { billingResolvers } from '#billing/billing.resolvers.ts';
import { usageResolvers } from '#billing/usage/usage.resolvers.ts';
import { chatResolvers } from '#chat/chat.resolvers.ts';
import { companyResolvers } from '#company/company.resolvers.ts';
import { articlesResolvers } from '#content/articles.resolvers.ts';
import { categoriesResolvers } from '#content/categories.resolvers.ts';
import { chatArticlesResolvers } from '#content/chat-articles/chatArticles.resolvers.ts';
import { passagesResolvers } from '#content/passages/passages.resolvers.ts';
import { importResolvers } from '#content/import/import.resolvers.ts';
import { documentsResolvers } from '#content/documents/documents.resolvers.ts';
import { webpagesResolvers } from '#content/webpages/webpages.resolvers.ts';
import { formsResolvers } from '#forms/forms.resolvers.ts';
import { apiKeysResolvers } from '#integrations/api-keys/apiKeys.resolvers.ts';
import { webhooksResolvers } from '#integrations/webhooks/webhooks.resolvers.ts';
import { attachmentsResolvers } from '#inbox/attachments/attachments.resolvers.ts';
import { cannedRepliesResolvers } from '#inbox/canned/cannedReplies.resolvers.ts';
import { analyticsResolvers } from '#analytics/analytics.resolvers.ts';
import { reportSchedulesResolvers } from '#analytics/by-mail/reportSchedules.resolvers.ts';
import { homeResolvers } from '#home/home.resolvers.ts';
import { guidedFlowsResolvers } from '#guided-flows/guidedFlows.resolvers.ts';
import { flowRunsResolvers } from '#guided-flows/running/flowRuns.resolvers.ts';
import { insightsResolvers } from '#insights/insights.resolvers.ts';
import { calendlyResolvers } from '#integrations/calendly/calendly.resolvers.ts';
import { integrationsResolvers } from '#integrations/integrations.resolvers.ts';
import { inboxResolvers } from '#inbox/inbox.resolvers.ts';
import { messageChangesResolvers } from '#inbox/messages/messageChanges.resolvers.ts';
import { labelsResolvers } from '#inbox/labels-and-teams/labels.resolvers.ts';
import { macrosResolvers } from '#inbox/macros/macros.resolvers.ts';
import { notificationsResolvers } from '#inbox/notifications/notifications.resolvers.ts';
import { preferencesResolvers } from '#inbox/preferences/preferences.resolvers.ts';
import { permissionsResolvers } from '#permissions/permissions.resolvers.ts';
import { presenceResolvers } from '#inbox/presence/presence.resolvers.ts';
import { savedViewsResolvers } from '#inbox/views/savedViews.resolvers.ts';
import { searchResolvers } from '#inbox/search/search.resolvers.ts';
import { suggestionsResolvers } from '#inbox/suggestions/suggestions.resolvers.ts';
import { teamsResolvers } from '#inbox/labels-and-teams/teams.resolvers.ts';
import { visitorsResolvers } from '#inbox/visitors/visitors.resolvers.ts';
import { workResolvers } from '#inbox/conversations/work.resolvers.ts';
import { onboardingResolvers } from '#onboarding/onboarding.resolvers.ts';
import { scheduledMessagesResolvers } from '#inbox/scheduled/scheduledMessages.resolvers.ts';
import { gptSettingsResolvers } from '#assistants/gpt-settings/gptSettings.resolvers.ts';
import { widgetResolvers } from '#widget/widget.resolvers.ts';
import { usersResolvers } from '#users/users.resolvers.ts';
import { nodeResolvers } from '#node.ts';
import { productDiscoveryResolvers } from '#product-discovery/productDiscovery.resolvers.ts';
import { profileResolvers } from '#profile/profile.resolvers.ts';
import { scalarResolvers } from '#scalars.ts';

/** The contract with every domain's resolvers; refuses to be made when one names a field the contract lacks. */
export const schema = makeExecutableSchema({
  typeDefs: readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: [
    scalarResolvers,
    nodeResolvers,
    authResolvers,
    securityResolvers,
    auditResolvers,
    permissionsResolvers,
    billingResolvers,
    usageResolvers,
    onboardingResolvers,
    companyResolvers,
    assistantsResolvers,
    gptSettingsResolvers,
    widgetResolvers,
    articlesResolvers,
    passagesResolvers,
    categoriesResolvers,
    chatArticlesResolvers,
    documentsResolvers,
    importResolvers,
    automatedFaqsResolvers,
    homeResolvers,
    insightsResolvers,
    webpagesResolvers,
    analyticsResolvers,
    reportSchedulesResolvers,
    formsResolvers,
    guidedFlowsResolvers,
    flowRunsResolvers,
    productDiscoveryResolvers,
    integrationsResolvers,
    calendlyResolvers,
    apiKeysResolvers,
    webhooksResolvers,
    inboxResolvers,
    labelsResolvers,
    savedViewsResolvers,
    searchResolvers,
    suggestionsResolvers,
    teamsResolvers,
    attachmentsResolvers,
    cannedRepliesResolvers,
    macrosResolvers,
    scheduledMessagesResolvers,
    messageChangesResolvers,
    notificationsResolvers,
    workResolvers,
    visitorsResolvers,
    presenceResolvers,
    preferencesResolvers,
    chatResolvers,
    visitorAnswersResolvers,
    profileResolvers,
    usersResolvers,
  ],
  resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
});
