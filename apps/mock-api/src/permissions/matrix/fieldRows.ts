import { fieldRow, type FieldRow } from './row.ts';
import type { Ids } from './records.ts';

const conversationField = (field: string) => (ids: Ids) =>
  `node(id: "${ids.conversation}") { ... on Conversation { ${field} } }`;

const visitorField = (field: string) => (ids: Ids) =>
  `node(id: "${ids.conversation}") { ... on VisitorConversation { ${field} } }`;

const notificationField = (field: string) => (ids: Ids) =>
  `node(id: "${ids.notification}") { ... on Notification { ${field} } }`;
const visitorFact = (field: string) =>
  fieldRow(
    '401 403 ok ok ok null null null',
    ({ visitor }) => `node(id: "${visitor}") { ... on Visitor { ${field} } }`,
  );

/** One's own, whoever one is. */
const securityField = (field: string) => fieldRow('401 ok ok ok ok 401 401 ok', () => `accountSecurity { ${field} }`);

const assistantField = (field: string) => fieldRow('401 403 ok ok ok 401 401 ok', () => `assistants { ${field} }`);

const crawlRunField = (field: string) =>
  fieldRow('401 403 ok ok ok 401 401 404', ({ crawlRun }) => `crawlRun(id: "${crawlRun}") { ${field} }`);
const articleImportField = (field: string) =>
  fieldRow('401 403 ok ok 403 401 401 ok', () => `articleImports { ${field} }`);
const crawlSourceField = (field: string) => fieldRow('401 403 ok ok ok 401 401 ok', () => `crawlSources { ${field} }`);
const articleField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok null null null',
    ({ article }) => `node(id: "${article}") { ... on Article { ${field} } }`,
  );
const faqField = (field: string) =>
  fieldRow('401 403 ok ok ok 401 401 ok', () => `automatedFaqs { nodes { ${field} } }`);
const storeField = (field: string) => fieldRow('401 403 ok ok ok 401 401 ok', () => `stores { ${field} }`);
const integrationField = (field: string) => fieldRow('401 403 ok ok ok 401 401 ok', () => `integrations { ${field} }`);
/** What only they are shown who may connect and disconnect. */
const integrationInside = (field: string) =>
  fieldRow('401 403 403 ok 403 401 401 ok', () => `integrations { ${field} }`);
const integrationRequestField = (field: string) => integrationInside(`requests { edges { node { ${field} } } }`);
const bookingField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok ok null null',
    ({ bookingMessage }) => `node(id: "${bookingMessage}") { ... on Message { booking { ${field} } } }`,
  );
const webhookField = (field: string) =>
  fieldRow('401 403 403 ok 403 401 401 ok', () => `webhookEndpoints { ${field} }`);
const apiKeyField = (field: string) => fieldRow('401 403 403 ok 403 401 401 ok', () => `apiKeys { ${field} }`);
const categoryField = (field: string) =>
  fieldRow('401 403 ok ok ok 401 401 ok', () => `articleCategories { ${field} }`);
const flowField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok null null null',
    ({ guidedFlow }) => `node(id: "${guidedFlow}") { ... on GuidedFlow { ${field} } }`,
  );
const flowStepField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok ok null null',
    ({ flowMessage }) => `node(id: "${flowMessage}") { ... on Message { flowStep { ${field} } } }`,
  );
const flowContextField = (field: string) =>
  fieldRow('401 403 ok ok ok 401 401 ok', () => `guidedFlowContext { ${field} }`);
const evaluationField = (field: string) => fieldRow('401 403 ok ok ok 401 401 ok', () => `evaluationSets { ${field} }`);

const evaluationRunField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok 401 401 ok',
    ({ assistant }) => `evaluationSets { lastRun(assistantId: "${assistant}") { ${field} } }`,
  );

const answerField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok ok null null',
    ({ answered }) => `node(id: "${answered}") { ... on Message { ${field} } }`,
  );

const homeField = (field: string) => fieldRow('401 403 ok ok ok 401 401 ok', () => `home { ${field} }`);
const formField = (field: string) =>
  fieldRow('401 403 ok ok ok null null null', ({ form }) => `node(id: "${form}") { ... on FormTemplate { ${field} } }`);
const submissionField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok null null null',
    ({ formSubmission }) => `node(id: "${formSubmission}") { ... on FormSubmission { ${field} } }`,
  );
const chatFormField = (field: string) =>
  fieldRow(
    '401 403 ok ok ok ok null null',
    ({ formMessage }) => `node(id: "${formMessage}") { ... on Message { chatForm { ${field} } } }`,
  );

export const FIELD_ROWS: Readonly<Record<string, FieldRow>> = {
  'AccountSecurity.id': securityField('id'),
  'AccountSecurity.hasPassword': securityField('hasPassword'),
  'AccountSecurity.twoFactorSince': securityField('twoFactorSince'),
  'AccountSecurity.backupCodesLeft': securityField('backupCodesLeft'),
  'AccountSecurity.sessions': securityField('sessions { id }'),
  'Session.browser': securityField('sessions { browser }'),
  'Session.os': securityField('sessions { os }'),
  'Session.device': securityField('sessions { device }'),
  'Session.lastUsedAt': securityField('sessions { lastUsedAt }'),
  'Session.isCurrent': securityField('sessions { isCurrent }'),
  'User.email': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { email }'),
  'User.phone': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { phone }'),
  'User.avatar': fieldRow('401 403 ok ok ok 401 401 ok', () => 'colleagues { avatar }'),
  'User.lastSeenAt': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { lastSeenAt }'),
  'User.teams': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { teams { name } }'),
  'User.openConversationsCount': fieldRow(
    '401 403 ok ok 403 401 401 ok',
    () => 'colleagues { openConversationsCount }',
  ),
  'User.shownInFlows': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { shownInFlows { name } }'),
  'User.hasTwoFactor': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { hasTwoFactor }'),
  'User.invitation': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { invitation { isExpired } }'),
  'User.permissions': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { permissions { MANAGE_CLIENT } }'),
  'User.client': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { client { name email } }'),
  'Client.subscription': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { subscription { type } } }',
  ),
  'Client.activeBotTrainingSessionsFound': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { activeBotTrainingSessionsFound } }',
  ),
  'Client.helpCentreUrl': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { client { helpCentreUrl } }'),
  'Client.unreadConversationsCount': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'currentUser { client { unreadConversationsCount } }',
  ),
  'Client.isBotInstanceActive': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { isBotInstanceActive } }',
  ),
  'Client.customEmojis': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'currentUser { client { customEmojis { shortcode title } } }',
  ),
  'Client.logo': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { client { logo } }'),
  'Client.address': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { client { address { city } } }'),
  'Client.retention': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { retention { conversationDays } } }',
  ),
  'DataExport.requestedByName': fieldRow('401 403 403 ok 403 401 401 ok', () => 'dataExport { requestedByName }'),
  'DataExport.isMine': fieldRow('401 403 403 ok 403 401 401 ok', () => 'dataExport { isMine }'),
  'ClientSubscription.scheduleToDowngrade': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { subscription { scheduleToDowngrade { type } } } }',
  ),
  'RolePermissions.id': fieldRow('401 403 403 ok 403 401 401 ok', () => 'rolePermissions { id }'),
  'RolePermissions.people': fieldRow('401 403 403 ok 403 401 401 ok', () => 'rolePermissions { people { name } }'),
  'AuditEntry.action': fieldRow(
    '401 403 403 ok 403 401 401 ok',
    () => 'auditLog { edges { node { action targetName } } }',
  ),
  'AuditEntry.changes': fieldRow(
    '401 403 403 ok 403 401 401 ok',
    () => 'auditLog { edges { node { changes { after } } } }',
  ),
  'Usage.id': fieldRow('401 403 ok ok ok 401 401 ok', () => 'usage { id }'),
  'Usage.meters': fieldRow('401 403 ok ok ok 401 401 ok', () => 'usage { meters { metric used limit } }'),
  'Usage.history': fieldRow('401 403 ok ok ok 401 401 ok', () => 'usage { history { startsAt } }'),
  'AssistantUsage.assistant': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'usage { meters { byAssistant { assistant { title } } } }',
  ),
  'Onboarding.id': fieldRow('401 403 403 ok 403 401 401 ok', () => 'onboarding { id }'),
  'Onboarding.assistantAvatar': fieldRow('401 403 403 ok 403 401 401 ok', () => 'onboarding { assistantAvatar }'),
  'Onboarding.chatUrl': fieldRow('401 403 403 ok 403 401 401 ok', () => 'onboarding { chatUrl }'),
  'Onboarding.snippet': fieldRow('401 403 403 ok 403 401 401 ok', () => 'onboarding { snippet }'),
  'Article.answeredBy': articleField('answeredBy { id }'),
  'Article.author': articleField('author { name }'),
  'Article.category': articleField('category { name }'),
  'Article.document': articleField('document { name }'),
  'Article.draft': articleField('draft { revision }'),
  'Article.publishAt': articleField('publishAt'),
  'Article.translations': articleField('translations { title }'),
  'Article.helpCentreUrl': articleField('helpCentreUrl'),
  'Document.sameAs': articleField('document { name sameAs { title } }'),
  'Document.url': articleField('document { url }'),
  'Document.pageTexts': articleField('document { pageTexts { page text } }'),
  'Article.passages': articleField('passages { text }'),
  'Passage.id': articleField('passages { id }'),
  'Passage.questions': articleField('passages { questions }'),
  'Passage.figures': articleField('passages { figures { uses } }'),
  'Passage.answers': articleField('passages { answers { question } }'),
  'Article.published': articleField('published { number }'),
  'Article.text': articleField('text'),
  'ArticleImport.importedCount': articleImportField('importedCount'),
  'ArticleImport.items': articleImportField('items { nodes { path } }'),
  'ArticleImport.pictureCount': articleImportField('pictureCount'),
  'ArticleImport.skippedCount': articleImportField('skippedCount'),
  'ArticleImport.undoableCount': articleImportField('undoableCount'),
  'ArticleImportItem.article': articleImportField('items { nodes { article { id } } }'),
  'ArticleImportItem.notes': articleImportField('items { nodes { notes } }'),
  'CrawlRun.counts': crawlRunField('counts { found }'),
  'CrawlRun.items': crawlRunField('items { nodes { url } }'),
  'CrawlRun.source': crawlRunField('source { id }'),
  'CrawlRunItem.id': crawlRunField('items { nodes { id } }'),
  'CrawlRunItem.message': crawlRunField('items { nodes { message } }'),
  'CrawlSource.addresses': crawlSourceField('addresses'),
  'CrawlSource.excludePatterns': crawlSourceField('excludePatterns'),
  'CrawlSource.includePatterns': crawlSourceField('includePatterns'),
  'CrawlSource.lastRun': crawlSourceField('lastRun { id }'),
  'CrawlSource.pageCount': crawlSourceField('pageCount'),
  'Article.webpage': articleField('webpage { url }'),
  'Webpage.source': articleField('webpage { url source { id } }'),
  'Article.tags': articleField('tags'),
  'Article.versions': articleField('versions { edges { node { note } } }'),
  'AutomatedFaq.assistants': faqField('assistants { title }'),
  'AutomatedFaq.buttons': faqField('buttons { label }'),
  'AutomatedFaq.days': faqField('days { hits }'),
  'AutomatedFaq.lastAnswers': faqField('lastAnswers { question }'),
  'AutomatedFaq.exclusions': faqField('exclusions'),
  'AutomatedFaq.keywords': faqField('keywords'),
  'AutomatedFaq.languages': faqField('languages'),
  'AutomatedFaq.phrasings': faqField('phrasings'),
  'AutomatedFaq.problems': faqField('problems'),
  'FormTemplate.draft': formField('draft { revision }'),
  'FormTemplate.published': formField('published { number }'),
  'FormTemplate.versions': formField('versions { edges { node { note } } }'),
  'FormTemplate.submissionCounts': formField('submissionCounts { all }'),
  'FormTemplate.usedIn': formField('usedIn { name }'),
  'FormTemplate.closedBecause': formField('closedBecause'),
  'FormDraft.content': formField('draft { content }'),
  'FormDraft.hasChanges': formField('draft { hasChanges }'),
  'FormVersion.content': formField('published { content }'),
  'FormSubmission.formTemplate': submissionField('formTemplate { name }'),
  'FormSubmission.form': submissionField('form'),
  'FormSubmission.answers': submissionField('answers'),
  'FormSubmission.files': submissionField('files { id }'),
  'FormSubmission.visitor': submissionField('visitor { name }'),
  'FormSubmission.conversation': submissionField('conversation { id }'),
  'ChatForm.form': chatFormField('form'),
  'ChatForm.state': chatFormField('state'),
  'ChatForm.answers': chatFormField('answers'),
  'ChatForm.files': chatFormField('files { id }'),
  'FormSubmission.addressMaps': submissionField('addressMaps { url }'),
  'ChatForm.leftAt': chatFormField('leftAt'),
  'ChatForm.closedMessage': chatFormField('closedMessage'),
  'ChatForm.version': chatFormField('version'),
  'Message.formSubmission': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ formMessage }) => `node(id: "${formMessage}") { ... on Message { formSubmission { id } } }`,
  ),
  'Message.chatForm': chatFormField('state'),
  'ArticleCategory.articleCount': categoryField('articleCount'),
  'ArticleCategory.contentCount': categoryField('contentCount'),
  'ArticleDraft.content': articleField('draft { content { title } }'),
  'ArticleDraft.hasChanges': articleField('draft { hasChanges }'),
  'GuidedFlow.status': flowField('status'),
  'GuidedFlow.presentation': flowField('presentation { lineOne }'),
  'GuidedFlow.draft': flowField('draft { revision }'),
  'GuidedFlow.published': flowField('published { number }'),
  'GuidedFlow.publishedIssues': flowField('publishedIssues { message }'),
  'GuidedFlow.publishedWarnings': flowField('publishedWarnings'),
  'GuidedFlow.versions': flowField('versions { edges { node { note } } }'),
  'GuidedFlow.usedIn': flowField('usedIn { title }'),
  'GuidedFlow.begunBy': flowField('begunBy { question }'),
  'GuidedFlow.tests': flowField('tests { name }'),
  'FlowTest.steps': flowField('tests { steps { expects } }'),
  'GuidedFlow.counts': flowField('counts { starts }'),
  'Message.flowStep': flowStepField('runId'),
  'FlowStep.choices': flowStepField('choices { label }'),
  'FlowStep.people': flowStepField('people { name }'),
  'FlowStep.article': flowStepField('article { title }'),
  'FlowStep.images': flowStepField('images { alt }'),
  'FlowChoice.isPressed': flowStepField('choices { isPressed }'),
  'Conversation.flowRuns': fieldRow('401 403 ok ok ok empty null null', conversationField('flowRuns { state }')),
  'FlowRun.guidedFlow': fieldRow(
    '401 403 ok ok ok empty null null',
    conversationField('flowRuns { guidedFlow { name } }'),
  ),
  'FlowRun.path': fieldRow('401 403 ok ok ok empty null null', conversationField('flowRuns { path }')),
  'GuidedFlow.starts': flowField('starts'),
  'GuidedFlow.completions': flowField('completions'),
  'GuidedFlowDraft.content': flowField('draft { content }'),
  'GuidedFlowDraft.hasChanges': flowField('draft { hasChanges }'),
  'GuidedFlowDraft.issues': flowField('draft { issues { message } }'),
  'GuidedFlowVersion.namedArticles': flowField('published { namedArticles { id } }'),
  'GuidedFlowVersion.content': flowField('published { content }'),
  'GuidedFlowContext.otherNames': flowContextField('otherNames'),
  'GuidedFlowContext.forms': flowContextField('forms { name }'),
  'GuidedFlowContext.teams': flowContextField('teams { name }'),
  'GuidedFlowContext.people': flowContextField('people { name }'),
  'GuidedFlowContext.isCalendlyConnected': flowContextField('isCalendlyConnected'),
  'GuidedFlowContext.defaultEventTypeUri': flowContextField('defaultEventTypeUri'),
  'GuidedFlowContext.calendlyEventTypes': flowContextField('calendlyEventTypes { name }'),
  'GuidedFlowContext.publishedArticles': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    ({ article }) => `guidedFlowContext { publishedArticles(ids: ["${article}"]) { title } }`,
  ),
  'GuidedFlowContext.formTemplates': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    ({ form }) => `guidedFlowContext { formTemplates(ids: ["${form}"]) { id } }`,
  ),
  'ArticleVersion.content': articleField('published { content { title } }'),
  'Assistant.avatar': fieldRow('401 403 ok ok ok empty null null', conversationField('assistant { avatar }')),
  'Assistant.previewUrl': assistantField('previewUrl'),
  'Assistant.chatUrl': assistantField('chatUrl'),
  'Assistant.conversationsToday': assistantField('conversationsToday'),
  'Assistant.replyMinutes': assistantField('replyMinutes'),
  'Assistant.answerScores': assistantField('answerScores { questions }'),
  'EvaluationSet.questions': evaluationField('questions { question }'),
  'EvaluationSet.lastRun': evaluationRunField('id'),
  'EvaluationQuestion.articleTitle': evaluationField('questions { articleTitle }'),
  'EvaluationRun.questions': evaluationRunField('questions'),
  'EvaluationRun.live': evaluationRunField('live { right }'),
  'EvaluationRun.draft': evaluationRunField('draft { right }'),
  'EvaluationRun.moved': evaluationRunField('moved { question }'),
  'EvaluationRun.outcomes': evaluationRunField('outcomes { question }'),
  'EvaluationRun.before': evaluationRunField('before { id }'),
  'Assistant.draft': assistantField('draft { revision }'),
  'Assistant.published': assistantField('published { number }'),
  'Assistant.versions': assistantField('versions { edges { node { number } } }'),
  'Assistant.installation': assistantField('installation { identityMode }'),
  'AssistantInstallation.snippet': assistantField('installation { snippet }'),
  'AssistantInstallation.allowedDomains': assistantField('installation { allowedDomains }'),
  'AssistantInstallation.hasIdentitySecret': assistantField('installation { hasIdentitySecret }'),
  'AssistantDraft.config': assistantField('draft { config }'),
  'AssistantDraft.hasChanges': assistantField('draft { hasChanges }'),
  'AssistantDraft.isSomebodyOnline': assistantField('draft { isSomebodyOnline }'),
  'AssistantDraft.articles': assistantField('draft { articles { articleId } }'),
  'AssistantDraft.products': assistantField('draft { products { blockId } }'),
  'AssistantDraft.namedProducts': assistantField('draft { namedProducts { id } }'),
  'AssistantDraft.namedArticles': assistantField('draft { namedArticles { id } }'),
  'AssistantDraft.images': assistantField('draft { images { address } }'),
  'AssistantVersion.images': assistantField('published { images { address } }'),
  'AssistantVersion.namedArticles': assistantField('published { namedArticles { id } }'),
  'AssistantVersion.namedProducts': assistantField('published { namedProducts { id } }'),
  'AssistantVersion.namedFlows': assistantField('published { namedFlows { id } }'),
  'AssistantVersion.namedForms': assistantField('published { namedForms { id } }'),
  'AssistantVersion.config': assistantField('published { config }'),
  'StoreIntegration.storeUrl': storeField('storeUrl'),
  'StoreIntegration.scopes': storeField('scopes'),
  'StoreIntegration.progress': storeField('progress'),
  'StoreIntegration.assistants': storeField('assistants { title }'),
  'StoreIntegration.rules': storeField('rules { maxResults }'),
  'StoreIntegration.rulesCount': storeField('rulesCount'),
  'StoreIntegration.facets': storeField('facets { collections { name } }'),
  'StoreIntegration.syncs': storeField('syncs { state }'),
  'StoreIntegration.funnel': storeField('funnel { shown }'),
  'StoreIntegration.fruitlessSearches': storeField('fruitlessSearches { count }'),
  'StoreIntegration.products': storeField('products { totalCount }'),
  'StoreIntegration.search': storeField('search(query: "jacket") { found }'),
  'StoreIntegration.disconnectImpact': storeField('disconnectImpact { products }'),
  'WebhookEndpoint.url': webhookField('url'),
  'WebhookEndpoint.events': webhookField('events'),
  'WebhookEndpoint.previousUntil': webhookField('previousUntil'),
  'WebhookEndpoint.lastDelivery': webhookField('lastDelivery { id }'),
  'WebhookDelivery.isReplay': webhookField('lastDelivery { isReplay }'),
  'ApiKey.scopes': apiKeyField('scopes'),
  'ApiKey.state': apiKeyField('state'),
  'ApiKey.previousUntil': apiKeyField('previousUntil'),
  'StoreRules.includeCollections': storeField('rules { includeCollections }'),
  'StoreRules.excludeCollections': storeField('rules { excludeCollections }'),
  'StoreRules.excludeTags': storeField('rules { excludeTags }'),
  'StoreRules.excludeProducts': storeField('rules { excludeProducts { title } }'),
  'StoreRules.hideOutOfStock': storeField('rules { hideOutOfStock }'),
  'StoreRules.boostTags': storeField('rules { boostTags }'),
  'StoreRules.pins': storeField('rules { pins { words } }'),
  'StoreRules.synonyms': storeField('rules { synonyms { word } }'),
  'StoreRules.maxResults': storeField('rules { maxResults }'),
  'StoreRules.showCompareAt': storeField('rules { showCompareAt }'),
  'StoreRules.showStock': storeField('rules { showStock }'),
  'StoreRules.allowAddToCart': storeField('rules { allowAddToCart }'),
  'Integration.connectedByName': integrationField('connectedByName'),
  'Integration.client': integrationField('client { name }'),
  'Integration.zendesk': integrationInside('zendesk { tags }'),
  'Integration.requests': integrationRequestField('method'),
  'Integration.disconnectImpact': integrationInside('disconnectImpact'),
  'IntegrationRequest.url': integrationRequestField('url'),
  'IntegrationRequest.hasFailed': integrationRequestField('hasFailed'),
  'IntegrationRequest.isReplay': integrationRequestField('isReplay'),
  'IntegrationRequest.whyNotReplayed': integrationRequestField('whyNotReplayed'),
  'IntegrationRequest.conversation': integrationRequestField('conversation { id }'),
  'Conversation.ticket': fieldRow('401 403 ok ok ok empty null null', conversationField('ticket { state }')),
  'ExternalTicket.url': fieldRow('401 403 ok ok ok empty null null', conversationField('ticket { url }')),
  'Integration.calendly': integrationField('calendly { isTold }'),
  'CalendlyAccount.eventTypes': integrationField('calendly { eventTypes { name usedIn { name } } }'),
  'CalendlyAccount.eventTypesFetchedAt': integrationField('calendly { eventTypesFetchedAt }'),
  'CalendlyAccount.defaultEventTypeUri': integrationField('calendly { defaultEventTypeUri }'),
  'CalendlyAccount.isTold': integrationField('calendly { isTold }'),
  'CalendlyAccount.recentBookings': integrationField('calendly { recentBookings }'),
  'Message.booking': bookingField('status name'),
  'Booking.cancelUrl': bookingField('cancelUrl'),
  'Booking.rescheduleUrl': bookingField('rescheduleUrl'),
  'Conversation.bookings': fieldRow('401 403 ok ok ok empty null null', conversationField('bookings { name }')),
  'Product.id': storeField('products { nodes { id } }'),
  'Product.url': storeField('products { nodes { url } }'),
  'Product.imageUrl': storeField('products { nodes { imageUrl } }'),
  'Product.tags': storeField('products { nodes { tags } }'),
  'Product.collections': storeField('products { nodes { collections } }'),
  'Product.choices': storeField('products { nodes { choices } }'),
  'Product.price': storeField('products { nodes { price } }'),
  'Product.compareAtPrice': storeField('products { nodes { compareAtPrice } }'),
  'Product.updatedAt': storeField('products { nodes { updatedAt } }'),
  'Message.products': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ shelved }) => `node(id: "${shelved}") { ... on Message { products { cards { title url } } } }`,
  ),
  'Conversation.assistant': fieldRow('401 403 ok ok ok empty null null', conversationField('assistant { title }')),
  'Conversation.assignee': fieldRow('401 403 ok ok ok empty null null', conversationField('assignee { name }')),
  'Conversation.team': fieldRow('401 403 ok ok ok empty null null', conversationField('team { name }')),
  'Conversation.labels': fieldRow('401 403 ok ok ok empty null null', conversationField('labels { name }')),
  'Conversation.priority': fieldRow('401 403 ok ok ok empty null null', conversationField('priority')),
  'ConversationSearch.count': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'searchConversations(query: "hello") { count }',
  ),
  'Analytics.breakdown': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'analytics(filter: { from: "2026-01-01", to: "2026-12-31" }) { breakdown(dimension: Team) { name } }',
  ),
  'Analytics.funnel': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'analytics(filter: { from: "2026-01-01", to: "2026-12-31" }) { funnel(kind: Form) { rows { name } } }',
  ),
  'Analytics.triggerGoals': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'analytics(filter: { from: "2026-01-01", to: "2026-12-31" }) { triggerGoals { seen } }',
  ),
  'Home.id': homeField('id'),
  'Home.waitingCount': homeField('waitingCount'),
  'Home.waiting': homeField('waiting { visitorName }'),
  'Home.today': homeField('today { figures { value } }'),
  'Home.activity': homeField('activity { subject }'),
  'Home.setup': homeField('setup { isDone }'),
  'Label.conversationsCount': fieldRow('401 403 ok ok ok 401 401 ok', () => 'labels { conversationsCount }'),
  'SavedView.isMine': fieldRow('401 403 ok ok ok 401 401 ok', () => 'savedViews { isMine }'),
  'ReportSchedule.isNarrowed': fieldRow('401 403 ok ok ok 401 401 ok', () => 'reportSchedules { isNarrowed }'),
  'ReportSchedule.recipients': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'reportSchedules { recipients { name isViewer } }',
  ),
  'ReportSchedule.timezone': fieldRow('401 403 ok ok ok 401 401 ok', () => 'reportSchedules { timezone }'),
  'SavedView.isDefault': fieldRow('401 403 ok ok ok 401 401 ok', () => 'savedViews { isDefault }'),
  'Team.members': fieldRow('401 403 ok ok ok 401 401 ok', () => 'teams { members { name } }'),
  'Team.usedInFlows': fieldRow('401 403 ok ok ok 401 401 ok', () => 'teams { usedInFlows { name } }'),
  'Team.conversationsCount': fieldRow('401 403 ok ok ok 401 401 ok', () => 'teams { conversationsCount }'),
  'Conversation.client': fieldRow('401 403 ok ok ok empty null null', conversationField('client { name }')),
  'Conversation.messages': fieldRow(
    '401 403 ok ok ok empty null null',
    conversationField('messages { edges { node { body } } }'),
  ),
  'Message.attachments': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { attachments { name } } }`,
  ),
  'Conversation.scheduledMessages': fieldRow(
    '401 403 ok ok ok empty null null',
    conversationField('scheduledMessages { body }'),
  ),
  'ScheduledMessage.replyTo': fieldRow(
    '401 403 ok ok ok empty null null',
    conversationField('scheduledMessages { replyTo { body } }'),
  ),
  'Message.authorId': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { authorId } }`,
  ),
  'Message.authorAvatar': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { authorAvatar } }`,
  ),
  'Message.replyTo': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { replyTo { body } } }`,
  ),
  'Message.mentions': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { mentions { name } } }`,
  ),
  'Attachment.url': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { attachments { url } } }`,
  ),
  'Conversation.attachments': fieldRow('401 403 ok ok ok empty null null', conversationField('attachments { name }')),
  'Conversation.visitor': fieldRow('401 403 ok ok ok empty null null', conversationField('visitor { name }')),
  'Visitor.attributes': visitorFact('attributes { name }'),
  'Visitor.isVerified': visitorFact('isVerified externalId'),
  'Visitor.isBlocked': visitorFact('isBlocked'),
  'Visitor.pageViews': visitorFact('pageViews { url }'),
  'Visitor.conversations': visitorFact('conversations { visitorName }'),
  'Message.event': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { event { type } } }`,
  ),
  'Message.sequence': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { sequence } }`,
  ),
  'Message.answer': answerField('answer { outcome }'),
  'Message.citations': answerField('citations { quote }'),
  'Citation.url': answerField('citations { url }'),
  'Citation.articleId': answerField('citations { articleId }'),
  'Answer.comment': answerField('answer { comment }'),
  'Answer.followUps': answerField('answer { followUps }'),
  'Answer.buttons': answerField('answer { buttons { label } }'),
  'Answer.tips': answerField('answer { tips { url } }'),
  'Answer.trace': answerField('answer { trace { question } }'),
  'AnswerTrace.threshold': answerField('answer { trace { threshold } }'),
  'AnswerTrace.ringFence': answerField('answer { trace { ringFence } }'),
  'AnswerTrace.assistant': answerField('answer { trace { assistant { title } } }'),
  'AnswerTrace.assistantVersion': answerField('answer { trace { assistantVersion } }'),
  'AnswerTrace.missingWords': answerField('answer { trace { missingWords } }'),
  'AnswerTrace.faq': answerField('answer { trace { faq { question } } }'),
  'AnswerTrace.found': answerField('answer { trace { found { text } } }'),
  'NotificationFeed.id': fieldRow('401 403 ok ok ok 401 401 ok', () => 'notificationFeed { id }'),
  'NotificationFeed.unreadCount': fieldRow('401 403 ok ok ok 401 401 ok', () => 'notificationFeed { unreadCount }'),
  'NotificationFeed.notifications': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'notificationFeed { notifications { edges { node { conversation { visitorName } } } } }',
  ),
  'Notification.conversation': fieldRow(
    '401 403 ok null ok null null null',
    notificationField('conversation { visitorName }'),
  ),
  'VisitorConversation.messages': fieldRow(
    '401 403 empty empty empty ok null null',
    visitorField('messages { edges { node { body } } }'),
  ),
  'VisitorConversation.lastSaid': fieldRow('401 403 empty empty empty ok null null', visitorField('lastSaid { body }')),
  'VisitorConversation.version': fieldRow('401 403 empty empty empty ok null null', visitorField('version')),
  'VisitorConversation.unreadCount': fieldRow('401 403 empty empty empty ok null null', visitorField('unreadCount')),
  'VisitorConversation.transcript': fieldRow('401 403 empty empty empty ok null null', visitorField('transcript')),
  'VisitorConversation.agentName': fieldRow('401 403 empty empty empty ok null null', visitorField('agentName')),
  'VisitorConversation.agentAvatar': fieldRow('401 403 empty empty empty ok null null', visitorField('agentAvatar')),
};

/** Each type that `node` may answer, by an id of it. */
export const NODE_ROWS: Readonly<Record<string, FieldRow>> = {
  User: fieldRow('401 403 ok ok 403 null null null', ({ colleague }) => `node(id: "${colleague}") { id }`),
  Client: fieldRow('401 403 ok ok ok null null null', ({ client }) => `node(id: "${client}") { id }`),
  Assistant: fieldRow('401 403 ok ok ok null null null', ({ assistant }) => `node(id: "${assistant}") { id }`),
  Article: fieldRow('401 403 ok ok ok null null null', ({ article }) => `node(id: "${article}") { id }`),
  GuidedFlow: fieldRow('401 403 ok ok ok null null null', ({ guidedFlow }) => `node(id: "${guidedFlow}") { id }`),
  ArticleCategory: fieldRow(
    '401 403 ok ok ok null null null',
    ({ articleCategory }) => `node(id: "${articleCategory}") { id }`,
  ),
  AutomatedFaq: fieldRow('401 403 ok ok ok null null null', ({ automatedFaq }) => `node(id: "${automatedFaq}") { id }`),
  FormTemplate: fieldRow('401 403 ok ok ok null null null', ({ form }) => `node(id: "${form}") { id }`),
  FormSubmission: fieldRow(
    '401 403 ok ok ok null null null',
    ({ formSubmission }) => `node(id: "${formSubmission}") { id }`,
  ),
  StoreIntegration: fieldRow('401 403 ok ok ok null null null', ({ store }) => `node(id: "${store}") { id }`),
  Integration: fieldRow('401 403 ok ok ok null null null', ({ integration }) => `node(id: "${integration}") { id }`),
  Conversation: fieldRow('401 403 ok ok ok ok null null', ({ conversation }) => `node(id: "${conversation}") { id }`),
  Message: fieldRow('401 403 ok ok ok ok null null', ({ message }) => `node(id: "${message}") { id }`),
  Team: fieldRow('401 403 ok ok ok null null null', ({ team }) => `node(id: "${team}") { id }`),
  Label: fieldRow('401 403 ok ok ok null null null', ({ label: id }) => `node(id: "${id}") { id }`),
  Notification: fieldRow('401 403 ok null ok null null null', notificationField('preview')),
  Visitor: fieldRow('401 403 ok ok ok null null null', ({ visitor }) => `node(id: "${visitor}") { id }`),
  VisitorConversation: fieldRow(
    '401 403 ok ok ok ok null null',
    ({ conversation }) => `node(id: "${conversation}") { id }`,
  ),
};
