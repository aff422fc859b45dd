import type { AuditAction, Mutation } from '#__generated__/resolvers.ts';

export type MutationName = Exclude<keyof Mutation, '__typename'>;

const NOBODY = 'Nobody who works here is known to do it.';
const OWN = 'One’s own way of working, which nobody else sees.';
const TOLD = 'The conversation itself tells of it, with who did it.';
const ONBOARDING = 'Drafts of a company that does not run yet.';
const DRAFT = 'Nobody outside sees a draft; that it is published is told.';
const ORDER = 'In which order things stand is seen, and nothing is lost.';
const READ_AGAIN = 'What was added stays as it is; pages are asked for again, or no longer.';
const TRAINING = 'Answers say what was published, before and after.';
const MEASURE = 'Measures answers; visitors see nothing of it.';
const DRAFT_TEST = 'Checks what is drawn; visitors see nothing of it.';
const SORTED = 'Says how conversations are looked at; nothing of them changes, and it can be taken back.';
const VISITOR = 'A visitor does it, of their own conversation.';

/**
 * What each mutation may write into the audit log, or why it writes nothing: a new one says so here. audited.test.ts calls
 * them all.
 */
export const AUDITED: Readonly<Record<MutationName, readonly AuditAction[] | string>> = {
  // auth
  login: ['SignedIn', 'SignInFailed'],
  register: ['CompanyFounded', 'SignedIn'],
  googleLogin: ['GoogleLinked', 'SignedIn'],
  googleRegister: ['CompanyFounded', 'SignedIn'],
  refreshToken: 'The session goes on as it began.',
  logout: 'Ends what signing in began; nothing of the company changes.',
  logoutEverywhere: ['SignedOutEverywhere'],
  forgotPassword: NOBODY,
  resetPassword: ['PasswordReset'],
  dismissWelcomeBanner: OWN,
  updateProfile: ['ProfileChanged'],
  changePassword: ['PasswordChanged'],
  revokeSession: ['SessionEnded'],
  revokeOtherSessions: ['SessionEnded'],
  loginWithSecondFactor: ['SignedIn', 'SignInFailed', 'BackupCodeUsed'],
  beginTwoFactor: 'Nothing is on before a code confirms it.',
  confirmTwoFactor: ['TwoFactorEnabled'],
  renewBackupCodes: ['BackupCodesRenewed', 'BackupCodeUsed'],
  disableTwoFactor: ['TwoFactorDisabled', 'BackupCodeUsed'],

  // permissions
  setStaffPermission: ['PermissionChanged'],

  // audit
  exportAuditLog: ['AuditLogExported'],

  // insights
  renameTopic: SORTED,
  mergeTopic: SORTED,
  undoTopicMerge: SORTED,
  splitTopic: SORTED,
  setTopicIgnored: SORTED,
  writeGapArticle: DRAFT,
  addGapFaq: ['AutomatedFaqCreated'],
  startGapFlow: ['GuidedFlowCreated'],

  // analytics
  exportAnalytics: ['AnalyticsExported'],
  createReportSchedule: ['ReportScheduled'],
  updateReportSchedule: ['ReportScheduleChanged'],
  deleteReportSchedule: ['ReportScheduleDeleted'],
  sendReport: 'Who gets it was told of when it was scheduled.',
  leaveReport: OWN,

  // onboarding
  saveOnboardingDetails: ONBOARDING,
  saveOnboardingChat: ONBOARDING,
  chooseOnboardingPlan: ONBOARDING,
  payOnboardingLater: ONBOARDING,
  sendInstallInstructions: ONBOARDING,
  finishOnboarding: ['OnboardingFinished'],

  // assistants
  createEvaluationSet: MEASURE,
  updateEvaluationSet: MEASURE,
  deleteEvaluationSet: MEASURE,
  addEvaluationQuestions: MEASURE,
  updateEvaluationQuestion: MEASURE,
  deleteEvaluationQuestion: MEASURE,
  runEvaluation: MEASURE,
  dismissUnanswered: 'Shortens a list of what was asked; visitors see nothing of it.',
  createAssetToken: 'Opens pictures to who sees them anyway.',
  createAssistant: ['AssistantCreated'],
  saveAssistantDraft: DRAFT,
  discardAssistantDraft: DRAFT,
  restoreAssistantVersion: DRAFT,
  publishAssistant: ['AssistantPublished'],
  setAllowedDomains: ['AssistantDomainsChanged'],
  setIdentityMode: ['AssistantIdentityChanged'],
  renewIdentitySecret: ['AssistantSecretRenewed'],
  setAssistantEnabled: ['AssistantEnabled', 'AssistantDisabled'],
  setAssistantArchived: ['AssistantArchived', 'AssistantUnarchived'],

  // content
  beginDocument: 'Nothing is there before the file has come.',
  cancelArticleImport: 'Ends what its upload began; what it made stays.',
  undoArticleImport: ['ArticleDeleted', 'ArticleCategoryDeleted'],
  createCrawlSource: ['CrawlSourceCreated'],
  updateCrawlSource: ['CrawlSourceChanged'],
  deleteCrawlSource: ['CrawlSourceDeleted'],
  startCrawl: READ_AGAIN,
  cancelCrawl: READ_AGAIN,
  readWebpages: READ_AGAIN,
  previewCrawl: 'Keeps nothing of what it looks at.',
  createArticle: DRAFT,
  saveArticleDraft: DRAFT,
  discardArticleDraft: DRAFT,
  restoreArticleVersion: DRAFT,
  publishArticle: ['ArticlePublished'],
  unpublishArticle: ['ArticleUnpublished'],
  republishArticle: ['ArticlePublished'],
  scheduleArticle: ['ArticleScheduled'],
  unscheduleArticle: ['ArticleUnscheduled'],
  setArticleIncluded: ['ArticleIncluded', 'ArticleExcluded'],
  updateArticle: ['ArticleChanged'],
  translateArticle: DRAFT,
  linkTranslation: ['ArticleChanged'],
  unlinkTranslation: ['ArticleChanged'],
  updatePassage: ['ArticleChanged'],
  splitPassage: ['ArticleChanged'],
  mergePassage: ['ArticleChanged'],
  publishArticles: ['ArticlePublished'],
  moveArticles: ['ArticleMoved'],
  orderArticles: ORDER,
  archiveArticles: ['ArticleArchived', 'ArticleUnarchived'],
  deleteArticles: ['ArticleDeleted'],
  retryTraining: TRAINING,
  trainArticles: TRAINING,
  createArticleCategory: ['ArticleCategoryCreated'],
  updateArticleCategory: ['ArticleCategoryChanged'],
  moveArticleCategory: ORDER,
  deleteArticleCategory: ['ArticleCategoryDeleted'],

  // automated FAQs
  createAutomatedFaq: ['AutomatedFaqCreated'],
  updateAutomatedFaq: ['AutomatedFaqChanged'],
  setAutomatedFaqsState: ['AutomatedFaqTurnedOn', 'AutomatedFaqTurnedOff'],
  deleteAutomatedFaqs: ['AutomatedFaqDeleted'],
  restoreAutomatedFaqs: ['AutomatedFaqRestored'],
  acceptFaqSuggestion: ['AutomatedFaqCreated'],
  dismissFaqSuggestion: 'Shortens a list of what was asked; visitors see nothing of it.',
  addFaqPhrasings: ['AutomatedFaqChanged'],
  draftFaqFromMessage: ['AutomatedFaqCreated'],
  previewFaqImport: 'Changes nothing: it says what an import would do.',
  importFaqs: ['AutomatedFaqsImported'],
  // forms
  createFormTemplate: ['FormCreated'],
  saveFormDraft: DRAFT,
  discardFormDraft: DRAFT,
  restoreFormVersion: DRAFT,
  publishForm: ['FormPublished'],
  setFormArchived: ['FormArchived', 'FormUnarchived'],
  deleteFormTemplate: ['FormDeleted'],
  updateFormSubmissions: 'Marks what is read; nothing of it changes.',
  drawAddressMap: 'Shows what was sent in; nothing of it changes.',
  deleteFormSubmissions: ['FormSubmissionsDeleted'],
  exportFormSubmissions: ['FormSubmissionsExported'],
  saveFormAnswers: TOLD,
  submitForm: TOLD,
  leaveForm: TOLD,
  sendForm: TOLD,

  // guided flows
  createGuidedFlow: ['GuidedFlowCreated'],
  updateGuidedFlow: DRAFT,
  discardGuidedFlowDraft: DRAFT,
  restoreGuidedFlowVersion: DRAFT,
  publishGuidedFlow: ['GuidedFlowPublished'],
  duplicateGuidedFlow: ['GuidedFlowCreated'],
  importGuidedFlow: ['GuidedFlowCreated'],
  saveFlowTest: DRAFT_TEST,
  deleteFlowTest: DRAFT_TEST,
  archiveGuidedFlow: ['GuidedFlowArchived'],
  unarchiveGuidedFlow: ['GuidedFlowUnarchived'],
  // product discovery
  beginStoreConnection: 'Nothing is connected before the merchant has let us in.',
  finishStoreConnection: ['StoreConnected'],
  connectWooCommerce: ['StoreConnected'],
  syncStore: 'What is fetched is seen in the log of the shop.',
  cancelStoreSync: 'That it was ended is seen in the log of the shop.',
  updateStoreSettings: ['StoreChanged'],
  updateStoreRules: ['StoreRulesChanged'],
  disconnectStore: ['StoreDisconnected'],
  // integrations
  connectCalendly: ['IntegrationConnected'],
  updateCalendlySettings: ['IntegrationChanged'],
  bookTime: VISITOR,
  createBookingLink: VISITOR,
  connectZendesk: ['IntegrationConnected'],
  updateZendeskSettings: ['IntegrationChanged'],
  createTicket: 'It is seen in the conversation.',
  disconnectIntegration: ['IntegrationDisconnected'],
  testIntegration: 'Nothing is changed: it is asked.',
  replayIntegrationRequest: 'It is seen in the log of the integration.',

  // API keys
  createApiKey: ['ApiKeyCreated'],
  updateApiKey: ['ApiKeyChanged'],
  rotateApiKey: ['ApiKeyRotated'],
  revokeApiKey: ['ApiKeyRevoked'],

  // webhooks
  createWebhookEndpoint: ['WebhookCreated'],
  updateWebhookEndpoint: ['WebhookChanged'],
  setWebhookEndpointEnabled: ['WebhookEnabled', 'WebhookDisabled'],
  rotateWebhookSecret: ['WebhookSecretRotated'],
  deleteWebhookEndpoint: ['WebhookDeleted'],
  sendTestWebhook: 'The log of the endpoint tells of it.',
  replayWebhookDelivery: 'The log of the endpoint tells of it.',
  recordProductAction: VISITOR,

  // billing
  updateSubscription: ['PlanChanged', 'DowngradeScheduled', 'DowngradeUndone'],
  cancelSubscription: ['SubscriptionCanceled'],
  reactivateAccount: ['SubscriptionReactivated'],
  resumeSubscription: ['SubscriptionReactivated'],
  undoDowngrade: ['DowngradeUndone'],
  setLimitPolicy: ['LimitPolicyChanged'],
  createStripeSetupIntent: 'Begins what Stripe finishes in the browser; the card that comes of it is chosen by name.',
  setDefaultPaymentMethod: ['DefaultCardChanged'],
  removePaymentMethod: ['CardRemoved'],
  applyStripePromotionCode: ['PromotionApplied'],
  removeStripePromotionCode: ['PromotionRemoved'],
  payInvoice: ['InvoicePaid'],
  updateBillingDetails: ['BillingDetailsChanged'],

  // company
  updateCompany: ['CompanyChanged'],
  updateRetention: ['RetentionChanged'],
  startDataExport: ['DataExported'],
  deleteDataExport: 'That it was asked for stays in the log.',
  createDataExportLink: 'Opens to who asked for an export what the log says they did.',
  deleteCompany: 'The log goes with the company; a mail tells of it.',

  // inbox
  sendMessage: TOLD,
  addNote: TOLD,
  editMessage: TOLD,
  unsendMessage: TOLD,
  scheduleMessage: TOLD,
  updateScheduledMessage: TOLD,
  cancelScheduledMessage: TOLD,
  updateConversations: TOLD,
  runMacro: TOLD,
  undoMacroRun: TOLD,
  askForRating: TOLD,
  useCannedReply: TOLD,
  readConversation: OWN,
  markConversationUnread: OWN,
  setTyping: OWN,
  markNotificationsRead: OWN,
  markAllNotificationsRead: OWN,
  updatePreferences: OWN,
  createSavedView: ['ViewShared'],
  updateSavedView: ['ViewShared', 'SharedViewChanged', 'ViewUnshared'],
  deleteSavedView: ['ViewUnshared'],
  setDefaultView: OWN,
  createLabel: ['LabelCreated'],
  updateLabel: ['LabelChanged'],
  deleteLabel: ['LabelDeleted'],
  createTeam: ['TeamCreated'],
  updateTeam: ['TeamChanged'],
  deleteTeam: ['TeamDeleted'],
  createCannedReply: ['CannedReplyCreated'],
  updateCannedReply: ['CannedReplyChanged'],
  deleteCannedReply: ['CannedReplyDeleted'],
  createMacro: ['MacroCreated'],
  updateMacro: ['MacroChanged'],
  deleteMacro: ['MacroDeleted'],
  setVisitorBlocked: ['VisitorBlocked', 'VisitorUnblocked'],
  updateVisitor: ['VisitorChanged'],
  mergeVisitors: ['VisitorsMerged'],
  sendTranscript: ['TranscriptSent'],
  settleSuggestedReply: OWN,

  // users
  inviteUsers: ['UserInvited'],
  resendInvitation: ['InvitationResent'],
  createInvitationLink: ['InvitationLinkCopied'],
  revokeInvitation: ['InvitationRevoked'],
  changeUserRole: ['UserRoleChanged'],
  resetTwoFactor: ['TwoFactorReset'],
  deleteUser: ['UserRemoved'],
  acceptInvitation: ['InvitationAccepted', 'SignedIn'],

  // chat
  startVisitorSession: VISITOR,
  sendVisitorMessage: VISITOR,
  requestPerson: VISITOR,
  rateConversation: VISITOR,
  rateAnswer: VISITOR,
  sendVisitorTranscript: VISITOR,
  deleteVisitorData: ['VisitorDataDeleted'],
  recordVisit: VISITOR,
  identifyVisitor: VISITOR,
  readVisitorConversation: VISITOR,
  receiveVisitorConversations: VISITOR,
};

const isMutation = (name: string): name is MutationName => name in AUDITED;
export const MUTATIONS = Object.keys(AUDITED).filter(isMutation);
