// Imported as `paths`, so that a bundle carries only the URLs it uses.
export type AssistantVariant = 'chatbot-widget' | 'ai-assistant';
type Store = 'shopify' | 'wix' | 'woocommerce';

/** The tabs of one assistant, in their order. */
export const ASSISTANT_TABS = [
  'appearance',
  'team',
  'home-page',
  'guided-flows',
  'gpt-settings',
  'triggers',
  'installation',
] as const;
export type AssistantTab = (typeof ASSISTANT_TABS)[number];

export const root = '/';
export const login = '/login';
export const signup = '/signup';
export const forgotPassword = '/forgot-password';
export const forgotPasswordSuccess = '/forgot-password/success';
export const resetPassword = '/reset-password';
export const auth = '/auth';

export const onboardClient = '/onboard/client';
export const onboardDetails = '/onboard/client/details';
export const onboardChat = '/onboard/client/chat';
export const onboardSubscription = '/onboard/client/subscription';
export const onboardPayment = '/onboard/client/payment';
export const onboardInstall = '/onboard/client/install';
export const onboardUser = '/onboard/user';

export const dashboard = '/dashboard';
export const inbox = '/dashboard/inbox';
/** The inbox with the dialog open that manages its labels, teams or macros. */
export const managed = (what: 'labels' | 'teams' | 'macros') => `${inbox}?manage=${what}`;
export const conversation = (conversationId: string) => `/dashboard/inbox/${conversationId}`;
export const analytics = '/dashboard/analytics';
export const insights = '/dashboard/insights';
export const insight = (id: string) => `/dashboard/insights/${id}`;
export const guidedFlows = '/dashboard/guided-flows';
export const guidedFlow = (guidedFlowId: string) => `/dashboard/guided-flows/${guidedFlowId}`;
export const automatedFaqs = '/dashboard/guided-flows/automated-faqs';
export const automatedFaq = (id: string) => `/dashboard/guided-flows/automated-faqs/${id}`;
export const newAutomatedFaq = `${automatedFaqs}/new`;
export const productDiscovery = '/dashboard/product-discovery';
export const storeIntegration = (store: Store, id: string) => `/dashboard/product-discovery/${store}/${id}`;
export const users = '/dashboard/users';
/** The users, with the dialog to invite others open. */
export const inviteUsers = `${users}?invite`;
export const rolesAndPermissions = '/dashboard/users/roles-and-permissions';
export const auditLog = '/dashboard/users/audit-log';
export const integrations = '/dashboard/integrations';
export const calendly = '/dashboard/integrations/calendly';
export const zendesk = '/dashboard/integrations/zendesk';
export const webhooks = '/dashboard/integrations/webhooks';
export const apiKeys = '/dashboard/integrations/api-keys';
export const assistants = '/dashboard/assistants';
/** The assistants, with the dialog open that creates one. */
export const newAssistant = `${assistants}?new`;
export const assistant = (variant: AssistantVariant, id: string) => `/dashboard/assistants/${variant}/${id}`;
export const assistantTab = (variant: AssistantVariant, id: string, tab: AssistantTab) =>
  `/dashboard/assistants/${variant}/${id}/${tab}`;
export const forms = '/dashboard/forms';
export const form = (id: string) => `/dashboard/forms/${id}`;
/** A form's submissions, with one of them open. */
export const formSubmission = (formId: string, id: string) => `${form(formId)}?submission=${id}`;
export const formEdit = (id: string) => `/dashboard/forms/${id}/edit`;
export const content = '/dashboard/content';
export const articles = '/dashboard/content/articles';
export const article = (id: string) => `/dashboard/content/articles/${id}`;
export const articleCategories = '/dashboard/content/articles/categories';
export const articleCategoriesSummary = '/dashboard/content/articles/categories/summary';
export const articleCategory = (id: string) => `/dashboard/content/articles/categories/${id}`;
export const documents = '/dashboard/content/documents';
export const document = (id: string) => `/dashboard/content/documents/${id}`;
export const webpages = '/dashboard/content/webpages';
/** The webpages, with one of them open. */
export const webpage = (id: string) => `${webpages}?open=${id}`;
export const settings = '/dashboard/settings';
export const myProfile = '/dashboard/settings/my-profile';
export const companyProfile = '/dashboard/settings/company-profile';
/** The export of all data, on the company's screen. */
export const dataExport = `${companyProfile}#export`;
export const settingsResetPassword = '/dashboard/settings/reset-password';
/** The second step of signing in, on the password's screen. */
export const twoFactor = `${settingsResetPassword}#two-factor`;
export const devices = `${settingsResetPassword}#devices`;
export const subscription = '/dashboard/settings/subscription';
/** What is owed, on the subscription's screen. */
export const owedInvoice = `${subscription}#owed`;
/** The subscription with the plan picker open: at the list, or at the card form for a plan. */
export const planPicker = (plan = '') => `/dashboard/settings/subscription?pick${plan && `=${plan}`}`;
/** The subscription with the question open whether to cancel it. */
export const cancelPlan = `${subscription}?cancel`;
export const paymentMethods = '/dashboard/settings/payment-methods';
export const newPaymentMethod = '/dashboard/settings/payment-methods/new';
export const paymentMethod = (id: string) => `/dashboard/settings/payment-methods/${id}`;
