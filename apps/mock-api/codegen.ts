import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

/**
 * Writes the resolvers' types from the contract. `--check` writes nothing and fails when the file is stale.
 */
const target = fileURLToPath(new URL('./src/__generated__/resolvers.ts', import.meta.url));
const row = (name: string) => `@parley/db#${name} as ${name}Row`;

const output = await codegen({
  filename: target,
  documents: [],
  schema: parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')),
  plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
  pluginMap: { typescript, typescriptResolvers },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    strictScalars: true,
    scalars: {
      ID: { input: 'string', output: 'string' },
      DateTime: { input: 'Date', output: 'Date' },
      AssistantConfig: { input: 'unknown', output: '@parley/assistant-config/configSchema#AssistantConfig' },
      FormContent: { input: 'unknown', output: '@parley/form/form#FormContent' },
      PublicForm: { input: 'unknown', output: '@parley/form/publicForm#PublicForm' },
      FormAnswers: { input: 'unknown', output: '@parley/form/form#Answers' },
      ChatConfig: { input: 'unknown', output: '@parley/assistant-config/publicConfig#ChatConfig' },
      GuidedFlowContent: { input: 'unknown', output: '@parley/guided-flow/flow#GuidedFlow as FlowContent' },
    },
    contextType: '../context.ts#Context',
    mappers: {
      User: row('User'),
      AccountSecurity: row('User'),
      Session: row('Session'),
      Client: row('Client'),
      ClientSubscription: row('ClientSubscription'),
      Usage: '../billing/usage/usage.service.ts#Usage as UsageNow',
      AssistantUsage: row('UsageCounter'),
      Home: '../home/home.ts#HomeOf',
      Analytics: '../analytics/analytics.service.ts#AnalyticsOf',
      ReportSchedule: '../analytics/by-mail/reportSchedules.service.ts#WithRecipients as ScheduleOf',
      Invoice: '../billing/invoices.service.ts#Invoice as InvoiceRow',
      Onboarding: '../onboarding/onboarding.service.ts#Onboarding as OnboardingNow',
      AuditEntry: row('AuditEntry'),
      DataExport: '../company/export/dataExports.service.ts#DataExportRow',
      RolePermissions: '../permissions/rolePermissions.service.ts#RoleFlags',
      Assistant: row('Assistant'),
      EvaluationSet: row('EvaluationSet'),
      EvaluationQuestion: row('EvaluationQuestion'),
      EvaluationRun: row('EvaluationRun'),
      AssistantInstallation: row('Assistant'),
      AssistantDraft: row('Draft'),
      AssistantVersion: row('Version'),
      Article: row('Article'),
      Passage: row('Passage'),
      Document: row('Document'),
      Webpage: row('Webpage'),
      ArticleImport: row('ArticleImport'),
      ArticleImportItem: row('ArticleImportItem'),
      CrawlSource: row('CrawlSource'),
      CrawlRun: row('CrawlRun'),
      CrawlRunItem: row('CrawlRunItem'),
      ArticleDraft: row('Draft'),
      ArticleVersion: row('Version'),
      ArticleCategory: row('ArticleCategory'),
      AutomatedFaq: row('AutomatedFaq'),
      FaqSuggestion: '../guided-flows/automated-faqs/faqSuggestions.ts#FaqSuggestionNow',
      FaqConflict: '../guided-flows/automated-faqs/faqConflicts.ts#FaqConflictNow',
      FormTemplate: row('FormTemplate'),
      FormDraft: row('Draft'),
      FormVersion: row('Version'),
      FormSubmission: row('FormSubmission'),
      ChatForm: '../forms/chatForm.ts#ChatFormRow',
      GuidedFlow: row('GuidedFlow'),
      GuidedFlowDraft: row('Draft'),
      GuidedFlowVersion: row('Version'),
      FlowTest: row('FlowTest'),
      FlowRun: row('FlowRun'),
      FlowStep: '../guided-flows/running/flowPayload.ts#FlowPayload',
      FlowChoice: '../guided-flows/running/flowPayload.ts#FlowChoice as FlowChoiceNow',
      GuidedFlowIssue: '@parley/guided-flow/validateFlow#FlowProblem',
      GuidedFlowContext: '../guided-flows/flowContext.ts#ContextOf',
      StoreIntegration: row('StoreIntegration'),
      StoreRules: row('StoreIntegration'),
      StoreSync: row('StoreSync'),
      Integration: row('Integration'),
      ExternalTicket: row('ExternalTicket'),
      IntegrationRequest: row('IntegrationRequest'),
      CalendlyAccount: row('Integration'),
      Booking: row('Booking'),
      ApiKey: row('ApiKey'),
      WebhookEndpoint: row('WebhookEndpoint'),
      WebhookDelivery: row('WebhookDelivery'),
      Product: '../product-discovery/catalogue/productRow.ts#ProductRow',
      Conversation: row('Conversation'),
      VisitorConversation: row('Conversation'),
      Visitor: row('Visitor'),
      VisitorPageView: row('VisitorPageView'),
      Team: row('Team'),
      Label: row('Label'),
      SavedView: row('SavedView'),
      ConversationSearch: '../inbox/search/search.service.ts#ConversationSearch as ConversationSearchRow',
      SearchHit: '../inbox/search/search.service.ts#SearchHit as SearchHitRow',
      Message: '../inbox/messages/messageRow.ts#MessageRow',
      Citation: row('Citation'),
      Answer: '../answers/messageAnswer.ts#AnswerRow',
      AnswerTrace: '../answers/messageAnswer.ts#AnswerRow',
      Attachment: row('Attachment'),
      ScheduledMessage: '../inbox/scheduled/scheduledMessages.service.ts#ScheduledMessageRow',
      CannedReply: '../inbox/canned/cannedReplies.service.ts#CannedReplyRow',
      Macro: '../inbox/macros/macroRow.ts#MacroRow',
      Notification: row('Notification'),
      Presence: '../events.ts#Present',
      NotificationFeed: '../inbox/notifications/notifications.service.ts#Feed',
      NotificationsChange: '../events.ts#NotificationsChanged',
    },
  },
});

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== output) {
    console.error('apps/mock-api/src/__generated__/resolvers.ts is stale: run npm run generate.');
    process.exit(1);
  }
} else {
  writeFileSync(target, output);
}
