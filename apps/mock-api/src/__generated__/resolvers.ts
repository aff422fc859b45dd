import type { FormContent } from '@parley/form/form';
import type { PublicForm } from '@parley/form/publicForm';
import type { Answers } from '@parley/form/form';
import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { ChatConfig } from '@parley/assistant-config/publicConfig';
import type { GuidedFlow as FlowContent } from '@parley/guided-flow/flow';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserRow, Session as SessionRow, Client as ClientRow, ClientSubscription as ClientSubscriptionRow, UsageCounter as UsageCounterRow, AuditEntry as AuditEntryRow, Assistant as AssistantRow, EvaluationSet as EvaluationSetRow, EvaluationQuestion as EvaluationQuestionRow, EvaluationRun as EvaluationRunRow, Draft as DraftRow, Version as VersionRow, Article as ArticleRow, Passage as PassageRow, Document as DocumentRow, Webpage as WebpageRow, ArticleImport as ArticleImportRow, ArticleImportItem as ArticleImportItemRow, CrawlSource as CrawlSourceRow, CrawlRun as CrawlRunRow, CrawlRunItem as CrawlRunItemRow, ArticleCategory as ArticleCategoryRow, AutomatedFaq as AutomatedFaqRow, FormTemplate as FormTemplateRow, FormSubmission as FormSubmissionRow, GuidedFlow as GuidedFlowRow, FlowTest as FlowTestRow, FlowRun as FlowRunRow, StoreIntegration as StoreIntegrationRow, StoreSync as StoreSyncRow, Integration as IntegrationRow, ExternalTicket as ExternalTicketRow, IntegrationRequest as IntegrationRequestRow, Booking as BookingRow, ApiKey as ApiKeyRow, WebhookEndpoint as WebhookEndpointRow, WebhookDelivery as WebhookDeliveryRow, Conversation as ConversationRow, Visitor as VisitorRow, VisitorPageView as VisitorPageViewRow, Team as TeamRow, Label as LabelRow, SavedView as SavedViewRow, Citation as CitationRow, Attachment as AttachmentRow, Notification as NotificationRow } from '@parley/db';
import type { Usage as UsageNow } from '../billing/usage/usage.service.ts';
import type { HomeOf } from '../home/home.ts';
import type { AnalyticsOf } from '../analytics/analytics.service.ts';
import type { WithRecipients as ScheduleOf } from '../analytics/by-mail/reportSchedules.service.ts';
import type { Invoice as InvoiceRow } from '../billing/invoices.service.ts';
import type { Onboarding as OnboardingNow } from '../onboarding/onboarding.service.ts';
import type { DataExportRow } from '../company/export/dataExports.service.ts';
import type { RoleFlags } from '../permissions/rolePermissions.service.ts';
import type { FaqSuggestionNow } from '../guided-flows/automated-faqs/faqSuggestions.ts';
import type { FaqConflictNow } from '../guided-flows/automated-faqs/faqConflicts.ts';
import type { ChatFormRow } from '../forms/chatForm.ts';
import type { FlowPayload, FlowChoice as FlowChoiceNow } from '../guided-flows/running/flowPayload.ts';
import type { FlowProblem } from '@parley/guided-flow/validateFlow';
import type { ContextOf } from '../guided-flows/flowContext.ts';
import type { ProductRow } from '../product-discovery/catalogue/productRow.ts';
import type { ConversationSearch as ConversationSearchRow, SearchHit as SearchHitRow } from '../inbox/search/search.service.ts';
import type { MessageRow } from '../inbox/messages/messageRow.ts';
import type { AnswerRow } from '../answers/messageAnswer.ts';
import type { ScheduledMessageRow } from '../inbox/scheduled/scheduledMessages.service.ts';
import type { CannedReplyRow } from '../inbox/canned/cannedReplies.service.ts';
import type { MacroRow } from '../inbox/macros/macroRow.ts';
import type { Present, NotificationsChanged } from '../events.ts';
import type { Feed } from '../inbox/notifications/notifications.service.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A form as a whole; `@parley/form` describes it. */
  FormContent: { input: unknown; output: FormContent; }
  /** A form as its visitors see it; `@parley/form` describes it. */
  PublicForm: { input: unknown; output: PublicForm; }
  /** Answers by the ids of a form's questions; `@parley/form` describes them. */
  FormAnswers: { input: unknown; output: Answers; }
  /** An instant, ISO 8601 in UTC with milliseconds: `2026-11-20T09:38:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** How an assistant is set up: the JSON that the package assistant-config describes and checks. Images are paths of this API. */
  AssistantConfig: { input: unknown; output: AssistantConfig; }
  /** What visitors may know of an AssistantConfig: images are addresses good for anybody, triggers and people are left out. */
  ChatConfig: { input: unknown; output: ChatConfig; }
  /** A flow as it is drawn: the JSON that the package guided-flow describes and checks: `{ name, presentation, graph }`. */
  GuidedFlowContent: { input: unknown; output: FlowContent; }
};

/** A record that can be fetched again by its id alone. */
export type Node = {
  /** Opaque and unique over all types. */
  id: Scalars['ID']['output'];
};

/** Where a page of a connection stands, after the Relay connection specification. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Whether records follow the last edge. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether records precede the first edge. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
  /** Cursor of the last edge; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
};

/** Whether a member of staff has accepted the invitation. */
export type UserStatus =
  /** Invited, has not set up the profile yet: sees /onboard/user only. */
  | 'Pending'
  /** Works in the dashboard. */
  | 'Active';

/** What a member of staff is to the client. Which flags a role carries is the client's choice; an Admin carries all. */
export type UserRole =
  /** May do what the client lets its staff do. */
  | 'Staff'
  /** May do everything. */
  | 'Admin';

/** What a person may do, one flag an area. The API checks each of them on every field; the dashboard only hides. */
export type Permissions = {
  __typename?: 'Permissions';
  /** Company profile, subscription, payment methods, integrations. */
  MANAGE_CLIENT: Scalars['Boolean']['output'];
  /** Invite people, send an invitation again, take it back. */
  INVITE_USERS: Scalars['Boolean']['output'];
  /** Remove people. */
  DELETE_USERS: Scalars['Boolean']['output'];
  /** Reply, assign, label, resolve. */
  MANAGE_CONVERSATIONS: Scalars['Boolean']['output'];
  /** Edit and publish guided flows and forms. */
  MANAGE_GUIDED_FLOWS: Scalars['Boolean']['output'];
  /** Edit automated FAQs. */
  MANAGE_AUTOMATED_FAQS: Scalars['Boolean']['output'];
  /** Edit articles, documents, webpages and categories. */
  MANAGE_ARTICLES: Scalars['Boolean']['output'];
  /** Change one's own profile and password. */
  UPDATE_USER_PROFILE: Scalars['Boolean']['output'];
  /** See who works here. */
  VIEW_USERS: Scalars['Boolean']['output'];
  /** See which role may do what. */
  VIEW_PERMISSIONS: Scalars['Boolean']['output'];
  /** Change assistants and product discovery. */
  UPDATE_ASSISTANTS: Scalars['Boolean']['output'];
};

/** A member of a client's staff. */
export type User = Node & {
  __typename?: 'User';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Whether the invitation has been accepted. */
  status: UserStatus;
  /** What the person is to the client. */
  role: UserRole;
  /** Full name as it is shown to colleagues and visitors. */
  name: Scalars['String']['output'];
  /** Lower case; unique over all clients. */
  email: Scalars['String']['output'];
  /** In international form; null when not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What the person does, such as Boot fitter; null when not given. Visitors read it where a guided flow shows it. */
  title?: Maybe<Scalars['String']['output']>;
  /** A few words about the person, for the same; null when not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /**
   * Image address, as Assistant.avatar; null: a tile with the initials. A new one is uploaded first: `POST /assistants/avatar/upload`
   * with the file as the body and the bearer token of staff answers 201 `{id, mediaType, width, height, url}`, or `{code, message}`
   * with 401, 403, 413 (over 5 MB), 415 (neither PNG, JPEG, WebP nor GIF, whatever its name says) or 429; then its id goes into the
   * mutation that saves the form. What is not saved within a day is removed. Pictures of companies and assistants go the same way.
   */
  avatar?: Maybe<Scalars['String']['output']>;
  /** IANA name; null: times are those of where the browser is. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Whether Home still greets this person with the welcome banner. */
  shouldShowWelcomeBanner: Scalars['Boolean']['output'];
  /** Resolved from the role; all false while Pending. */
  permissions: Permissions;
  /** The company this person works for; null only for accounts that belong to none. */
  client?: Maybe<Client>;
  /** When the person last did something in the dashboard, to 5 minutes; null for who never did. Needs VIEW_USERS for others. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The teams that the person is in, by name. Needs VIEW_USERS for others. */
  teams: Array<Team>;
  /** How many conversations that are not resolved the person has. Needs VIEW_USERS for others. */
  openConversationsCount: Scalars['Int']['output'];
  /** The published guided flows that show this person by name rather than by a team, by name. Needs VIEW_USERS for others. */
  shownInFlows: Array<GuidedFlow>;
  /** Whether signing in takes the person a second step; null for who is no Admin. Needs VIEW_USERS for others. */
  hasTwoFactor?: Maybe<Scalars['Boolean']['output']>;
  /** How the person was invited; null for who has accepted. Needs VIEW_USERS for others. */
  invitation?: Maybe<UserInvitation>;
};

/** The outcome of signing in. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Bearer token for HTTP and websocket. Lives 10 minutes when remembered, otherwise 8 hours. */
  accessToken: Scalars['String']['output'];
  /** 30 days, only when `rememberMe` was asked for. */
  refreshToken?: Maybe<Scalars['String']['output']>;
};

/** The outcome of a refresh. */
export type AccessTokenPayload = {
  __typename?: 'AccessTokenPayload';
  /** The new bearer token. */
  accessToken: Scalars['String']['output'];
};

/** Sign in with a password. */
export type LoginInput = {
  /** In any case; compared in lower case. */
  email: Scalars['String']['input'];
  /** As typed. */
  password: Scalars['String']['input'];
  /** Whether to stay signed in beyond the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** Found a company: creates the client and its first Admin. */
export type RegisterInput = {
  /** The company's name, 1 to 120 characters. */
  companyName: Scalars['String']['input'];
  /** The person's full name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** Of the first Admin; also the company's until it says otherwise. */
  email: Scalars['String']['input'];
  /** 8 to 128 characters, not among the most common ones. */
  password: Scalars['String']['input'];
  /** Whether to stay signed in beyond the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** What comes back from Google's authorization page (OAuth 2.0 authorization code with PKCE). */
export type GoogleLoginInput = {
  /** The authorization code, good for one use. */
  code: Scalars['String']['input'];
  /** PKCE verifier of the challenge that the authorization request carried. */
  codeVerifier: Scalars['String']['input'];
  /** The redirect address that the authorization request named; must be one of the dashboard's own. */
  redirectUri: Scalars['String']['input'];
  /** The nonce that the authorization request carried; checked against the ID token. */
  nonce: Scalars['String']['input'];
  /** Whether to stay signed in beyond the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** As GoogleLoginInput, to found a company. */
export type GoogleRegisterInput = {
  /** As in GoogleLoginInput. */
  code: Scalars['String']['input'];
  /** As in GoogleLoginInput. */
  codeVerifier: Scalars['String']['input'];
  /** As in GoogleLoginInput. */
  redirectUri: Scalars['String']['input'];
  /** As in GoogleLoginInput. */
  nonce: Scalars['String']['input'];
  /** The company's name; taken from the mail domain when left out. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Whether to stay signed in beyond the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** Ask for a mail with a link to set a new password. */
export type ForgotPasswordInput = {
  /** Where the link goes, if there is such an account. */
  email: Scalars['String']['input'];
};

/** Set a new password with the token of that link. */
export type ResetPasswordInput = {
  /** The `token` parameter of the link: one use, one hour. */
  token: Scalars['String']['input'];
  /** 8 to 128 characters, not among the most common ones. */
  password: Scalars['String']['input'];
};

/** Set another password, knowing the one of before. */
export type ChangePasswordInput = {
  /** As typed. */
  currentPassword: Scalars['String']['input'];
  /** 8 to 128 characters, not among the most common ones, and another one than before. */
  newPassword: Scalars['String']['input'];
};

/** A sign-in that goes on, on one device. */
export type Session = {
  __typename?: 'Session';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** With its version: `Safari 18`; null where the device did not say. */
  browser?: Maybe<Scalars['String']['output']>;
  /** The operating system: `iOS`; null where the device did not say. */
  os?: Maybe<Scalars['String']['output']>;
  /** The model, or the kind of device: `iPhone`, `Computer`; null where the device did not say. */
  device?: Maybe<Scalars['String']['output']>;
  /** When it was signed in to. */
  createdAt: Scalars['DateTime']['output'];
  /** When something was last asked for in it, to within five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
};

/** What keeps the viewer's own account theirs. */
export type AccountSecurity = {
  __typename?: 'AccountSecurity';
  /** Opaque; one a person. */
  id: Scalars['ID']['output'];
  /** Whether there is a password to sign in with; without one, Google is the way in. */
  hasPassword: Scalars['Boolean']['output'];
  /** Where the viewer is signed in: this device first, then the one that was used last. */
  sessions: Array<Session>;
  /** Since when signing in takes a second step; null while it does not. */
  twoFactorSince?: Maybe<Scalars['DateTime']['output']>;
  /** How many backup codes have not been used yet. */
  backupCodesLeft: Scalars['Int']['output'];
};

/** The second step of signing in. */
export type LoginWithSecondFactorInput = {
  /** Of the error SECOND_FACTOR_REQUIRED: good for ten minutes and one sign-in, and only with the password of then. */
  challenge: Scalars['String']['input'];
  /** The authenticator app's six digits, or a backup code. */
  code: Scalars['String']['input'];
  /** Whether to stay signed in beyond the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** What an authenticator app needs to know. It is told once. */
export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** To be typed in: base32. */
  secret: Scalars['String']['output'];
  /** To be read as a QR code: `otpauth://totp/…`. */
  uri: Scalars['String']['output'];
};

/** What shows that it is really the account's owner who asks: one of the two. */
export type OwnerProofInput = {
  /** The account's password. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The authenticator app's six digits, or a backup code. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** Backup codes, told once. */
export type TwoFactorCodes = {
  __typename?: 'TwoFactorCodes';
  /** Ten, each good once in place of the app. */
  backupCodes: Array<Scalars['String']['output']>;
  /** As it stands now. */
  security: AccountSecurity;
};

/** What to change of one's own profile; what is left out stays. */
export type UpdateProfileInput = {
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** In international form, such as +41 31 555 01 42; empty or null for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 80 characters; empty or null for none. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** At most 300 characters; empty or null for none. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** Of a picture that was uploaded (User.avatar); null for none. */
  avatarImageId?: InputMaybe<Scalars['ID']['input']>;
  /** IANA name; null: where the browser is. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** The plans, smallest first. */
export type ClientSubscriptionType =
  /** 1,000 messages a month. */
  | 'Starter'
  /** 4,000 messages a month. */
  | 'Standard'
  /** 8,000 messages a month. */
  | 'Pro'
  /** 40,000 messages a month. */
  | 'Enterprise';

/** A change to a smaller plan that waits for the end of the paid period. */
export type ScheduledDowngrade = {
  __typename?: 'ScheduledDowngrade';
  /** The smaller plan. */
  type: ClientSubscriptionType;
  /** When it begins. */
  dueDate: Scalars['DateTime']['output'];
};

/** How a subscription stands. */
export type SubscriptionStatus =
  /** In its trial: nothing is paid yet. */
  | 'Trialing'
  /** Paid for. */
  | 'Active'
  /** A payment has failed and is tried again. */
  | 'PastDue'
  /** The trial has ended without a card. */
  | 'Paused'
  /** Ended. */
  | 'Canceled';

/** The plan a client is on. */
export type ClientSubscription = {
  __typename?: 'ClientSubscription';
  /** The plan. */
  type: ClientSubscriptionType;
  /** When the client cancelled; null while the subscription runs. */
  cancellationDate?: Maybe<Scalars['DateTime']['output']>;
  /** A change to a smaller plan that waits; null when there is none. */
  scheduleToDowngrade?: Maybe<ScheduledDowngrade>;
  /** How it stands. */
  status: SubscriptionStatus;
  /** When the paid month, or the trial, ends; null for whoever pays by invoice. */
  periodEnd?: Maybe<Scalars['DateTime']['output']>;
};

/** The plans' prices (operation `GetMonthlySubscriptionPrices`): dollars a month, and the days of the trial, 0 without one. */
export type StripePrices = {
  __typename?: 'StripePrices';
  /** Starter, in dollars a month. */
  starterMonthlySubscription: Scalars['Float']['output'];
  /** Starter: days of its trial, 0 without one. */
  starterMonthlySubscriptionFreeTrial: Scalars['Float']['output'];
  /** Standard, in dollars a month. */
  standardMonthlySubscription: Scalars['Float']['output'];
  /** Standard: days of its trial, 0 without one. */
  standardMonthlySubscriptionFreeTrial: Scalars['Float']['output'];
  /** Pro, in dollars a month. */
  proMonthlySubscription: Scalars['Float']['output'];
  /** Pro: days of its trial, 0 without one. */
  proMonthlySubscriptionFreeTrial: Scalars['Float']['output'];
  /** Enterprise, in dollars a month. */
  enterpriseMonthlySubscription: Scalars['Float']['output'];
  /** Enterprise: days of its trial, 0 without one. */
  enterpriseMonthlySubscriptionFreeTrial: Scalars['Float']['output'];
};

/** What the quantity of a promotion is. */
export type StripePromotionType =
  /** Per cent. */
  | 'Percent'
  /** Dollars. */
  | 'Amount';

/** A promotion code that lessens a client's invoices. */
export type StripePromotion = {
  __typename?: 'StripePromotion';
  /** Stripe's id of the code. */
  id: Scalars['ID']['output'];
  /** The code, as people enter it. */
  code: Scalars['String']['output'];
  /** What the quantity is. */
  type: StripePromotionType;
  /** By how much each invoice is less. */
  quantity: Scalars['Float']['output'];
};

/** How long a card is still good for. */
export type PaymentMethodExpiry =
  /** Beyond next month. */
  | 'Later'
  /** With this month or the next one. */
  | 'Soon'
  /** Not any more. */
  | 'Expired';

/** A card on file. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Stripe's id of the card. */
  id: Scalars['ID']['output'];
  /** As Stripe names it: visa, mastercard, amex and so on. */
  brand: Scalars['String']['output'];
  /** credit, debit, prepaid or unknown. */
  funding: Scalars['String']['output'];
  /** 1 to 12. */
  expiryMonth: Scalars['Int']['output'];
  /** With its century. */
  expiryYear: Scalars['Int']['output'];
  /** Whether the month of its expiry is over, or about to be. */
  expiry: PaymentMethodExpiry;
  /** The last four digits of its number. */
  lastFourDigits: Scalars['String']['output'];
  /** Whether invoices are paid with it. */
  isDefault: Scalars['Boolean']['output'];
};

/** How an invoice stands. */
export type InvoiceStatus =
  /** Not paid yet. */
  | 'Open'
  /** Paid. */
  | 'Paid'
  /** Taken back. */
  | 'Void'
  /** Given up. */
  | 'Uncollectible';

/** What is charged for; below nothing for what is given back. */
export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  /** What it is. */
  description: Scalars['String']['output'];
  /** In cents. */
  amount: Scalars['Int']['output'];
};

/** An invoice. Sums are in cents. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Stripe's id of the invoice. */
  id: Scalars['ID']['output'];
  /** As it stands on the invoice. */
  number: Scalars['String']['output'];
  /** How it stands. */
  status: InvoiceStatus;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The month that it is for. */
  periodStart: Scalars['DateTime']['output'];
  /** The month that it is for. */
  periodEnd: Scalars['DateTime']['output'];
  /** ISO 4217, in small letters. */
  currency: Scalars['String']['output'];
  /** What is charged for. */
  lines: Array<InvoiceLine>;
  /** All lines together. */
  subtotal: Scalars['Int']['output'];
  /** What the promotion takes off. */
  discount: Scalars['Int']['output'];
  /** Subtotal less discount. */
  total: Scalars['Int']['output'];
  /** What is to be paid, once credit is used. */
  amountDue: Scalars['Int']['output'];
  /** Where it can be downloaded as PDF. */
  pdfUrl?: Maybe<Scalars['String']['output']>;
  /** Stripe's own page to pay it; null for one that is not open. */
  payUrl?: Maybe<Scalars['String']['output']>;
};

/** A page of invoices. */
export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  /** Newest first. */
  edges: Array<InvoiceEdge>;
  /** How to go on. */
  pageInfo: PageInfo;
};

/** An invoice in its page. */
export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The invoice. */
  node: Invoice;
};

/** The invoice that follows by itself, as it would be by what is known now. Sums are in cents. */
export type UpcomingInvoice = {
  __typename?: 'UpcomingInvoice';
  /** When it is made and paid: the paid month, or the trial, ends then. */
  dueAt: Scalars['DateTime']['output'];
  /** ISO 4217, in small letters. */
  currency: Scalars['String']['output'];
  /** What will be charged for. */
  lines: Array<InvoiceLine>;
  /** All lines together. */
  subtotal: Scalars['Int']['output'];
  /** What the promotion takes off. */
  discount: Scalars['Int']['output'];
  /** Subtotal less discount. */
  total: Scalars['Int']['output'];
  /** What is to be paid, once credit is used. */
  amountDue: Scalars['Int']['output'];
};

/** What came of paying an invoice. */
export type PayInvoicePayload = {
  __typename?: 'PayInvoicePayload';
  /** The invoice, paid. */
  invoice: Invoice;
  /** The client, whose plan goes on once nothing is owed any more. */
  client: Client;
};

/** Where a company is, as its invoices say. */
export type BillingAddress = {
  __typename?: 'BillingAddress';
  /** Street and number. */
  line1: Scalars['String']['output'];
  /** What else helps to find it: a floor, a care-of. */
  line2?: Maybe<Scalars['String']['output']>;
  /** The town. */
  city: Scalars['String']['output'];
  /** State, province or county, where addresses have one. */
  state?: Maybe<Scalars['String']['output']>;
  /** Postcode, where addresses have one. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['output'];
};

/** As whom a company is registered for taxes. */
export type TaxIdType =
  /** Australia: ABN. */
  | 'AuAbn'
  /** Canada: BN. */
  | 'CaBn'
  /** European Union, and Northern Ireland: VAT number. */
  | 'EuVat'
  /** India: GST number. */
  | 'InGst'
  /** New Zealand: GST number. */
  | 'NzGst'
  /** Norway: VAT number. */
  | 'NoVat'
  /** Singapore: GST number. */
  | 'SgGst'
  /** Switzerland: VAT number. */
  | 'ChVat'
  /** United Kingdom: VAT number. */
  | 'GbVat'
  /** United States: EIN. */
  | 'UsEin';

/** The number that taxes know a company by. */
export type TaxId = {
  __typename?: 'TaxId';
  /** Which register it is of. */
  type: TaxIdType;
  /** The number, as that register writes it. */
  value: Scalars['String']['output'];
};

/** What stands on a client's invoices, and where they are sent. */
export type BillingDetails = {
  __typename?: 'BillingDetails';
  /** Stripe's id of who is billed. */
  id: Scalars['ID']['output'];
  /** The company's name on its invoices. */
  name: Scalars['String']['output'];
  /** Where invoices and what concerns them are sent. */
  email: Scalars['String']['output'];
  /** Null until the company says. */
  address?: Maybe<BillingAddress>;
  /** Null until the company says. */
  taxId?: Maybe<TaxId>;
};

/** As `BillingAddress`. */
export type BillingAddressInput = {
  /** Street and number. */
  line1: Scalars['String']['input'];
  /** What else helps to find it: a floor, a care-of. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** The town. */
  city: Scalars['String']['input'];
  /** State, province or county, where addresses have one. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postcode, where addresses have one. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  country: Scalars['String']['input'];
};

/** As `TaxId`; spaces and dots in the number do not matter. */
export type TaxIdInput = {
  /** Which register it is of. */
  type: TaxIdType;
  /** The number. */
  value: Scalars['String']['input'];
};

/** All that is to stand on the invoices from now on; what is null is taken away. */
export type UpdateBillingDetailsInput = {
  /** The company's name on its invoices. */
  name: Scalars['String']['input'];
  /** Where invoices and what concerns them are sent. */
  email: Scalars['String']['input'];
  /** Where the company is. */
  address?: InputMaybe<BillingAddressInput>;
  /** As whom it is registered for taxes. */
  taxId?: InputMaybe<TaxIdInput>;
};

/** What a change of plan means for the bill. Sums are in cents. */
export type SubscriptionChangePreview = {
  __typename?: 'SubscriptionChangePreview';
  /** When the plan changes. */
  effectiveAt: Scalars['DateTime']['output'];
  /** Whether that is at once. */
  isImmediate: Scalars['Boolean']['output'];
  /** ISO 4217, in small letters. */
  currency: Scalars['String']['output'];
  /** What is due at once, line by line. */
  lines: Array<InvoiceLine>;
  /** What the promotion takes off of it. */
  discount: Scalars['Int']['output'];
  /** What is due at once. */
  amountDue: Scalars['Int']['output'];
  /** What each further month costs without a promotion. */
  monthlyAmount: Scalars['Int']['output'];
  /** What the next invoice after that is of, less what a promotion that still lasts takes off. */
  nextAmount: Scalars['Int']['output'];
};

/** What a plan limits. */
export type UsageMetric =
  /** What visitors write, and what is answered. */
  | 'Messages'
  /** Forms that visitors have filled in. */
  | 'FormSubmissions'
  /** Maps that visitors were shown. */
  | 'MapRequests'
  /** Calls of the company's own programs. */
  | 'ApiRequests';

/** What happens once a limit is reached. It holds for what the company does: what visitors write always comes in, and counts. */
export type AtLimit =
  /** Nothing more is sent until the next period. */
  | 'Stop'
  /** Another tenth is sent, then nothing more. */
  | 'Grace10'
  /** Everything is sent, and people are told. */
  | 'NotifyOnly';

/** What one assistant has used. */
export type AssistantUsage = {
  __typename?: 'AssistantUsage';
  /** Null for one that is gone, and for what is no assistant's. */
  assistant?: Maybe<Assistant>;
  /** How much. */
  used: Scalars['Int']['output'];
};

/** What comes of a period that goes on as it began. */
export type UsageForecast = {
  __typename?: 'UsageForecast';
  /** How much will have been used when it ends. */
  expected: Scalars['Int']['output'];
  /** When the limit is reached; null when it is not before the end, or has been already. */
  reachedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** That people were told of a share of the limit. */
export type UsageAlert = {
  __typename?: 'UsageAlert';
  /** 80, 90 or 100 per cent; 110 where a tenth more is let through. */
  threshold: Scalars['Int']['output'];
  /** When it was reached. */
  reachedAt: Scalars['DateTime']['output'];
};

/** One limit of the plan, and what was used of it in the period that runs. */
export type UsageMeter = {
  __typename?: 'UsageMeter';
  /** What is limited. */
  metric: UsageMetric;
  /** How much was used. */
  used: Scalars['Int']['output'];
  /** How much the plan allows; null without a plan. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** What happens at the limit. */
  atLimit: AtLimit;
  /** Whether nothing more is sent; what visitors write comes in all the same. */
  isStopped: Scalars['Boolean']['output'];
  /** What comes of it; null on the first day, and without an end of the period. */
  forecast?: Maybe<UsageForecast>;
  /** The shares of this limit that were reached, lowest first. */
  alerts: Array<UsageAlert>;
  /** Which assistants have used it, most first. */
  byAssistant: Array<AssistantUsage>;
};

/** What was used of one metric in a period that is over. */
export type UsageTotal = {
  __typename?: 'UsageTotal';
  /** What was limited. */
  metric: UsageMetric;
  /** How much was used. */
  used: Scalars['Int']['output'];
  /** How much the plan allowed; null without a plan. */
  limit?: Maybe<Scalars['Int']['output']>;
};

/** A period that is over. */
export type UsagePeriod = {
  __typename?: 'UsagePeriod';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** When it began. */
  startsAt: Scalars['DateTime']['output'];
  /** When it ended. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The plan, as it was last. */
  subscriptionType?: Maybe<ClientSubscriptionType>;
  /** What was used of each metric. */
  totals: Array<UsageTotal>;
};

/** What a company uses of its plan: in the trial, then in each paid month; in calendar months where it pays by invoice. */
export type Usage = {
  __typename?: 'Usage';
  /** The same for one company, always. */
  id: Scalars['ID']['output'];
  /** When the period that runs began. */
  startsAt: Scalars['DateTime']['output'];
  /** When it ends and the count begins anew; null when that is not known, as after a trial that nobody paid for. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Each of the plan's limits. */
  meters: Array<UsageMeter>;
  /** Up to twelve periods that are over, newest first. */
  history: Array<UsagePeriod>;
};

/** What is left of the trial (operation `GetClientFreeTrialInfo`). */
export type ClientFreeTrialInfo = {
  __typename?: 'ClientFreeTrialInfo';
  /** Whole days, rounded up; 0 once the trial has ended. */
  daysRemaining: Scalars['Int']['output'];
  /** Messages left of the plan's monthly allowance. */
  messagesRemaining: Scalars['Int']['output'];
};

/** A company that uses Parley. Everything it owns is seen by its own staff and visitors only. */
export type Client = Node & {
  __typename?: 'Client';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Whether the company pays by invoice: payment methods are hidden then. */
  manuallyInvoiced: Scalars['Boolean']['output'];
  /** The company's name. */
  name: Scalars['String']['output'];
  /** Where the company is reached. */
  email: Scalars['String']['output'];
  /** In international form; null when not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2; null until the company says. */
  country?: Maybe<Scalars['String']['output']>;
  /** Full address of its website; null when not given. */
  website?: Maybe<Scalars['String']['output']>;
  /** Where its days begin: an IANA name. Null until the company says. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Null until the company says. */
  companySize?: Maybe<CompanySize>;
  /** Address of its logo, as User.avatar; null: a tile with the initial. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Where it is, as far as it says. */
  address: CompanyAddress;
  /** For how long it keeps what visitors said. */
  retention: Retention;
  /** Null until onboarding is finished. */
  subscription?: Maybe<ClientSubscription>;
  /** Whether a site has shown one of the assistants that are switched on within the last 7 days. */
  isBotInstanceActive: Scalars['Boolean']['output'];
  /** Whether a payment method is on file. */
  paymentMethodEntered: Scalars['Boolean']['output'];
  /** Whether Zendesk is connected. */
  integratedWithZendesk: Scalars['Boolean']['output'];
  /** Whether Calendly is connected. */
  integratedWithCalendly: Scalars['Boolean']['output'];
  /** Whether content is being trained right now. */
  activeBotTrainingSessionsFound: Scalars['Boolean']['output'];
  /** Where anybody reads what it has published. */
  helpCentreUrl: Scalars['String']['output'];
  /** How many conversations hold messages that no agent has read. */
  unreadConversationsCount: Scalars['Int']['output'];
  /** The company's own emojis, by title; their images as in Assistant.avatar. */
  customEmojis: Array<CustomEmoji>;
};

/** The steps of a company's onboarding, in their order. */
export type OnboardingStep =
  /** Who the company is. */
  | 'Details'
  /** Its first assistant. */
  | 'Chat'
  /** Which plan it takes. */
  | 'Subscription'
  /** How that is paid. */
  | 'Payment'
  /** Where its visitors find the assistant. */
  | 'Install'
  /** It is onboarded. */
  | 'Done';

/** How many people work at a company. */
export type CompanySize =
  /** 1 to 10. */
  | 'UpTo10'
  /** 11 to 50. */
  | 'UpTo50'
  /** 51 to 200. */
  | 'UpTo200'
  /** 201 to 1,000. */
  | 'UpTo1000'
  /** More than 1,000. */
  | 'Over1000';

/** What a company has said in its onboarding. Its name, country and phone are the client's own. */
export type Onboarding = {
  __typename?: 'Onboarding';
  /** Its own, which is not the client's. */
  id: Scalars['ID']['output'];
  /** The first step that is not done; those before it are. */
  step: OnboardingStep;
  /** Whom it is about. */
  client: Client;
  /** Full address of the company's website; null when not given. */
  website?: Maybe<Scalars['String']['output']>;
  /** Where its days begin: an IANA name. Null until the company says. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Null until the company says. */
  companySize?: Maybe<CompanySize>;
  /** The name of the first assistant; null until it has one. */
  assistantTitle?: Maybe<Scalars['String']['output']>;
  /** Its picture, as Assistant.avatar; null: a tile with the initial. */
  assistantAvatar?: Maybe<Scalars['String']['output']>;
  /** What the assistant's chat is coloured with, `#00625A`; null until it is chosen. */
  assistantColour?: Maybe<Scalars['String']['output']>;
  /** What the assistant says before the visitor writes; null until it is chosen. */
  greeting?: Maybe<Scalars['String']['output']>;
  /** The plan that the subscription will be of; null until it is chosen. */
  subscriptionType?: Maybe<ClientSubscriptionType>;
  /** Whether the trial is to begin without a card. */
  paysLater: Scalars['Boolean']['output'];
  /** Where visitors write to the assistant, from when the onboarding is finished. */
  chatUrl: Scalars['String']['output'];
  /** The line of HTML that shows the assistant on a page, from when the onboarding is finished. */
  snippet: Scalars['String']['output'];
  /** When a site last had that line on a page; null: none has. */
  lastPingAt?: Maybe<Scalars['DateTime']['output']>;
  /** The page, without what may tell of a person. */
  lastPingUrl?: Maybe<Scalars['String']['output']>;
};

/** What of the company's details has changed: what is left out stays as it is. */
export type OnboardingDetailsInput = {
  /** The company's name, 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** In international form, `+41 31 555 01 07`; null or empty takes it away. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** An address such as `northwind.com`; null or empty takes it away. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** An IANA name, `Europe/Zurich`. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** How many people work there. */
  companySize?: InputMaybe<CompanySize>;
};

/** What of the first assistant has changed: what is left out stays as it is. */
export type OnboardingChatInput = {
  /** Its name, 1 to 60 characters. */
  assistantTitle?: InputMaybe<Scalars['String']['input']>;
  /** The picture, uploaded before (see User.avatar); null takes it away. */
  assistantAvatarImageId?: InputMaybe<Scalars['ID']['input']>;
  /** Six hexadecimal digits after a #. */
  assistantColour?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  greeting?: InputMaybe<Scalars['String']['input']>;
};

/** The flags of `Permissions`, to name one. */
export type PermissionFlag =
  /** As `Permissions.MANAGE_CLIENT`. */
  | 'MANAGE_CLIENT'
  /** As `Permissions.INVITE_USERS`. */
  | 'INVITE_USERS'
  /** As `Permissions.DELETE_USERS`. */
  | 'DELETE_USERS'
  /** As `Permissions.MANAGE_CONVERSATIONS`. */
  | 'MANAGE_CONVERSATIONS'
  /** As `Permissions.MANAGE_GUIDED_FLOWS`. */
  | 'MANAGE_GUIDED_FLOWS'
  /** As `Permissions.MANAGE_AUTOMATED_FAQS`. */
  | 'MANAGE_AUTOMATED_FAQS'
  /** As `Permissions.MANAGE_ARTICLES`. */
  | 'MANAGE_ARTICLES'
  /** As `Permissions.UPDATE_USER_PROFILE`. */
  | 'UPDATE_USER_PROFILE'
  /** As `Permissions.VIEW_USERS`. */
  | 'VIEW_USERS'
  /** As `Permissions.VIEW_PERMISSIONS`. */
  | 'VIEW_PERMISSIONS'
  /** As `Permissions.UPDATE_ASSISTANTS`. */
  | 'UPDATE_ASSISTANTS';

/** What a role may do in a company. */
export type RolePermissions = {
  __typename?: 'RolePermissions';
  /** The same for one role of one company, always. */
  id: Scalars['ID']['output'];
  /** The role. */
  role: UserRole;
  /** What it may do; of Admins everything, always. */
  permissions: Permissions;
  /** Who has it, by name; invited people too. */
  people: Array<User>;
};

/** Why somebody may do something or may not. */
export type PermissionReason =
  /** Is invited and has not accepted: may do nothing until then. */
  | 'Pending'
  /** Is an Admin: may do everything. */
  | 'Admin'
  /** It is so for the role from the start. */
  | 'RoleDefault'
  /** An Admin has changed it for the role. */
  | 'RoleChanged';

/** Whether somebody may do something, and why. */
export type PermissionAnswer = {
  __typename?: 'PermissionAnswer';
  /** Whether they may. */
  isAllowed: Scalars['Boolean']['output'];
  /** Why. */
  reason: PermissionReason;
  /** Who changed it for the role; null where nobody did. */
  changedByName?: Maybe<Scalars['String']['output']>;
  /** When that was. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which part of the company something was done in. */
export type AuditDomain =
  /** Who signs in, and with what. */
  | 'Security'
  /** People, and what they may do. */
  | 'Users'
  /** The company's own details and data. */
  | 'Company'
  /** Plan, cards and invoices. */
  | 'Billing'
  /** What agents work with and in. */
  | 'Inbox'
  /** Assistants, and what they say. */
  | 'Assistants'
  /** Articles, documents, webpages and their categories. */
  | 'Content'
  /** Guided flows. */
  | 'GuidedFlows'
  /** Forms, and what visitors sent in. */
  | 'Forms'
  /** Automated FAQs. */
  | 'AutomatedFaqs'
  /** Shops, helpdesk, calendar, keys and webhooks. */
  | 'Integrations';

/** What somebody did. */
export type AuditAction =
  /** Made a guided flow. */
  | 'GuidedFlowCreated'
  /** Published a version of a guided flow. */
  | 'GuidedFlowPublished'
  /** Put a guided flow into the archive. */
  | 'GuidedFlowArchived'
  /** Took a guided flow back from the archive. */
  | 'GuidedFlowUnarchived'
  /** Made an API key. */
  | 'ApiKeyCreated'
  /** Changed the name of an API key, or what it may be used for. */
  | 'ApiKeyChanged'
  /** Gave an API key another secret. */
  | 'ApiKeyRotated'
  /** Put an end to an API key. */
  | 'ApiKeyRevoked'
  /** Made a webhook endpoint. */
  | 'WebhookCreated'
  /** Changed a webhook endpoint. */
  | 'WebhookChanged'
  /** Turned a webhook endpoint on. */
  | 'WebhookEnabled'
  /** Turned a webhook endpoint off, or it failed for too long. */
  | 'WebhookDisabled'
  /** Gave a webhook endpoint another secret. */
  | 'WebhookSecretRotated'
  /** Deleted a webhook endpoint. */
  | 'WebhookDeleted'
  /** Founded the company. */
  | 'CompanyFounded'
  /** Finished setting the company up. */
  | 'OnboardingFinished'
  /** Changed the company's details. */
  | 'CompanyChanged'
  /** Changed how long conversations are kept. */
  | 'RetentionChanged'
  /** Took all of the company's data out. */
  | 'DataExported'
  /** Deleted what was not to be kept any longer: nobody did, its time had come. */
  | 'RetentionEnforced'
  /** Deleted what the company knew of a visitor, who wanted it: nobody who works there did. */
  | 'VisitorDataDeleted'
  /** Took a part of this log out. */
  | 'AuditLogExported'
  /** Took figures or conversations out of the analytics. */
  | 'AnalyticsExported'
  /** Made a report go out by mail. */
  | 'ReportScheduled'
  /** Changed such a report, or who gets it. */
  | 'ReportScheduleChanged'
  /** Ended such a report. */
  | 'ReportScheduleDeleted'
  /** Signed in. */
  | 'SignedIn'
  /** Tried to sign in as this person, with a wrong password or code. */
  | 'SignInFailed'
  /** Signed out on all devices. */
  | 'SignedOutEverywhere'
  /** Ended one of their sessions, or all but the one at hand. */
  | 'SessionEnded'
  /** Changed their password. */
  | 'PasswordChanged'
  /** Set a new password by mail. */
  | 'PasswordReset'
  /** Turned the second factor on. */
  | 'TwoFactorEnabled'
  /** Turned the second factor off. */
  | 'TwoFactorDisabled'
  /** Turned somebody else's second factor off. */
  | 'TwoFactorReset'
  /** Signed in with a Google account for the first time. */
  | 'GoogleLinked'
  /** Made new backup codes. */
  | 'BackupCodesRenewed'
  /** Signed in with a backup code. */
  | 'BackupCodeUsed'
  /** Invited somebody. */
  | 'UserInvited'
  /** Sent an invitation again. */
  | 'InvitationResent'
  /** Copied an invitation's link. */
  | 'InvitationLinkCopied'
  /** Took an invitation back. */
  | 'InvitationRevoked'
  /** Accepted their invitation. */
  | 'InvitationAccepted'
  /** Changed their own profile. */
  | 'ProfileChanged'
  /** Made somebody Admin or Staff. */
  | 'UserRoleChanged'
  /** Removed somebody. */
  | 'UserRemoved'
  /** Changed what a role may do. */
  | 'PermissionChanged'
  /** Changed to a larger plan, or to another one during the trial. */
  | 'PlanChanged'
  /** Chose a smaller plan for when the month ends. */
  | 'DowngradeScheduled'
  /** Gave up the smaller plan that waited. */
  | 'DowngradeUndone'
  /** Cancelled the subscription. */
  | 'SubscriptionCanceled'
  /** Went on with a subscription that was cancelled or had paused. */
  | 'SubscriptionReactivated'
  /** Applied a promotion code. */
  | 'PromotionApplied'
  /** Took a promotion code away. */
  | 'PromotionRemoved'
  /** Chose the card that is charged. */
  | 'DefaultCardChanged'
  /** Removed a card. */
  | 'CardRemoved'
  /** Paid an open invoice. */
  | 'InvoicePaid'
  /** Changed what stands on the invoices. */
  | 'BillingDetailsChanged'
  /** Chose what happens at a limit. */
  | 'LimitPolicyChanged'
  /** Made a label. */
  | 'LabelCreated'
  /** Changed a label. */
  | 'LabelChanged'
  /** Deleted a label. */
  | 'LabelDeleted'
  /** Made a team. */
  | 'TeamCreated'
  /** Changed a team, or who is in it. */
  | 'TeamChanged'
  /** Deleted a team. */
  | 'TeamDeleted'
  /** Made a canned reply. */
  | 'CannedReplyCreated'
  /** Changed a canned reply. */
  | 'CannedReplyChanged'
  /** Deleted a canned reply. */
  | 'CannedReplyDeleted'
  /** Made a macro. */
  | 'MacroCreated'
  /** Changed a macro. */
  | 'MacroChanged'
  /** Deleted a macro. */
  | 'MacroDeleted'
  /** Made a view that all share, or shared one. */
  | 'ViewShared'
  /** Changed a view that all share. */
  | 'SharedViewChanged'
  /** Deleted a view that all shared, or keeps it to themselves now. */
  | 'ViewUnshared'
  /** Kept a visitor from writing. */
  | 'VisitorBlocked'
  /** Let a visitor write again. */
  | 'VisitorUnblocked'
  /** Changed what is known of a visitor. */
  | 'VisitorChanged'
  /** Made two visitors one. */
  | 'VisitorsMerged'
  /** Mailed a conversation. */
  | 'TranscriptSent'
  /** Made an assistant. */
  | 'AssistantCreated'
  /** Changed an assistant. */
  | 'AssistantChanged'
  /** Published a version of an assistant. */
  | 'AssistantPublished'
  /** Said which sites may show an assistant. */
  | 'AssistantDomainsChanged'
  /** Said whether sites prove who their people are. */
  | 'AssistantIdentityChanged'
  /** Made another secret for that. */
  | 'AssistantSecretRenewed'
  /** Let an assistant answer again. */
  | 'AssistantEnabled'
  /** Let an assistant answer no longer. */
  | 'AssistantDisabled'
  /** Put an assistant into the archive. */
  | 'AssistantArchived'
  /** Took an assistant back from the archive. */
  | 'AssistantUnarchived'
  /** Published a version of an article. */
  | 'ArticlePublished'
  /** Took an article from readers. */
  | 'ArticleUnpublished'
  /** Said when an article is to be published. */
  | 'ArticleScheduled'
  /** Took that back. */
  | 'ArticleUnscheduled'
  /** Let answers use an article. */
  | 'ArticleIncluded'
  /** Let answers use an article no longer. */
  | 'ArticleExcluded'
  /** Changed what stands beside an article's text. */
  | 'ArticleChanged'
  /** Put an article into another category. */
  | 'ArticleMoved'
  /** Put an article into the archive. */
  | 'ArticleArchived'
  /** Took an article back from the archive. */
  | 'ArticleUnarchived'
  /** Deleted an article. */
  | 'ArticleDeleted'
  /** Made a category of articles. */
  | 'ArticleCategoryCreated'
  /** Changed a category of articles. */
  | 'ArticleCategoryChanged'
  /** Deleted a category of articles. */
  | 'ArticleCategoryDeleted'
  /** Made a form. */
  | 'FormCreated'
  /** Published a version of a form. */
  | 'FormPublished'
  /** Put a form into the archive. */
  | 'FormArchived'
  /** Took a form back from the archive. */
  | 'FormUnarchived'
  /** Deleted a form with all that was sent in. */
  | 'FormDeleted'
  /** Made another secret for a form's webhook. */
  | 'FormSecretRenewed'
  /** Deleted what visitors had sent in. */
  | 'FormSubmissionsDeleted'
  /** Exported what visitors had sent in. */
  | 'FormSubmissionsExported'
  /** Wrote an automated FAQ. */
  | 'AutomatedFaqCreated'
  /** Changed an automated FAQ. */
  | 'AutomatedFaqChanged'
  /** Let an automated FAQ answer visitors. */
  | 'AutomatedFaqTurnedOn'
  /** Kept an automated FAQ from answering. */
  | 'AutomatedFaqTurnedOff'
  /** Deleted an automated FAQ. */
  | 'AutomatedFaqDeleted'
  /** Took the deletion of an automated FAQ back. */
  | 'AutomatedFaqRestored'
  /** Imported automated FAQs from a file. */
  | 'AutomatedFaqsImported'
  /** Uploaded a zip of articles. */
  | 'ArticlesImported'
  /** Added webpages. */
  | 'CrawlSourceCreated'
  /** Changed by which rules webpages are read. */
  | 'CrawlSourceChanged'
  /** Removed webpages with their source. */
  | 'CrawlSourceDeleted'
  /** Connected a shop. */
  | 'StoreConnected'
  /** Changed how a shop is fetched, or who shows it. */
  | 'StoreChanged'
  /** Changed which products of a shop are shown. */
  | 'StoreRulesChanged'
  /** Disconnected a shop. */
  | 'StoreDisconnected'
  /** Connected a helpdesk or a calendar, or let us in anew. */
  | 'IntegrationConnected'
  /** Changed how a helpdesk or a calendar is used. */
  | 'IntegrationChanged'
  /** Disconnected a helpdesk or a calendar. */
  | 'IntegrationDisconnected';

/** What one thing was before and is since, in words. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** What it is of, in words: «colour». */
  field: Scalars['String']['output'];
  /** Null for what was not there. */
  before?: Maybe<Scalars['String']['output']>;
  /** Null for what is gone. */
  after?: Maybe<Scalars['String']['output']>;
};

/** Something that somebody did. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Unique. */
  id: Scalars['ID']['output'];
  /** What it was. */
  action: AuditAction;
  /** Who did it; null for what nobody who was signed in did. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** As they were called then. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The address it came from; null where that is not known. */
  actorIp?: Maybe<Scalars['String']['output']>;
  /** What it was done to. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** As it was called then. */
  targetName?: Maybe<Scalars['String']['output']>;
  /** What else is to be said of it, as the plan or the card; null where there is no more. */
  detail?: Maybe<Scalars['String']['output']>;
  /** What is different since; empty for what came or went. */
  changes: Array<AuditChange>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
};

/** A page of what was done. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Newest first. */
  edges: Array<AuditEntryEdge>;
  /** How to go on. */
  pageInfo: PageInfo;
};

/** Something that was done, in its page. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** What was done. */
  node: AuditEntry;
};

/** Somebody who stands in the log, by their last name in it. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** Who, for `AuditFilter`; they may have left since. Not `id`, which is the user's own in a client's store. */
  actorId: Scalars['ID']['output'];
  /** As they were called last. */
  name: Scalars['String']['output'];
};

/** Which entries of the log; what is left out does not narrow. */
export type AuditFilter = {
  /** Of one person. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** In one part of the company. */
  domain?: InputMaybe<AuditDomain>;
  /** One thing that can be done. */
  action?: InputMaybe<AuditAction>;
  /** From this instant on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Before this instant. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Words that stand in who, what it was done to, its details or its changes: all of them, in any case of letters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Where a company is; its country is Client.country. What stands on its invoices is BillingDetails.address: another fact, and Stripe's. */
export type CompanyAddress = {
  __typename?: 'CompanyAddress';
  /** Street and number. */
  line1?: Maybe<Scalars['String']['output']>;
  /** What else helps to find it: a floor, a care-of. */
  line2?: Maybe<Scalars['String']['output']>;
  /** The town. */
  city?: Maybe<Scalars['String']['output']>;
  /** State, province or county, where addresses have one. */
  state?: Maybe<Scalars['String']['output']>;
  /** Postcode, where addresses have one. */
  postalCode?: Maybe<Scalars['String']['output']>;
};

/** As CompanyAddress, at most 200 characters a line; what is null or empty is not said any more. */
export type CompanyAddressInput = {
  /** Street and number. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** What else helps to find it: a floor, a care-of. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** The town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** State, province or county, where addresses have one. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postcode, where addresses have one. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
};

/**
 * What is to be different about a company. What is left out stays, so that people who change different things do not undo each
 * other's changes; of two who change the same thing the last one wins.
 */
export type UpdateCompanyInput = {
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where the company is reached: its support mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** As in OnboardingDetailsInput. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** As in OnboardingDetailsInput. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** As in OnboardingDetailsInput. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** As in OnboardingDetailsInput. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** As in OnboardingDetailsInput. */
  companySize?: InputMaybe<CompanySize>;
  /** A picture that the viewer has uploaded; null for none. */
  logoImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The whole address. */
  address?: InputMaybe<CompanyAddressInput>;
};

/** For how many days something is kept once it has come to rest; null: for ever. */
export type Retention = {
  __typename?: 'Retention';
  /** Resolved conversations, since their last message. */
  conversationDays?: Maybe<Scalars['Int']['output']>;
  /** Visitors who have no conversation, since they were last seen. Blocked ones are kept, so that they stay blocked. */
  visitorDays?: Maybe<Scalars['Int']['output']>;
};

/** As Retention: 1 to 3650 days each, null for ever; what is left out stays as it is. */
export type RetentionInput = {
  /** Resolved conversations, since their last message. */
  conversationDays?: InputMaybe<Scalars['Int']['input']>;
  /** Visitors who have no conversation, since they were last seen. */
  visitorDays?: InputMaybe<Scalars['Int']['input']>;
};

/** What would be deleted at once if a retention held now. */
export type RetentionPreview = {
  __typename?: 'RetentionPreview';
  /** Conversations, with their messages and files. */
  conversations: Scalars['Int']['output'];
  /** Visitors, also those whose last conversation would go. */
  visitors: Scalars['Int']['output'];
};

/** How far an export of all data is. */
export type DataExportStatus =
  /** Being made, or waiting for others. */
  | 'Preparing'
  /** Can be downloaded. */
  | 'Ready'
  /** Could not be made. */
  | 'Failed';

/** All data of a company as one ZIP file. */
export type DataExport = {
  __typename?: 'DataExport';
  /** Unique. */
  id: Scalars['ID']['output'];
  /** How far it is. */
  status: DataExportStatus;
  /** Of so many conversations, visitors and files; 0 until they have been counted. */
  total: Scalars['Int']['output'];
  /** So many are in it. */
  done: Scalars['Int']['output'];
  /** Bytes; null until it is ready. */
  size?: Maybe<Scalars['Int']['output']>;
  /** Whoever asked for it, and alone may download it. */
  requestedByName: Scalars['String']['output'];
  /** Whether that is the viewer. */
  isMine: Scalars['Boolean']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is deleted; null until it is ready. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a finished export is, for who asked for it. */
export type DataExportLink = {
  __typename?: 'DataExportLink';
  /** Answers the file, without a token. */
  url: Scalars['String']['output'];
  /** Until when. */
  expiresAt: Scalars['DateTime']['output'];
};

/** That it is meant. */
export type DeleteCompanyInput = {
  /** The company's name, exactly as it is. */
  name: Scalars['String']['input'];
  /** The viewer's; empty for who signs in with Google alone: their session must be younger than 15 minutes. */
  password: Scalars['String']['input'];
};

/** How an assistant appears on a site. */
export type AssistantType =
  /** A floating chatbot widget. */
  | 'FloatingWidget'
  /** A full-screen overlay. */
  | 'FullscreenOverlay';

/** An assistant as staff sees it. */
export type Assistant = Node & {
  __typename?: 'Assistant';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** How it appears on a site. */
  type: AssistantType;
  /** Its name, as visitors see it. */
  title: Scalars['String']['output'];
  /**
   * Image address; null: a tile with the initial. One on the API's own host is answered only with an `accessToken` query
   * parameter that `createAssetToken` gave.
   */
  avatar?: Maybe<Scalars['String']['output']>;
  /** Whether it answers; a disabled one shows on no site. */
  isEnabled: Scalars['Boolean']['output'];
  /** Since when it is in the archive, where it answers nobody; null: it is not. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a site last showed it; null: none ever has. */
  lastPingAt?: Maybe<Scalars['DateTime']['output']>;
  /** The page that did. */
  lastPingUrl?: Maybe<Scalars['String']['output']>;
  /** Where anybody can chat with it. */
  chatUrl: Scalars['String']['output'];
  /** Where whoever has this address sees its draft for a week or more, as visitors would; nothing is sent or counted there. */
  previewUrl: Scalars['String']['output'];
  /** How many conversations began with it since midnight in the company's time zone. */
  conversationsToday: Scalars['Int']['output'];
  /** Minutes that half of its conversations of the last seven days waited at most for a person's first answer; null: there was none. */
  replyMinutes?: Maybe<Scalars['Int']['output']>;
  /** How well the questions of the last 30 days found something to answer from. */
  answerScores: AnswerScores;
  /** How it comes onto a site, and onto which. */
  installation: AssistantInstallation;
  /** What is being set and not yet published. */
  draft: AssistantDraft;
  /** What visitors see. */
  published: AssistantVersion;
  /** All that was published, the newest first. Errors: BAD_INPUT with `field`. */
  versions: AssistantVersionConnection;
};


/** An assistant as staff sees it. */
export type AssistantVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** How well the questions of visitors found something to answer from. */
export type AnswerScores = {
  __typename?: 'AnswerScores';
  /** How many there were; those that are never answered are not counted. */
  questions: Scalars['Int']['output'];
  /** How many questions had a best passage of each score, from 0.00 to 1.00 in steps of 0.01. */
  counts: Array<Scalars['Int']['output']>;
};

/** What is said in the playground. */
export type PlaygroundTurnInput = {
  /** Whether a visitor said it, or the assistant. */
  isVisitor: Scalars['Boolean']['input'];
  /** At most 4,000 characters. */
  text: Scalars['String']['input'];
};

/** A question to an assistant that nobody counts or keeps. */
export type AskPlaygroundInput = {
  /** Which assistant. */
  assistantId: Scalars['ID']['input'];
  /** At most 2,000 characters. */
  question: Scalars['String']['input'];
  /** What was said before, oldest first; at most 20. */
  history?: Array<PlaygroundTurnInput>;
  /** With which settings; left out: those that visitors have. */
  config?: InputMaybe<Scalars['AssistantConfig']['input']>;
  /** BCP 47, of who asks; left out: the assistant's default. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** How far the playground has come with an answer. */
export type PlaygroundStep = {
  __typename?: 'PlaygroundStep';
  /** All of the answer so far, with [1] where passage 1 is cited. */
  text: Scalars['String']['output'];
  /** When it is complete; null before. */
  answer?: Maybe<PlaygroundAnswer>;
};

/** An answer of the playground, and how it came about. */
export type PlaygroundAnswer = {
  __typename?: 'PlaygroundAnswer';
  /** What came of the question. */
  outcome: AnswerOutcome;
  /** What was found, best first. */
  found: Array<PlaygroundPassage>;
  /** How many passages were looked through. */
  passageCount: Scalars['Int']['output'];
  /** Words of the question that nothing speaks of. */
  missingWords: Array<Scalars['String']['output']>;
  /** What may be asked next. */
  followUps: Array<Scalars['String']['output']>;
  /** Which engine: `extractive`, or a model's name. */
  engine: Scalars['String']['output'];
  /** How long it took. */
  durationMs: Scalars['Int']['output'];
  /** How often visitors asked the like in the last 30 days. */
  askedCount: Scalars['Int']['output'];
  /** The automated FAQ that answered in place of GPT; null where none did. */
  faq?: Maybe<TracedFaq>;
  /** What that FAQ offers to press. */
  buttons: Array<AnswerButton>;
};

/** A passage that was found for a question of the playground. */
export type PlaygroundPassage = {
  __typename?: 'PlaygroundPassage';
  /** Of its article. */
  articleId: Scalars['ID']['output'];
  /** The article's title. */
  title: Scalars['String']['output'];
  /** The headings that it stands under; empty without any. */
  heading: Scalars['String']['output'];
  /** What it says. */
  text: Scalars['String']['output'];
  /** Of a document, from 1. */
  page?: Maybe<Scalars['Int']['output']>;
  /** How well it fits, 0 to 1. */
  score: Scalars['Float']['output'];
  /** Whether that is enough. */
  isAbove: Scalars['Boolean']['output'];
  /** Its number in the answer; null where it is not cited. */
  number?: Maybe<Scalars['Int']['output']>;
  /** What of it the answer rests on; null where it is not cited. */
  quote?: Maybe<Scalars['String']['output']>;
};

/** What makes an answer of passages. */
export type AnswerEngine = {
  __typename?: 'AnswerEngine';
  /** As settings name it. */
  name: Scalars['String']['output'];
  /** As people read it. */
  label: Scalars['String']['output'];
  /** Whether a language model words the answers; otherwise they are quotes. */
  isModel: Scalars['Boolean']['output'];
};

/** Questions whose right answer is known, to measure what settings do. */
export type EvaluationSet = {
  __typename?: 'EvaluationSet';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Unique within the client. */
  name: Scalars['String']['output'];
  /** How many of 100 answers may be false. */
  mostFalse: Scalars['Int']['output'];
  /** Whether settings that fail it, or were not tried on it, cannot be published. */
  isGate: Scalars['Boolean']['output'];
  /** As they were added. */
  questions: Array<EvaluationQuestion>;
  /** The last time that it was put to an assistant; null: never. */
  lastRun?: Maybe<EvaluationRun>;
};


/** Questions whose right answer is known, to measure what settings do. */
export type EvaluationSetLastRunArgs = {
  assistantId: Scalars['ID']['input'];
};

/** A question, and where its answer stands. */
export type EvaluationQuestion = {
  __typename?: 'EvaluationQuestion';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** As a visitor might put it. */
  question: Scalars['String']['output'];
  /** False: nothing answers it, and the assistant has to say so. */
  isAnswerable: Scalars['Boolean']['output'];
  /** Which article answers it. */
  articleId?: Maybe<Scalars['ID']['output']>;
  /** That article's title; null where it is gone. */
  articleTitle?: Maybe<Scalars['String']['output']>;
  /** Words of the passage in which the answer stands; empty: any of the article. */
  passage: Scalars['String']['output'];
  /** Words or phrases that the answer has to hold, with semicolons between them; empty: any. */
  answer: Scalars['String']['output'];
};

/** How far a run has come. */
export type EvaluationState =
  /** The questions are being put. */
  | 'Running'
  /** All were put. */
  | 'Done'
  /** Something broke. */
  | 'Failed';

/** A set as it was put to one assistant, with the settings that visitors have and with a draft. */
export type EvaluationRun = {
  __typename?: 'EvaluationRun';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How far it has come. */
  state: EvaluationState;
  /** Of 100. */
  progress: Scalars['Int']['output'];
  /** How many questions there were. */
  questions: Scalars['Int']['output'];
  /** With the settings that visitors have. */
  live: EvaluationSide;
  /** With the draft. */
  draft: EvaluationSide;
  /** What came out otherwise with the draft, what is worse first. */
  moved: Array<EvaluationMove>;
  /** What came of each question, in the order of the set; empty while it runs. */
  outcomes: Array<EvaluationOutcome>;
  /** The run of the same set with the same assistant that was done last before it; null: none. */
  before?: Maybe<EvaluationRun>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended; null while it runs. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One side of a comparison; shares are of 0 to 1. */
export type EvaluationSide = {
  __typename?: 'EvaluationSide';
  /** The settings, as JSON: those of `gpt` in an AssistantConfig. */
  settings: Scalars['String']['output'];
  /** Which share came out right: answered from where it stands with what was expected, or refused where nothing answers it. */
  right: Scalars['Float']['output'];
  /** For which share of the answerable ones its passage was among the best five. */
  inTopFive: Scalars['Float']['output'];
  /** Which share was answered from somewhere else, without what was expected, or although nothing answers it. */
  falsely: Scalars['Float']['output'];
  /** Which share was refused although something answers it. */
  refusedInError: Scalars['Float']['output'];
};

/** What came of a question of a set. */
export type EvaluationVerdict =
  /** It was answered from where its answer stands, with what was expected of it. */
  | 'Right'
  /** It was answered from somewhere else, without what was expected, or although nothing answers it. */
  | 'Wrong'
  /** It was refused. */
  | 'Refused';

/** A question that came out otherwise with the draft. */
export type EvaluationMove = {
  __typename?: 'EvaluationMove';
  /** Which. */
  question: Scalars['String']['output'];
  /** With the settings that visitors have. */
  before: EvaluationVerdict;
  /** With the draft. */
  after: EvaluationVerdict;
  /** Whether that is for the better. */
  isBetter: Scalars['Boolean']['output'];
};

/** What came of one question of a set. */
export type EvaluationOutcome = {
  __typename?: 'EvaluationOutcome';
  /** Which. */
  question: Scalars['String']['output'];
  /** Title of the article that answers it; null: nothing does, or it was not kept. */
  expected?: Maybe<Scalars['String']['output']>;
  /** With the settings that visitors have. */
  live: EvaluationAnswer;
  /** With the draft. */
  draft: EvaluationAnswer;
};

/** How one side of a comparison answered a question. */
export type EvaluationAnswer = {
  __typename?: 'EvaluationAnswer';
  /** What came of it. */
  verdict: EvaluationVerdict;
  /** Whether that is as it should be: refusing what nothing answers is right. */
  isRight: Scalars['Boolean']['output'];
  /** Titles of the articles that it cites; empty where it was refused, or they were not kept. */
  cited: Array<Scalars['String']['output']>;
  /** Which expected words and phrases it does not hold, whatever their case, spaces and punctuation; empty where it was refused. */
  lacks: Array<Scalars['String']['output']>;
};

/** A set as it is to be. */
export type EvaluationSetInput = {
  /** 1 to 60 characters, unique within the client. */
  name: Scalars['String']['input'];
  /** How many of 100 answers may be false, 0 to 100. */
  mostFalse?: Scalars['Int']['input'];
  /** Whether settings that fail it, or were not tried on it, cannot be published. */
  isGate?: Scalars['Boolean']['input'];
};

/** A question of a set as it is to be. */
export type EvaluationQuestionInput = {
  /** At most 500 characters. */
  question: Scalars['String']['input'];
  /** False: nothing answers it. */
  isAnswerable: Scalars['Boolean']['input'];
  /** Which article answers it; where it is answerable, this or `articleTitle` has to be there. */
  articleId?: InputMaybe<Scalars['ID']['input']>;
  /** In place of `articleId`: the title of the published article that answers it, in any case. At most 300 characters. */
  articleTitle?: InputMaybe<Scalars['String']['input']>;
  /** Words of the passage in which the answer stands, at most 500 characters. */
  passage?: Scalars['String']['input'];
  /** Words or phrases that the answer has to hold, with semicolons between them; at most 500 characters. */
  answer?: Scalars['String']['input'];
};

/** A set to be put to an assistant. */
export type RunEvaluationInput = {
  /** Which set. */
  setId: Scalars['ID']['input'];
  /** Which assistant. */
  assistantId: Scalars['ID']['input'];
  /** The draft that is compared with what visitors have. */
  config: Scalars['AssistantConfig']['input'];
};

/** What visitors asked without an answer. */
export type UnansweredQuestion = {
  __typename?: 'UnansweredQuestion';
  /** The same for questions that differ in case and punctuation alone. */
  key: Scalars['String']['output'];
  /** As it was last put. */
  question: Scalars['String']['output'];
  /** How often it was asked in the last 30 days. */
  count: Scalars['Int']['output'];
  /** When it was last asked. */
  lastAskedAt: Scalars['DateTime']['output'];
  /** In which conversations, the latest first; at most 5. */
  conversationIds: Array<Scalars['ID']['output']>;
  /** Words that nothing speaks of. */
  missingWords: Array<Scalars['String']['output']>;
};

/** Whether sites prove who their signed-in people are. */
export type IdentityMode =
  /** Who people say they are is taken as they say it, and shown as unproven. */
  | 'Off'
  /** As Off, and what is proven is shown as proven. */
  | 'Optional'
  /** Who cannot prove it stays an unknown visitor. */
  | 'Required';

/** How an assistant comes onto a site, and onto which. It is not part of its versions: a change holds at once. */
export type AssistantInstallation = {
  __typename?: 'AssistantInstallation';
  /** The line of HTML that shows it. */
  snippet: Scalars['String']['output'];
  /** The hosts that may show it, `shop.example` or `*.shop.example`; empty: any. */
  allowedDomains: Array<Scalars['String']['output']>;
  /** Whether sites prove who their people are. */
  identityMode: IdentityMode;
  /** Whether there is a secret to prove it with. */
  hasIdentitySecret: Scalars['Boolean']['output'];
};

/** The hosts that may show an assistant. */
export type SetAllowedDomainsInput = {
  /** Which assistant. */
  assistantId: Scalars['ID']['input'];
  /** At most 50: hosts, `*.` and a host for all below it, or addresses, of which the host is taken; none: any site. */
  domains: Array<Scalars['String']['input']>;
};

/** What is being set on an assistant and not yet published. */
export type AssistantDraft = {
  __typename?: 'AssistantDraft';
  /** The whole of it. */
  config: Scalars['AssistantConfig']['output'];
  /** For saving and publishing: it says which draft is meant. */
  revision: Scalars['Int']['output'];
  /** Who saved it; null: nobody has yet. */
  savedByName?: Maybe<Scalars['String']['output']>;
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Whether it differs from what visitors see. */
  hasChanges: Scalars['Boolean']['output'];
  /** The images that it names. */
  images: Array<ConfigImage>;
  /** The articles that its home page names, as they are published now. */
  articles: Array<HomeArticle>;
  /** The products that its home page shows, as they are now. */
  products: Array<HomeProducts>;
  /** Those of the products that its home page names one by one that their shops still have. */
  namedProducts: Array<Product>;
  /** The published ones among the articles that it names one by one: on its home page, to answer from, to be opened by triggers. */
  namedArticles: Array<Article>;
  /** Whether anybody whom it shows in the chat is at work now; where it shows nobody, anybody of the company. */
  isSomebodyOnline: Scalars['Boolean']['output'];
};

/** An image that a configuration names. */
export type ConfigImage = {
  __typename?: 'ConfigImage';
  /** As it is named. */
  path: Scalars['String']['output'];
  /** Where anybody finds it. */
  address: Scalars['String']['output'];
};

/** A configuration as it was published; it never changes. */
export type AssistantVersion = {
  __typename?: 'AssistantVersion';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** From 1; the highest is what visitors see. */
  number: Scalars['Int']['output'];
  /** The whole of it. */
  config: Scalars['AssistantConfig']['output'];
  /** The images that it names. */
  images: Array<ConfigImage>;
  /** The articles that it names one by one and that still exist, also those that visitors may not read any more. */
  namedArticles: Array<Article>;
  /** Those of the products that its home page names one by one that their shops still have. */
  namedProducts: Array<Product>;
  /** The flows that it names, also those in the archive. */
  namedFlows: Array<GuidedFlow>;
  /** The forms that it names, also those that take no answers. */
  namedForms: Array<FormTemplate>;
  /** What who published it said of it; may be empty. */
  note: Scalars['String']['output'];
  /** Who published it; null: nobody of the staff. */
  publishedByName?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
};

/** A page of versions. */
export type AssistantVersionConnection = {
  __typename?: 'AssistantVersionConnection';
  /** The versions with their cursors. */
  edges: Array<AssistantVersionEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A version in its place. */
export type AssistantVersionEdge = {
  __typename?: 'AssistantVersionEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: AssistantVersion;
};

/** With what a new assistant begins. */
export type AssistantTemplate =
  /** With nothing but a greeting. */
  | 'Blank'
  /** For questions about what people have bought. */
  | 'Support'
  /** For who is about to buy. */
  | 'Sales'
  /** For appointments and tables. */
  | 'Booking';

/** A new assistant. */
export type CreateAssistantInput = {
  /** How it appears on a site; it stays so. */
  type: AssistantType;
  /** 1 to 60 characters. */
  title: Scalars['String']['input'];
  /** Left out: Blank. */
  template?: InputMaybe<AssistantTemplate>;
  /** Begins as this assistant was last published; `template` is then passed over. */
  copyOfId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is to be saved of an assistant. */
export type SaveAssistantDraftInput = {
  /** Which assistant. */
  assistantId: Scalars['ID']['input'];
  /** Of the draft that was changed. */
  revision: Scalars['Int']['input'];
  /** The whole of it. */
  config: Scalars['AssistantConfig']['input'];
};

/** What is to be published. */
export type PublishAssistantInput = {
  /** Which assistant. */
  assistantId: Scalars['ID']['input'];
  /** Of the draft that was looked at. */
  revision: Scalars['Int']['input'];
  /** What has changed, for colleagues; at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A picture of the company's own that may stand in a message: the face of one of its assistants. */
export type CustomEmoji = {
  __typename?: 'CustomEmoji';
  /** What stands for it in a message, between colons. Unique within the company; it stays when the title changes. */
  shortcode: Scalars['String']['output'];
  /** What it shows, in words: the assistant's title. */
  title: Scalars['String']['output'];
  /** Image address, good for who asks. */
  image: Scalars['String']['output'];
};

/** Opens the company's images below `/assistants/` to who puts it in their address, and nothing else. */
export type AssetToken = {
  __typename?: 'AssetToken';
  /** For the query parameter `accessToken`. */
  token: Scalars['String']['output'];
  /** How long it is good, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
};

/** What an article is made of. */
export type ArticleType =
  /** Written here. */
  | 'Text'
  /** A file that was uploaded. */
  | 'Document'
  /** A page of a site. */
  | 'Webpage';

/** Who can read an article. */
export type ArticleStatus =
  /** Staff. */
  | 'Draft'
  /** Everybody, where there is a help centre; and the assistants may answer from it. */
  | 'Published'
  /** Staff who look for it: it is put away. */
  | 'Archived';

/** What became of articles that were to be published together. */
export type PublishArticlesPayload = {
  __typename?: 'PublishArticlesPayload';
  /** Those that were published. */
  articles: Array<Article>;
  /** Those that stay as they are, each with why. */
  leftOut: Array<ArticleLeftOut>;
};

/** An article that was not published with others. */
export type ArticleLeftOut = {
  __typename?: 'ArticleLeftOut';
  /** Which. */
  articleId: Scalars['ID']['output'];
  /** Why not. */
  reason: ArticleLeftOutReason;
};

/** Why an article was not published with others. */
export type ArticleLeftOutReason =
  /** It is published as it stands. */
  | 'NothingNew'
  /** It has no title. */
  | 'NoTitle'
  /** Nothing is written in it. */
  | 'NoText'
  /** Another article has its address. */
  | 'AddressTaken'
  /** It is a document or a webpage, which are not written here. */
  | 'NotWritten';

/** How far an article is on its way into answers. */
export type GptStatus =
  /** Not published, or left out on purpose. */
  | 'NotIncluded'
  /** Waits for its turn. */
  | 'Queued'
  /** Its text is being taken out of the file or page. */
  | 'Extracting'
  /** Its passages are being made. */
  | 'Training'
  /** Answers are made from it. */
  | 'Trained'
  /** It could not be read; `gptError` says why. */
  | 'Failed'
  /** Answers are made from what it said before. */
  | 'Outdated';

/** What the assistants may know: a written article, a document or a page of a site. */
export type Article = Node & {
  __typename?: 'Article';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** What it is made of. */
  type: ArticleType;
  /** What it is called; of one that was never published, what its draft calls it. May be blank then. */
  title: Scalars['String']['output'];
  /** Its address in the help centre; null until it is published, and for what is not written here. */
  slug?: Maybe<Scalars['String']['output']>;
  /** What it says in a sentence or two; may be empty. */
  summary: Scalars['String']['output'];
  /** What was published or extracted: sanitised HTML, empty before that. */
  body: Scalars['String']['output'];
  /** The same as plain text, a line for each paragraph. */
  text: Scalars['String']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
  /** Null: in none. */
  category?: Maybe<ArticleCategory>;
  /** Who wrote or added it; null for who is gone. */
  author?: Maybe<User>;
  /** Words to find it by. */
  tags: Array<Scalars['String']['output']>;
  /** Who can read it. */
  status: ArticleStatus;
  /** Since when readers see what they see; null: it is not published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its draft will be published by itself; null: it will not. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether answers may use it. */
  includeInGpt: Scalars['Boolean']['output'];
  /** How far it is on its way into answers. */
  gptStatus: GptStatus;
  /** Of 100, while it is Extracting or Training. */
  gptProgress?: Maybe<Scalars['Int']['output']>;
  /** Why it Failed, as a word such as `Encrypted`. */
  gptErrorCode?: Maybe<Scalars['String']['output']>;
  /** Why it Failed, as a sentence. */
  gptError?: Maybe<Scalars['String']['output']>;
  /** When it was last Trained. */
  trainedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many it has. */
  words: Scalars['Int']['output'];
  /** Into how many passages it was cut. */
  passageCount: Scalars['Int']['output'];
  /** How often it was opened in the help centre. */
  views: Scalars['Int']['output'];
  /** How many readers found it helpful. */
  helpfulUp: Scalars['Int']['output'];
  /** How many did not. */
  helpfulDown: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When somebody last changed it. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where anybody reads it; null for what is not published or not written here. */
  helpCentreUrl?: Maybe<Scalars['String']['output']>;
  /** What is being written and not yet published; null for what is not written here. */
  draft?: Maybe<ArticleDraft>;
  /** What readers see; null: it was never published. */
  published?: Maybe<ArticleVersion>;
  /** All that was published, the newest first. Errors: BAD_INPUT with `field`. */
  versions: ArticleVersionConnection;
  /** The file that it was made from; of a Document alone. */
  document?: Maybe<Document>;
  /** Where it was read; of a Webpage alone. */
  webpage?: Maybe<Webpage>;
  /** What answers quote of it, in its order; none before it was trained. */
  passages: Array<Passage>;
  /** The assistants that may answer visitors from it, as they were last published; none while it is a draft or left out. */
  answeredBy: Array<Assistant>;
  /** The same article in its other languages, by their tags; archived ones as well. */
  translations: Array<Article>;
};


/** What the assistants may know: a written article, a document or a page of a site. */
export type ArticleVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Which pages of a site are read. */
export type CrawlKind =
  /** One address. */
  | 'Page'
  /** Several addresses. */
  | 'List'
  /** Those that a sitemap names. */
  | 'Sitemap'
  /** Those below an address that links lead to. */
  | 'Site';

/** How often pages are read again by themselves. */
export type CrawlFrequency =
  /** Only when somebody says so. */
  | 'Never'
  /** Every day. */
  | 'Daily'
  /** Every seven days. */
  | 'Weekly'
  /** Every thirty days. */
  | 'Monthly';

/** How far a run is. */
export type CrawlState =
  /** Waits for its turn. */
  | 'Waiting'
  /** Pages are being read. */
  | 'Running'
  /** There is nothing left to read. */
  | 'Done'
  /** It could not begin, or broke; `error` says why. */
  | 'Failed'
  /** Somebody ended it. */
  | 'Cancelled';

/** What came of an address. */
export type CrawlOutcome =
  /** Its turn is still to come. */
  | 'Waiting'
  /** Would be read: of a preview. */
  | 'Listed'
  /** A new page. */
  | 'Added'
  /** It says something else than before. */
  | 'Changed'
  /** As it was. */
  | 'Unchanged'
  /** Left out; `reason` says why. */
  | 'Skipped'
  /** It could not be read; `reason` says why. */
  | 'Failed';

/** How far an import of articles is. */
export type ArticleImportState =
  /** Its turn is still to come. */
  | 'Waiting'
  /** Its files are being made drafts of. */
  | 'Running'
  /** All of its files have been looked at. */
  | 'Done'
  /** It could not be read. */
  | 'Failed'
  /** Somebody ended it before it was done. */
  | 'Cancelled'
  /** Its drafts were deleted again. */
  | 'Undone';

/** A zip of Markdown and HTML files, out of which drafts are made. */
export type ArticleImport = {
  __typename?: 'ArticleImport';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** As the file was called where it came from. */
  name: Scalars['String']['output'];
  /** How far it is. */
  state: ArticleImportState;
  /** Of 100; null: not known, or over. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** Why it Failed, as a sentence. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended; null: it goes on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many drafts it made. */
  importedCount: Scalars['Int']['output'];
  /** How many files it left out. */
  skippedCount: Scalars['Int']['output'];
  /** How many pictures came with the drafts. */
  pictureCount: Scalars['Int']['output'];
  /** How many of its drafts nobody has changed or published: those go when it is undone. */
  undoableCount: Scalars['Int']['output'];
  /** Its files: those that were left out first, then those of which something was. */
  items: ArticleImportItemPage;
};


/** A zip of Markdown and HTML files, out of which drafts are made. */
export type ArticleImportItemsArgs = {
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
};

/** A numbered page of the files of an import. */
export type ArticleImportItemPage = {
  __typename?: 'ArticleImportItemPage';
  /** Those of the page. */
  nodes: Array<ArticleImportItem>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A file of an import, and what came of it. */
export type ArticleImportItem = {
  __typename?: 'ArticleImportItem';
  /** Within the zip. */
  path: Scalars['String']['output'];
  /** Whether a draft was made of it. */
  isImported: Scalars['Boolean']['output'];
  /** The draft; null: none was made, or it is gone. */
  article?: Maybe<Article>;
  /** What was left out of it, or why all of it was, as sentences. */
  notes: Array<Scalars['String']['output']>;
};

/** Where an article of type Webpage was read. */
export type Webpage = {
  __typename?: 'Webpage';
  /** Its whole address. */
  url: Scalars['String']['output'];
  /** The page that led to it; null: it was named. */
  foundOn?: Maybe<Scalars['String']['output']>;
  /** Of the site's last answer; null: none yet, or it did not answer. */
  httpStatus?: Maybe<Scalars['Int']['output']>;
  /** When it was last asked for; null: not yet. */
  fetchedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it last said something new; null: not read yet. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it comes from; null: that was removed. */
  source?: Maybe<CrawlSource>;
};

/** Where webpages come from, and by which rules. */
export type CrawlSource = {
  __typename?: 'CrawlSource';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Which pages are read. */
  kind: CrawlKind;
  /** Whole addresses; one, but for a List. */
  addresses: Array<Scalars['String']['output']>;
  /** Patterns of paths as in robots.txt (`/help/*`): only these; none: all. */
  includePatterns: Array<Scalars['String']['output']>;
  /** The same: not these. */
  excludePatterns: Array<Scalars['String']['output']>;
  /** How many links away from the first address. */
  maxDepth: Scalars['Int']['output'];
  /** How many pages at most. */
  maxPages: Scalars['Int']['output'];
  /** Whether pages are left out that the site keeps robots from. */
  respectsRobots: Scalars['Boolean']['output'];
  /** How often they are read again by themselves. */
  frequency: CrawlFrequency;
  /** When they are; null: not by themselves. */
  nextRunAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** How many pages are kept. */
  pageCount: Scalars['Int']['output'];
  /** The run that began last. */
  lastRun?: Maybe<CrawlRun>;
};

/** Pages being read, or looked through before that. */
export type CrawlRun = {
  __typename?: 'CrawlRun';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Null: a preview. */
  source?: Maybe<CrawlSource>;
  /** A preview keeps nothing of what it reads. */
  isPreview: Scalars['Boolean']['output'];
  /** How far it is. */
  state: CrawlState;
  /** Why it Failed, as a sentence. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When its first page was read; null: not yet. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null: it goes on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many addresses came to what. */
  counts: CrawlCounts;
  /** What it came by, in that order. Errors: BAD_INPUT with `field`. */
  items: CrawlRunItemPage;
};


/** Pages being read, or looked through before that. */
export type CrawlRunItemsArgs = {
  outcomes?: InputMaybe<Array<CrawlOutcome>>;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
};

/** How many addresses of a run came to what. */
export type CrawlCounts = {
  __typename?: 'CrawlCounts';
  /** All. */
  found: Scalars['Int']['output'];
  /** Their turn is still to come. */
  waiting: Scalars['Int']['output'];
  /** Are, or would be, among the webpages. */
  read: Scalars['Int']['output'];
  /** Of those, new ones. */
  added: Scalars['Int']['output'];
  /** Of those, the ones that say something else than before. */
  changed: Scalars['Int']['output'];
  /** Left out. */
  skipped: Scalars['Int']['output'];
  /** Could not be read. */
  failed: Scalars['Int']['output'];
};

/** A numbered page of addresses. */
export type CrawlRunItemPage = {
  __typename?: 'CrawlRunItemPage';
  /** Those of the page. */
  nodes: Array<CrawlRunItem>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An address that a run came by, and what came of it. */
export type CrawlRunItem = {
  __typename?: 'CrawlRunItem';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Whole. */
  url: Scalars['String']['output'];
  /** How many links away from the first address. */
  depth: Scalars['Int']['output'];
  /** The page that links to it; null: it was named. */
  foundOn?: Maybe<Scalars['String']['output']>;
  /** What came of it. */
  outcome: CrawlOutcome;
  /** Why it was Skipped or Failed, as a word such as `Robots`. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The same as a sentence. */
  message?: Maybe<Scalars['String']['output']>;
  /** What else is to be said: the address that it is the same as, or the title of what would be read. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Of the site's answer. */
  httpStatus?: Maybe<Scalars['Int']['output']>;
};

/** Pages to be read. */
export type CrawlSourceInput = {
  /** Which pages. */
  kind: CrawlKind;
  /** One, but for a List: at most 100; without a scheme https. */
  addresses: Array<Scalars['String']['input']>;
  /** Patterns of paths as in robots.txt (`/help/*`): only these; at most 50. */
  includePatterns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The same: not these. */
  excludePatterns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How many links away from the first address, 0 to 10. */
  maxDepth?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1,000. */
  maxPages?: InputMaybe<Scalars['Int']['input']>;
  /** Whether pages are left out that the site keeps robots from. */
  respectsRobots?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often they are read again by themselves. */
  frequency?: InputMaybe<CrawlFrequency>;
};

/** By which rules pages are read from now on; what is left out becomes what it is at first. */
export type UpdateCrawlSourceInput = {
  /** Of which source. */
  sourceId: Scalars['ID']['input'];
  /** Patterns of paths as in robots.txt (`/help/*`): only these; at most 50. */
  includePatterns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The same: not these. */
  excludePatterns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How many links away from the first address, 0 to 10. */
  maxDepth?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1,000. */
  maxPages?: InputMaybe<Scalars['Int']['input']>;
  /** Whether pages are left out that the site keeps robots from. */
  respectsRobots?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often they are read again by themselves. */
  frequency?: InputMaybe<CrawlFrequency>;
};

/** A piece of an article that fits an answer. */
export type Passage = {
  __typename?: 'Passage';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The headings that it stands under, joined by « › »; may be empty. */
  heading: Scalars['String']['output'];
  /** Plain. */
  text: Scalars['String']['output'];
  /** Of a document, from 1. */
  page?: Maybe<Scalars['Int']['output']>;
  /** Further questions that it answers: it is found by their words, too. */
  questions: Array<Scalars['String']['output']>;
  /** Whether answers use it. */
  isEnabled: Scalars['Boolean']['output'];
  /** Changed by hand: training again keeps it, as long as the article still says what it was made of. */
  isEdited: Scalars['Boolean']['output'];
  /** How often answers used it, and how those did. */
  figures: PassageFigures;
  /** The latest five answers that used it. */
  answers: Array<PassageAnswer>;
};

/** How answers did that used a passage. */
export type PassageFigures = {
  __typename?: 'PassageFigures';
  /** How many there were. */
  uses: Scalars['Int']['output'];
  /** To how many visitors said that they helped. */
  helpful: Scalars['Int']['output'];
  /** To how many visitors said that they did not. */
  unhelpful: Scalars['Int']['output'];
};

/** An answer that used a passage. */
export type PassageAnswer = {
  __typename?: 'PassageAnswer';
  /** What was asked. */
  question: Scalars['String']['output'];
  /** Where. */
  conversationId: Scalars['ID']['output'];
  /** What the visitor said of it; null: nothing. */
  isHelpful?: Maybe<Scalars['Boolean']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
};

/** What of a passage is changed; what is left out stays. */
export type UpdatePassageInput = {
  /** Which. */
  id: Scalars['ID']['input'];
  /** Up to 200 characters. */
  heading?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 4,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20, of 1 to 200 characters. */
  questions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether answers use it. */
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A file that was uploaded, so that answers can be made from it. */
export type Document = {
  __typename?: 'Document';
  /** As it was called where it came from. */
  name: Scalars['String']['output'];
  /** Bytes in all. */
  size: Scalars['Int']['output'];
  /** Those that have come; the others are still to be sent to `/content/documents/{article id}?offset=…`. */
  receivedBytes: Scalars['Int']['output'];
  /** How many it has; null for what has none, and until it was read. */
  pages?: Maybe<Scalars['Int']['output']>;
  /** Another one with the very same bytes; null: there is none. */
  sameAs?: Maybe<Article>;
  /** Where the file itself is, for a day or two; null until all of it has come. */
  url?: Maybe<Scalars['String']['output']>;
  /** What was read of it, page by page; of a file without pages all at once. Empty until it was read. */
  pageTexts: Array<DocumentPageText>;
};

/** What was read of a page. */
export type DocumentPageText = {
  __typename?: 'DocumentPageText';
  /** From 1; null: the file has no pages. */
  page?: Maybe<Scalars['Int']['output']>;
  /** A line for each paragraph, heading, entry and row. */
  text: Scalars['String']['output'];
};

/** What is written in an article. */
export type ArticleContent = {
  __typename?: 'ArticleContent';
  /** May be blank in a draft. */
  title: Scalars['String']['output'];
  /** May be empty. */
  summary: Scalars['String']['output'];
  /** Sanitised HTML. */
  body: Scalars['String']['output'];
  /** Its address in the help centre; empty: made of the title when it is published. */
  slug: Scalars['String']['output'];
  /** For search engines; empty: the title. */
  seoTitle: Scalars['String']['output'];
  /** For search engines; empty: the summary. */
  seoDescription: Scalars['String']['output'];
};

/** What is being written and not yet published. */
export type ArticleDraft = {
  __typename?: 'ArticleDraft';
  /** The whole of it. */
  content: ArticleContent;
  /** For saving and publishing: it says which draft is meant. */
  revision: Scalars['Int']['output'];
  /** Who saved it; null: nobody of the staff. */
  savedByName?: Maybe<Scalars['String']['output']>;
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Whether it differs from what was last published; true before the first time. */
  hasChanges: Scalars['Boolean']['output'];
};

/** An article as it was published; it never changes. */
export type ArticleVersion = {
  __typename?: 'ArticleVersion';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** From 1; the highest is what readers see. */
  number: Scalars['Int']['output'];
  /** The whole of it. */
  content: ArticleContent;
  /** What who published it said of it; may be empty. */
  note: Scalars['String']['output'];
  /** Who published it; null: it was scheduled, or nobody of the staff. */
  publishedByName?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
};

/** A page of versions of an article. */
export type ArticleVersionConnection = {
  __typename?: 'ArticleVersionConnection';
  /** The versions with their cursors. */
  edges: Array<ArticleVersionEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A version of an article in its place. */
export type ArticleVersionEdge = {
  __typename?: 'ArticleVersionEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: ArticleVersion;
};

/** A numbered page of articles. */
export type ArticlePage = {
  __typename?: 'ArticlePage';
  /** Those of the page. */
  nodes: Array<Article>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Which articles. */
export type ArticleFilter = {
  /** Only these; left out: all. */
  type?: InputMaybe<ArticleType>;
  /** Words that title, summary, tags or text hold, each of them; left out: any. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** In this category or below it. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** In no category. */
  isUncategorised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Read from this source. */
  crawlSourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these; none: all. */
  gptStatuses?: InputMaybe<Array<GptStatus>>;
  /** By this member of the staff. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Left out: all but Archived. */
  status?: InputMaybe<ArticleStatus>;
  /** BCP 47. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** In which order articles come. */
export type ArticleSort =
  /** Those that somebody changed last first. */
  | 'EditedNewest'
  /** Those that nobody has changed for longest first. */
  | 'EditedOldest'
  /** Webpages that were never read first, then those whose text was another one last. */
  | 'ChangedNewest'
  /** Webpages whose text has been the same for longest first; those that were never read last. */
  | 'ChangedOldest'
  /** By title. */
  | 'TitleAscending'
  /** By title, from its end. */
  | 'TitleDescending'
  /** Those that are opened most first. */
  | 'ViewsMost'
  /** As they stand in their category. */
  | 'Position'
  /** What fits the search best first: by its title, then what is opened most. Where nothing holds its words, what holds those that were probably meant. Without a search as ViewsMost. */
  | 'Relevance';

/** A file that will be uploaded. */
export type BeginDocumentInput = {
  /** As it is called. */
  name: Scalars['String']['input'];
  /** Bytes. */
  size: Scalars['Int']['input'];
  /** SHA-256 of its first 1,000,000 bytes, in hexadecimal; with it, an upload of the same file that stopped is gone on with. */
  start?: InputMaybe<Scalars['String']['input']>;
  /** Where it belongs; left out: nowhere. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new article. */
export type CreateArticleInput = {
  /** At most 150 characters; may be blank. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** In which category; left out: in none. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** BCP 47; left out: English. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What is to be saved of an article's draft: the whole of it. */
export type SaveArticleDraftInput = {
  /** Which article. */
  articleId: Scalars['ID']['input'];
  /** Of the draft that was changed. */
  revision: Scalars['Int']['input'];
  /** At most 150 characters; may be blank. */
  title: Scalars['String']['input'];
  /** At most 300 characters. */
  summary: Scalars['String']['input'];
  /** HTML; what articles may not hold is taken out. */
  body: Scalars['String']['input'];
  /** At most 80 letters, digits and `-`; empty: made of the title. */
  slug: Scalars['String']['input'];
  /** At most 120 characters. */
  seoTitle: Scalars['String']['input'];
  /** At most 300 characters. */
  seoDescription: Scalars['String']['input'];
};

/** What is to be published of an article. */
export type PublishArticleInput = {
  /** Which article. */
  articleId: Scalars['ID']['input'];
  /** Of the draft that was looked at. */
  revision: Scalars['Int']['input'];
  /** What has changed, for colleagues; at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What stands beside an article's text: it holds at once, without a draft. */
export type UpdateArticleInput = {
  /** Which article. */
  articleId: Scalars['ID']['input'];
  /** BCP 47; left out: as it is. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** At most 20 of at most 40 characters; left out: as they are. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An article in another language. */
export type TranslateArticleInput = {
  /** Which article. */
  articleId: Scalars['ID']['input'];
  /** BCP 47; one that it is not there in yet. */
  language: Scalars['String']['input'];
};

/** Two articles that say the same in two languages. */
export type LinkTranslationInput = {
  /** Which article. */
  articleId: Scalars['ID']['input'];
  /** What is that article in another language; a translation of none yet. */
  translationId: Scalars['ID']['input'];
};

/** A shelf of articles. */
export type ArticleCategory = Node & {
  __typename?: 'ArticleCategory';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Unique within the client. */
  name: Scalars['String']['output'];
  /** Its address in the help centre. */
  slug: Scalars['String']['output'];
  /** What stands in it, in a sentence; may be empty. */
  description: Scalars['String']['output'];
  /** An emoji; may be empty. */
  icon: Scalars['String']['output'];
  /** In which category it stands; null: in none. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Among those of its parent, from 0. */
  position: Scalars['Int']['output'];
  /** How many written articles it holds itself; archived ones are not counted. */
  articleCount: Scalars['Int']['output'];
  /** How many of all types. */
  contentCount: Scalars['Int']['output'];
};

/** A category as it is to be. */
export type ArticleCategoryInput = {
  /** 1 to 60 characters, unique within the client. */
  name: Scalars['String']['input'];
  /** At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** An emoji. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Left out or null: it stands in none. Categories nest two deep. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** How content stands as a whole; archived articles are not counted. */
export type ContentSummary = {
  __typename?: 'ContentSummary';
  /** By type; all three. */
  types: Array<ContentTypeSummary>;
  /** By category, those without one last; categories without content as well. */
  categories: Array<CategorySummary>;
};

/** How the content of one type stands. */
export type ContentTypeSummary = {
  __typename?: 'ContentTypeSummary';
  /** Which. */
  type: ArticleType;
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** How many are published and included in answers. */
  included: Scalars['Int']['output'];
  /** How many are ready for answers. */
  trained: Scalars['Int']['output'];
  /** How many are on the way. */
  training: Scalars['Int']['output'];
  /** How many could not be read. */
  failed: Scalars['Int']['output'];
};

/** How the content of one category stands, of all types. */
export type CategorySummary = {
  __typename?: 'CategorySummary';
  /** Null: in none. */
  category?: Maybe<ArticleCategory>;
  /** How many articles there are. */
  articles: Scalars['Int']['output'];
  /** How many words they have. */
  words: Scalars['Int']['output'];
  /** How many are ready for answers. */
  trained: Scalars['Int']['output'];
  /** How often they were opened. */
  views: Scalars['Int']['output'];
  /** How many readers found them helpful. */
  helpfulUp: Scalars['Int']['output'];
  /** How many did not. */
  helpfulDown: Scalars['Int']['output'];
  /** When somebody last changed one; null: there is none. */
  lastEditedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where a form stands. */
export type FormTemplateStatus =
  /** It was never published. */
  | 'Draft'
  /** Visitors can be asked to fill it in. */
  | 'Active'
  /** It was put away. */
  | 'Archived';

/** With what a new form begins. */
export type FormTemplateKind =
  /** With no questions. */
  | 'Blank'
  /** Name, email and what it is about. */
  | 'Contact'
  /** A number, and when to call. */
  | 'Callback'
  /** What is needed, by when and for how much. */
  | 'Quote'
  /** What went wrong, and where. */
  | 'BugReport'
  /** A score, and the reason for it. */
  | 'Feedback'
  /** Something that is sent back. */
  | 'Return';

/** Questions that visitors are asked in a chat. */
export type FormTemplate = Node & {
  __typename?: 'FormTemplate';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** As published, or while nothing is, as drafted. */
  name: Scalars['String']['output'];
  /** What it is for, for colleagues; may be empty. */
  description: Scalars['String']['output'];
  /** Where it stands. */
  status: FormTemplateStatus;
  /** How many questions visitors can be asked. */
  fieldCount: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** What is being worked on. */
  draft: FormDraft;
  /** What visitors see; null: it was never published. */
  published?: Maybe<FormVersion>;
  /** All that was published, the newest first. Errors: BAD_INPUT with `field`. */
  versions: FormVersionConnection;
  /** How many of its submissions there are, by how far they are. */
  submissionCounts: FormSubmissionCounts;
  /** Where visitors meet it. */
  usedIn: Array<FormUse>;
  /** Whether it takes no more submissions now, and why; null: it takes them. */
  closedBecause?: Maybe<FormClosed>;
};


/** Questions that visitors are asked in a chat. */
export type FormTemplateVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** Why a form takes no more submissions. */
export type FormClosed =
  /** It is not published, or put away. */
  | 'NotPublished'
  /** Its closing date has passed. */
  | 'Closed'
  /** It has as many as it takes. */
  | 'Full';

/** Where visitors meet a form. */
export type FormUse = {
  __typename?: 'FormUse';
  /** Of what leads there. */
  id: Scalars['ID']['output'];
  /** A flow's step, an assistant's home page, or an FAQ. */
  kind: FormUseKind;
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** What leads visitors to a form. */
export type FormUseKind =
  /** A step of a published guided flow. */
  | 'GuidedFlow'
  /** The home page of an assistant, one of its triggers, or what it offers where it has no answer. */
  | 'HomePage'
  /** An automated FAQ that answers by now and asks it after its answer. */
  | 'AutomatedFaq';

/** How many submissions of a form there are. Spam counts as spam alone. */
export type FormSubmissionCounts = {
  __typename?: 'FormSubmissionCounts';
  /** Sent in or begun. */
  all: Scalars['Int']['output'];
  /** Sent in, and not looked at yet. */
  unread: Scalars['Int']['output'];
  /** Begun and not sent in. */
  partial: Scalars['Int']['output'];
  /** Starred. */
  starred: Scalars['Int']['output'];
  /** Marked as spam. */
  spam: Scalars['Int']['output'];
  /** Put before a visitor, also those who filled in nothing. */
  shown: Scalars['Int']['output'];
};

/** A form as it is being worked on. */
export type FormDraft = {
  __typename?: 'FormDraft';
  /** The whole of it. */
  content: Scalars['FormContent']['output'];
  /** For saving and publishing: it says which draft is meant. */
  revision: Scalars['Int']['output'];
  /** Who saved it; null: nobody of the staff. */
  savedByName?: Maybe<Scalars['String']['output']>;
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Whether it differs from what was last published; true before the first time. */
  hasChanges: Scalars['Boolean']['output'];
};

/** A form as it was published; it never changes. */
export type FormVersion = {
  __typename?: 'FormVersion';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** From 1; the highest is what visitors see. */
  number: Scalars['Int']['output'];
  /** The whole of it. */
  content: Scalars['FormContent']['output'];
  /** What who published it said of it; may be empty. */
  note: Scalars['String']['output'];
  /** Who published it; null: nobody of the staff. */
  publishedByName?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
};

/** A page of versions of a form. */
export type FormVersionConnection = {
  __typename?: 'FormVersionConnection';
  /** The versions with their cursors. */
  edges: Array<FormVersionEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A version of a form in its place. */
export type FormVersionEdge = {
  __typename?: 'FormVersionEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: FormVersion;
};

/** A page of forms. */
export type FormTemplateConnection = {
  __typename?: 'FormTemplateConnection';
  /** The forms with their cursors. */
  edges: Array<FormTemplateEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A form in its place. */
export type FormTemplateEdge = {
  __typename?: 'FormTemplateEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The form. */
  node: FormTemplate;
};

/** Which forms. */
export type FormTemplateFilter = {
  /** Left out: all but archived ones. */
  status?: InputMaybe<FormTemplateStatus>;
  /** Words of name or description. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** In which order forms are. */
export type FormTemplateSort =
  /** Changed last first. */
  | 'EditedNewest'
  /** By name. */
  | 'NameAscending';

/** A new form. */
export type CreateFormTemplateInput = {
  /** At most 100 characters; left out: that of what it begins with. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Left out: Blank. */
  kind?: InputMaybe<FormTemplateKind>;
  /** Begins as this form is drafted; `kind` is then passed over. */
  copyOfId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is to be saved of a form. */
export type SaveFormDraftInput = {
  /** Which form. */
  formTemplateId: Scalars['ID']['input'];
  /** Of the draft that was changed. */
  revision: Scalars['Int']['input'];
  /** The whole of it. */
  content: Scalars['FormContent']['input'];
};

/** What is to be published. */
export type PublishFormInput = {
  /** Which form. */
  formTemplateId: Scalars['ID']['input'];
  /** Of the draft that was looked at. */
  revision: Scalars['Int']['input'];
  /** What has changed, for colleagues; at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** How far a visitor is with a form. */
export type FormSubmissionState =
  /** It was put before them; nothing is filled in. */
  | 'Sent'
  /** Begun. */
  | 'Partial'
  /** Sent in. */
  | 'Complete';

/** How far its reader is with a submission. */
export type FormSubmissionStatus =
  /** Not looked at. */
  | 'New'
  /** Looked at. */
  | 'Seen'
  /** Nothing that anybody means. */
  | 'Spam';

/** What a visitor made of a form. */
export type FormSubmission = Node & {
  __typename?: 'FormSubmission';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Of which form. */
  formTemplate: FormTemplate;
  /** The form as the visitor was asked. */
  form: Scalars['FormContent']['output'];
  /** Which of its versions that is. */
  versionNumber: Scalars['Int']['output'];
  /** How far the visitor is. */
  state: FormSubmissionState;
  /** How far its reader is. */
  status: FormSubmissionStatus;
  /** Whether somebody has marked it. */
  isStarred: Scalars['Boolean']['output'];
  /** The answers; of a partial one, so far. */
  answers: Scalars['FormAnswers']['output'];
  /** What was uploaded as answers. */
  files: Array<Attachment>;
  /** Maps of the addresses that were sent in; none where no map service is set up. */
  addressMaps: Array<AddressMap>;
  /** Who filled it in, as they were called then. */
  visitorName: Scalars['String']['output'];
  /** Who filled it in; null: they are gone. */
  visitor?: Maybe<Visitor>;
  /** Where it was filled in; null: the conversation is gone. */
  conversation?: Maybe<Conversation>;
  /** The question that was reached last; null: none was answered. */
  lastFieldId?: Maybe<Scalars['ID']['output']>;
  /** How many questions were answered. */
  answeredCount: Scalars['Int']['output'];
  /** How many were to be, given the answers. */
  askedCount: Scalars['Int']['output'];
  /** The page they were on; null: not known. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** When it was put before the visitor. */
  createdAt: Scalars['DateTime']['output'];
  /** When they began; null: they have not. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they sent it in; null: they have not. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they said that they do not want to; null: they have not. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent in, or last filled in. */
  activityAt: Scalars['DateTime']['output'];
  /** Counts up with every change: of two states of one submission the higher is the newer. */
  version: Scalars['Int']['output'];
};

/** A map of where an answered address is. */
export type AddressMap = {
  __typename?: 'AddressMap';
  /** The question that was answered. */
  fieldId: Scalars['String']['output'];
  /** Where the picture is, for one to two days; null: it was not drawn yet. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Which submissions of a form, by how far they are. */
export type FormSubmissionView =
  /** Sent in or begun, without spam. */
  | 'All'
  /** Sent in, and not looked at yet. */
  | 'Unread'
  /** Begun and not sent in. */
  | 'Partial'
  /** Starred. */
  | 'Starred'
  /** Marked as spam. */
  | 'Spam';

/** Which submissions of a form. */
export type FormSubmissionFilter = {
  /** Left out: All. */
  view?: InputMaybe<FormSubmissionView>;
  /** Words of the answers, or of who gave them. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Those since then alone. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those before then alone. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those whose answers all fit. */
  answers?: InputMaybe<Array<FormAnswerFilter>>;
};

/** What an answer has to be. */
export type FormAnswerFilter = {
  /** To which question. */
  fieldId: Scalars['String']['input'];
  /**
   * Choices, by their ids, of which it is one: `yes` and `no` of a question that is answered so, a number of a scale. Of what visitors write
   * themselves: words, of which it has one in it.
   */
  values: Array<Scalars['String']['input']>;
};

/** A page of submissions. */
export type FormSubmissionConnection = {
  __typename?: 'FormSubmissionConnection';
  /** The submissions with their cursors. */
  edges: Array<FormSubmissionEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A submission in its place. */
export type FormSubmissionEdge = {
  __typename?: 'FormSubmissionEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The submission. */
  node: FormSubmission;
};

/** As what submissions are exported. */
export type FormExportFormat =
  /** One row a submission, for spreadsheets. */
  | 'Csv'
  /** A list of objects, their answers by the questions' keys. */
  | 'Json';

/** How visitors got on with a form. */
export type FormStatistics = {
  __typename?: 'FormStatistics';
  /** How many were shown it. */
  shown: Scalars['Int']['output'];
  /** How many began. */
  started: Scalars['Int']['output'];
  /** How many sent it in. */
  completed: Scalars['Int']['output'];
  /** How long it usually took them, in seconds; null: nobody has. */
  usualSeconds?: Maybe<Scalars['Int']['output']>;
  /** Question by question, of the version that runs. */
  questions: Array<FormQuestionStatistics>;
};

/** How visitors got on with a question. */
export type FormQuestionStatistics = {
  __typename?: 'FormQuestionStatistics';
  /** The question's id. */
  fieldId: Scalars['ID']['output'];
  /** What is asked. */
  label: Scalars['String']['output'];
  /** How many were asked it, of those who began. */
  asked: Scalars['Int']['output'];
  /** How many answered it. */
  answered: Scalars['Int']['output'];
  /** How many left the form after it. */
  left: Scalars['Int']['output'];
  /** What was answered most, of questions whose answers are alike. */
  answers: Array<FormAnswerCount>;
};

/** How often an answer was given. */
export type FormAnswerCount = {
  __typename?: 'FormAnswerCount';
  /** The answer in words. */
  text: Scalars['String']['output'];
  /** How often. */
  count: Scalars['Int']['output'];
};

/** A form as its visitor fills it in. */
export type ChatForm = {
  __typename?: 'ChatForm';
  /** What is asked. */
  form: Scalars['PublicForm']['output'];
  /** How far the visitor is. */
  state: FormSubmissionState;
  /** What they have answered so far. */
  answers: Scalars['FormAnswers']['output'];
  /** What they uploaded as answers. */
  files: Array<Attachment>;
  /** When they said that they do not want to; null: they have not. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it cannot be sent in any more, for the visitor; null: it can. */
  closedMessage?: Maybe<Scalars['String']['output']>;
  /** Counts up with every change. */
  version: Scalars['Int']['output'];
};

/** Whether an automated FAQ answers. */
export type AutomatedFaqState =
  /** It is still being written. */
  | 'Draft'
  /** It was made of what visitors asked, and waits for somebody to approve it. */
  | 'Suggested'
  /** It answers visitors. */
  | 'Live'
  /** It answers nobody any more. */
  | 'Off';

/** By what an automated FAQ knows its questions. */
export type FaqMatchMode =
  /** They mean the same as one of its phrasings. */
  | 'Similarity'
  /** They hold its keywords. */
  | 'Keywords'
  /** Its expression is found in them. */
  | 'Regex';

/** Which keywords a question must hold. */
export type FaqKeywordRule =
  /** All of them, in any order. */
  | 'All'
  /** One of them. */
  | 'Any'
  /** One of them, letter by letter. */
  | 'Phrase';

/** What a button beneath an answer does. */
export type FaqButtonKind =
  /** Opens an address. */
  | 'Link'
  /** Asks a further question. */
  | 'Question'
  /** Opens an article of the help centre. */
  | 'Article'
  /** Asks for a person. */
  | 'Handoff';

/** What follows an answer by itself. */
export type FaqFollowUp =
  /** Nothing more. */
  | 'Nothing'
  /** The conversation goes to people. */
  | 'Handoff'
  /** An article is offered to read on. */
  | 'Article'
  /** A guided flow begins. */
  | 'Flow'
  /** A form is asked. */
  | 'Form';

/** Where an automated FAQ comes from. */
export type FaqSource =
  /** Somebody wrote it. */
  | 'Written'
  /** It stood in a file. */
  | 'Imported'
  /** It was suggested by what visitors asked. */
  | 'Suggested'
  /** It was made of an answer in the inbox. */
  | 'Conversation';

/** A button beneath an answer. */
export type FaqButton = {
  __typename?: 'FaqButton';
  /** What it does. */
  kind: FaqButtonKind;
  /** What stands on it. */
  label: Scalars['String']['output'];
  /** An address, a question, or an article's id; empty where none is needed. */
  value: Scalars['String']['output'];
};

/** A question with its many phrasings, and the one answer that visitors get in place of GPT's. */
export type AutomatedFaq = Node & {
  __typename?: 'AutomatedFaq';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** What it is called, and the first of its phrasings. */
  question: Scalars['String']['output'];
  /** Further ways to ask the same. */
  phrasings: Array<Scalars['String']['output']>;
  /** Whether it answers. */
  state: AutomatedFaqState;
  /** By what it knows its questions. */
  matchMode: FaqMatchMode;
  /** Of Similarity: from which score on it answers, 0 to 1. */
  threshold: Scalars['Float']['output'];
  /** Of Keywords: which of them. */
  keywordRule: FaqKeywordRule;
  /** Of Keywords. */
  keywords: Array<Scalars['String']['output']>;
  /** Of Regex: the expression; letters in either case. */
  pattern: Scalars['String']['output'];
  /** Questions that it must not answer, although it might. */
  exclusions: Array<Scalars['String']['output']>;
  /** Of two that fit as well the one with more answers, from 0 to 100. */
  priority: Scalars['Int']['output'];
  /** BCP 47; empty: it answers in all. */
  languages: Array<Scalars['String']['output']>;
  /** Those that may use it; empty: all. */
  assistants: Array<Assistant>;
  /** Markdown. */
  answer: Scalars['String']['output'];
  /** Beneath the answer, in their order. */
  buttons: Array<FaqButton>;
  /** What follows the answer by itself. */
  followUp: FaqFollowUp;
  /** Of the article, flow or form that follows; null for none. */
  followUpId?: Maybe<Scalars['ID']['output']>;
  /** What of it leads nowhere, as flows, forms and articles are archived or gone: a sentence each. Visitors get its answer without that. */
  problems: Array<Scalars['String']['output']>;
  /** Where it comes from. */
  source: FaqSource;
  /** How often it answered. */
  hits: Scalars['Int']['output'];
  /** How many visitors said that it helped. */
  helpful: Scalars['Int']['output'];
  /** How many said that it did not. */
  unhelpful: Scalars['Int']['output'];
  /** When it last answered; null: never. */
  lastHitAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it did on each of the last days, the earliest first; days without anything as well. Errors: BAD_INPUT with `field`. */
  days: Array<AutomatedFaqDay>;
  /** What it answered last, the latest first; at most 5. */
  lastAnswers: Array<FaqAnswered>;
  /** Counts up with every change: it says which state a change is made of. */
  revision: Scalars['Int']['output'];
  /** Who changed it last; null: nobody of the staff. */
  editorName?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When people last changed it. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A question with its many phrasings, and the one answer that visitors get in place of GPT's. */
export type AutomatedFaqDaysArgs = {
  last?: Scalars['Int']['input'];
};

/** What an automated FAQ did on one day. */
export type AutomatedFaqDay = {
  __typename?: 'AutomatedFaqDay';
  /** In UTC: 2026-11-19. */
  day: Scalars['String']['output'];
  /** How often it answered. */
  hits: Scalars['Int']['output'];
  /** How many visitors said that it helped. */
  helpful: Scalars['Int']['output'];
  /** How many said that it did not. */
  unhelpful: Scalars['Int']['output'];
};

/** A question that an automated FAQ has answered. */
export type FaqAnswered = {
  __typename?: 'FaqAnswered';
  /** In which conversation. */
  conversationId: Scalars['ID']['output'];
  /** As it was asked. */
  question: Scalars['String']['output'];
  /** The visitor's verdict; null while there is none. */
  isHelpful?: Maybe<Scalars['Boolean']['output']>;
  /** When. */
  answeredAt: Scalars['DateTime']['output'];
};

/** A numbered page of automated FAQs. */
export type AutomatedFaqPage = {
  __typename?: 'AutomatedFaqPage';
  /** Those of the page. */
  nodes: Array<AutomatedFaq>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Which automated FAQs. */
export type AutomatedFaqFilter = {
  /** All of these words stand in question, phrasings or answer; left out: all. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only these; left out: all. */
  states?: InputMaybe<Array<AutomatedFaqState>>;
  /** Only those that this assistant may use. */
  assistantId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only those of which something leads nowhere. */
  needsAttention?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of automated FAQs. */
export type AutomatedFaqSort =
  /** Those that answer most. */
  | 'HitsMost'
  /** Those that answer least. */
  | 'HitsFewest'
  /** What was changed last. */
  | 'EditedNewest'
  /** What was changed first. */
  | 'EditedOldest'
  /** By question. */
  | 'QuestionAscending'
  /** By question, from Z. */
  | 'QuestionDescending';

/** A button to write. */
export type FaqButtonInput = {
  /** What it does. */
  kind: FaqButtonKind;
  /** At most 40 characters. */
  label: Scalars['String']['input'];
  /** An address, a question, or an article's id; left out where none is needed. */
  value?: Scalars['String']['input'];
};

/** All of an automated FAQ that people write. */
export type AutomatedFaqInput = {
  /** At most 300 characters. */
  question: Scalars['String']['input'];
  /** At most 50, of at most 300 characters. */
  phrasings?: Array<Scalars['String']['input']>;
  /** By what it knows its questions. */
  matchMode?: FaqMatchMode;
  /** 0.5 to 0.95. */
  threshold?: Scalars['Float']['input'];
  /** Of Keywords. */
  keywordRule?: FaqKeywordRule;
  /** At most 20. */
  keywords?: Array<Scalars['String']['input']>;
  /** At most 200 characters; without back-references and looking ahead. */
  pattern?: Scalars['String']['input'];
  /** Questions that it must not answer, although it might; at most 100. */
  exclusions?: Array<Scalars['String']['input']>;
  /** 0 to 100. */
  priority?: Scalars['Int']['input'];
  /** BCP 47; empty: all. */
  languages?: Array<Scalars['String']['input']>;
  /** Empty: all. */
  assistantIds?: Array<Scalars['ID']['input']>;
  /** Markdown of at most 2,000 characters. */
  answer?: Scalars['String']['input'];
  /** At most 6. */
  buttons?: Array<FaqButtonInput>;
  /** What follows the answer by itself. */
  followUp?: FaqFollowUp;
  /** Of the article, flow or form that follows. */
  followUpId?: InputMaybe<Scalars['ID']['input']>;
};

/** How an automated FAQ fits a question, and why. */
export type FaqMatch = {
  __typename?: 'FaqMatch';
  /** Which one; null for the draft that was asked about. */
  faq?: Maybe<AutomatedFaq>;
  /** Whether it would answer, if no other one fitted better. */
  isMatch: Scalars['Boolean']['output'];
  /** How well it fits, 0 to 1. */
  score: Scalars['Float']['output'];
  /** From which score on it answers. */
  threshold: Scalars['Float']['output'];
  /** By what it was compared. */
  mode: FaqMatchMode;
  /** The phrasing that is nearest; null where it is not phrasings that decide. */
  phrasing?: Maybe<Scalars['String']['output']>;
  /** The words of the question that speak for it. */
  words: Array<Scalars['String']['output']>;
  /** The question that it must not answer and that this one is as good as; null where none keeps it from answering. */
  excludedBy?: Maybe<Scalars['String']['output']>;
};

/** Questions without an answer that ask the same, and could be an automated FAQ. */
export type FaqSuggestion = {
  __typename?: 'FaqSuggestion';
  /** The same for the same group. */
  key: Scalars['String']['output'];
  /** As it was asked most. */
  question: Scalars['String']['output'];
  /** How else it was asked. */
  phrasings: Array<Scalars['String']['output']>;
  /** How often it was asked in the last 30 days. */
  count: Scalars['Int']['output'];
  /** When it was last asked. */
  lastAskedAt: Scalars['DateTime']['output'];
  /** In which conversations; at most 5. */
  conversationIds: Array<Scalars['ID']['output']>;
  /** How a colleague answered it; null where nobody did. */
  proposedAnswer?: Maybe<Scalars['String']['output']>;
  /** An automated FAQ that comes near, and may only lack a phrasing; null for none. */
  nearest?: Maybe<AutomatedFaq>;
};

/** Another automated FAQ that would answer what one is asked by, or the other way round. */
export type FaqConflict = {
  __typename?: 'FaqConflict';
  /** The other one. */
  faq: AutomatedFaq;
  /** What both would answer. */
  phrasing: Scalars['String']['output'];
  /** How well it fits, 0 to 1. */
  score: Scalars['Float']['output'];
  /** Whether both are so much alike that they had better be one. */
  isDuplicate: Scalars['Boolean']['output'];
};

/** What an automated FAQ would have answered of what was asked of late. */
export type FaqBackTest = {
  __typename?: 'FaqBackTest';
  /** How many days were looked back. */
  days: Scalars['Int']['output'];
  /** How many questions were looked through. */
  asked: Scalars['Int']['output'];
  /** Whether there were more, and the latest were looked through. */
  isCut: Scalars['Boolean']['output'];
  /** Those that it would have answered, the least certain first. */
  matches: Array<FaqBackTestMatch>;
};

/** A question that an automated FAQ would have answered. */
export type FaqBackTestMatch = {
  __typename?: 'FaqBackTestMatch';
  /** The visitor's message. */
  messageId: Scalars['ID']['output'];
  /** In which conversation. */
  conversationId: Scalars['ID']['output'];
  /** What was asked. */
  question: Scalars['String']['output'];
  /** When. */
  askedAt: Scalars['DateTime']['output'];
  /** How well it fits, 0 to 1. */
  score: Scalars['Float']['output'];
  /** The phrasing that is nearest; null where it is not phrasings that decide. */
  phrasing?: Maybe<Scalars['String']['output']>;
  /** The words that speak for it. */
  words: Array<Scalars['String']['output']>;
};

/** What becomes of a row of a file. */
export type FaqImportAction =
  /** It becomes a new automated FAQ. */
  | 'Create'
  /** It takes the place of the one with the same question. */
  | 'Replace'
  /** It is left out: something is wrong with it. */
  | 'Skip';

/** A row of a file with automated FAQs. */
export type FaqImportRow = {
  __typename?: 'FaqImportRow';
  /** In which line of the file, from 1. */
  line: Scalars['Int']['output'];
  /** Its question; may be empty. */
  question: Scalars['String']['output'];
  /** How many further phrasings it has. */
  phrasingCount: Scalars['Int']['output'];
  /** Whether it will answer; null where something is wrong with it. */
  state?: Maybe<AutomatedFaqState>;
  /** What becomes of it. */
  action: FaqImportAction;
  /** What is wrong with it, in a sentence; null for nothing. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** What came of an import. */
export type FaqImport = {
  __typename?: 'FaqImport';
  /** How many are new. */
  created: Scalars['Int']['output'];
  /** How many took the place of what there was. */
  updated: Scalars['Int']['output'];
};

/** Who meets a guided flow. */
export type GuidedFlowStatus =
  /** Nobody: it was never published. */
  | 'Draft'
  /** Visitors, where an assistant offers it. */
  | 'Published'
  /** Nobody: it is put away. */
  | 'Archived';

/** How visitors are offered a flow. */
export type PresentationType =
  /** As a button of one line. */
  | 'Button'
  /** As a card of up to three. */
  | 'Card';

/** How a flow is offered to visitors. */
export type FlowPresentation = {
  __typename?: 'FlowPresentation';
  /** As a button or a card. */
  type: PresentationType;
  /** May be blank in a draft. */
  lineOne: Scalars['String']['output'];
  /** Of a card alone; null: it has none. */
  lineTwo?: Maybe<Scalars['String']['output']>;
  /** Of a card alone; null: it has none. */
  lineThree?: Maybe<Scalars['String']['output']>;
};

/** A conversation that was drawn: what visitors may choose, and what comes of it. */
export type GuidedFlow = Node & {
  __typename?: 'GuidedFlow';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** As its draft calls it; unique among those that are not in the archive. */
  name: Scalars['String']['output'];
  /** Who meets it. */
  status: GuidedFlowStatus;
  /** As its draft has it. */
  presentation: FlowPresentation;
  /** What is being drawn and not yet published. */
  draft: GuidedFlowDraft;
  /** What visitors run when they begin it; null: it was never published. */
  published?: Maybe<GuidedFlowVersion>;
  /** What has come to be wrong with what is published, because something that it refers to has changed. */
  publishedIssues: Array<GuidedFlowIssue>;
  /** A sentence for each step of what is published whose article visitors may not read any more. */
  publishedWarnings: Array<Scalars['String']['output']>;
  /** All that was published, the newest first. Errors: BAD_INPUT with `field`. */
  versions: GuidedFlowVersionConnection;
  /** The assistants that offer it to visitors, or whose triggers open it, by title. */
  usedIn: Array<Assistant>;
  /** The automated FAQs that answer by now and begin it after their answer, by question. */
  begunBy: Array<AutomatedFaq>;
  /** How often it was begun in the last 30 days. */
  starts: Scalars['Int']['output'];
  /** How many of those came to an end of it. */
  completions: Scalars['Int']['output'];
  /** What visitors did in it. */
  counts: GuidedFlowCounts;
  /** The conversations that it is to have, the oldest first. */
  tests: Array<FlowTest>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When somebody last changed it. */
  updatedAt: Scalars['DateTime']['output'];
  /** Since when it is in the archive; null: it is not. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A conversation that was drawn: what visitors may choose, and what comes of it. */
export type GuidedFlowVersionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A conversation that was drawn: what visitors may choose, and what comes of it. */
export type GuidedFlowCountsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A conversation that a flow is to have; the package guided-flow says whether it does. */
export type FlowTest = {
  __typename?: 'FlowTest';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  name: Scalars['String']['output'];
  /** What the visitor does, in order; the first one begins the flow. */
  steps: Array<FlowTestStep>;
  /** Whether nothing is published while it fails. */
  isGate: Scalars['Boolean']['output'];
};

/** What the visitor of a test does, and what is to come of it. */
export type FlowTestStep = {
  __typename?: 'FlowTestStep';
  /** The step that is pressed or finished; of the first one: where it begins, null: as visitors do. */
  nodeId?: Maybe<Scalars['ID']['output']>;
  /** The steps that are to be told or offered then. */
  expects: Array<Scalars['ID']['output']>;
};

/** A test of a flow to write. */
export type FlowTestInput = {
  /** Which flow. */
  guidedFlowId: Scalars['ID']['input'];
  /** Which test; left out: a new one. */
  testId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** 1 to 100. */
  steps: Array<FlowTestStepInput>;
  /** Whether nothing is published while it fails. */
  isGate: Scalars['Boolean']['input'];
};

/** What the visitor of a test does, and what is to come of it. */
export type FlowTestStepInput = {
  /** The step that is pressed or finished; of the first one: where it begins, left out: as visitors do. */
  nodeId?: InputMaybe<Scalars['String']['input']>;
  /** The steps that are to be told or offered then; at most 100. */
  expects: Array<Scalars['String']['input']>;
};

/** What visitors did in a flow. Previews are not counted. */
export type GuidedFlowCounts = {
  __typename?: 'GuidedFlowCounts';
  /** How often it was begun. */
  starts: Scalars['Int']['output'];
  /** How often somebody came to an end of it. */
  completions: Scalars['Int']['output'];
  /** How often somebody came to a person. */
  handoffs: Scalars['Int']['output'];
  /** By step; those that nobody came to are left out. */
  nodes: Array<FlowNodeCount>;
  /** By connection; those that nobody went along are left out. */
  edges: Array<FlowEdgeCount>;
};

/** How many came to a step. */
export type FlowNodeCount = {
  __typename?: 'FlowNodeCount';
  /** Which step. */
  nodeId: Scalars['ID']['output'];
  /** How often somebody came to it. */
  reached: Scalars['Int']['output'];
  /** How often somebody was asked something there and did not go on. */
  dropOff: Scalars['Int']['output'];
};

/** How many went along a connection. */
export type FlowEdgeCount = {
  __typename?: 'FlowEdgeCount';
  /** From which step. */
  source: Scalars['ID']['output'];
  /** To which. */
  target: Scalars['ID']['output'];
  /** How often. */
  count: Scalars['Int']['output'];
};

/** What is being drawn of a flow and not yet published. */
export type GuidedFlowDraft = {
  __typename?: 'GuidedFlowDraft';
  /** The whole of it. */
  content: Scalars['GuidedFlowContent']['output'];
  /** For saving and publishing: it says which draft is meant. */
  revision: Scalars['Int']['output'];
  /** Who saved it; null: nobody has yet. */
  savedByName?: Maybe<Scalars['String']['output']>;
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** Whether it differs from what is published. */
  hasChanges: Scalars['Boolean']['output'];
  /** What keeps it from being published, in the order in which it is told. */
  issues: Array<GuidedFlowIssue>;
};

/** A flow as it was published; it never changes. */
export type GuidedFlowVersion = {
  __typename?: 'GuidedFlowVersion';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** From 1; the highest is what visitors run when they begin it. */
  number: Scalars['Int']['output'];
  /** The whole of it. */
  content: Scalars['GuidedFlowContent']['output'];
  /** The articles that its steps show and that still exist, also those that visitors may not read any more. */
  namedArticles: Array<Article>;
  /** What who published it said of it; may be empty. */
  note: Scalars['String']['output'];
  /** Who published it; null: nobody of the staff. */
  publishedByName?: Maybe<Scalars['String']['output']>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
};

/** A page of versions of a flow. */
export type GuidedFlowVersionConnection = {
  __typename?: 'GuidedFlowVersionConnection';
  /** The versions with their cursors. */
  edges: Array<GuidedFlowVersionEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
};

/** A version of a flow in its place. */
export type GuidedFlowVersionEdge = {
  __typename?: 'GuidedFlowVersionEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The version. */
  node: GuidedFlowVersion;
};

/** Why a flow is not published. */
export type GuidedFlowCode =
  /** Another flow is called the same. */
  | 'DuplicateGuidedFlowName'
  /** Visitors would see an empty bubble. */
  | 'EmptyTextOnNodes'
  /** A link leads nowhere. */
  | 'InvalidLinkNodesFound'
  /** A step shows nobody, or somebody who is gone. */
  | 'InvalidTeamNodesFound'
  /** A booking without an event type that can be booked. */
  | 'IncompleteCalendlyNodes'
  /** A form is missing. */
  | 'IncompleteFormNodes'
  /** A form asks nothing. */
  | 'ConnectedFormTemplatesMustHaveFields';

/** What is wrong with a flow. */
export type GuidedFlowIssue = {
  __typename?: 'GuidedFlowIssue';
  /** Which rule. */
  code: GuidedFlowCode;
  /** The steps that it is about; empty: the flow as a whole. */
  nodeIds: Array<Scalars['ID']['output']>;
  /** As a sentence. */
  message: Scalars['String']['output'];
};

/** In which order flows are listed. */
export type GuidedFlowSort =
  /** Last changed first. */
  | 'EditedNewest'
  /** Last changed last. */
  | 'EditedOldest'
  /** By name, A first. */
  | 'NameAscending'
  /** By name, Z first. */
  | 'NameDescending';

/** A page of flows. */
export type GuidedFlowConnection = {
  __typename?: 'GuidedFlowConnection';
  /** The flows with their cursors. */
  edges: Array<GuidedFlowEdge>;
  /** Whether there are more. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** A flow in its place. */
export type GuidedFlowEdge = {
  __typename?: 'GuidedFlowEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The flow. */
  node: GuidedFlow;
};

/** What flows may refer to, as it is now: with it the editor checks a flow by the rules of the API. */
export type GuidedFlowContext = {
  __typename?: 'GuidedFlowContext';
  /** The names of all other flows that are not in the archive. */
  otherNames: Array<Scalars['String']['output']>;
  /** The forms, by name. */
  forms: Array<FlowForm>;
  /** The teams, by name. */
  teams: Array<FlowTeam>;
  /** The people of the company, by name, also those who have not joined yet. */
  people: Array<FlowPerson>;
  /** Whether bookings can be made. */
  isCalendlyConnected: Scalars['Boolean']['output'];
  /** What can be booked, by name. */
  calendlyEventTypes: Array<FlowEventType>;
  /** What new steps that book begin with; null: nothing. */
  defaultEventTypeUri?: Maybe<Scalars['String']['output']>;
  /** Of the articles that are asked for, those that visitors may read. */
  publishedArticles: Array<Article>;
  /** Of the forms that are asked for, those that are the company's, also closed and archived ones. */
  formTemplates: Array<FormTemplate>;
};


/** What flows may refer to, as it is now: with it the editor checks a flow by the rules of the API. */
export type GuidedFlowContextPublishedArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What flows may refer to, as it is now: with it the editor checks a flow by the rules of the API. */
export type GuidedFlowContextFormTemplatesArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** A form that a flow may ask. */
export type FlowForm = {
  __typename?: 'FlowForm';
  /** Its id. */
  formTemplateId: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whether visitors can be asked it: it is no draft and not in the archive. */
  isUsable: Scalars['Boolean']['output'];
  /** How many questions it asks. */
  fieldCount: Scalars['Int']['output'];
};

/** A team that a flow may name. */
export type FlowTeam = {
  __typename?: 'FlowTeam';
  /** Its id. */
  teamId: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** How many of its members have joined. */
  activeCount: Scalars['Int']['output'];
  /** Who they are, by name. */
  memberIds: Array<Scalars['ID']['output']>;
};

/** Somebody whom a flow may show. */
export type FlowPerson = {
  __typename?: 'FlowPerson';
  /** Their id. */
  userId: Scalars['ID']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** As User.avatar. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** As User.title. */
  title?: Maybe<Scalars['String']['output']>;
  /** As User.bio. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Whether they have joined. */
  isActive: Scalars['Boolean']['output'];
};

/** Something that can be booked. */
export type FlowEventType = {
  __typename?: 'FlowEventType';
  /** Its address at Calendly. */
  uri: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** How long it takes. */
  durationMinutes: Scalars['Int']['output'];
  /** Whether it can be booked now. */
  isActive: Scalars['Boolean']['output'];
};

/** A new flow. */
export type CreateGuidedFlowInput = {
  /** 1 to 80 characters; with `content` its name is taken where this is left out. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** With what it begins; left out: with nothing but its presentation. */
  content?: InputMaybe<Scalars['GuidedFlowContent']['input']>;
};

/** What is to be saved of a flow. */
export type UpdateGuidedFlowInput = {
  /** Which flow. */
  guidedFlowId: Scalars['ID']['input'];
  /** Of the draft that was changed. */
  revision: Scalars['Int']['input'];
  /** The whole of it. */
  content: Scalars['GuidedFlowContent']['input'];
};

/** What is to be published. */
export type PublishGuidedFlowInput = {
  /** Which flow. */
  guidedFlowId: Scalars['ID']['input'];
  /** Of the draft that was looked at. */
  revision: Scalars['Int']['input'];
  /** What has changed, for colleagues; at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The software that a shop runs on. */
export type StoreProvider =
  /** Shopify. */
  | 'Shopify'
  /** Wix Stores. */
  | 'Wix'
  /** WooCommerce, on WordPress. */
  | 'WooCommerce';

/** A shop of WooCommerce, and a key of its REST API. */
export type ConnectWooCommerceInput = {
  /** Where WordPress stands: `https://shop.example`. */
  shopUrl: Scalars['String']['input'];
  /** It begins with `ck_`. */
  consumerKey: Scalars['String']['input'];
  /** It begins with `cs_`. It is never answered. */
  consumerSecret: Scalars['String']['input'];
};

/** Where the connection to a shop stands. */
export type StoreState =
  /** In sync. */
  | 'Connected'
  /** Its products are being fetched. */
  | 'Syncing'
  /** It could not be fetched: `lastError` says why. */
  | 'Error';

/** How a shop's changes come to us. */
export type StoreSyncMode =
  /** When somebody asks for it. */
  | 'Manual'
  /** Once an hour, everything once a day. */
  | 'Hourly'
  /** Once a day. */
  | 'Daily'
  /** As they happen, everything once a day. */
  | 'Webhook';

/** A shop whose products assistants may show. */
export type StoreIntegration = Node & {
  __typename?: 'StoreIntegration';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** What it runs on. */
  provider: StoreProvider;
  /** What it is called here. */
  displayName: Scalars['String']['output'];
  /** What its provider knows it by. */
  shop: Scalars['String']['output'];
  /** Where its customers shop. */
  storeUrl: Scalars['String']['output'];
  /** Where the connection stands. */
  state: StoreState;
  /** Of 100, while its products are being fetched and the shop says how many there are; null otherwise. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** How changes come. */
  syncMode: StoreSyncMode;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** How many products are known of it. */
  productsCount: Scalars['Int']['output'];
  /** And how many variants of these. */
  variantsCount: Scalars['Int']['output'];
  /** Up to when all changes have been fetched. */
  lastSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** When something of it last changed here. */
  lastChangeAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is looked over next; null: when somebody asks. */
  nextSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed; null where none did since. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Who connected it. */
  connectedByName?: Maybe<Scalars['String']['output']>;
  /** What it lets us do, in its provider's words. */
  scopes: Array<Scalars['String']['output']>;
  /** When it was connected. */
  createdAt: Scalars['DateTime']['output'];
  /** The assistants that show it, by title. */
  assistants: Array<Assistant>;
  /** Which products are shown, and how. */
  rules: StoreRules;
  /** How many rules there are. */
  rulesCount: Scalars['Int']['output'];
  /** What its products can be told apart by. */
  facets: StoreFacets;
  /** The last times that it was fetched, newest first. */
  syncs: Array<StoreSync>;
  /** What came of the products that were shown, of the last so many days. */
  funnel: ProductFunnel;
  /** What visitors did not find in the last so many days, most often first. */
  fruitlessSearches: FruitlessSearches;
  /** A page of what it sells. Errors: BAD_INPUT. */
  products: ProductPage;
  /** What an assistant would show for a question; it is not counted. Errors: BAD_INPUT. */
  search: ProductSearchAnswer;
  /** What goes when it is disconnected. */
  disconnectImpact: StoreDisconnectImpact;
};


/** A shop whose products assistants may show. */
export type StoreIntegrationSyncsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A shop whose products assistants may show. */
export type StoreIntegrationFunnelArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** A shop whose products assistants may show. */
export type StoreIntegrationFruitlessSearchesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A shop whose products assistants may show. */
export type StoreIntegrationProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  sort?: InputMaybe<ProductSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


/** A shop whose products assistants may show. */
export type StoreIntegrationSearchArgs = {
  query: Scalars['String']['input'];
};

/** Which of a shop's products are shown, and how. Products are named by `externalId`. */
export type StoreRules = {
  __typename?: 'StoreRules';
  /** Only these are shown; empty: all. */
  includeCollections: Array<Scalars['String']['output']>;
  /** These are not. */
  excludeCollections: Array<Scalars['String']['output']>;
  /** Nor is what has one of these. */
  excludeTags: Array<Scalars['String']['output']>;
  /** Nor are these. */
  excludeProducts: Array<Product>;
  /** Whether what is sold out stays away. */
  hideOutOfStock: Scalars['Boolean']['output'];
  /** What has one of these counts for more. */
  boostTags: Array<Scalars['String']['output']>;
  /** What stands first. */
  pins: Array<ProductPin>;
  /** Who looks for the one finds the other too. */
  synonyms: Array<ProductSynonym>;
  /** How many are shown at once. */
  maxResults: Scalars['Int']['output'];
  /** Whether former prices are shown. */
  showCompareAt: Scalars['Boolean']['output'];
  /** Whether it is said that few are left. */
  showStock: Scalars['Boolean']['output'];
  /** Whether cards have a button into the cart. */
  allowAddToCart: Scalars['Boolean']['output'];
};

/** A product that stands first where somebody looks for some words. */
export type ProductPin = {
  __typename?: 'ProductPin';
  /** All of these; blank: wherever it is found at all. */
  words: Scalars['String']['output'];
  /** Which one; null when the shop no longer has it. */
  product?: Maybe<Product>;
  /** Its id in the shop. */
  externalId: Scalars['ID']['output'];
};

/** Two words for one thing. */
export type ProductSynonym = {
  __typename?: 'ProductSynonym';
  /** What visitors say. */
  word: Scalars['String']['output'];
  /** What the shop says. */
  means: Scalars['String']['output'];
};

/** As StoreRules. */
export type StoreRulesInput = {
  /** As in StoreRules. */
  includeCollections: Array<Scalars['String']['input']>;
  /** As in StoreRules. */
  excludeCollections: Array<Scalars['String']['input']>;
  /** As in StoreRules. */
  excludeTags: Array<Scalars['String']['input']>;
  /** By `externalId`. */
  excludeProducts: Array<Scalars['String']['input']>;
  /** As in StoreRules. */
  hideOutOfStock: Scalars['Boolean']['input'];
  /** As in StoreRules. */
  boostTags: Array<Scalars['String']['input']>;
  /** At most 200. */
  pins: Array<ProductPinInput>;
  /** At most 300. */
  synonyms: Array<ProductSynonymInput>;
  /** 1 to 10. */
  maxResults: Scalars['Int']['input'];
  /** As in StoreRules. */
  showCompareAt: Scalars['Boolean']['input'];
  /** As in StoreRules. */
  showStock: Scalars['Boolean']['input'];
  /** As in StoreRules. */
  allowAddToCart: Scalars['Boolean']['input'];
};

/** As ProductPin. */
export type ProductPinInput = {
  /** Up to 120 characters. */
  words: Scalars['String']['input'];
  /** By `externalId`. */
  product: Scalars['String']['input'];
};

/** As ProductSynonym. */
export type ProductSynonymInput = {
  /** Up to 60 characters. */
  word: Scalars['String']['input'];
  /** Up to 60 characters. */
  means: Scalars['String']['input'];
};

/** What a shop's products can be told apart by, most first. */
export type StoreFacets = {
  __typename?: 'StoreFacets';
  /** Collections or categories. */
  collections: Array<FacetValue>;
  /** Tags. */
  tags: Array<FacetValue>;
  /** Kinds of product. */
  types: Array<FacetValue>;
};

/** One value, and how many products have it. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** As the shop writes it. */
  name: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** What of a shop was fetched at once. */
export type StoreSyncKind =
  /** Everything. */
  | 'Full'
  /** What had changed. */
  | 'Changes'
  /** What the shop told of. */
  | 'Webhook';

/** How a fetch ended. */
export type StoreSyncState =
  /** It is going on. */
  | 'Running'
  /** All of it came. */
  | 'Done'
  /** It was given up. */
  | 'Failed'
  /** Somebody ended it before all of it had come. */
  | 'Cancelled';

/** One time that a shop was fetched. */
export type StoreSync = {
  __typename?: 'StoreSync';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** What was fetched. */
  kind: StoreSyncKind;
  /** How it ended. */
  state: StoreSyncState;
  /** How many products came. */
  seen: Scalars['Int']['output'];
  /** Of how many, as far as the shop says. */
  total?: Maybe<Scalars['Int']['output']>;
  /** How many records the shop has put together so far, while it does so before any product comes. */
  prepared?: Maybe<Scalars['Int']['output']>;
  /** How many of them were new. */
  created: Scalars['Int']['output'];
  /** How many had changed. */
  updated: Scalars['Int']['output'];
  /** How many the shop no longer had. */
  removed: Scalars['Int']['output'];
  /** Why it was given up. */
  error?: Maybe<Scalars['String']['output']>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** When it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What came of products that were shown. */
export type ProductFunnel = {
  __typename?: 'ProductFunnel';
  /** How often products were shown. */
  shown: Scalars['Int']['output'];
  /** How often one was opened. */
  clicked: Scalars['Int']['output'];
  /** How often one was put into the cart. */
  added: Scalars['Int']['output'];
  /** How many orders came of it, as far as the shop tells. */
  bought: Scalars['Int']['output'];
  /** What they came to, in whole units of the shop's currency. */
  revenue: Scalars['Float']['output'];
};

/** What visitors did not find. */
export type FruitlessSearches = {
  __typename?: 'FruitlessSearches';
  /** How many searches found nothing. */
  count: Scalars['Int']['output'];
  /** Of how many. */
  searches: Scalars['Int']['output'];
  /** Which ones, most often first. */
  nodes: Array<FruitlessSearch>;
};

/** A question to a shop that found nothing. */
export type FruitlessSearch = {
  __typename?: 'FruitlessSearch';
  /** In the words of who asked last. */
  query: Scalars['String']['output'];
  /** How often. */
  count: Scalars['Int']['output'];
  /** Last. */
  lastAt: Scalars['DateTime']['output'];
  /** Why, as far as it can be told. */
  why: Scalars['String']['output'];
};

/** A product of a shop, as it was last fetched. Amounts in whole units of the shop's currency. */
export type Product = {
  __typename?: 'Product';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its id in the shop. */
  externalId: Scalars['ID']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What is said of it, plain. */
  description: Scalars['String']['output'];
  /** Its page in the shop. */
  url: Scalars['String']['output'];
  /** Its picture, good for anybody; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Who makes it. */
  vendor: Scalars['String']['output'];
  /** What kind of thing it is. */
  productType: Scalars['String']['output'];
  /** Tags. */
  tags: Array<Scalars['String']['output']>;
  /** Collections or categories. */
  collections: Array<Scalars['String']['output']>;
  /** What one can choose of it: «Signal red, Moss · XS to XXL». */
  choices: Scalars['String']['output'];
  /** Of the variant that costs least. */
  price: Scalars['Float']['output'];
  /** What that cost before; null: the same. */
  compareAtPrice?: Maybe<Scalars['Float']['output']>;
  /** Whether any of it is there. */
  inStock: Scalars['Boolean']['output'];
  /** How many are; null where the shop does not count. */
  stockQuantity?: Maybe<Scalars['Int']['output']>;
  /** Of the first variant. */
  sku: Scalars['String']['output'];
  /** When the shop last changed it. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** This page's. */
  nodes: Array<Product>;
};

/** Which products are looked for. */
export type ProductFilter = {
  /** Words of title, number or tags. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of this collection. */
  collection?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are there. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
};

/** In which order products are listed. */
export type ProductSort =
  /** By title. */
  | 'TitleAscending'
  /** By title, backwards. */
  | 'TitleDescending'
  /** Cheapest first. */
  | 'PriceAscending'
  /** Dearest first. */
  | 'PriceDescending'
  /** Fewest first. */
  | 'StockAscending'
  /** Most first. */
  | 'StockDescending';

/** What was understood of a question to a shop. Prices in whole units of its currency. */
export type UnderstoodQuery = {
  __typename?: 'UnderstoodQuery';
  /** What is looked for. */
  words: Array<Scalars['String']['output']>;
  /** In which colours. */
  colours: Array<Scalars['String']['output']>;
  /** In which sizes. */
  sizes: Array<Scalars['String']['output']>;
  /** Costing at least. */
  minPrice?: Maybe<Scalars['Float']['output']>;
  /** Costing at most. */
  maxPrice?: Maybe<Scalars['Float']['output']>;
  /** What it must not be. */
  without: Array<Scalars['String']['output']>;
  /** Only what is there, as was asked. */
  inStock: Scalars['Boolean']['output'];
  /** Only what costs less than before. */
  onSale: Scalars['Boolean']['output'];
};

/** What an assistant would show for a question. */
export type ProductSearchAnswer = {
  __typename?: 'ProductSearchAnswer';
  /** What was understood. */
  understood: UnderstoodQuery;
  /** What it shows first, best first: no more than the rules allow at once. */
  hits: Array<ProductSearchHit>;
  /** How many it found in all. */
  found: Scalars['Int']['output'];
  /** What rules kept out. */
  takenOut: Array<ProductTakenOut>;
  /** What would be said with it; where nothing is found, why. */
  sentence: Scalars['String']['output'];
  /** What a visitor could ask next. */
  refinements: Array<Scalars['String']['output']>;
  /** How long it took. */
  durationMs: Scalars['Int']['output'];
};

/** A product that was found. */
export type ProductSearchHit = {
  __typename?: 'ProductSearchHit';
  /** Which one. */
  product: Product;
  /** The variant that is nearest to the question. */
  card: ProductCard;
  /** How well it matches, 0 to 1. */
  match: Scalars['Float']['output'];
  /** Whether a rule puts it first. */
  isPinned: Scalars['Boolean']['output'];
};

/** A product that was found, and is not shown. */
export type ProductTakenOut = {
  __typename?: 'ProductTakenOut';
  /** Which one. */
  product: Product;
  /** Why, in words. */
  because: Scalars['String']['output'];
  /** Where it would have stood, from 1. */
  rank: Scalars['Int']['output'];
};

/** What goes when a shop is disconnected. */
export type StoreDisconnectImpact = {
  __typename?: 'StoreDisconnectImpact';
  /** So many products are forgotten. */
  products: Scalars['Int']['output'];
  /** These assistants show none any more. */
  assistants: Array<Scalars['String']['output']>;
  /** So often were products shown in the last 30 days. */
  shownLately: Scalars['Int']['output'];
  /** In so many conversations. */
  conversations: Scalars['Int']['output'];
};

/** How products stand in a message. */
export type ProductLayout =
  /** Side by side, to be looked through. */
  | 'Carousel'
  /** One below the other, each of what tells them apart in a line. */
  | 'Compare';

/** Products as they were shown in a conversation; later changes of the shop do not reach them. */
export type ProductShelf = {
  __typename?: 'ProductShelf';
  /** How they stand. */
  layout: ProductLayout;
  /** Best first. */
  cards: Array<ProductCard>;
  /** How many were found in all. */
  found: Scalars['Int']['output'];
  /** What could be asked next. */
  refinements: Array<Scalars['String']['output']>;
};

/** A product as it is shown. Amounts in whole units of `currency`. */
export type ProductCard = {
  __typename?: 'ProductCard';
  /** The product's id; the same product may stand on several cards, as it was then. */
  productId: Scalars['ID']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** The variant: «Signal red, M»; blank where there is but one. */
  variant: Scalars['String']['output'];
  /** What is said of it, in a sentence. */
  summary: Scalars['String']['output'];
  /** Its picture, good for anybody; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Its page in the shop. */
  url: Scalars['String']['output'];
  /** Puts it into the cart; null where that is not to be. */
  cartUrl?: Maybe<Scalars['String']['output']>;
  /** ISO 4217. */
  currency: Scalars['String']['output'];
  /** What it costs. */
  price: Scalars['Float']['output'];
  /** What it cost before; null: the same. */
  compareAtPrice?: Maybe<Scalars['Float']['output']>;
  /** «3 left», «Sold out»; blank where there is nothing to say. */
  stock: Scalars['String']['output'];
  /** What one can choose of it, and what it is like, by name: for comparing. */
  facts: Array<ProductFact>;
};

/** One thing that is so of a product. */
export type ProductFact = {
  __typename?: 'ProductFact';
  /** Such as Colours. */
  name: Scalars['String']['output'];
  /** Such as Signal red, Moss. */
  value: Scalars['String']['output'];
};

/** Where a merchant lets us in. */
export type StoreConnectionStart = {
  __typename?: 'StoreConnectionStart';
  /** The page of the shop's software; it leads back to the dashboard. */
  url: Scalars['String']['output'];
};

/** How a shop is fetched, and who shows it. */
export type StoreSettingsInput = {
  /** Up to 60 characters. */
  displayName: Scalars['String']['input'];
  /** How changes come. */
  syncMode: StoreSyncMode;
  /** The assistants that show it. */
  assistantIds: Array<Scalars['ID']['input']>;
};

/** What a visitor does with a product that was shown. */
export type ProductAction =
  /** Opens its page. */
  | 'Clicked'
  /** Puts it into the cart. */
  | 'Added';

/** A service that companies connect. Shops are StoreIntegration. */
export type IntegrationKind =
  /** A helpdesk. */
  | 'Zendesk'
  /** A calendar that visitors book in. */
  | 'Calendly';

/** Where the connection to a service stands. */
export type IntegrationStatus =
  /** It works. */
  | 'Connected'
  /** It does not until somebody sees to it: `lastError` says why. */
  | 'Error';

/** A service that is connected. What lets us in is never answered. */
export type Integration = Node & {
  __typename?: 'Integration';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Which service. */
  kind: IntegrationKind;
  /** Where the connection stands. */
  status: IntegrationStatus;
  /** What the service calls the account. */
  accountName: Scalars['String']['output'];
  /** Who connected it; null when they have left. */
  connectedByName?: Maybe<Scalars['String']['output']>;
  /** When it was connected. */
  connectedAt: Scalars['DateTime']['output'];
  /** When something last went to or fro. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed; null where none did since. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** The company that has connected it. */
  client: Client;
  /** How conversations become tickets; null for other services. Needs MANAGE_CLIENT. */
  zendesk?: Maybe<ZendeskSettings>;
  /** What went to and fro, newest first; the newest 500 are kept. Needs MANAGE_CLIENT. Errors: BAD_INPUT. */
  requests: IntegrationRequestConnection;
  /** What goes when it is disconnected, a sentence each. Needs MANAGE_CLIENT. */
  disconnectImpact: Array<Scalars['String']['output']>;
  /** What is particular to Calendly; null for every other service. */
  calendly?: Maybe<CalendlyAccount>;
};


/** A service that is connected. What lets us in is never answered. */
export type IntegrationRequestsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  onlyFailed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The account at Calendly that is connected. */
export type CalendlyAccount = {
  __typename?: 'CalendlyAccount';
  /** What can be booked there, as it was last fetched, by name. */
  eventTypes: Array<CalendlyEventType>;
  /** When that was fetched. */
  eventTypesFetchedAt: Scalars['DateTime']['output'];
  /** What new steps of flows begin with; null: nothing. */
  defaultEventTypeUri?: Maybe<Scalars['String']['output']>;
  /** Whether Calendly tells us of what is booked, moved and called off there: it does on its paid plans. */
  isTold: Scalars['Boolean']['output'];
  /** Bookings of the last 30 days that were made in chats. */
  recentBookings: Scalars['Int']['output'];
};

/** Something that can be booked at Calendly. */
export type CalendlyEventType = {
  __typename?: 'CalendlyEventType';
  /** Its address at Calendly. */
  uri: Scalars['String']['output'];
  /** As Calendly shows it. */
  name: Scalars['String']['output'];
  /** How long it takes. */
  durationMinutes: Scalars['Int']['output'];
  /** Whether it can be booked. */
  isActive: Scalars['Boolean']['output'];
  /** The published flows that offer it, by name. */
  usedIn: Array<GuidedFlow>;
};

/** How far a booking is. */
export type BookingStatus =
  /** The visitor may pick a time. */
  | 'Offered'
  /** It is booked. */
  | 'Scheduled'
  /** It is booked, for another time than at first. */
  | 'Rescheduled'
  /** It was called off; the visitor may pick another time. */
  | 'Canceled';

/** A time at Calendly that a flow offered in a conversation, and what became of it. */
export type Booking = {
  __typename?: 'Booking';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** How far it is. */
  status: BookingStatus;
  /** What is booked. */
  eventTypeName: Scalars['String']['output'];
  /** How long it takes. */
  durationMinutes: Scalars['Int']['output'];
  /** When it begins; null until a time was picked. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends; null until a time was picked. */
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visitor's, an IANA name; null until a time was picked. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Who comes; until a time was picked, what is known of the visitor. */
  name?: Maybe<Scalars['String']['output']>;
  /** Of who comes; until a time was picked, what is known of the visitor. */
  email?: Maybe<Scalars['String']['output']>;
  /** Where it can be called off; null when there is nothing to call off. */
  cancelUrl?: Maybe<Scalars['String']['output']>;
  /** Where it can be moved; null when there is nothing to move. */
  rescheduleUrl?: Maybe<Scalars['String']['output']>;
  /** Who called it off. */
  canceledByName?: Maybe<Scalars['String']['output']>;
  /** Why it was called off. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** When it was marked at Calendly that nobody came; null: it was not. */
  noShowAt?: Maybe<Scalars['DateTime']['output']>;
};

/** When a conversation becomes a ticket. */
export type TicketTrigger =
  /** Its visitor is handed over to people. */
  | 'Handoff'
  /** It is resolved. */
  | 'Resolved'
  /** Somebody of the staff asks for it. */
  | 'OnDemand';

/** How much of a conversation its ticket is told. */
export type TicketTranscript =
  /** All that the visitor sees. */
  | 'Full'
  /** The last ten messages. */
  | 'Last10'
  /** How much was said, and what the visitor wrote last. */
  | 'Summary';

/** How urgent a ticket is, in Zendesk's words. */
export type ZendeskPriority =
  /** Low. */
  | 'low'
  /** Normal. */
  | 'normal'
  /** High. */
  | 'high'
  /** Urgent. */
  | 'urgent';

/** Those that tickets may be assigned to. */
export type ZendeskGroup = {
  __typename?: 'ZendeskGroup';
  /** Of Zendesk. */
  id: Scalars['String']['output'];
  /** What it is called there. */
  name: Scalars['String']['output'];
};

/** What each priority of a conversation is at Zendesk. */
export type ZendeskPriorityMap = {
  __typename?: 'ZendeskPriorityMap';
  /** Of those without one. */
  none: ZendeskPriority;
  /** Low. */
  low: ZendeskPriority;
  /** Medium. */
  medium: ZendeskPriority;
  /** High. */
  high: ZendeskPriority;
  /** Urgent. */
  urgent: ZendeskPriority;
};

/** What a field of a ticket is filled with. */
export type TicketFieldSource =
  /** What the visitor is called. */
  | 'VisitorName'
  /** Their address. */
  | 'VisitorEmail'
  /** Their number. */
  | 'VisitorPhone'
  /** Where they are: ISO 3166-1 alpha-2. */
  | 'VisitorCountry'
  /** Theirs, BCP 47. */
  | 'VisitorLanguage'
  /** Who they are to the company's site. */
  | 'VisitorExternalId'
  /** Where the conversation began. */
  | 'StartPage'
  /** Of the conversation. */
  | 'ConversationNumber'
  /** Where colleagues open it. */
  | 'ConversationLink';

/** A field of tickets that takes text. */
export type ZendeskTicketField = {
  __typename?: 'ZendeskTicketField';
  /** Its id at Zendesk. */
  id: Scalars['String']['output'];
  /** What it is called there. */
  title: Scalars['String']['output'];
};

/** A field of tickets, and what it is filled with. */
export type ZendeskFieldMapping = {
  __typename?: 'ZendeskFieldMapping';
  /** Its id at Zendesk. */
  fieldId: Scalars['String']['output'];
  /** Of the conversation or its visitor. */
  source: TicketFieldSource;
};

/** A field of tickets, and what it is filled with from now on. */
export type ZendeskFieldMappingInput = {
  /** Its id at Zendesk. */
  fieldId: Scalars['String']['input'];
  /** Of the conversation or its visitor. */
  source: TicketFieldSource;
};

/** How conversations become tickets. */
export type ZendeskSettings = {
  __typename?: 'ZendeskSettings';
  /** Of the account. */
  subdomain: Scalars['String']['output'];
  /** When. */
  createTicketOn: TicketTrigger;
  /** The group that gets them; null: Zendesk's own. */
  groupId?: Maybe<Scalars['String']['output']>;
  /** The groups that there were when Zendesk was last asked. */
  groups: Array<ZendeskGroup>;
  /** That each ticket bears. */
  tags: Array<Scalars['String']['output']>;
  /** How urgent they are. */
  priorityMap: ZendeskPriorityMap;
  /** How much they are told. */
  transcript: TicketTranscript;
  /** The fields of its tickets that take text, when Zendesk was last asked. */
  ticketFields: Array<ZendeskTicketField>;
  /** Those that each new ticket comes with. */
  fieldMap: Array<ZendeskFieldMapping>;
};

/** What lets us into an account at Zendesk. It is never answered. */
export type ConnectZendeskInput = {
  /** Such as northwind, of northwind.zendesk.com. */
  subdomain: Scalars['String']['input'];
  /** Of an administrator there. */
  email: Scalars['String']['input'];
  /** Made in Zendesk's Admin Center, under APIs. */
  apiToken: Scalars['String']['input'];
};

/** What each priority of a conversation is at Zendesk. */
export type ZendeskPriorityMapInput = {
  /** Of those without one. */
  none: ZendeskPriority;
  /** Low. */
  low: ZendeskPriority;
  /** Medium. */
  medium: ZendeskPriority;
  /** High. */
  high: ZendeskPriority;
  /** Urgent. */
  urgent: ZendeskPriority;
};

/** How conversations become tickets from now on. */
export type ZendeskSettingsInput = {
  /** When. */
  createTicketOn: TicketTrigger;
  /** The group that gets them; null: Zendesk's own. */
  groupId?: InputMaybe<Scalars['String']['input']>;
  /** That each ticket bears; at most 20, without blanks. */
  tags: Array<Scalars['String']['input']>;
  /** How urgent they are. */
  priorityMap: ZendeskPriorityMapInput;
  /** How much they are told. */
  transcript: TicketTranscript;
  /** The fields that each new ticket comes with, once each; null: none. */
  fieldMap?: InputMaybe<Array<ZendeskFieldMappingInput>>;
};

/** Where a ticket is on its way. */
export type TicketState =
  /** It is to be sent: now, or as soon as the helpdesk is reached. */
  | 'Queued'
  /** The helpdesk has it. */
  | 'Sent'
  /** It was given up: `lastError` says why. */
  | 'Failed';

/** Where a ticket stands at the helpdesk. */
export type TicketStatus =
  /** Nobody has looked at it. */
  | 'New'
  /** Somebody works on it. */
  | 'Open'
  /** The visitor is waited for. */
  | 'Pending'
  /** Somebody else is waited for. */
  | 'Hold'
  /** It is done. */
  | 'Solved'
  /** It is done, and is not changed any more. */
  | 'Closed';

/** A conversation's ticket at the helpdesk. */
export type ExternalTicket = {
  __typename?: 'ExternalTicket';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its number at the helpdesk; null: there is none yet. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Where people open it. */
  url?: Maybe<Scalars['String']['output']>;
  /** Where it stands there, as far as is known. */
  status?: Maybe<TicketStatus>;
  /** Where it is on its way. */
  state: TicketState;
  /** Why it could not be sent; null where it could. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When somebody, or something, last asked for it. */
  requestedAt: Scalars['DateTime']['output'];
  /** When the helpdesk was last told, or told us. */
  lastSyncAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Who asked whom. */
export type IntegrationDirection =
  /** We asked the service. */
  | 'Out'
  /** It told us something. */
  | 'In';

/** A request to or from a connected service, without anything secret. */
export type IntegrationRequest = {
  __typename?: 'IntegrationRequest';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Who asked whom. */
  direction: IntegrationDirection;
  /** Of HTTP. */
  method: Scalars['String']['output'];
  /** Where it went. */
  url: Scalars['String']['output'];
  /** Of HTTP; null: there was no answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Whether it did not go well. */
  hasFailed: Scalars['Boolean']['output'];
  /** How long it took. */
  durationMs: Scalars['Int']['output'];
  /** What was sent, as far as it is kept. */
  request?: Maybe<Scalars['String']['output']>;
  /** What was answered, as far as it is kept. */
  response?: Maybe<Scalars['String']['output']>;
  /** The conversation that it was about. */
  conversation?: Maybe<Conversation>;
  /** Whether somebody had it done again. */
  isReplay: Scalars['Boolean']['output'];
  /** Why it is not done again; null: it may be. */
  whyNotReplayed?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
};

/** A page of requests. */
export type IntegrationRequestConnection = {
  __typename?: 'IntegrationRequestConnection';
  /** Newest first. */
  edges: Array<IntegrationRequestEdge>;
  /** How to go on. */
  pageInfo: PageInfo;
};

/** A request in its page. */
export type IntegrationRequestEdge = {
  __typename?: 'IntegrationRequestEdge';
  /** Its place. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: IntegrationRequest;
};

/** What is left when a service was disconnected. */
export type IntegrationDisconnected = {
  __typename?: 'IntegrationDisconnected';
  /** Of the integration that is gone. */
  integrationId: Scalars['ID']['output'];
  /** The company, which has it no more. */
  client: Client;
};

/** What an API key may be used for. */
export type ApiScope =
  /** conversations:read: conversations and what is written in them. */
  | 'ConversationsRead'
  /** conversations:write: reply in conversations. */
  | 'ConversationsWrite'
  /** visitors:read: who writes, and what is known of them. */
  | 'VisitorsRead'
  /** articles:read: articles and their text. */
  | 'ArticlesRead'
  /** articles:write: draft articles. */
  | 'ArticlesWrite'
  /** forms:read: forms and what was sent in. */
  | 'FormsRead';

/** Whether an API key is good. */
export type ApiKeyState =
  /** It is. */
  | 'Active'
  /** Its time is over. */
  | 'Expired'
  /** Somebody has put an end to it. */
  | 'Revoked';

/** What a company's own programs are let in by. Its secret is shown once, when it is made. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** As of every record. */
  id: Scalars['ID']['output'];
  /** What it is for. */
  name: Scalars['String']['output'];
  /** What its secret begins with. */
  prefix: Scalars['String']['output'];
  /** What it may be used for. */
  scopes: Array<ApiScope>;
  /** Whether it is good. */
  state: ApiKeyState;
  /** Who made it, and in whose name it writes. */
  createdByName: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to the minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its time is over; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When somebody put an end to it. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the secret before the last rotation works too; null when it does not. */
  previousUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A key with its secret, which is not shown again. */
export type NewApiKey = {
  __typename?: 'NewApiKey';
  /** The key. */
  apiKey: ApiKey;
  /** What the company's program sends as `Authorization: Bearer`. */
  secret: Scalars['String']['output'];
};

/** A key to be made. */
export type CreateApiKeyInput = {
  /** What it is for. */
  name: Scalars['String']['input'];
  /** What it may be used for; one at least. */
  scopes: Array<ApiScope>;
  /** How many days it is good for, up to 730; null: for ever. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
};

/** What becomes of a key. */
export type UpdateApiKeyInput = {
  /** What it is for. */
  name: Scalars['String']['input'];
  /** What it may be used for from now on; one at least. */
  scopes: Array<ApiScope>;
};

/** Something that the public API does. */
export type ApiEndpoint = {
  __typename?: 'ApiEndpoint';
  /** Its name, as in the OpenAPI document. */
  id: Scalars['String']['output'];
  /** GET or POST. */
  method: Scalars['String']['output'];
  /** Its path, with what is to be filled in in braces. */
  path: Scalars['String']['output'];
  /** What it does, in a sentence. */
  summary: Scalars['String']['output'];
  /** What a key must be allowed. */
  scope: ApiScope;
  /** A command that tries it, with `$PARLEY_API_KEY` for the secret. */
  sample: Scalars['String']['output'];
};

/** The public REST API. */
export type PublicApi = {
  __typename?: 'PublicApi';
  /** Where it is. */
  url: Scalars['String']['output'];
  /** Where its OpenAPI document is. */
  openApiUrl: Scalars['String']['output'];
  /** How many requests a key may make in a minute. */
  requestsPerMinute: Scalars['Int']['output'];
  /** All that it does. */
  endpoints: Array<ApiEndpoint>;
};

/** What an endpoint may be told of. */
export type WebhookEvent =
  /** conversation.created: a visitor has begun a conversation. */
  | 'ConversationCreated'
  /** conversation.resolved: it was resolved. */
  | 'ConversationResolved'
  /** message.created: somebody has written, or the assistant has answered; private notes are not told. */
  | 'MessageCreated'
  /** form.submitted: a visitor has sent in a form. */
  | 'FormSubmitted'
  /** visitor.identified: a visitor's address or the site's name for them has become known, or another one. */
  | 'VisitorIdentified';

/** Whether an endpoint is told. */
export type WebhookEndpointState =
  /** It is. */
  | 'Enabled'
  /** Somebody has turned it off. */
  | 'Disabled'
  /** It failed for too long, and is told nothing any more. */
  | 'Failing';

/** Where a delivery stands. */
export type WebhookDeliveryState =
  /** It has not got through yet, and will be tried. */
  | 'Waiting'
  /** It got through. */
  | 'Delivered'
  /** It was given up. */
  | 'Failed';

/** An address of the company's that is told of what happens. */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  /** As of every record. */
  id: Scalars['ID']['output'];
  /** Where it is. */
  url: Scalars['String']['output'];
  /** What it is for. */
  description: Scalars['String']['output'];
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** Whether it is told. */
  state: WebhookEndpointState;
  /** Deliveries that were given up since one got through. */
  failureStreak: Scalars['Int']['output'];
  /** Since when it is told nothing; null while it is. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when deliveries are signed with the secret before the last rotation too; null when they are not. */
  previousUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Who made it. */
  createdByName: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it was told last; null: nothing yet. */
  lastDelivery?: Maybe<WebhookDelivery>;
};

/** One event on its way to one endpoint. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** As of every record. */
  id: Scalars['ID']['output'];
  /** As programs write it: `conversation.created`. */
  event: Scalars['String']['output'];
  /** The same at all endpoints, in all attempts and replays. */
  eventId: Scalars['String']['output'];
  /** The body, to the letter. */
  payload: Scalars['String']['output'];
  /** Where it stands. */
  state: WebhookDeliveryState;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** Of HTTP; null: there was none. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** The beginning of what was answered. */
  responseBody?: Maybe<Scalars['String']['output']>;
  /** Why the last attempt failed; null when it did not. */
  error?: Maybe<Scalars['String']['output']>;
  /** How long the last attempt took. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** When it came to be. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last tried. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is tried next; null: not any more, or at once. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether somebody asked to have it told again. */
  isReplay: Scalars['Boolean']['output'];
};

/** A delivery in a list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Where it stands in the list. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** A page of deliveries, the newest first. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries of the page. */
  edges: Array<WebhookDeliveryEdge>;
  /** What lies before and after it. */
  pageInfo: PageInfo;
};

/** An endpoint with its secret, which is not shown again. */
export type NewWebhookSecret = {
  __typename?: 'NewWebhookSecret';
  /** The endpoint. */
  endpoint: WebhookEndpoint;
  /** What deliveries are signed with. */
  secret: Scalars['String']['output'];
};

/** What an endpoint is told, and where. */
export type WebhookEndpointInput = {
  /** Where it is: https. */
  url: Scalars['String']['input'];
  /** What it is for. */
  description: Scalars['String']['input'];
  /** What it is told of; one at least. */
  events: Array<WebhookEvent>;
};

/** Where a conversation stands. */
export type ConversationStatus =
  /** Waits for people, or is in their hands. */
  | 'Open'
  /** With the assistant; no person has been asked for. */
  | 'Pending'
  /** Put off until later. */
  | 'Snoozed'
  /** Done; a new message of the visitor opens it again. */
  | 'Resolved';

/** Who answers in a conversation. */
export type ConversationHandler =
  /** The assistant. */
  | 'AI'
  /** A guided flow. */
  | 'Flow'
  /** The staff. */
  | 'Agent';

/** Who wrote a message. */
export type MessageAuthor =
  /** The person on the site. */
  | 'Visitor'
  /** The assistant. */
  | 'AI'
  /** A guided flow. */
  | 'Flow'
  /** A member of staff. */
  | 'Agent'
  /** Parley itself: «Maya took it». */
  | 'System';

/** How urgent a conversation is. */
export type ConversationPriority =
  /** Nobody has said. */
  | 'None'
  /** When there is time. */
  | 'Low'
  /** As usual. */
  | 'Medium'
  /** Before others. */
  | 'High'
  /** At once. */
  | 'Urgent';

/** The six colours of conversations and labels. */
export type LabelColour =
  /** Green. */
  | 'emerald'
  /** Grey. */
  | 'slate'
  /** Red. */
  | 'red'
  /** Blue-violet. */
  | 'indigo'
  /** Light blue. */
  | 'sky'
  /** Pink. */
  | 'pink';

/** What a conversation is about, in the client's own words. */
export type Label = Node & {
  __typename?: 'Label';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Unique within the client, in any case of letters. */
  name: Scalars['String']['output'];
  /** How it is drawn. */
  colour: LabelColour;
  /** When to give it; null when nobody has said. */
  description?: Maybe<Scalars['String']['output']>;
  /** How many conversations bear it. */
  conversationsCount: Scalars['Int']['output'];
};

/** A group of people to whom conversations are assigned. */
export type Team = Node & {
  __typename?: 'Team';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Unique within the client, in any case of letters. */
  name: Scalars['String']['output'];
  /** What it is there for; null when nobody has said. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its people, by name. */
  members: Array<User>;
  /** How many conversations are assigned to it. */
  conversationsCount: Scalars['Int']['output'];
  /** The published guided flows that show its people or hand over to it, by name. */
  usedInFlows: Array<GuidedFlow>;
};

/** Which conversations, seen from the viewer. */
export type ConversationView =
  /** Every one. */
  | 'All'
  /** Assigned to the viewer. */
  | 'Mine'
  /** Assigned to nobody. */
  | 'Unassigned'
  /** With messages that no agent has read, or marked so by hand. */
  | 'Unread'
  /** The visitor has asked for a person, and none has taken it yet. */
  | 'Handoff';

/** In which order conversations come. */
export type ConversationSort =
  /** The latest message first. */
  | 'LastActivityNewest'
  /** The longest silence first. */
  | 'LastActivityOldest'
  /** The latest begun first. */
  | 'CreatedNewest'
  /** The first begun first. */
  | 'CreatedOldest'
  /** Urgent ones first; among equals the latest message first. */
  | 'PriorityHighest'
  /** Who waits longest for a person first; then the others, the latest message first. */
  | 'WaitingLongest';

/** Conditions that hold together; of the values of one list any will do. What is left out or empty does not narrow. At most 50 values a list. */
export type ConversationFilter = {
  /** Where it stands. */
  status?: InputMaybe<ConversationStatus>;
  /** Assigned to one of these people. */
  assigneeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Assigned to one of these teams. */
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Bears one of these labels. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** As urgent as one of these. */
  priorities?: InputMaybe<Array<ConversationPriority>>;
  /** Begun with one of these assistants. */
  assistantIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The visitor's language, BCP 47; `de` also finds `de-CH`. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The last message came at this instant or later. */
  activeSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** The last message came before this instant. */
  activeUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether a file was sent in it. */
  hasFile?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which screen a view is of. */
export type ViewScreen =
  /** The inbox: filters and order of its list. */
  | 'Inbox'
  /** The analytics: days, filters and what is shown of a report. */
  | 'Analytics';

/** What is looked at on a screen, under a name. */
export type SavedView = {
  __typename?: 'SavedView';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** Unique among one's own. */
  name: Scalars['String']['output'];
  /** The query string of its address in the dashboard, without the question mark. */
  query: Scalars['String']['output'];
  /** Who sees it. */
  scope: SharingScope;
  /** Whether the viewer made it, and may change and delete it. */
  isMine: Scalars['Boolean']['output'];
  /** Whether the viewer begins with it when they open the screen. */
  isDefault: Scalars['Boolean']['output'];
};

/** A view to keep, or what it is to become. */
export type SavedViewInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** At most 1,000 characters. */
  query: Scalars['String']['input'];
  /** Who sees it. */
  scope: SharingScope;
};

/** A piece of an excerpt. */
export type ExcerptPart = {
  __typename?: 'ExcerptPart';
  /** As typed, in one line; render it as text. */
  text: Scalars['String']['output'];
  /** Whether it is what was searched for. */
  isMatch: Scalars['Boolean']['output'];
};

/** In which order a search's conversations come. */
export type SearchSort =
  /** Best first. */
  | 'Relevance'
  /** By when the message was written by which it was found, the latest first. */
  | 'Newest';

/** What a search has found. */
export type ConversationSearch = {
  __typename?: 'ConversationSearch';
  /** The first of them. */
  hits: Array<SearchHit>;
  /** How many conversations there are in all; 1000 stands for 1000 and more. */
  count: Scalars['Int']['output'];
};

/** A conversation that a search has found. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The conversation. */
  conversation: Conversation;
  /** The message it was found by; null when it was found by its visitor's name, mail address or number. */
  message?: Maybe<Message>;
  /** The words around what was found. */
  excerpt: Array<ExcerptPart>;
};

/** How many conversations each view holds. */
export type ConversationCounts = {
  __typename?: 'ConversationCounts';
  /** All that pass the filter. */
  all: Scalars['Int']['output'];
  /** Of the view Mine. */
  mine: Scalars['Int']['output'];
  /** Of the view Unassigned. */
  unassigned: Scalars['Int']['output'];
  /** Of the view Unread. */
  unread: Scalars['Int']['output'];
  /** Of the view Handoff. */
  handoff: Scalars['Int']['output'];
};

/** What a message is. */
export type MessageKind =
  /** What somebody said, or a file they sent. */
  | 'Text'
  /** For staff only; visitors are never told that it exists. */
  | 'Note'
  /** Something that happened: the body says what. */
  | 'Event'
  /** Asks the visitor for a rating. */
  | 'Csat'
  /** A step of a guided flow that offers something to press, beneath its words where it has some. */
  | 'Choices'
  /** A step of a guided flow that shows people. */
  | 'Team'
  /** A step of a guided flow that shows an article. */
  | 'Article'
  /** A step of a guided flow that answers questions until the visitor leaves it. */
  | 'Question'
  /** A form to fill in: `formSubmission` says how far it is. */
  | 'Form'
  /** Products of a shop: `products` says which. */
  | 'Products'
  /** A time to book: `booking` says how far it is. */
  | 'Booking';

/** What a browser may do with a file. */
export type AttachmentKind =
  /** Draw it: PNG, JPEG, GIF, WebP or AVIF. */
  | 'Image'
  /** Nothing but download it. */
  | 'File';

/**
 * A file in a message. It is uploaded first: `POST /conversations/attachments/upload?name=…` with the file as the body and a
 * bearer token of staff (MANAGE_CONVERSATIONS) or a visitor answers 201 `{id, kind, name, mediaType, size, width, height, url}`, or
 * `{code, message}` with 401, 403, 413 (over 10 MB), 415 (not allowed) or 429 (too often; of a visitor also TOO_MANY_FILES, when
 * there is too much that is not sent yet); then its id goes into a message. What is not sent within a day is removed.
 */
export type Attachment = {
  __typename?: 'Attachment';
  /** Opaque and unique. */
  id: Scalars['ID']['output'];
  /** What a browser may do with it. */
  kind: AttachmentKind;
  /** With an ending that fits what it is; show it as text. */
  name: Scalars['String']['output'];
  /** As its bytes say, not as its sender does. */
  mediaType: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Pixels as shown; null for what is no image. */
  width?: Maybe<Scalars['Int']['output']>;
  /** Pixels as shown; null for what is no image. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Its address, signed: good without a token for at least a day, then ask again. */
  url: Scalars['String']['output'];
};

/** A visitor's conversation with an assistant and the staff. */
export type Conversation = Node & {
  __typename?: 'Conversation';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Counts up per client, for people to quote: #4812. */
  number: Scalars['Int']['output'];
  /** Where it stands. */
  status: ConversationStatus;
  /** Who works on it now. */
  handledBy: ConversationHandler;
  /** How urgent it is. */
  priority: ConversationPriority;
  /** The assistant it was begun with. */
  assistant: Assistant;
  /** The person it is assigned to; null when nobody has it. */
  assignee?: Maybe<User>;
  /** The team it is assigned to; null when none has it. */
  team?: Maybe<Team>;
  /** By name. */
  labels: Array<Label>;
  /** The visitor's language, BCP 47; null when unknown. */
  language?: Maybe<Scalars['String']['output']>;
  /** Whether a file was sent in it. */
  hasAttachments: Scalars['Boolean']['output'];
  /** When the visitor asked for a person; null once one has taken it. */
  handoffRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visitor's name, or «Visitor» and a number. */
  visitorName: Scalars['String']['output'];
  /** Null until the visitor gives it. */
  visitorEmail?: Maybe<Scalars['String']['output']>;
  /** Whether no agent has read the visitor's last messages. */
  containMessagesUnreadByAgents: Scalars['Boolean']['output'];
  /** Visitor messages since an agent last read. */
  unreadCount: Scalars['Int']['output'];
  /** First 140 characters of the last message, as typed, in one line. */
  lastMessagePreview: Scalars['String']['output'];
  /** Who wrote the last message. */
  lastMessageAuthor: MessageAuthor;
  /** When the last message came. */
  lastActivityAt: Scalars['DateTime']['output'];
  /** Since when the visitor waits for a person; null when nobody does. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Up to which instant the visitor has seen the conversation. */
  visitorReadAt?: Maybe<Scalars['DateTime']['output']>;
  /** Up to which instant what was written has reached the visitor's browser. */
  visitorDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is snoozed; null when it is not, or until the visitor writes. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was resolved; null while it is not. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the visitor was asked for a rating; null when nobody has asked. */
  csatAskedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visitor's rating, 1 to 5; null when there is none. */
  csatRating?: Maybe<Scalars['Int']['output']>;
  /** What the visitor said with the rating. */
  csatComment?: Maybe<Scalars['String']['output']>;
  /** The page the visitor started from. */
  startPageUrl?: Maybe<Scalars['String']['output']>;
  /** Who the visitor is. */
  visitor: Visitor;
  /** When the visitor began it. */
  createdAt: Scalars['DateTime']['output'];
  /** Counts up with every change: of two states of one conversation the higher is the newer. */
  version: Scalars['Int']['output'];
  /** What is to be sent later, the next one first. */
  scheduledMessages: Array<ScheduledMessage>;
  /** Oldest first; `last` and `before` page backwards from the newest. At most 100 a page. */
  messages: MessageConnection;
  /** The files of its messages, newest first; at most 100. */
  attachments: Array<Attachment>;
  /** The client it belongs to. */
  client: Client;
  /** The visitor's ways through guided flows, the first one first. */
  flowRuns: Array<FlowRun>;
  /** What was offered to be booked in any conversation of its visitor, newest first; at most 20. */
  bookings: Array<Booking>;
  /** Its ticket at the helpdesk; null: it has none. */
  ticket?: Maybe<ExternalTicket>;
};


/** A visitor's conversation with an assistant and the staff. */
export type ConversationMessagesArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};


/** A visitor's conversation with an assistant and the staff. */
export type ConversationAttachmentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What can happen to a conversation besides messages. */
export type ConversationEventType =
  /** A scheduled message was not sent, because the visitor wrote first or its author may no longer write. Its files are the event's. */
  | 'ScheduledNotSent'
  /** It was assigned to somebody, or taken away. */
  | 'AssigneeChanged'
  /** It was moved to a team, or taken away. */
  | 'TeamChanged'
  /** It became more or less urgent. */
  | 'PriorityChanged'
  /** Labels were added or removed. */
  | 'LabelsChanged'
  /** It was put off. */
  | 'Snoozed'
  /** It came back. */
  | 'SnoozeEnded'
  /** It was done. */
  | 'Resolved'
  /** It was not done after all. */
  | 'Reopened'
  /** A person took over from the assistant. */
  | 'TakenOver'
  /** It was handed back to the assistant. */
  | 'HandedBack'
  /** The visitor asked for a person. */
  | 'HandoffRequested'
  /** The assistant handed it over to people: it could not help, or may not. */
  | 'HandedOver'
  /** The visitor may no longer write. */
  | 'VisitorBlocked'
  /** The visitor may write again. */
  | 'VisitorUnblocked'
  /** Two visitors were found to be one. */
  | 'VisitorsMerged'
  /** It was sent by mail. */
  | 'TranscriptSent'
  /** It became a ticket at the helpdesk. */
  | 'TicketCreated'
  /** Its ticket was solved at the helpdesk. */
  | 'TicketSolved'
  /** The visitor rated it. */
  | 'Rated'
  /** The visitor booked a time. */
  | 'Booked'
  /** A booking was moved. */
  | 'BookingMoved'
  /** A booking was called off. */
  | 'BookingCanceled'
  /** Nobody came to what was booked, or that was an error. */
  | 'BookingMissed';

/** What a message tells of that is not said by anybody; its sentence is the message's body. */
export type ConversationEvent = {
  __typename?: 'ConversationEvent';
  /** What happened. */
  type: ConversationEventType;
  /** Until when the conversation is snoozed; null for all else. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A person who writes, as staff knows them. */
export type Visitor = Node & {
  __typename?: 'Visitor';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** As given, or «Visitor» and a number. */
  name: Scalars['String']['output'];
  /** Null until it is given. */
  email?: Maybe<Scalars['String']['output']>;
  /** Null until it is given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** The browser's language, BCP 47. */
  locale?: Maybe<Scalars['String']['output']>;
  /** The browser's time zone, an IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Null when unknown. */
  city?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2; null when unknown. */
  country?: Maybe<Scalars['String']['output']>;
  /** Such as «Safari». */
  browser?: Maybe<Scalars['String']['output']>;
  /** Such as «iOS». */
  os?: Maybe<Scalars['String']['output']>;
  /** Such as «iPhone». */
  device?: Maybe<Scalars['String']['output']>;
  /** What the site or staff says of them, by name. */
  attributes: Array<VisitorAttribute>;
  /** Who they are to the site that they came from, as it says; null: it has not said. */
  externalId?: Maybe<Scalars['String']['output']>;
  /** Whether the site's server vouches for that. */
  isVerified: Scalars['Boolean']['output'];
  /** Whether they are kept from writing. */
  isBlocked: Scalars['Boolean']['output'];
  /** When they first came. */
  createdAt: Scalars['DateTime']['output'];
  /** When they were last here. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The pages they had open, newest first; at most 100. */
  pageViews: Array<VisitorPageView>;
  /** Their conversations, last activity first; at most 100. */
  conversations: Array<Conversation>;
};


/** A person who writes, as staff knows them. */
export type VisitorPageViewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A person who writes, as staff knows them. */
export type VisitorConversationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that is known of a visitor. */
export type VisitorAttribute = {
  __typename?: 'VisitorAttribute';
  /** What it is. */
  name: Scalars['String']['output'];
  /** The fact itself. */
  value: Scalars['String']['output'];
};

/** A page that a visitor had open. */
export type VisitorPageView = {
  __typename?: 'VisitorPageView';
  /** Of this view. */
  id: Scalars['ID']['output'];
  /** The page's address. */
  url: Scalars['String']['output'];
  /** As the page called itself; null when it did not. */
  title?: Maybe<Scalars['String']['output']>;
  /** When it was opened. */
  viewedAt: Scalars['DateTime']['output'];
};

/** One message, as staff and visitor see it. */
export type Message = Node & {
  __typename?: 'Message';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** The conversation it belongs to. */
  conversationId: Scalars['ID']['output'];
  /** What it is. */
  kind: MessageKind;
  /** Who wrote it. */
  author: MessageAuthor;
  /** The colleague who wrote it; null for everybody else's, and to visitors. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** The agent's, assistant's or visitor's name at the time. */
  authorName: Scalars['String']['output'];
  /** The picture of the colleague who wrote it, as it is now; null without one, and for everybody else's. */
  authorAvatar?: Maybe<Scalars['String']['output']>;
  /**
   * As typed; render it as text, and `:shortcode:` of one of the company's own emojis as its image. Empty when it is files
   * alone.
   */
  body: Scalars['String']['output'];
  /** In the sender's order; at most 10. */
  attachments: Array<Attachment>;
  /** The message that it answers; null when it answers none in particular. */
  replyTo?: Maybe<Message>;
  /** Whom a note mentions, by name. */
  mentions: Array<User>;
  /** When its author last changed it; null when it is as it was sent. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its author took it back: body and files are gone then, its place stays. Of an event: when it was undone; visitors are not shown it any more. */
  takenBackAt?: Maybe<Scalars['DateTime']['output']>;
  /** Counts up with every change: of two states of one message the higher is the newer. */
  version: Scalars['Int']['output'];
  /** When the API took it. */
  createdAt: Scalars['DateTime']['output'];
  /** Counts up within the conversation from 1. */
  sequence: Scalars['Int']['output'];
  /** The key its sender chose: the same key is never stored twice. */
  key: Scalars['String']['output'];
  /** What it tells of; null for what somebody said. */
  event?: Maybe<ConversationEvent>;
  /** What the assistant's answer rests on, in the order of the numbers in its body. */
  citations: Array<Citation>;
  /** What the assistant made of a question; null for what is no answer of it. */
  answer?: Maybe<Answer>;
  /** What a step of a guided flow shows beside its words; null for all else. */
  flowStep?: Maybe<FlowStep>;
  /** Of a Form, to staff: what became of it; null once it was deleted. */
  formSubmission?: Maybe<FormSubmission>;
  /** Of a Form, to its visitor: what is asked, and what they have answered so far; null once it was deleted. */
  chatForm?: Maybe<ChatForm>;
  /** The products that it shows; null for every other kind. */
  products?: Maybe<ProductShelf>;
  /** The time that can be booked, or was; null for every other kind. */
  booking?: Maybe<Booking>;
};

/** What a step of a guided flow shows beside its words. */
export type FlowStep = {
  __typename?: 'FlowStep';
  /** The visitor's way through the flow. */
  runId: Scalars['ID']['output'];
  /** What may be pressed, or could be when it was shown. */
  choices: Array<FlowChoice>;
  /** The people whom it shows, as they are now. */
  people: Array<FlowFace>;
  /** What is seen of them beside the names. */
  show: Array<FlowTeamDetail>;
  /** The article that it shows; null: none, or it is no longer published. */
  article?: Maybe<FlowArticle>;
  /** The pictures that it shows; those that are gone are left out. */
  images: Array<FlowImage>;
  /** For how many milliseconds the chat is to seem to write it, when it comes: at most 10,000. */
  delayMs: Scalars['Int']['output'];
};

/** A picture that a flow shows. */
export type FlowImage = {
  __typename?: 'FlowImage';
  /** Image address, good for anybody. */
  url: Scalars['String']['output'];
  /** What is seen on it, for those who do not see it; may be empty. */
  alt: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
  /** Pixels. */
  height: Scalars['Int']['output'];
};

/** Where a link opens. */
export type FlowLinkTarget =
  /** In place of the page around the chat. */
  | 'SameTab'
  /** In another tab. */
  | 'NewTab'
  /** In a window of its own. */
  | 'Popup';

/** How much of an article is shown at once. */
export type FlowArticleDisplay =
  /** Its summary; all of it once it is opened. */
  | 'Summary'
  /** All of it. */
  | 'Full';

/** What pressing a choice does. */
export type FlowChoiceKind =
  /** Goes on in the flow. */
  | 'Button'
  /** Opens an address, and goes on. */
  | 'Link'
  /** Gets a person. */
  | 'Handoff'
  /** Shows people. */
  | 'Team'
  /** Shows an article. */
  | 'Article'
  /** Leaves the step that answers questions. */
  | 'Leave'
  /** Gives an email address, or none: what stands on it is for giving none. A person comes either way. */
  | 'Email';

/** Something that a step of a guided flow offers to press. */
export type FlowChoice = {
  __typename?: 'FlowChoice';
  /** The step that it leads to. */
  nodeId: Scalars['ID']['output'];
  /** What it does. */
  kind: FlowChoiceKind;
  /** What stands on it. */
  label: Scalars['String']['output'];
  /** Of a Link. */
  url?: Maybe<Scalars['String']['output']>;
  /** Of a Link: where it opens. */
  opens: FlowLinkTarget;
  /** Whether the visitor has pressed it. */
  isPressed: Scalars['Boolean']['output'];
};

/** What a flow shows of somebody. */
export type FlowTeamDetail =
  /** The picture. */
  | 'Avatar'
  /** What they do. */
  | 'Title'
  /** A few words about them. */
  | 'Bio'
  /** Email address and telephone number. */
  | 'Contact';

/** Somebody whom a flow shows. */
export type FlowFace = {
  __typename?: 'FlowFace';
  /** Their id. */
  id: Scalars['ID']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** Image address, good for who asks; null: a tile with the initials, where pictures are shown. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** What they do; null where the step does not show it, and when it is not given. */
  title?: Maybe<Scalars['String']['output']>;
  /** A few words about them; null as `title`. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Their address; null where the step does not show it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Their telephone number; null as `title`. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** An article that a flow shows. */
export type FlowArticle = {
  __typename?: 'FlowArticle';
  /** Its title. */
  title: Scalars['String']['output'];
  /** What it says in a sentence or two; may be empty. */
  summary: Scalars['String']['output'];
  /** What it says, as HTML that is safe to show; its images by addresses that anybody may read. */
  body: Scalars['String']['output'];
  /** Where anybody reads it. */
  url?: Maybe<Scalars['String']['output']>;
  /** How much of it is shown at once. */
  display: FlowArticleDisplay;
};

/** What a visitor presses in a guided flow: either its presentation, or a choice of a way through it. */
export type FlowPressInput = {
  /** Begins this flow. */
  guidedFlowId?: InputMaybe<Scalars['ID']['input']>;
  /** Goes on in this way through a flow. */
  runId?: InputMaybe<Scalars['ID']['input']>;
  /** With `runId`: the step of the choice that is pressed. */
  nodeId?: InputMaybe<Scalars['String']['input']>;
  /** With a choice of the kind Email: the visitor's address; left out: they give none. BAD_INPUT with `field` when it is none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Opens this form of the home page instead. */
  formTemplateId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a visitor's way through a flow stands. */
export type FlowRunState =
  /** For the visitor. */
  | 'Waiting'
  /** At an end. */
  | 'Completed'
  /** With people. */
  | 'HandedOff'
  /** Left for another flow or for a person. */
  | 'Left';

/** A visitor's way through a guided flow, in a conversation. */
export type FlowRun = {
  __typename?: 'FlowRun';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** The flow. */
  guidedFlow: GuidedFlow;
  /** Which of its versions. */
  versionNumber: Scalars['Int']['output'];
  /** How it stands. */
  state: FlowRunState;
  /** What was pressed, by name, in order: the flow, then each choice. */
  path: Array<Scalars['String']['output']>;
  /** When it was begun. */
  startedAt: Scalars['DateTime']['output'];
};

/** How a question to an assistant ended. */
export type AnswerOutcome =
  /** It was answered from what the company has written. */
  | 'Answered'
  /** Nothing that the assistant knows says so. */
  | 'Refused'
  /** It is about something that the assistant never answers. */
  | 'Guarded'
  /** Something broke while it was being answered. */
  | 'Failed';

/** Why an answer did not help its visitor. */
export type AnswerComplaint =
  /** It is not true. */
  | 'Wrong'
  /** Something is missing. */
  | 'Incomplete'
  /** Something else was asked. */
  | 'NotMyQuestion'
  /** It is hard to understand. */
  | 'Unclear';

/** A passage that an answer rests on, as it was then. */
export type Citation = {
  __typename?: 'Citation';
  /** As in the answer's body, from 1. */
  number: Scalars['Int']['output'];
  /** Of what it stands in. */
  title: Scalars['String']['output'];
  /** The headings that it stands under; empty without any. */
  heading: Scalars['String']['output'];
  /** What it says. */
  quote: Scalars['String']['output'];
  /** Of a document, from 1. */
  page?: Maybe<Scalars['Int']['output']>;
  /** Where visitors can read on; null where it is nowhere to be read. */
  url?: Maybe<Scalars['String']['output']>;
  /** Which article; null to visitors. */
  articleId?: Maybe<Scalars['ID']['output']>;
};

/** Something to read instead of an answer. */
export type ReadingTip = {
  __typename?: 'ReadingTip';
  /** What it is called. */
  title: Scalars['String']['output'];
  /** Where. */
  url: Scalars['String']['output'];
};

/** What a button beneath an answer does. */
export type AnswerButtonKind =
  /** Opens an address. */
  | 'Link'
  /** Asks a further question. */
  | 'Question'
  /** Asks for a person. */
  | 'Handoff';

/** A button beneath an answer. */
export type AnswerButton = {
  __typename?: 'AnswerButton';
  /** What it does. */
  kind: AnswerButtonKind;
  /** What stands on it. */
  label: Scalars['String']['output'];
  /** An address or a question; empty where none is needed. */
  value: Scalars['String']['output'];
};

/** What an assistant made of a visitor's question. */
export type Answer = {
  __typename?: 'Answer';
  /** Of this answer. */
  id: Scalars['ID']['output'];
  /** How it ended. */
  outcome: AnswerOutcome;
  /** The visitor's verdict; null while there is none. */
  isHelpful?: Maybe<Scalars['Boolean']['output']>;
  /** Why it did not help; null while the visitor has not said so. */
  complaint?: Maybe<AnswerComplaint>;
  /** What the visitor said of it; null for nothing. */
  comment?: Maybe<Scalars['String']['output']>;
  /** What the visitor may want to ask next. */
  followUps: Array<Scalars['String']['output']>;
  /** What may be read instead, where there was no answer and the assistant is set to say so. */
  tips: Array<ReadingTip>;
  /** What the automated FAQ that answered offers to press. */
  buttons: Array<AnswerButton>;
  /** How it came about; null to visitors. */
  trace?: Maybe<AnswerTrace>;
};

/** Why an answer is what it is. */
export type AnswerTrace = {
  __typename?: 'AnswerTrace';
  /** As it was asked. */
  question: Scalars['String']['output'];
  /** Which engine: `extractive`, or a model's name. */
  engine: Scalars['String']['output'];
  /** How long it took. */
  durationMs: Scalars['Int']['output'];
  /** From which score on a passage counted, 0 to 1. */
  threshold: Scalars['Float']['output'];
  /** How closely answers keep to what was found: Strict, Balanced or Off. */
  ringFence: Scalars['String']['output'];
  /** Which assistant; null once it is gone. */
  assistant?: Maybe<Assistant>;
  /** Its version that answered. */
  assistantVersion: Scalars['Int']['output'];
  /** Words of the question that nothing speaks of. */
  missingWords: Array<Scalars['String']['output']>;
  /** What was found, best first. */
  found: Array<TracedPassage>;
  /** The automated FAQ that answered in place of GPT; null where none did. */
  faq?: Maybe<TracedFaq>;
};

/** The automated FAQ that answered a question, as it was then. */
export type TracedFaq = {
  __typename?: 'TracedFaq';
  /** Which one; it may be gone. */
  id: Scalars['ID']['output'];
  /** What it was called. */
  question: Scalars['String']['output'];
  /** By what it was compared. */
  mode: FaqMatchMode;
  /** How well it fitted, 0 to 1. */
  score: Scalars['Float']['output'];
  /** From which score on it answered. */
  threshold: Scalars['Float']['output'];
  /** The phrasing that was nearest; null where it was not phrasings that decided. */
  phrasing?: Maybe<Scalars['String']['output']>;
  /** The words of the question that spoke for it. */
  words: Array<Scalars['String']['output']>;
};

/** A passage that was found for a question. */
export type TracedPassage = {
  __typename?: 'TracedPassage';
  /** Which article. */
  articleId: Scalars['ID']['output'];
  /** The article's title then. */
  title: Scalars['String']['output'];
  /** The headings that it stands under; empty without any. */
  heading: Scalars['String']['output'];
  /** What it said. */
  text: Scalars['String']['output'];
  /** Of a document, from 1. */
  page?: Maybe<Scalars['Int']['output']>;
  /** How well it fits, 0 to 1. */
  score: Scalars['Float']['output'];
  /** Whether that was enough. */
  isAbove: Scalars['Boolean']['output'];
  /** Its number in the answer; null where it is not cited. */
  number?: Maybe<Scalars['Int']['output']>;
};

/** How far the answer to a visitor's question has come. */
export type AnswerStream = {
  __typename?: 'AnswerStream';
  /** In which conversation. */
  conversationId: Scalars['ID']['output'];
  /** The visitor's message. */
  questionId: Scalars['ID']['output'];
  /** The answer so far, from its beginning. */
  text: Scalars['String']['output'];
  /** Whether nothing more comes here: the answer is a message now, or there is none. */
  isDone: Scalars['Boolean']['output'];
};

/** Where a suggested reply comes from. */
export type SuggestionKind =
  /** What the company has written. */
  | 'Knowledge'
  /** How a colleague answered the like. */
  | 'Colleague';

/** A reply that may be sent to a visitor's last message, to be read and edited before. */
export type SuggestedReply = {
  __typename?: 'SuggestedReply';
  /** The visitor's message. */
  questionId: Scalars['ID']['output'];
  /** Where it comes from. */
  kind: SuggestionKind;
  /** What it says. Nothing of other visitors is in it. */
  body: Scalars['String']['output'];
  /** What it rests on; empty for a colleague's. */
  citations: Array<Citation>;
  /** Of the colleague who said it; null for what is from knowledge. */
  authorName?: Maybe<Scalars['String']['output']>;
  /** When they said it; null for what is from knowledge. */
  saidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where they said it; null for what is from knowledge. */
  conversationId?: Maybe<Scalars['ID']['output']>;
};

/** What became of a suggested reply. */
export type SettleSuggestedReplyInput = {
  /** The visitor's message. */
  questionId: Scalars['ID']['input'];
  /** Which of its suggestions. */
  kind: SuggestionKind;
  /** Whether it was taken; else nobody wants to see it any more. */
  isTaken: Scalars['Boolean']['input'];
};

/** A visitor's verdict on an answer. */
export type RateAnswerInput = {
  /** The assistant's message. */
  messageId: Scalars['ID']['input'];
  /** Whether it helped; null takes the verdict back. */
  isHelpful?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why it did not. */
  complaint?: InputMaybe<AnswerComplaint>;
  /** Up to 1,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** A page of conversations. */
export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  /** In the order asked for. */
  edges: Array<ConversationEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A conversation in a page. */
export type ConversationEdge = {
  __typename?: 'ConversationEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The conversation. */
  node: Conversation;
};

/** A page of messages. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** Oldest first. */
  edges: Array<MessageEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A message in a page. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** For `before`. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** Somebody began or stopped typing. */
export type Typing = {
  __typename?: 'Typing';
  /** Where. */
  conversationId: Scalars['ID']['output'];
  /** Visitor, Agent, or the assistant as AI. */
  author: MessageAuthor;
  /** Who, as the other side knows them. */
  name: Scalars['String']['output'];
  /** False once they stop, send, or pause for 6 seconds. */
  isTyping: Scalars['Boolean']['output'];
};

/** A label to make, or what it is to become. */
export type LabelInput = {
  /** 1 to 40 characters. */
  name: Scalars['String']['input'];
  /** How it is drawn. */
  colour: LabelColour;
  /** At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** A team to make, or what it is to become. */
export type TeamInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** At most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** All its people, Active ones of the client. */
  memberIds: Array<Scalars['ID']['input']>;
};

/** What a conversation can be taken away from. */
export type ConversationOwner =
  /** The person it is assigned to. */
  | 'Assignee'
  /** The team it is assigned to. */
  | 'Team';

/** A change of one conversation. What is null or left out stays as it is, so that the fields of an `undo` can be sent as they came. */
export type ConversationChange = {
  /** The conversation. */
  id: Scalars['ID']['input'];
  /** Where it shall stand. Pending gives it to the assistant, Open and Snoozed to people. */
  status?: InputMaybe<ConversationStatus>;
  /** Only with status Snoozed: when it opens again. Left out: once the visitor writes. */
  snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** An Active member of staff. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** One of the client's teams. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Whom it is taken away from. */
  unassign?: InputMaybe<Array<ConversationOwner>>;
  /** How urgent it is. */
  priority?: InputMaybe<ConversationPriority>;
  /** Labels it shall bear; those it bears already stay. */
  addLabelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Labels it shall not bear. */
  removeLabelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Agent takes over from the assistant, and assigns it to who does when nobody has it; all others hand back. */
  handledBy?: InputMaybe<ConversationHandler>;
  /** Whether it waits to be read. */
  isUnread?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only with `isUnread: true`, to undo that it was read: at least so many of its messages are new again. */
  unreadCount?: InputMaybe<Scalars['Int']['input']>;
  /** Only to undo, as the undo says it: what is not so any more was changed by somebody since, and stays as it is. */
  left?: InputMaybe<ConversationLeftInput>;
};

/** How a change left a conversation, as far as somebody may have changed that since. */
export type ConversationLeftInput = {
  /** As in Conversation. */
  status: ConversationStatus;
  /** As in Conversation. */
  handledBy: ConversationHandler;
  /** As in Conversation. */
  snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Its assignee. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Its team. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** As in Conversation. */
  priority: ConversationPriority;
};

/** How a change left a conversation: the fields of ConversationLeftInput. */
export type ConversationLeft = {
  __typename?: 'ConversationLeft';
  /** As in ConversationLeftInput. */
  status: ConversationStatus;
  /** As in ConversationLeftInput. */
  handledBy: ConversationHandler;
  /** As in ConversationLeftInput. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** As in ConversationLeftInput. */
  assigneeId?: Maybe<Scalars['ID']['output']>;
  /** As in ConversationLeftInput. */
  teamId?: Maybe<Scalars['ID']['output']>;
  /** As in ConversationLeftInput. */
  priority: ConversationPriority;
};

/** The change that takes a change back: the fields of ConversationChange but for the id, null where there is nothing to take back. */
export type ConversationUndo = {
  __typename?: 'ConversationUndo';
  /** The conversation: the `id` of the change. Not called so, because it is not the conversation itself. */
  conversationId: Scalars['ID']['output'];
  /** As in ConversationChange. */
  status?: Maybe<ConversationStatus>;
  /** As in ConversationChange. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** As in ConversationChange. */
  assigneeId?: Maybe<Scalars['ID']['output']>;
  /** As in ConversationChange. */
  teamId?: Maybe<Scalars['ID']['output']>;
  /** As in ConversationChange. */
  unassign?: Maybe<Array<ConversationOwner>>;
  /** As in ConversationChange. */
  priority?: Maybe<ConversationPriority>;
  /** As in ConversationChange. */
  addLabelIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** As in ConversationChange. */
  removeLabelIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** As in ConversationChange. */
  handledBy?: Maybe<ConversationHandler>;
  /** As in ConversationChange. */
  isUnread?: Maybe<Scalars['Boolean']['output']>;
  /** As in ConversationChange. */
  unreadCount?: Maybe<Scalars['Int']['output']>;
  /** As in ConversationChange: sent along, it keeps what others change until then. */
  left?: Maybe<ConversationLeft>;
};

/** The conversations as they now stand, and what would undo it, in the order of the changes. */
export type UpdateConversationsPayload = {
  __typename?: 'UpdateConversationsPayload';
  /** The conversations. */
  conversations: Array<Conversation>;
  /** For each of them. */
  undo: Array<ConversationUndo>;
  /** Those of which something stays as it is, because it was changed again since: only where the change says how it was `left`. */
  changedSinceIds: Array<Scalars['ID']['output']>;
};

/** A conversation to be sent by mail. */
export type SendTranscriptInput = {
  /** The conversation. */
  conversationId: Scalars['ID']['input'];
  /** Where to. */
  email: Scalars['String']['input'];
};

/** What is known of a visitor. What is left out stays; an empty text is forgotten. */
export type UpdateVisitorInput = {
  /** The visitor. */
  visitorId: Scalars['ID']['input'];
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** A mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** A phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** All of them, at most 50, each name once. */
  attributes?: InputMaybe<Array<VisitorAttributeInput>>;
};

/** Something that is known of a visitor. */
export type VisitorAttributeInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** At most 500 characters. */
  value: Scalars['String']['input'];
};

/** Two visitors who are one person. */
export type MergeVisitorsInput = {
  /** The one who becomes the other. */
  visitorId: Scalars['ID']['input'];
  /** The one who stays, and whose own details win. */
  intoId: Scalars['ID']['input'];
};

/** An agent's reply. */
export type SendMessageInput = {
  /** The conversation to reply in. */
  conversationId: Scalars['ID']['input'];
  /** 1 to 5,000 characters; may be empty beside files. */
  body: Scalars['String']['input'];
  /** Chosen by the sender, unique per message: sending again with the same key, body and files answers the stored message. */
  key: Scalars['String']['input'];
  /** What the viewer has uploaded and not sent yet, at most 10. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The message of this conversation that it answers. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
};

/** A private note, which only staff sees. */
export type AddNoteInput = {
  /** The conversation it is about. */
  conversationId: Scalars['ID']['input'];
  /** As in SendMessageInput. */
  body: Scalars['String']['input'];
  /** As in SendMessageInput. */
  key: Scalars['String']['input'];
  /** As in SendMessageInput. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Active colleagues whom the body mentions; each is told. At most 50. */
  mentionedUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A reply that is to be sent later. */
export type ScheduledMessage = {
  __typename?: 'ScheduledMessage';
  /** Opaque and unique. */
  id: Scalars['ID']['output'];
  /** Who wrote it, and alone may change it; null once they have gone. */
  authorId?: Maybe<Scalars['ID']['output']>;
  /** The author's name. */
  authorName: Scalars['String']['output'];
  /** As typed. */
  body: Scalars['String']['output'];
  /** In the sender's order. */
  attachments: Array<Attachment>;
  /** The message that it answers; it is sent without one that was taken back meanwhile. */
  replyTo?: Maybe<Message>;
  /** When it is sent. */
  sendAt: Scalars['DateTime']['output'];
  /** Whether it is not sent when the visitor writes before. */
  cancelIfReply: Scalars['Boolean']['output'];
};

/** A reply to be sent later. */
export type ScheduleMessageInput = {
  /** As in SendMessageInput. */
  conversationId: Scalars['ID']['input'];
  /** As in SendMessageInput. */
  body: Scalars['String']['input'];
  /** As in SendMessageInput; it becomes the message's key. */
  key: Scalars['String']['input'];
  /** As in SendMessageInput. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** As in SendMessageInput. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** In the future, within a year. */
  sendAt: Scalars['DateTime']['input'];
  /** Whether it is not sent when the visitor writes before. */
  cancelIfReply?: Scalars['Boolean']['input'];
};

/** What a scheduled message is to become. */
export type UpdateScheduledMessageInput = {
  /** One of the viewer's own. */
  id: Scalars['ID']['input'];
  /** As in SendMessageInput. */
  body: Scalars['String']['input'];
  /** In the future, within a year. */
  sendAt: Scalars['DateTime']['input'];
  /** Whether it is not sent when the visitor writes before. */
  cancelIfReply: Scalars['Boolean']['input'];
};

/** Who sees what somebody has made for use in the inbox. */
export type SharingScope =
  /** Whoever made it. */
  | 'Me'
  /** All of the client's staff. */
  | 'All';

/** A text, with files, that is written often: typed as `/shortcut`. */
export type CannedReply = {
  __typename?: 'CannedReply';
  /** Opaque and unique. */
  id: Scalars['ID']['output'];
  /** Without the slash, lower case; unique within the client. */
  shortcut: Scalars['String']['output'];
  /** What it is for. */
  title: Scalars['String']['output'];
  /** With variables such as `{{visitor.first_name}}`. */
  body: Scalars['String']['output'];
  /** Where it is listed; null: in none. */
  folder?: Maybe<Scalars['String']['output']>;
  /** Who sees and changes it. */
  scope: SharingScope;
  /** How often it was used. */
  usageCount: Scalars['Int']['output'];
  /** What comes with it. */
  attachments: Array<Attachment>;
};

/** A canned reply to make, or what it is to become. */
export type CannedReplyInput = {
  /** 1 to 40 letters, digits, - and _. */
  shortcut: Scalars['String']['input'];
  /** 1 to 80 characters. */
  title: Scalars['String']['input'];
  /** 1 to 5,000 characters; may be empty beside files. */
  body: Scalars['String']['input'];
  /** At most 40 characters. */
  folder?: InputMaybe<Scalars['String']['input']>;
  /** Who sees and changes it. */
  scope?: SharingScope;
  /** Its files that stay, and what the viewer has uploaded, at most 10. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A canned reply, ready for one conversation. */
export type UsedCannedReply = {
  __typename?: 'UsedCannedReply';
  /** With the variables filled in, those without a value left as they are. */
  body: Scalars['String']['output'];
  /** The variables without a value, each once. */
  undefinedVariables: Array<Scalars['String']['output']>;
  /** Copies of its files, the viewer's own until they are sent. */
  attachments: Array<Attachment>;
};

/** What one action of a macro does. */
export type MacroActionType =
  /** Assigns it to `assignee`. */
  | 'Assign'
  /** Assigns it to whoever runs the macro. */
  | 'AssignToMe'
  /** Takes it away from whom it is assigned to. */
  | 'Unassign'
  /** Assigns it to `team`. */
  | 'MoveToTeam'
  /** Takes it away from its team. */
  | 'TakeFromTeam'
  /** Gives it `labels`. */
  | 'AddLabels'
  /** Takes `labels` off it. */
  | 'RemoveLabels'
  /** Makes it as urgent as `priority`. */
  | 'SetPriority'
  /** Puts it off, `snoozeUntil` that time or until the visitor writes. */
  | 'Snooze'
  /** Closes it. */
  | 'Resolve'
  /** Opens it, whatever it was. */
  | 'Reopen'
  /** Takes over from the assistant. */
  | 'TakeOver'
  /** Hands it back to the assistant. */
  | 'HandBack'
  /** Sends `body` to the visitor, its variables filled in as in a canned reply. */
  | 'SendMessage'
  /** Writes `body` as a private note, its variables filled in. */
  | 'AddNote';

/** One action of a macro; what does not belong to its type is null or empty. */
export type MacroAction = {
  __typename?: 'MacroAction';
  /** What it does. */
  type: MacroActionType;
  /** The person to assign to. */
  assignee?: Maybe<User>;
  /** The team to move to. */
  team?: Maybe<Team>;
  /** The labels to give or to take off, by name. */
  labels: Array<Label>;
  /** How urgent it shall be. */
  priority?: Maybe<ConversationPriority>;
  /** A time in words, such as «tomorrow 9», which counts from when and where the macro is run; null: until the visitor writes. */
  snoozeUntil?: Maybe<Scalars['String']['output']>;
  /** With variables such as `{{visitor.first_name}}`. */
  body?: Maybe<Scalars['String']['output']>;
  /** Whether whom or what it names is not there any more: it is then passed over. */
  isGone: Scalars['Boolean']['output'];
};

/** Actions that are often done together, under a name. */
export type Macro = {
  __typename?: 'Macro';
  /** Opaque and unique. */
  id: Scalars['ID']['output'];
  /** Unique, in any case of letters, among those that whoever gave it sees; a colleague's own may bear it too. */
  name: Scalars['String']['output'];
  /** Who sees, runs and changes it. */
  scope: SharingScope;
  /** In the order in which they are done. */
  actions: Array<MacroAction>;
  /** How often it was run. */
  usageCount: Scalars['Int']['output'];
};

/** One action to keep. Its type says what must be named. */
export type MacroActionInput = {
  /** What it does. */
  type: MacroActionType;
  /** Of Assign: an Active colleague. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of MoveToTeam: one of the client's teams. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Of AddLabels and RemoveLabels: 1 to 50 of the client's labels. */
  labelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of SetPriority. */
  priority?: InputMaybe<ConversationPriority>;
  /** Of Snooze: at most 60 characters; left out: until the visitor writes. */
  snoozeUntil?: InputMaybe<Scalars['String']['input']>;
  /** Of SendMessage and AddNote: 1 to 5,000 characters. */
  body?: InputMaybe<Scalars['String']['input']>;
};

/** A macro to make, or what it is to become. */
export type MacroInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Who sees, runs and changes it. */
  scope?: SharingScope;
  /** 1 to 20, of which at most 3 send or note something and one snoozes. */
  actions: Array<MacroActionInput>;
};

/** A macro to be run. */
export type RunMacroInput = {
  /** The macro. */
  macroId: Scalars['ID']['input'];
  /** On 1 to 100 conversations, each named once. */
  conversationIds: Array<Scalars['ID']['input']>;
  /** Chosen by the runner, unique per run: running again with the same key answers what the first time has done, and does what it was kept from. */
  key: Scalars['String']['input'];
  /** What the words of its `snoozeUntil` mean to the runner, now and in their own time zone; needed when it has such words. */
  snoozedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A conversation that a macro has left as it is, because its message would have had holes, or would have been none. */
export type MacroLeftOut = {
  __typename?: 'MacroLeftOut';
  /** The conversation. */
  conversationId: Scalars['ID']['output'];
  /** The variables without a value, each once. None: filled in, a text would be blank or longer than 5,000 characters. */
  undefinedVariables: Array<Scalars['String']['output']>;
};

/** What a macro has done. */
export type RunMacroPayload = {
  __typename?: 'RunMacroPayload';
  /** For undoMacroRun. */
  runId: Scalars['ID']['output'];
  /** Those it was run on, as they now stand. */
  conversations: Array<Conversation>;
  /** What undoes it for each of them, besides taking back what was said: undoMacroRun does both. */
  undo: Array<ConversationUndo>;
  /** How many messages and notes it has written. */
  messagesCount: Scalars['Int']['output'];
  /** Those it has left as they are. */
  leftOut: Array<MacroLeftOut>;
  /** The places, from 0, of actions that were passed over, because whom or what they name is not there any more. */
  passedOver: Array<Scalars['Int']['output']>;
};

/** What was undone. */
export type UndoMacroRunPayload = {
  __typename?: 'UndoMacroRunPayload';
  /** The conversations as they now stand. */
  conversations: Array<Conversation>;
  /** How many of its messages and notes stay, because they were written more than 10 seconds ago. */
  keptMessagesCount: Scalars['Int']['output'];
  /** Those of which something stays as the macro has left it, because a person, team or label is not there any more. */
  partlyUndoneIds: Array<Scalars['ID']['output']>;
  /** Those of which something stays as it is, because it was changed again since the run. */
  changedSinceIds: Array<Scalars['ID']['output']>;
};

/** What a message is to say instead. */
export type EditMessageInput = {
  /** A message or note of the viewer. */
  id: Scalars['ID']['input'];
  /** 1 to 5,000 characters; may be empty beside files. */
  body: Scalars['String']['input'];
  /** As in AddNoteInput: whom a note mentions now; left out, the same people. */
  mentionedUserIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** The stored message, and its conversation as it now stands. */
export type SendMessagePayload = {
  __typename?: 'SendMessagePayload';
  /** The stored message. */
  message: Message;
  /** The conversation, brought up to date. */
  conversation: Conversation;
};

/** What a notification tells of. */
export type NotificationKind =
  /** Somebody wrote the person's name into a note. */
  | 'Mention'
  /** A conversation became the person's. */
  | 'Assigned'
  /** A visitor wrote in a conversation of the person's. */
  | 'VisitorReplied'
  /** A visitor waits for a human being. */
  | 'HandoffRequested'
  /** A conversation that was put off is back. */
  | 'SnoozeEnded'
  /** What the person had scheduled was not sent. */
  | 'ScheduledNotSent'
  /** A limit of the plan is near, or reached; only for who manages the company. */
  | 'UsageAlert'
  /** Somebody accepted the person's invitation. */
  | 'InvitationAccepted';

/** Something that concerns one member of staff. */
export type Notification = Node & {
  __typename?: 'Notification';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** What it tells of. */
  kind: NotificationKind;
  /** The conversation that it is about; null for what is about none. */
  conversation?: Maybe<Conversation>;
  /** Who did it, by name. */
  actorName: Scalars['String']['output'];
  /** How what was written begins; empty where nothing was. */
  preview: Scalars['String']['output'];
  /** When it happened; several replies of a visitor in a row are one, and as old as the last. */
  createdAt: Scalars['DateTime']['output'];
  /** Null until the person has looked at it, or at its conversation. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An edge of `NotificationConnection`. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Where it stands in the feed. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/** A page of notifications, newest first. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The page's notifications. */
  edges: Array<NotificationEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** What concerns the viewer. */
export type NotificationFeed = {
  __typename?: 'NotificationFeed';
  /** The same for one person, always. */
  id: Scalars['ID']['output'];
  /** How many have not been looked at. */
  unreadCount: Scalars['Int']['output'];
  /** At most 100 a page. */
  notifications: NotificationConnection;
};


/** What concerns the viewer. */
export type NotificationFeedNotificationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What became of the viewer's notifications. */
export type NotificationsChange = {
  __typename?: 'NotificationsChange';
  /** The feed, as it is now. */
  feed: NotificationFeed;
  /** One that has just come into being, or come again; null when there is none. */
  notification?: Maybe<Notification>;
  /** The ones that have been looked at now, here or elsewhere. */
  read: Array<Notification>;
  /** Whether the person is not to be disturbed by it: outside of their hours, or in a pause. */
  isQuiet: Scalars['Boolean']['output'];
};

/** A member of staff who has a conversation open. */
export type Presence = {
  __typename?: 'Presence';
  /** Who. */
  user: User;
  /** Whether they are writing a reply. */
  isTyping: Scalars['Boolean']['output'];
};

/** Who else looks at a conversation. */
export type ConversationPresence = {
  __typename?: 'ConversationPresence';
  /** The conversation's id. */
  conversationId: Scalars['ID']['output'];
  /** The viewer's colleagues in it, who came first first. */
  others: Array<Presence>;
};

/** By which key a message is sent. */
export type SendKey =
  /** Enter; Shift and Enter make a new line. */
  | 'Enter'
  /** Control or Command with Enter; Enter makes a new line. */
  | 'CtrlEnter';

/** The keys that a person has chosen for a shortcut of the dashboard. */
export type ShortcutKeys = {
  __typename?: 'ShortcutKeys';
  /** The shortcut's id. */
  shortcut: Scalars['String']['output'];
  /** Each of them does it; none: it is switched off. */
  keys: Array<Scalars['String']['output']>;
};

/** Whether the hours of a day are counted to 12 or to 24. */
export type TimeFormat =
  /** 9:04 pm. */
  | 'H12'
  /** 21:04. */
  | 'H24';

/** In which ways a person is told of one kind of news. */
export type NotificationRule = {
  __typename?: 'NotificationRule';
  /** The kind of news. */
  kind: NotificationKind;
  /** In the feed; without it, sound and desktop are silent too. */
  inApp: Scalars['Boolean']['output'];
  /** By mail, at once. */
  mail: Scalars['Boolean']['output'];
  /** By a sound, where sounds are on at all. */
  sound: Scalars['Boolean']['output'];
  /** By the system, where it shows notifications at all. */
  desktop: Scalars['Boolean']['output'];
};

/** As `NotificationRule`; what is left out stays. */
export type NotificationRuleInput = {
  /** The kind of news. */
  kind: NotificationKind;
  /** In the feed. */
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** By mail. */
  mail?: InputMaybe<Scalars['Boolean']['input']>;
  /** By a sound. */
  sound?: InputMaybe<Scalars['Boolean']['input']>;
  /** By the system. */
  desktop?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The hours of the week in which a person is told of news by sound, desktop and mail. The feed takes it in at any time. */
export type NotificationHours = {
  __typename?: 'NotificationHours';
  /** The days on which they begin: 1 is Monday, 7 Sunday. */
  days: Array<Scalars['Int']['output']>;
  /** When, by the clocks of the person's time zone: 08:30. */
  from: Scalars['String']['output'];
  /** Until when: 18:00. Earlier than `from`: on the next day. 24:00 ends the day. */
  to: Scalars['String']['output'];
};

/** As `NotificationHours`. */
export type NotificationHoursInput = {
  /** At least one day. */
  days: Array<Scalars['Int']['input']>;
  /** 08:30. */
  from: Scalars['String']['input'];
  /** 18:00. */
  to: Scalars['String']['input'];
};

/** How a member of staff likes to work. */
export type UserPreferences = {
  __typename?: 'UserPreferences';
  /** The same for one person, always. */
  id: Scalars['ID']['output'];
  /** By which key a message is sent. */
  sendKey: SendKey;
  /** How times are written. */
  timeFormat: TimeFormat;
  /** Whether notifications are heard at all. */
  notificationSound: Scalars['Boolean']['output'];
  /** Whether the system shows notifications while the dashboard is out of sight; the browser must allow it too. */
  desktopNotifications: Scalars['Boolean']['output'];
  /** In which ways the person is told of what: one for each kind of news that can concern them. */
  notificationRules: Array<NotificationRule>;
  /** When the person is told of news; null: at any time. */
  notificationHours?: Maybe<NotificationHours>;
  /** Until when nothing is heard, shown on the desktop or mailed, by a pause or outside of the hours; null: the person is told now. */
  quietUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether that is by a pause that the person has made. */
  isPaused: Scalars['Boolean']['output'];
  /** Whether single keys do anything. */
  areShortcutsOn: Scalars['Boolean']['output'];
  /** The shortcuts whose keys are not the usual ones. */
  shortcutKeys: Array<ShortcutKeys>;
};

/** As `ShortcutKeys`. */
export type ShortcutKeysInput = {
  /** The shortcut's id. */
  shortcut: Scalars['String']['input'];
  /** At most 4; none switches it off; null goes back to the usual ones. */
  keys?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What to change of one's preferences; what is left out stays. */
export type UpdatePreferencesInput = {
  /** By which key a message is sent. */
  sendKey?: InputMaybe<SendKey>;
  /** How times are written. */
  timeFormat?: InputMaybe<TimeFormat>;
  /** Whether notifications are heard at all. */
  notificationSound?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the system shows notifications at all. */
  desktopNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  /** Other kinds of news keep their ways. */
  notificationRules?: InputMaybe<Array<NotificationRuleInput>>;
  /** Null: at any time. */
  notificationHours?: InputMaybe<NotificationHoursInput>;
  /** Until when not to be disturbed, within a month; null or a time that is over: no longer. */
  pauseNotificationsUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether single keys do anything. */
  areShortcutsOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Other shortcuts keep their keys. */
  shortcutKeys?: InputMaybe<Array<ShortcutKeysInput>>;
};

/** What a visitor may know of an assistant. */
export type ChatAssistant = {
  __typename?: 'ChatAssistant';
  /** The assistant's id. */
  id: Scalars['ID']['output'];
  /** How it appears on a site. */
  type: AssistantType;
  /** Its name. */
  title: Scalars['String']['output'];
  /** Image address, as it is good for anybody who may open this chat; null: a tile with the initial. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** The company's name. */
  clientName: Scalars['String']['output'];
  /** Which of its versions this is. */
  version: Scalars['Int']['output'];
  /** How it looks and what it says. */
  config: Scalars['ChatConfig']['output'];
  /** Who of the company shows in it, first things first. */
  team: Array<ChatTeamMember>;
  /** When people answer. */
  availability: ChatAvailability;
  /** What messages may show of the company, by title; their images as in `avatar`. */
  customEmojis: Array<CustomEmoji>;
  /** The guided flows that it offers, in their order. */
  guidedFlows: Array<ChatFlow>;
  /** The forms that its home page opens, as long as they can be sent in. */
  forms: Array<OfferedForm>;
  /** The articles that its home page names, in each language that has some, in the order of their blocks. */
  articles: Array<HomeArticle>;
  /** The products that its home page shows, block by block. */
  products: Array<HomeProducts>;
};

/** The products of a block of a home page. */
export type HomeProducts = {
  __typename?: 'HomeProducts';
  /** Of which block. */
  blockId: Scalars['ID']['output'];
  /** What it shows, in its order; nothing of it goes into a cart from here. */
  cards: Array<ProductCard>;
};

/** An article, as a home page names it. */
export type HomeArticle = {
  __typename?: 'HomeArticle';
  /** Of which block. */
  blockId: Scalars['ID']['output'];
  /** Which one. */
  articleId: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
};

/** A published article that holds what was searched for. */
export type FoundArticle = {
  __typename?: 'FoundArticle';
  /** The article's id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
};

/** A published article, as it is read in the chat. */
export type ChatArticle = {
  __typename?: 'ChatArticle';
  /** The article's id. */
  id: Scalars['ID']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
  /** What it says, as HTML that is safe to show; its images by addresses that anybody may read. */
  body: Scalars['String']['output'];
  /** Where it stands in the help centre; null: nowhere. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A form, as visitors are offered it. */
export type OfferedForm = {
  __typename?: 'OfferedForm';
  /** The form's id. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
};

/** A guided flow, as visitors are offered it. */
export type ChatFlow = {
  __typename?: 'ChatFlow';
  /** The flow's id. */
  id: Scalars['ID']['output'];
  /** How it is offered, as it is published. */
  presentation: FlowPresentation;
};

/** When visitors can count on an answer by a person. */
export type ChatAvailability = {
  __typename?: 'ChatAvailability';
  /** Whether it is within the office hours; always, where none are kept. */
  isOpen: Scalars['Boolean']['output'];
  /** When the next office hours begin; null while they are, and where there are none to come. */
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many minutes a first answer usually takes, of the last seven days; null: there was none, or it is not to be told. */
  replyMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether anybody has worked in the last minutes. */
  isSomebodyOnline: Scalars['Boolean']['output'];
};

/** Somebody of the company, as visitors see them. */
export type ChatTeamMember = {
  __typename?: 'ChatTeamMember';
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** Their name. */
  name: Scalars['String']['output'];
  /** Image address, good for anybody; null: a tile with the initials. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** Whether they have worked in the last minutes. */
  isOnline: Scalars['Boolean']['output'];
};

/** What became of a transcript that a visitor asked for. */
export type VisitorTranscriptOutcome =
  /** It is on its way. */
  | 'Sent'
  /** The address was not known to be the visitor's: it got a code. */
  | 'CodeMailed';

/** A conversation as its visitor sees it. */
export type VisitorConversation = Node & {
  __typename?: 'VisitorConversation';
  /** As of every Node. */
  id: Scalars['ID']['output'];
  /** Where it stands. */
  status: ConversationStatus;
  /** When the last message came. */
  lastActivityAt: Scalars['DateTime']['output'];
  /** Counts up with every change that the visitor sees: of two states of one conversation the higher is the newer. */
  version: Scalars['Int']['output'];
  /** What others wrote since the visitor last looked. */
  unreadCount: Scalars['Int']['output'];
  /** Who answers. */
  handledBy: ConversationHandler;
  /** The person it is assigned to; null: nobody yet. */
  agentName?: Maybe<Scalars['String']['output']>;
  /** Their picture; null without one. */
  agentAvatar?: Maybe<Scalars['String']['output']>;
  /** Up to which instant an agent has read it. */
  agentReadAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the visitor asked for a person; null once one has taken it. */
  handoffRequestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the visitor was asked for a rating; null when nobody has asked. */
  csatAskedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visitor's rating, 1 to 5; null when there is none. */
  csatRating?: Maybe<Scalars['Int']['output']>;
  /** What the visitor said with the rating. */
  csatComment?: Maybe<Scalars['String']['output']>;
  /**
   * All that was said, as plain text to keep. Of one conversation that is asked for by itself. Errors: BAD_INPUT in a list or a
   * subscription, TOO_MANY_ATTEMPTS.
   */
  transcript: Scalars['String']['output'];
  /** The newest message that somebody wrote; what merely happened, such as a rating, is none. Null: none yet. */
  lastSaid?: Maybe<Message>;
  /** Oldest first; `last` and `before` page backwards from the newest. At most 100 a page. */
  messages: MessageConnection;
};


/** A conversation as its visitor sees it. */
export type VisitorConversationMessagesArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** Who writes in a chat, as they know themselves. */
export type ChatVisitor = {
  __typename?: 'ChatVisitor';
  /** As given, or «Visitor» and a number. */
  name: Scalars['String']['output'];
  /** Null until it is given. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether they may only read. */
  isBlocked: Scalars['Boolean']['output'];
};

/** A visitor's rating of a conversation. */
export type RateConversationInput = {
  /** One of the visitor's own. */
  conversationId: Scalars['ID']['input'];
  /** 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Up to 1,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of opening a chat. */
export type VisitorSession = {
  __typename?: 'VisitorSession';
  /** Bearer token of this visitor, 30 days, renewed on use. Good for the chat only. */
  token: Scalars['String']['output'];
  /** Whom the visitor chats with. */
  assistant: ChatAssistant;
};

/** Who a visitor is, as the site says. What is left out stays. */
export type IdentifyVisitorInput = {
  /** Who they are to the site. */
  externalId?: InputMaybe<Scalars['String']['input']>;
  /** Their name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Their address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** HMAC-SHA256 of `externalId`, in hex, by the assistant's secret. */
  hash?: InputMaybe<Scalars['String']['input']>;
  /** What else the site says of them; those of other names stay. */
  attributes?: InputMaybe<Array<VisitorAttributeInput>>;
};

/** Who the visitor is from now on. */
export type VisitorIdentity = {
  __typename?: 'VisitorIdentity';
  /** Their token, in place of the one that was used. */
  token: Scalars['String']['output'];
  /** Whether they are another visitor, with conversations of their own. */
  isReplaced: Scalars['Boolean']['output'];
  /** Whether the site's server vouches for who they are. */
  isVerified: Scalars['Boolean']['output'];
};

/** A visitor's message. */
export type SendVisitorMessageInput = {
  /** Left out: begins a new conversation. */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 5,000 characters; may be empty beside files. */
  body: Scalars['String']['input'];
  /** As in SendMessageInput. */
  key: Scalars['String']['input'];
  /** As in SendMessageInput. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The message that it answers. */
  replyToId?: InputMaybe<Scalars['ID']['input']>;
  /** The page the visitor is on. */
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  /** The assistant's trigger that fired last in this visit, where a new conversation begins; one that it has not is left out. */
  triggerId?: InputMaybe<Scalars['String']['input']>;
  /** Whether a new conversation begins with a person instead of the assistant. */
  wantsPerson?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * What was pressed in a guided flow; `body` is what stood on it. What comes of it follows as messages. Errors: NOT_FOUND for a flow
   * that is not offered, TOO_LATE for a choice that is not waited for any more; then nothing is stored.
   */
  flow?: InputMaybe<FlowPressInput>;
};

/** The stored message, and the visitor's conversation as it now stands. */
export type SendVisitorMessagePayload = {
  __typename?: 'SendVisitorMessagePayload';
  /** The stored message. */
  message: Message;
  /** The conversation, brought up to date. */
  conversation: VisitorConversation;
};

/** What a visitor's browser says of itself and of the page it shows; what makes no sense is left out. */
export type VisitInput = {
  /** The page, by its web address. */
  url: Scalars['String']['input'];
  /** The page's title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** The browser's language, BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  /** The browser's time zone, an IANA name. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** How somebody was invited who has not accepted yet. */
export type UserInvitation = {
  __typename?: 'UserInvitation';
  /** When, or when it was last sent again. */
  invitedAt: Scalars['DateTime']['output'];
  /** Until when its links work; null for one without an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether that time has passed. */
  isExpired: Scalars['Boolean']['output'];
  /** Who sent it; null when that is not known. */
  inviterName?: Maybe<Scalars['String']['output']>;
};

/** How somebody stands in the list of users. */
export type UserState =
  /** Has accepted. */
  | 'Active'
  /** Invited, and may still accept. */
  | 'Invited'
  /** Invited; the invitation has ended without being accepted. */
  | 'Expired';

/** The order of users. */
export type UserSort =
  /** By name, A first. */
  | 'NameAscending'
  /** By name, Z first. */
  | 'NameDescending'
  /** Who was here last first; who never was comes last. */
  | 'LastSeenNewest'
  /** Who has been away longest first, beginning with who never was here. */
  | 'LastSeenOldest';

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** In the order asked for. */
  edges: Array<UserEdge>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A user in a page. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** For `after`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** What came of inviting one address. */
export type InvitationOutcome =
  /** An invitation is on its way. */
  | 'Invited'
  /** This person works here already. */
  | 'AlreadyMember'
  /** This person has been invited before, and may still accept or be invited again. */
  | 'AlreadyInvited'
  /** No mail address. */
  | 'NotAnAddress'
  /** Belongs to an account that cannot be invited. */
  | 'Unavailable'
  /** Too many invitations lately: to this address, or by this company. */
  | 'TooMany';

/** What came of inviting one address, in a sentence too. */
export type InvitationAnswer = {
  __typename?: 'InvitationAnswer';
  /** As it was read: lower case and trimmed. */
  email: Scalars['String']['output'];
  /** What came of it. */
  outcome: InvitationOutcome;
  /** The same in words. */
  message: Scalars['String']['output'];
  /** Who was invited, now or before, or works here; null otherwise. */
  user?: Maybe<User>;
};

/** A link to accept an invitation, to be handed over by whoever may invite. It is shown once. */
export type InvitationLink = {
  __typename?: 'InvitationLink';
  /** Works once, for seven days. */
  url: Scalars['String']['output'];
  /** Whose invitation it is. */
  user: User;
};

/** How an invitation stands for who opens its link. */
export type InvitationState =
  /** May be accepted. */
  | 'Open'
  /** Has ended without being accepted. */
  | 'Expired'
  /** Was accepted. */
  | 'Used'
  /** Was taken back. */
  | 'Revoked'
  /** May be accepted, but by somebody else than who is signed in. */
  | 'Foreign'
  /** There never was such a link. */
  | 'Unknown';

/** An invitation, for who has its link. */
export type Invitation = {
  __typename?: 'Invitation';
  /** How it stands. */
  state: InvitationState;
  /** Which company invites; null when Unknown. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Who invited; null when that is not known. */
  inviterName?: Maybe<Scalars['String']['output']>;
  /** Who is invited; null once the link no longer says. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name so far; empty when only the mail address is known. */
  name: Scalars['String']['output'];
  /** The phone number so far. */
  phone?: Maybe<Scalars['String']['output']>;
  /** As what one will work there; null once the link no longer says. */
  role?: Maybe<UserRole>;
  /** Whether a password has to be chosen: there is no other way to sign in yet. */
  needsPassword: Scalars['Boolean']['output'];
  /** Who is signed in, by mail address, when the invitation is Foreign. */
  signedInAs?: Maybe<Scalars['String']['output']>;
};

/** Accept an invitation. */
export type AcceptInvitationInput = {
  /** The `token` parameter of the link; left out by who is signed in and Pending. */
  token?: InputMaybe<Scalars['String']['input']>;
  /** Full name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, not among the most common ones; may be left out where there is another way to sign in. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** In international form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether to stay signed in beyond the browser session. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** What Home shows of a company, as it is now. */
export type Home = {
  __typename?: 'Home';
  /** The same for one company, always. */
  id: Scalars['ID']['output'];
  /** How many visitors wait for a person. */
  waitingCount: Scalars['Int']['output'];
  /** Those who wait for a person, the longest first; at most 20. */
  waiting: Array<Conversation>;
  /** How today goes beside a usual day of its name. */
  today: Today;
  /** What happened lately, newest first: what concerns the viewer, what was published, trained and resolved. */
  activity: Array<Activity>;
  /** What a company has to do before its chat runs, in order. */
  setup: Array<SetupStep>;
};


/** What Home shows of a company, as it is now. */
export type HomeWaitingArgs = {
  first?: Scalars['Int']['input'];
};


/** What Home shows of a company, as it is now. */
export type HomeActivityArgs = {
  first?: Scalars['Int']['input'];
};

/** A day so far, in the company's time zone, and the same day of the four weeks before. */
export type Today = {
  __typename?: 'Today';
  /** 2026-11-19. */
  day: Scalars['String']['output'];
  /** IANA name. */
  timezone: Scalars['String']['output'];
  /** The time that the clock shows there, in minutes since midnight. */
  minutes: Scalars['Int']['output'];
  /** How many of the four days before there is something of; 0 where that is too few of them to say what is usual. */
  comparedDays: Scalars['Int']['output'];
  /** Each figure of the day. */
  figures: Array<TodayFigure>;
};

/** What is measured of a day. */
export type TodayFigureKind =
  /** Conversations that visitors began. */
  | 'Conversations'
  /** Of those that an assistant wrote in, the share in which it answered, from 0 to 1. */
  | 'AnsweredByAssistant'
  /** Median seconds from a visitor's first message to the first reply of a person. */
  | 'FirstReply'
  /** Conversations that were resolved. */
  | 'Resolved';

/** A figure of the day, as it grew from hour to hour. A value is null where there is nothing to measure yet. */
export type TodayFigure = {
  __typename?: 'TodayFigure';
  /** Which one. */
  kind: TodayFigureKind;
  /** Up to now. */
  value?: Maybe<Scalars['Float']['output']>;
  /** What it usually was by this time: the mean of the days before. */
  usual?: Maybe<Scalars['Float']['output']>;
  /** At each full hour that has passed, from midnight on. */
  hours: Array<Maybe<Scalars['Float']['output']>>;
  /** The lowest of the days before, at each of the 25 full hours of a day. */
  usualLow: Array<Maybe<Scalars['Float']['output']>>;
  /** The highest of them. */
  usualHigh: Array<Maybe<Scalars['Float']['output']>>;
};

/** What kind of thing happened. */
export type ActivityKind =
  /** A colleague named the viewer in a note. */
  | 'Mentioned'
  /** A conversation was assigned to the viewer. */
  | 'Assigned'
  /** An assistant was published. */
  | 'AssistantPublished'
  /** An article was published. */
  | 'ArticlePublished'
  /** A guided flow was published. */
  | 'FlowPublished'
  /** A form was published. */
  | 'FormPublished'
  /** Visitors sent in a form on one day. */
  | 'FormSubmitted'
  /** Content was prepared for answers. */
  | 'ContentTrained'
  /** Conversations of one person were resolved on one day. */
  | 'Resolved';

/** Something that happened lately. */
export type Activity = {
  __typename?: 'Activity';
  /** Unique. */
  id: Scalars['ID']['output'];
  /** What it was. */
  kind: ActivityKind;
  /** Who did it; null where nobody did. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The conversation, assistant, article, flow or form that it is about; null for several. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** What that is called; empty for several. */
  subject: Scalars['String']['output'];
  /** How many conversations, webpages or submissions, or which version, or how many passages. */
  number?: Maybe<Scalars['Int']['output']>;
  /** Of an assistant, which one; null otherwise. */
  assistantType?: Maybe<AssistantType>;
  /** When. */
  at: Scalars['DateTime']['output'];
};

/** A step of setting up. */
export type SetupStepKind =
  /** Say what the company is. */
  | 'Company'
  /** Have an assistant. */
  | 'Assistant'
  /** Have content that answers are made from. */
  | 'Content'
  /** Choose a plan. */
  | 'Plan'
  /** Put an assistant on a site. */
  | 'Installation'
  /** Have somebody else who replies. */
  | 'People';

/** How far a step is. */
export type SetupStep = {
  __typename?: 'SetupStep';
  /** Which step. */
  kind: SetupStepKind;
  /** Whether it is done. */
  isDone: Scalars['Boolean']['output'];
};

/** How the days of a report are put together. */
export type AnalyticsUnit =
  /** Each by itself. */
  | 'Day'
  /** From Monday on. */
  | 'Week'
  /** Those of the calendar. */
  | 'Month';

/** Which conversations a report is about. */
export type AnalyticsFilter = {
  /** The first day, 2026-11-19, of the company's time zone. */
  from: Scalars['String']['input'];
  /** The last one, at most five years on. */
  to: Scalars['String']['input'];
  /** How they are put together; a larger unit is taken where these would be more than 100. */
  unit?: AnalyticsUnit;
  /** With this assistant. */
  assistantId?: InputMaybe<Scalars['ID']['input']>;
  /** First answered by these: Assistant, Faq, Flow, Agent or Nobody. */
  answeredBy?: InputMaybe<Scalars['String']['input']>;
  /** Assigned to this person. */
  agentId?: InputMaybe<Scalars['ID']['input']>;
  /** Assigned to this team. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Bearing this label. */
  labelId?: InputMaybe<Scalars['ID']['input']>;
  /** Begun on the page with this path. */
  startPage?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's language, BCP 47. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What is measured. docs/analytics.md defines each. */
export type AnalyticsMetric =
  /** How many conversations began. */
  | 'Conversations'
  /** How many different visitors began them. */
  | 'Visitors'
  /** The share in which an assistant answered. */
  | 'AnsweredByAssistant'
  /** The share that was resolved without a person. */
  | 'ResolvedAlone'
  /** The share in which no person of the team wrote. */
  | 'Deflected'
  /** The share that went to a person. */
  | 'HandedOver'
  /** The share whose last question had no answer. */
  | 'Unanswered'
  /** Median seconds until a person replied. */
  | 'FirstReply'
  /** Within how many seconds nine of ten had a reply. */
  | 'FirstReplyP90'
  /** Median seconds until it was resolved. */
  | 'Resolution'
  /** Within how many seconds nine of ten were resolved. */
  | 'ResolutionP90'
  /** Mean of the ratings, 1 to 5. */
  | 'Satisfaction';

/** A stretch of days. */
export type AnalyticsPart = {
  __typename?: 'AnalyticsPart';
  /** Its first day. */
  from: Scalars['String']['output'];
  /** Its last day. */
  to: Scalars['String']['output'];
};

/** A metric over a report's days. A value is null where there is nothing to measure. */
export type MetricFigure = {
  __typename?: 'MetricFigure';
  /** Which one. */
  metric: AnalyticsMetric;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it means, in a sentence. */
  definition: Scalars['String']['output'];
  /** Of all days. */
  value?: Maybe<Scalars['Float']['output']>;
  /** How many conversations the value counts: those behind it. */
  numerator: Scalars['Int']['output'];
  /** Among how many. */
  denominator: Scalars['Int']['output'];
  /** The value of the days before. */
  before?: Maybe<Scalars['Float']['output']>;
  /** Of each part. */
  series: Array<Maybe<Scalars['Float']['output']>>;
  /** Of each part of the days before. */
  seriesBefore: Array<Maybe<Scalars['Float']['output']>>;
};

/** What a report is broken down by. */
export type AnalyticsDimension =
  /** By assistant. */
  | 'Assistant'
  /** By who gave the first answer. */
  | 'AnsweredBy'
  /** By whom they are assigned to. */
  | 'Agent'
  /** By team. */
  | 'Team'
  /** By label that they bear; a conversation may bear several. */
  | 'Label'
  /** By the page on which they began. */
  | 'StartPage'
  /** By the visitor's language. */
  | 'Language'
  /** By automated FAQ that answered in them. */
  | 'Faq'
  /** By content that was cited in them. */
  | 'Article';

/** The conversations of one value of a dimension. */
export type BreakdownRow = {
  __typename?: 'BreakdownRow';
  /** The value: an id, a path, a word. */
  key: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The label itself, where the value is one and still there. */
  label?: Maybe<Label>;
  /** How many. */
  conversations: Scalars['Int']['output'];
  /** How many in the days before. */
  before: Scalars['Int']['output'];
  /** As AnsweredByAssistant. */
  answered?: Maybe<Scalars['Float']['output']>;
  /** As HandedOver. */
  handedOver?: Maybe<Scalars['Float']['output']>;
  /** As ResolvedAlone. */
  resolvedAlone?: Maybe<Scalars['Float']['output']>;
  /** As FirstReply. */
  firstReply?: Maybe<Scalars['Float']['output']>;
  /** As Resolution. */
  resolution?: Maybe<Scalars['Float']['output']>;
  /** As Satisfaction. */
  satisfaction?: Maybe<Scalars['Float']['output']>;
};

/** With what visitors got on, stage by stage. */
export type AnalyticsFunnelKind =
  /** Guided flows. */
  | 'Flow'
  /** Forms. */
  | 'Form'
  /** Products, by shop. */
  | 'Store'
  /** Products, each by itself. */
  | 'Product'
  /** Triggers of assistants. */
  | 'Trigger';

/** How far visitors came with flows, forms, products or triggers. docs/analytics.md defines each stage. */
export type AnalyticsFunnel = {
  __typename?: 'AnalyticsFunnel';
  /** With what. */
  kind: AnalyticsFunnelKind;
  /** The stages, in order. */
  stages: Array<FunnelStage>;
  /** What it means to have left one; null where nobody can. */
  left?: Maybe<FunnelStage>;
  /** One for each that visitors came to, the most often begun first; at most 50. */
  rows: Array<FunnelRow>;
};

/** A stage of a funnel. */
export type FunnelStage = {
  __typename?: 'FunnelStage';
  /** Which one. */
  stage: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it means, in a sentence. */
  definition: Scalars['String']['output'];
};

/** A flow, form, shop, product or trigger and how far visitors came with it. */
export type FunnelRow = {
  __typename?: 'FunnelRow';
  /** Its id; of a trigger those of its assistant and itself: asst_nori/trig_1. */
  key: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** In how many conversations each stage was reached, in their order. */
  counts: Array<FunnelCount>;
  /** Where visitors stopped, most of them first. */
  left: Array<FunnelLeft>;
};

/** How many conversations came to a stage. */
export type FunnelCount = {
  __typename?: 'FunnelCount';
  /** What analyticsConversations knows them by; null: no conversations are counted, but what happened on the sites. */
  step?: Maybe<Scalars['String']['output']>;
  /** How many. */
  count: Scalars['Int']['output'];
  /** How many in the days before. */
  before: Scalars['Int']['output'];
};

/** A step or a question at which visitors stopped. */
export type FunnelLeft = {
  __typename?: 'FunnelLeft';
  /** What analyticsConversations knows them by. */
  step: Scalars['String']['output'];
  /** What the step or question is called. */
  name: Scalars['String']['output'];
  /** In how many conversations. */
  count: Scalars['Int']['output'];
};

/** A report of some days, beside as many days before. */
export type Analytics = {
  __typename?: 'Analytics';
  /** IANA name, by which days are counted. */
  timezone: Scalars['String']['output'];
  /** How the days are put together. */
  unit: AnalyticsUnit;
  /** The first of the days before. */
  beforeFrom: Scalars['String']['output'];
  /** The last of them. */
  beforeTo: Scalars['String']['output'];
  /** The days as they are put together. */
  parts: Array<AnalyticsPart>;
  /** Each metric. */
  metrics: Array<MetricFigure>;
  /** How many conversations began at each hour of each weekday, from Monday on. */
  hours: Array<Array<Scalars['Int']['output']>>;
  /** The same by one dimension, the most conversations first; at most 50. */
  breakdown: Array<BreakdownRow>;
  /** How far visitors came with flows, forms, products or triggers. */
  funnel: AnalyticsFunnel;
  /** What triggers with a goal came to; none within a filter of more than the assistant, as visitors of sites are not known. */
  triggerGoals: Array<TriggerGoalFigures>;
};


/** A report of some days, beside as many days before. */
export type AnalyticsBreakdownArgs = {
  dimension: AnalyticsDimension;
};


/** A report of some days, beside as many days before. */
export type AnalyticsFunnelArgs = {
  kind: AnalyticsFunnelKind;
};

/** What a trigger came to, in visitors; each counts once, on the day on which they were watched first. */
export type TriggerGoalFigures = {
  __typename?: 'TriggerGoalFigures';
  /** Of which assistant. */
  assistantId: Scalars['ID']['output'];
  /** As in its configuration. */
  triggerId: Scalars['ID']['output'];
  /** Which goal, so that another one begins anew: as JSON, what it is reached by, its page or event, and within how many days. */
  goal: Scalars['String']['output'];
  /** Who saw it. */
  seen: Scalars['Int']['output'];
  /** Of these, who reached the goal in time. */
  seenReached: Scalars['Int']['output'];
  /** Who was held out: would have seen it, and is not in its share. */
  heldOut: Scalars['Int']['output'];
  /** Of these, who reached the goal in time. */
  heldOutReached: Scalars['Int']['output'];
};

/** An hour of a weekday. */
export type AnalyticsSlot = {
  /** 0 is Monday. */
  weekday: Scalars['Int']['input'];
  /** From 0 to 23. */
  hour: Scalars['Int']['input'];
};

/** The conversations behind a number. */
export type AnalyticsConversations = {
  __typename?: 'AnalyticsConversations';
  /** What the number is called; null for that of a step of a funnel. */
  name?: Maybe<Scalars['String']['output']>;
  /** How many there are: the number itself. */
  totalCount: Scalars['Int']['output'];
  /** A page of them, the latest first. */
  nodes: Array<Conversation>;
};

/** What rows a file of a report has. */
export type AnalyticsExport =
  /** The figures, as they are seen. */
  | 'Figures'
  /** How far visitors came with flows, forms and products: one for each stage and place. */
  | 'Funnels'
  /** One for each conversation. */
  | 'Conversations';

/** How often a report goes out. */
export type ReportCadence =
  /** Each day, about the day before. */
  | 'Daily'
  /** On Mondays, about the week before. */
  | 'Weekly'
  /** On the first of each month, about the month before. */
  | 'Monthly';

/** A report that goes out by mail, as a PDF. */
export type ReportSchedule = {
  __typename?: 'ReportSchedule';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What it is called; unique in the company. */
  name: Scalars['String']['output'];
  /** How often. */
  cadence: ReportCadence;
  /** At which hour of the company's time zone, 0 to 23. */
  hour: Scalars['Int']['output'];
  /** IANA name of that time zone. */
  timezone: Scalars['String']['output'];
  /** Whether it is about some of the conversations only. */
  isNarrowed: Scalars['Boolean']['output'];
  /** Who gets it, by name. */
  recipients: Array<ReportRecipient>;
  /** When the next one goes out; null: is being found out, because the time zone has changed. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody who gets a report. */
export type ReportRecipient = {
  __typename?: 'ReportRecipient';
  /** Of the colleague. */
  userId: Scalars['ID']['output'];
  /** What they are called. */
  name: Scalars['String']['output'];
  /** Whether it is the viewer. */
  isViewer: Scalars['Boolean']['output'];
  /** Whether one is on its way. */
  isSending: Scalars['Boolean']['output'];
  /** When the last one was sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the last one was given up; null: it was not. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which conversations a report is about, whatever the days; as AnalyticsFilter. */
export type ReportFilter = {
  /** With this assistant. */
  assistantId?: InputMaybe<Scalars['ID']['input']>;
  /** First answered by these. */
  answeredBy?: InputMaybe<Scalars['String']['input']>;
  /** Assigned to this person. */
  agentId?: InputMaybe<Scalars['ID']['input']>;
  /** Assigned to this team. */
  teamId?: InputMaybe<Scalars['ID']['input']>;
  /** Bearing this label. */
  labelId?: InputMaybe<Scalars['ID']['input']>;
  /** Begun on the page with this path. */
  startPage?: InputMaybe<Scalars['String']['input']>;
  /** The visitor's language. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A report to send by mail, or what it is to become. */
export type ReportScheduleInput = {
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** How often. */
  cadence: ReportCadence;
  /** 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Active staff, 1 to 50. */
  recipientIds: Array<Scalars['ID']['input']>;
  /** Left out: as it was, of a new one all conversations. */
  filter?: InputMaybe<ReportFilter>;
};

/** What visitors ask about, found from their questions alone. */
export type Topic = {
  __typename?: 'Topic';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The words that tell it from the others, the most telling first. */
  keywords: Array<Scalars['String']['output']>;
  /** Whether somebody does not want to see it. */
  isIgnored: Scalars['Boolean']['output'];
  /** The topics that were merged into it, which can be taken apart again. */
  merged: Array<Topic>;
};

/** How what visitors wrote sounds. */
export type TopicSentiment = {
  __typename?: 'TopicSentiment';
  /** How many conversations sound glad. */
  glad: Scalars['Int']['output'];
  /** How many sound unhappy. */
  unhappy: Scalars['Int']['output'];
  /** How many there are in all. */
  of: Scalars['Int']['output'];
  /** The share of unhappy ones in the days before; null where there were none. */
  unhappyBefore?: Maybe<Scalars['Float']['output']>;
};

/** What is usual: two standard deviations around the mean of earlier counts. */
export type UsualBand = {
  __typename?: 'UsualBand';
  /** The least that is usual. */
  least: Scalars['Float']['output'];
  /** The most that is. */
  most: Scalars['Float']['output'];
};

/** What a topic's conversations of some days amount to. */
export type TopicFigures = {
  __typename?: 'TopicFigures';
  /** Which one. */
  topic: Topic;
  /** How many conversations are about it. */
  conversations: Scalars['Int']['output'];
  /** How many were, in the days before. */
  before: Scalars['Int']['output'];
  /** Its figures, as the analytics define them. */
  metrics: Array<MetricFigure>;
  /** How they sound. */
  sentiment: TopicSentiment;
  /** Whether more came in the last seven of the days than in a usual week; never where there are fewer days. */
  isEmerging: Scalars['Boolean']['output'];
  /** How many came in the seven days up to the last. */
  thisWeek: Scalars['Int']['output'];
  /** What is usual in a week; null where too few are known. */
  usualWeek?: Maybe<UsualBand>;
};

/** What visitors asked about in some days. */
export type Insights = {
  __typename?: 'Insights';
  /** How the days are put together. */
  unit: AnalyticsUnit;
  /** The days as they are put together. */
  parts: Array<AnalyticsPart>;
  /** The topics that came up in these days or the days before, the most conversations first; those that are ignored are not among them. */
  topics: Array<TopicFigures>;
  /** The topics that somebody does not want to see. */
  ignored: Array<Topic>;
  /** How many conversations of these days are sorted. */
  sorted: Scalars['Int']['output'];
  /** How many are like no others yet. */
  unsorted: Scalars['Int']['output'];
};

/** What became of a conversation. */
export type TopicOutcome =
  /** An assistant, an FAQ or a flow answered. */
  | 'Answered'
  /** It was handed over to a person. */
  | 'HandedOver'
  /** Its last question found no answer. */
  | 'Unanswered'
  /** A person of the team answered, and nobody before. */
  | 'Person'
  /** Nobody has written yet. */
  | 'Open';

/** One conversation as evidence of what was asked. */
export type AskedConversation = {
  __typename?: 'AskedConversation';
  /** Of the conversation. */
  conversationId: Scalars['ID']['output'];
  /** Who asked. */
  visitorName: Scalars['String']['output'];
  /** As it was asked. */
  question: Scalars['String']['output'];
  /** When. */
  askedAt: Scalars['DateTime']['output'];
  /** What became of it. */
  outcome: TopicOutcome;
};

/** Questions of a topic that mean the same. */
export type AskedGroup = {
  __typename?: 'AskedGroup';
  /** One of them, for all. */
  question: Scalars['String']['output'];
  /** How many conversations began with it. */
  count: Scalars['Int']['output'];
  /** In how many of these an assistant answered it. */
  answered: Scalars['Int']['output'];
  /** The conversations, the latest first. */
  conversations: Array<AskedConversation>;
};

/** All about one topic. */
export type TopicReport = {
  __typename?: 'TopicReport';
  /** How the days are put together. */
  unit: AnalyticsUnit;
  /** The days as they are put together. */
  parts: Array<AnalyticsPart>;
  /** What it amounts to. */
  figures: TopicFigures;
  /** What is usual in one part of the days; null where too few are known. */
  usualPart?: Maybe<UsualBand>;
  /** What was asked, the most frequent first; of the latest 200 conversations. */
  asked: Array<AskedGroup>;
};

/** What visitors asked in the last 30 days without an answer; those that mean the same are one. */
export type Gap = {
  __typename?: 'Gap';
  /** The same for the same group. */
  key: Scalars['String']['output'];
  /** As it was asked most. */
  question: Scalars['String']['output'];
  /** How else it was asked. */
  phrasings: Array<Scalars['String']['output']>;
  /** How often it was asked. */
  count: Scalars['Int']['output'];
  /** When it was last asked. */
  lastAskedAt: Scalars['DateTime']['output'];
  /** In which conversations; at most 5. */
  conversationIds: Array<Scalars['ID']['output']>;
  /** What the conversations are about; null where that is not known. */
  topicId?: Maybe<Scalars['ID']['output']>;
  /** How a colleague answered it; null where nobody did. */
  proposedAnswer?: Maybe<Scalars['String']['output']>;
  /** What was begun about it already; null where nothing was. */
  action?: Maybe<GapAction>;
};

/** What a gap is filled with. */
export type GapActionKind =
  /** An article that assistants answer from. */
  | 'Article'
  /** An automated FAQ. */
  | 'AutomatedFaq'
  /** A guided flow. */
  | 'GuidedFlow';

/** What was made of a gap, and what came of it. */
export type GapAction = {
  __typename?: 'GapAction';
  /** Opaque. */
  id: Scalars['ID']['output'];
  /** What was made. */
  kind: GapActionKind;
  /** Of the article, FAQ or flow; null when that is gone. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** The question that it is to answer. */
  question: Scalars['String']['output'];
  /** What the conversations were about. */
  topicId?: Maybe<Scalars['ID']['output']>;
  /** Who began it. */
  authorName: Scalars['String']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Since when visitors meet it; null: not yet. */
  liveAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was asked in the days before that, as many as after, at most 28. */
  askedBefore: Scalars['Int']['output'];
  /** How often of these an assistant answered. */
  answeredBefore: Scalars['Int']['output'];
  /** How often it was asked in the days after. */
  askedAfter: Scalars['Int']['output'];
  /** How often of these an assistant answered. */
  answeredAfter: Scalars['Int']['output'];
  /** Up to when that was counted; null: not yet. */
  measuredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which conversations are looked at. Days are those of the company's time zone. */
export type InsightsFilter = {
  /** The first day, 2026-11-19. */
  from: Scalars['String']['input'];
  /** The last one, at most five years on. */
  to: Scalars['String']['input'];
  /** How they are put together; a larger unit is taken where these would be more than 100. */
  unit?: AnalyticsUnit;
  /** With this assistant. */
  assistantId?: InputMaybe<Scalars['ID']['input']>;
};

/** The gap that something is made of. */
export type GapInput = {
  /** All ways in which it was asked, the one for all first; at most 50. */
  questions: Array<Scalars['String']['input']>;
  /** The answer to begin with; left out for an article: how a colleague answered, where one did. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** What the conversations are about. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type Query = {
  __typename?: 'Query';
  /** Any record the viewer may see, by id; null when there is none or it belongs to somebody else. */
  node?: Maybe<Node>;
  /** What Home shows. */
  home: Home;
  /** What the conversations of some days amount to. Errors: BAD_INPUT with `field`. */
  analytics: Analytics;
  /** The reports that go out by mail, by name. */
  reportSchedules: Array<ReportSchedule>;
  /** The conversations that a number of a report counts. Errors: BAD_INPUT with `field`. */
  analyticsConversations: AnalyticsConversations;
  /** What visitors asked about. Errors: NOT_FOUND for the assistant, and BAD_INPUT with `field`. */
  insights: Insights;
  /** One topic; of one that was merged, the topic that it is part of. Errors: NOT_FOUND, and BAD_INPUT with `field`. */
  topicReport: TopicReport;
  /** What visitors asked without an answer in the last 30 days, the most frequent first; at most 20. */
  gaps: Array<Gap>;
  /** What was made of gaps, the latest first; at most 50. */
  gapActions: Array<GapAction>;
  /**
   * The signed-in person (operation `GetCurrentUser`). Errors: UNAUTHENTICATED (status 401) without a valid token,
   * USER_NOT_FOUND when the account is gone.
   */
  currentUser?: Maybe<User>;
  /**
   * A new access token for a refresh token (operation `AccessTokenQuery`). By POST only: a GET naming it is answered
   * PERSISTED_QUERY_NOT_FOUND so that the token never stands in a URL. Errors: UNAUTHENTICATED (status 401).
   */
  accessToken: AccessTokenPayload;
  /** What keeps the viewer's own account theirs: password and sessions. */
  accountSecurity: AccountSecurity;
  /** Null when the client has no subscription or is past its trial by payment. */
  clientFreeTrialInfo?: Maybe<ClientFreeTrialInfo>;
  /** What the company uses of its plan. */
  usage: Usage;
  /** What the plans cost. Errors: PAYMENTS_UNREACHABLE. */
  stripePrices: StripePrices;
  /** The promotion that lessens the client's invoices; null without one. Needs MANAGE_CLIENT. Errors: PAYMENTS_UNREACHABLE. */
  stripePromotion?: Maybe<StripePromotion>;
  /**
   * The client's cards as Stripe has them, the default one first (operation `GetPaymentMethods`). Needs MANAGE_CLIENT. Errors:
   * BAD_INPUT for a client that pays by invoice, PAYMENTS_UNREACHABLE.
   */
  paymentMethods: Array<PaymentMethod>;
  /** The client's invoices; null only beside an error. Needs MANAGE_CLIENT. Errors: BAD_INPUT, PAYMENTS_UNREACHABLE. */
  invoices?: Maybe<InvoiceConnection>;
  /**
   * The next invoice with what the promotion and credit take off; null when none follows, as after a cancellation. Needs
   * MANAGE_CLIENT. Errors: BAD_INPUT for a client that pays by invoice, PAYMENTS_UNREACHABLE.
   */
  upcomingInvoice?: Maybe<UpcomingInvoice>;
  /**
   * What stands on the invoices and where they are sent; null only beside an error. Needs MANAGE_CLIENT. Errors: BAD_INPUT for
   * a client that pays by invoice, PAYMENTS_UNREACHABLE.
   */
  billingDetails?: Maybe<BillingDetails>;
  /** What another plan would mean for the bill. Needs MANAGE_CLIENT. Errors: BAD_INPUT, PAYMENTS_UNREACHABLE. */
  subscriptionChangePreview: SubscriptionChangePreview;
  /** How far the onboarding has come, and what was said in it. Needs MANAGE_CLIENT. */
  onboarding: Onboarding;
  /** What each role may do, Admins first. Needs VIEW_PERMISSIONS. */
  rolePermissions: Array<RolePermissions>;
  /** Whether somebody may do something, and why. Needs VIEW_PERMISSIONS. Errors: NOT_FOUND. */
  permissionAnswer: PermissionAnswer;
  /** What was done in the company, newest first. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`. */
  auditLog: AuditEntryConnection;
  /** Who stands in the log, by name. Needs MANAGE_CLIENT. */
  auditActors: Array<AuditActor>;
  /** What a retention would delete at once. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`. */
  retentionPreview: RetentionPreview;
  /** The last export of all data that is still there; null without one. Needs MANAGE_CLIENT. */
  dataExport?: Maybe<DataExport>;
  /** The client's assistants by title (operation `ListAssistants`). */
  assistants: Array<Assistant>;
  /** One assistant of the client. Errors: NOT_FOUND. */
  assistant: Assistant;
  /** By what an assistant may answer: the built-in engine, and the language models that the API is configured for. */
  answerEngines: Array<AnswerEngine>;
  /** The client's sets of questions to measure answers by, by name. */
  evaluationSets: Array<EvaluationSet>;
  /** The questions of a set as CSV that can be imported again: question, title of the article, words of the passage, what the answer has to say. Errors: NOT_FOUND. */
  evaluationSetCsv: Scalars['String']['output'];
  /** What visitors asked without an answer in the last 30 days and nobody has dismissed, the most frequent first; at most 100. */
  unansweredQuestions: Array<UnansweredQuestion>;
  /** The client's forms. Errors: BAD_INPUT with `field`. */
  formTemplates: FormTemplateConnection;
  /** One form of the client. Errors: NOT_FOUND. */
  formTemplate: FormTemplate;
  /** What visitors made of a form, the newest first. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  formSubmissions: FormSubmissionConnection;
  /** How visitors got on with a form. Errors: NOT_FOUND. */
  formStatistics: FormStatistics;
  /** The shops of the viewer's client, in the order in which they were connected. */
  stores: Array<StoreIntegration>;
  /** One of them. Errors: NOT_FOUND. */
  store: StoreIntegration;
  /** The services that the viewer's client has connected, by name. */
  integrations: Array<Integration>;
  /** Where somebody finds the token with which their Calendly is connected. Needs MANAGE_CLIENT. */
  calendlyTokenPage: Scalars['String']['output'];
  /**
   * When a visitor's booking can begin, within the next 30 days. Visitors only. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS, CALENDAR_UNREACHABLE while
   * Calendly does not answer.
   */
  bookingTimes: Array<Scalars['DateTime']['output']>;
  /** Published articles that hold the words, in a language or the one that has most of them; at most 10. Visitors only. Errors: TOO_MANY_ATTEMPTS. */
  chatArticles: Array<FoundArticle>;
  /** A published article to be read, which is counted. Visitors only. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS. */
  chatArticle: ChatArticle;
  /** The keys of the viewer's client, the newest first. Needs MANAGE_CLIENT. */
  apiKeys: Array<ApiKey>;
  /** What the public API does. Needs MANAGE_CLIENT. */
  publicApi: PublicApi;
  /** The endpoints of the viewer's client, in the order in which they were made. Needs MANAGE_CLIENT. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** A page of what an endpoint was told. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** A numbered page of the client's articles. Errors: BAD_INPUT with `field`. */
  articles: ArticlePage;
  /** One article of the client. Errors: NOT_FOUND. */
  article: Article;
  /** The client's categories, each parent before its children, in their order. */
  articleCategories: Array<ArticleCategory>;
  /** All tags of the client's articles, archived ones apart, by the alphabet. */
  articleTags: Array<Scalars['String']['output']>;
  /** How the client's content stands as a whole. */
  contentSummary: ContentSummary;
  /** The client's last ten imports of articles, the latest first. Needs MANAGE_ARTICLES. */
  articleImports: Array<ArticleImport>;
  /** One import of articles. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  articleImport: ArticleImport;
  /** Where the client's webpages come from, those added last first. */
  crawlSources: Array<CrawlSource>;
  /** Pages being read, or looked through before that. Errors: NOT_FOUND. */
  crawlRun: CrawlRun;
  /** Links of the client's webpages that lead to nothing, as the last run of each source found them; at most 200. */
  brokenLinks: Array<CrawlRunItem>;
  /** A numbered page of the client's automated FAQs. Errors: BAD_INPUT with `field`. */
  automatedFaqs: AutomatedFaqPage;
  /** One automated FAQ of the client. Errors: NOT_FOUND. */
  automatedFaq: AutomatedFaq;
  /**
   * Which automated FAQs fit a question, best first: the first one would answer it, if it matches. At most 5, and only those that are live,
   * with `draft` in place of the one that it is of. Errors: BAD_INPUT with `field`.
   */
  matchingFaqs: Array<FaqMatch>;
  /** What visitors asked without an answer in the last 30 days and no automated FAQ is asked by, those that mean the same as one, the most frequent first; at most 20. */
  faqSuggestions: Array<FaqSuggestion>;
  /** With which live automated FAQs one that is being written clashes, the worst first; at most 10. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  faqConflicts: Array<FaqConflict>;
  /** What an automated FAQ would have answered in the last 30 days, of the latest 300 questions. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  faqBackTest: FaqBackTest;
  /** The automated FAQs as CSV, those that answer most first. Errors: BAD_INPUT with `field`. */
  automatedFaqsCsv: Scalars['String']['output'];
  /** The company's flows. Errors: BAD_INPUT with `field`. */
  guidedFlows: GuidedFlowConnection;
  /** One of them. Errors: NOT_FOUND. */
  guidedFlow: GuidedFlow;
  /** The company's published flows, by name, all of them: what can be offered. */
  publishedFlows: Array<GuidedFlow>;
  /** What a flow may refer to. */
  guidedFlowContext: GuidedFlowContext;
  /** One conversation of the viewer's client; null when there is none. */
  conversation?: Maybe<Conversation>;
  /** The client's conversations. At most 100 a page; a cursor is good for the sort it came with. Errors: BAD_INPUT with `field`. */
  conversations: ConversationConnection;
  /** How many conversations pass the filter, by view. Errors: BAD_INPUT with `field`. */
  conversationCounts: ConversationCounts;
  /**
   * The conversations whose messages, notes or visitors hold the words, best first, each once; at most 100. Operators narrow:
   * `from:` (a name, or `me`), `label:`, `assignee:` (a name, `me` or `none`), `is:` (a status, `unread`, `unassigned`,
   * `handoff`, `note`), `has:file`, `before:` and `after:` (days, 2026-11-19); a `-` before one but a day leaves out what has it;
   * values with spaces stand in quotes. Days begin as they do in `timezone`, an IANA name, of UTC when it is left out. Errors: BAD_INPUT with `field`.
   */
  searchConversations: ConversationSearch;
  /** The languages that the client's visitors speak, BCP 47, in alphabetical order. */
  conversationLanguages: Array<Scalars['String']['output']>;
  /** What may be replied to a visitor who waits, best first: none, one or two. Errors: NOT_FOUND. */
  suggestedReplies: Array<SuggestedReply>;
  /** One's own views and those that colleagues share, by name. */
  savedViews: Array<SavedView>;
  /** The client's Active staff by name: to whom conversations can be assigned. Mail address and phone need VIEW_USERS. */
  colleagues: Array<User>;
  /** The client's teams by name. */
  teams: Array<Team>;
  /** The client's labels by name. */
  labels: Array<Label>;
  /** The canned replies that the viewer can use, by shortcut. */
  cannedReplies: Array<CannedReply>;
  /** The macros that the viewer can run, by name. */
  macros: Array<Macro>;
  /** What concerns the viewer. */
  notificationFeed: NotificationFeed;
  /** The client's visitors whose name or mail address holds `search`, last seen first; at most 100. */
  visitors: Array<Visitor>;
  /** How the viewer likes to work. */
  preferences: UserPreferences;
  /** The visitor's own conversations with the assistant of the session, last activity first (at most 20). */
  visitorConversations: Array<VisitorConversation>;
  /** The assistant of the visitor's session. */
  chatAssistant: ChatAssistant;
  /** The draft of an assistant, for whoever has its `previewUrl`, whose parameters these are. Errors: NOT_FOUND for others, and once it is over. */
  draftPreview: ChatAssistant;
  /** The visitor of the session. */
  chatVisitor: ChatVisitor;
  /** The client's staff, invited people included. At most 100 a page; a cursor is good for the sort it came with. Needs VIEW_USERS. Errors: BAD_INPUT with `field`. */
  users: UserConnection;
  /** The invitation behind a link's `token`, or without one that of who is signed in. Never by GET: the token is a secret. */
  invitation: Invitation;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAnalyticsArgs = {
  filter: AnalyticsFilter;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAnalyticsConversationsArgs = {
  filter: AnalyticsFilter;
  metric?: AnalyticsMetric;
  slot?: InputMaybe<AnalyticsSlot>;
  step?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryInsightsArgs = {
  filter: InsightsFilter;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryTopicReportArgs = {
  id: Scalars['ID']['input'];
  filter: InsightsFilter;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryInvoicesArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QuerySubscriptionChangePreviewArgs = {
  subscriptionType: ClientSubscriptionType;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryPermissionAnswerArgs = {
  userId: Scalars['ID']['input'];
  flag: PermissionFlag;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAuditLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryRetentionPreviewArgs = {
  input: RetentionInput;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAssistantsArgs = {
  isArchived?: Scalars['Boolean']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAssistantArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryEvaluationSetCsvArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryUnansweredQuestionsArgs = {
  assistantId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryFormTemplatesArgs = {
  filter?: InputMaybe<FormTemplateFilter>;
  sort?: FormTemplateSort;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryFormTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryFormSubmissionsArgs = {
  formTemplateId: Scalars['ID']['input'];
  filter?: InputMaybe<FormSubmissionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryFormStatisticsArgs = {
  formTemplateId: Scalars['ID']['input'];
  days?: Scalars['Int']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryStoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryBookingTimesArgs = {
  messageId: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryChatArticlesArgs = {
  search: Scalars['String']['input'];
  language: Scalars['String']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryChatArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryArticlesArgs = {
  filter?: InputMaybe<ArticleFilter>;
  sort?: ArticleSort;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryArticleImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryCrawlRunArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAutomatedFaqsArgs = {
  filter?: InputMaybe<AutomatedFaqFilter>;
  sort?: AutomatedFaqSort;
  first?: Scalars['Int']['input'];
  skip?: Scalars['Int']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAutomatedFaqArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryMatchingFaqsArgs = {
  question: Scalars['String']['input'];
  assistantId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  draft?: InputMaybe<AutomatedFaqInput>;
  draftOf?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryFaqConflictsArgs = {
  draft: AutomatedFaqInput;
  draftOf?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryFaqBackTestArgs = {
  draft: AutomatedFaqInput;
  draftOf?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryAutomatedFaqsCsvArgs = {
  filter?: InputMaybe<AutomatedFaqFilter>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryGuidedFlowsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<GuidedFlowStatus>;
  sort?: GuidedFlowSort;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryGuidedFlowArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryGuidedFlowContextArgs = {
  guidedFlowId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryConversationsArgs = {
  view?: ConversationView;
  filter?: InputMaybe<ConversationFilter>;
  sort?: ConversationSort;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryConversationCountsArgs = {
  filter?: InputMaybe<ConversationFilter>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QuerySearchConversationsArgs = {
  query: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SearchSort>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QuerySuggestedRepliesArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QuerySavedViewsArgs = {
  screen?: ViewScreen;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryVisitorsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryDraftPreviewArgs = {
  assistantId: Scalars['ID']['input'];
  expires: Scalars['String']['input'];
  signature: Scalars['String']['input'];
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryUsersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<UserRole>;
  standings?: InputMaybe<Array<UserState>>;
  teamIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  sort?: UserSort;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. First errors everywhere: UNAUTHENTICATED (status 401) without a valid token, FORBIDDEN without the right. */
export type QueryInvitationArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Gives a topic another name, which no run changes. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, and BAD_INPUT with `field`. */
  renameTopic: Topic;
  /**
   * Makes a topic part of another one; answers the other. What is asked later follows. Needs MANAGE_CONVERSATIONS. Errors:
   * NOT_FOUND, and BAD_INPUT with `field`.
   */
  mergeTopic: Topic;
  /** Takes a topic out again of the one that it was merged into. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  undoTopicMerge: Topic;
  /**
   * Makes a topic of its own of some of a topic's conversations; answers the new one. Needs MANAGE_CONVERSATIONS. Errors:
   * NOT_FOUND, and BAD_INPUT with `field`.
   */
  splitTopic: Topic;
  /** Puts a topic out of sight, or back. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  setTopicIgnored: Topic;
  /** Begins an article that answers a gap. Needs MANAGE_ARTICLES. Errors: NOT_FOUND, and BAD_INPUT with `field`. */
  writeGapArticle: GapAction;
  /** Begins an automated FAQ that answers a gap. Needs MANAGE_AUTOMATED_FAQS. Errors: NOT_FOUND, and BAD_INPUT with `field`. */
  addGapFaq: GapAction;
  /** Begins a guided flow that answers a gap. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, and BAD_INPUT with `field`. */
  startGapFlow: GapAction;
  /** A report as CSV; that it was taken out stands in the audit log. Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`. */
  exportAnalytics: Scalars['String']['output'];
  /** Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`, NOT_FOUND for a person or what it is narrowed to. */
  createReportSchedule: ReportSchedule;
  /** As createReportSchedule. Errors: NOT_FOUND. */
  updateReportSchedule: ReportSchedule;
  /** Answers its id. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  deleteReportSchedule: Scalars['ID']['output'];
  /** Mails it now to all who get it, about what has ended last. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  sendReport: ReportSchedule;
  /** The viewer gets it no longer. Errors: NOT_FOUND. */
  leaveReport: ReportSchedule;
  /** Ends this session: its access and refresh tokens stop working at once and its sockets close. True when there was one. */
  logout: Scalars['Boolean']['output'];
  /**
   * Signs in with a password. Errors: INVALID_CREDENTIALS (same for an unknown mail), TOO_MANY_ATTEMPTS with
   * `retryAfterSeconds`, SECOND_FACTOR_REQUIRED with the `challenge` for `loginWithSecondFactor`. None carries status 401.
   */
  login: LoginPayload;
  /**
   * The second step, after `login` or `googleLogin` has answered SECOND_FACTOR_REQUIRED. Errors: WRONG_CODE with `field`,
   * INVALID_TOKEN for a challenge that is over, TOO_MANY_ATTEMPTS with `retryAfterSeconds`. None carries status 401.
   */
  loginWithSecondFactor: LoginPayload;
  /** Creates a client and its first Admin, and signs in. Errors: SIGNUP_CLOSED, EMAIL_TAKEN, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
  register: LoginPayload;
  /** Signs in with Google. Errors: GOOGLE_SIGN_IN_FAILED, GOOGLE_ACCOUNT_UNKNOWN, SECOND_FACTOR_REQUIRED as of `login`. */
  googleLogin: LoginPayload;
  /** Creates a client and its first Admin from a Google account. Errors: GOOGLE_SIGN_IN_FAILED, EMAIL_TAKEN, SIGNUP_CLOSED. */
  googleRegister: LoginPayload;
  /**
   * A new access token for a refresh token. A request whose `extensions` say `{"rotateRefreshToken": true}` also gets the
   * refresh token's successor in the response's `extensions.refreshToken`; the old one then works for 30 more seconds
   * (answering the same successor), and later use of it ends the whole session. Errors: UNAUTHENTICATED (status 401).
   */
  refreshToken: AccessTokenPayload;
  /** Sends the recovery mail when there is such an account; true either way. Errors: TOO_MANY_ATTEMPTS. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Sets the password and ends all sessions of that person. Errors: INVALID_TOKEN, BAD_INPUT with `field`. */
  resetPassword: Scalars['Boolean']['output'];
  /** Ends all sessions of the signed-in person on every device. Answers how many there were. */
  logoutEverywhere: Scalars['Int']['output'];
  /**
   * Sets another password and ends all sessions of that person but this one. Needs UPDATE_USER_PROFILE. Errors:
   * WRONG_PASSWORD and BAD_INPUT with `field`, NO_PASSWORD where there is none yet, TOO_MANY_ATTEMPTS with
   * `retryAfterSeconds`.
   */
  changePassword: AccountSecurity;
  /** Ends one of the viewer's own sessions: its tokens stop working at once and its sockets close. Errors: NOT_FOUND. */
  revokeSession: AccountSecurity;
  /** As `revokeSession`, of all but this one. */
  revokeOtherSessions: AccountSecurity;
  /**
   * Begins to set up a second step of signing in; nothing is asked for until `confirmTwoFactor`. `password`: the viewer's,
   * where there is one. Errors: WRONG_PASSWORD with `field`, BAD_INPUT when it is on already, TOO_MANY_ATTEMPTS.
   */
  beginTwoFactor: TwoFactorSetup;
  /** Switches it on with the app's first code. Errors: WRONG_CODE with `field`, BAD_INPUT when it was not begun, TOO_MANY_ATTEMPTS. */
  confirmTwoFactor: TwoFactorCodes;
  /** Ten new backup codes; those of before are void. Errors: WRONG_PASSWORD, WRONG_CODE and BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
  renewBackupCodes: TwoFactorCodes;
  /** Switches the second step off. Errors as of `renewBackupCodes`. */
  disableTwoFactor: AccountSecurity;
  /** Puts the welcome banner away for the signed-in person, for good and on every device. */
  dismissWelcomeBanner: User;
  /** Changes the viewer's own profile. Needs UPDATE_USER_PROFILE. Errors: BAD_INPUT with `field`. */
  updateProfile: User;
  /**
   * Keeps what has changed of the company's details. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`, TOO_LATE once the company is
   * onboarded.
   */
  saveOnboardingDetails: Onboarding;
  /** Keeps what has changed of the first assistant. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`, TOO_LATE. */
  saveOnboardingChat: Onboarding;
  /** Chooses the plan, which begins when the onboarding is finished. Needs MANAGE_CLIENT. Errors: TOO_LATE. */
  chooseOnboardingPlan: Onboarding;
  /** Goes on without a card, where the chosen plan has a trial. Needs MANAGE_CLIENT. Errors: BAD_INPUT for other plans, TOO_LATE. */
  payOnboardingLater: Onboarding;
  /**
   * Mails how to put the chat on the company's site to whoever is to do it; true. Needs MANAGE_CLIENT. Errors: BAD_INPUT with
   * `field`, TOO_EARLY before the assistant has a name, TOO_LATE, TOO_MANY_ATTEMPTS with `retryAfterSeconds`.
   */
  sendInstallInstructions: Scalars['Boolean']['output'];
  /**
   * Ends the onboarding: makes the assistant and the subscription, whose trial begins. Once, however often it is asked for.
   * Needs MANAGE_CLIENT. Errors: TOO_EARLY while a step is not done, PAYMENT_REFUSED, PAYMENTS_UNREACHABLE.
   */
  finishOnboarding: User;
  /**
   * Lets Staff do something or not, from their next request on; setting it again changes nothing. Only Admins may. Errors:
   * FORBIDDEN.
   */
  setStaffPermission: RolePermissions;
  /**
   * The entries as CSV, newest first, up to 10,000; that they were taken out stands in the log too. Needs MANAGE_CLIENT. Errors:
   * BAD_INPUT with `field`.
   */
  exportAuditLog: Scalars['String']['output'];
  /** Changes what is said of the company. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field` (`name`, `address.city` and so on). */
  updateCompany: Client;
  /** Says for how long conversations and visitors are kept; within the hour, what is older goes. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`. */
  updateRetention: Client;
  /** Asks for an export of all data, in place of the one before; while one is being made it answers that one. Needs MANAGE_CLIENT. */
  startDataExport: DataExport;
  /** Gives up an export, or deletes a finished one; answers its id. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  deleteDataExport: Scalars['ID']['output'];
  /** A link to the viewer's own finished export, good for 10 minutes. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  createDataExportLink: DataExportLink;
  /**
   * Deletes the company, its people and all its data for good; answers its id. The subscription at Stripe ends first. Needs
   * MANAGE_CLIENT and to be an Admin. Errors: BAD_INPUT and WRONG_PASSWORD with `field`, TOO_MANY_ATTEMPTS,
   * PAYMENTS_UNREACHABLE.
   */
  deleteCompany: Scalars['ID']['output'];
  /** A new set without questions. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`. */
  createEvaluationSet: EvaluationSet;
  /** Changes a set. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  updateEvaluationSet: EvaluationSet;
  /** Deletes a set with its questions and runs. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  deleteEvaluationSet: Scalars['ID']['output'];
  /** Adds questions, at most 200 at once and 500 in all. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  addEvaluationQuestions: EvaluationSet;
  /** Changes a question. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  updateEvaluationQuestion: EvaluationSet;
  /** Takes a question out of its set. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  deleteEvaluationQuestion: EvaluationSet;
  /** Puts a set to an assistant in the background. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  runEvaluation: EvaluationSet;
  /** Takes a question that visitors asked out of the queue. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`. */
  dismissUnanswered: Scalars['Boolean']['output'];
  /** A token for addresses of images, 60 seconds and never beyond the session, since an address may be seen by others. */
  createAssetToken: AssetToken;
  /** Makes an assistant, published at once. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`, NOT_FOUND for `copyOfId`. */
  createAssistant: Assistant;
  /**
   * Saves what is being set on an assistant, before nobody's eyes. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field` (`config.appearance.title`),
   * NOT_FOUND, DRAFT_CHANGED when somebody has saved another draft since `revision`: theirs is kept.
   */
  saveAssistantDraft: Assistant;
  /** Puts the draft before visitors. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field`, NOT_FOUND, DRAFT_CHANGED, NOTHING_CHANGED. */
  publishAssistant: Assistant;
  /** Makes the draft what visitors see. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  discardAssistantDraft: Assistant;
  /** Makes the draft what an earlier version was; visitors see it once it is published. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  restoreAssistantVersion: Assistant;
  /** Lets an assistant answer, or no longer. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  setAssistantEnabled: Assistant;
  /** Says which hosts may show an assistant. Needs UPDATE_ASSISTANTS. Errors: BAD_INPUT with `field` (`input.domains.2`), NOT_FOUND. */
  setAllowedDomains: Assistant;
  /** Says whether sites prove who their people are. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND, BAD_INPUT while there is no secret. */
  setIdentityMode: Assistant;
  /** Makes another secret to prove it with; the one before is good no longer. It is answered this once only. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  renewIdentitySecret: Scalars['String']['output'];
  /** Puts an assistant into the archive, or takes it back. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  setAssistantArchived: Assistant;
  /**
   * Changes the plan: a larger one at once, a smaller one at the end of the month; the plan one is on gives up the smaller one
   * that waits. Needs MANAGE_CLIENT. Errors: BAD_INPUT after a cancellation, PAYMENT_REFUSED with the bank's sentence,
   * PAYMENTS_UNREACHABLE.
   */
  updateSubscription: User;
  /**
   * Goes on with a cancelled subscription, on another plan when one is named. Needs MANAGE_CLIENT. Errors: BAD_INPUT,
   * PAYMENT_REFUSED with the bank's sentence, PAYMENTS_UNREACHABLE.
   */
  reactivateAccount: ClientSubscription;
  /** Ends the subscription with the paid month. Needs MANAGE_CLIENT. Errors: BAD_INPUT, PAYMENTS_UNREACHABLE. */
  cancelSubscription: Client;
  /** Gives up the smaller plan that waits. Needs MANAGE_CLIENT. Errors: BAD_INPUT, PAYMENTS_UNREACHABLE. */
  undoDowngrade: Client;
  /**
   * Takes up the plan again that paused at its trial's end for want of a card: the first month is paid at once. One that is not
   * paused stays as it is. Needs MANAGE_CLIENT. Errors: BAD_INPUT, PAYMENT_REFUSED with the bank's sentence, PAYMENTS_UNREACHABLE.
   */
  resumeSubscription: Client;
  /** Chooses what happens once a limit is reached. Needs MANAGE_CLIENT. */
  setLimitPolicy: Usage;
  /** Begins to save a card; answers the client secret. Needs MANAGE_CLIENT. Errors: BAD_INPUT, PAYMENTS_UNREACHABLE. */
  createStripeSetupIntent: Scalars['String']['output'];
  /** Charges this card from now on. Needs MANAGE_CLIENT. Errors: NOT_FOUND, PAYMENTS_UNREACHABLE. */
  setDefaultPaymentMethod: Array<PaymentMethod>;
  /**
   * Forgets a card; answers those that are left. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT for the last card of a plan
   * that is paid with it, PAYMENTS_UNREACHABLE.
   */
  removePaymentMethod: Array<PaymentMethod>;
  /** Applies a promotion code. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`, TOO_MANY_ATTEMPTS, PAYMENTS_UNREACHABLE. */
  applyStripePromotionCode: StripePromotion;
  /** Takes the promotion away; answers which one it was. Needs MANAGE_CLIENT. Errors: PAYMENTS_UNREACHABLE. */
  removeStripePromotionCode?: Maybe<StripePromotion>;
  /**
   * Pays an open invoice with the default card. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT for one that cannot be paid,
   * PAYMENT_REFUSED with the bank's sentence: its own page may still take the payment; PAYMENTS_UNREACHABLE.
   */
  payInvoice: PayInvoicePayload;
  /**
   * Says what is to stand on the invoices from now on; those that are made keep what they say. Needs MANAGE_CLIENT. Errors:
   * BAD_INPUT with `field` (`name`, `email`, `address.line1`, `address.city`, `address.country` and so on, `taxId`),
   * PAYMENTS_UNREACHABLE.
   */
  updateBillingDetails: BillingDetails;
  /** A new form, which nobody outside sees. Needs MANAGE_GUIDED_FLOWS. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  createFormTemplate: FormTemplate;
  /** Saves what somebody is making. Needs MANAGE_GUIDED_FLOWS. Errors: BAD_INPUT with `field`, NOT_FOUND, DRAFT_CHANGED. */
  saveFormDraft: FormTemplate;
  /** Puts the draft before visitors. Needs MANAGE_GUIDED_FLOWS. Errors: BAD_INPUT with `field`, NOT_FOUND, DRAFT_CHANGED, NOTHING_CHANGED. */
  publishForm: FormTemplate;
  /** Goes back to what was last published, or to a form without questions. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND. */
  discardFormDraft: FormTemplate;
  /** Makes an earlier version the draft, to be looked at and published. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND. */
  restoreFormVersion: FormTemplate;
  /** Puts a form away, or takes it back as it was. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND; BAD_INPUT where a published flow or a home page uses it. */
  setFormArchived: FormTemplate;
  /** Deletes a form that was put away, with all that was sent in; answers its id. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT. */
  deleteFormTemplate: Scalars['ID']['output'];
  /** Marks submissions, at most 100. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateFormSubmissions: Array<FormSubmission>;
  /**
   * Has the map of an address drawn that was sent in; looking again draws and counts nothing. Counts one map request. Needs
   * MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT with `field`, LIMIT_REACHED, MAPS_UNREACHABLE.
   */
  drawAddressMap: FormSubmission;
  /** Deletes submissions with their files, at most 100; answers their ids. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  deleteFormSubmissions: Array<Scalars['ID']['output']>;
  /** The newest 10,000 submissions that pass, as text. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  exportFormSubmissions: Scalars['String']['output'];
  /** Keeps what the visitor has answered so far. Errors: NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY_ATTEMPTS. */
  saveFormAnswers: Message;
  /** Sends in what the visitor has answered. Errors: NOT_FOUND, FORBIDDEN, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
  submitForm: Message;
  /** The visitor does not want to fill it in. Errors: NOT_FOUND, FORBIDDEN, BAD_INPUT, TOO_MANY_ATTEMPTS. */
  leaveForm: Message;
  /**
   * Puts a form before a visitor. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, KEY_REUSED, BAD_INPUT where the form takes no
   * more submissions, LIMIT_REACHED.
   */
  sendForm: SendMessagePayload;
  /** Makes an endpoint. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`. */
  createWebhookEndpoint: NewWebhookSecret;
  /** Changes an endpoint. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateWebhookEndpoint: WebhookEndpoint;
  /** Turns an endpoint on or off. What waits for one that is turned off is given up. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  setWebhookEndpointEnabled: WebhookEndpoint;
  /** Gives an endpoint another secret; for a day deliveries are signed with both. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  rotateWebhookSecret: NewWebhookSecret;
  /** Forgets an endpoint with what it was told; answers the id. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  deleteWebhookEndpoint: Scalars['ID']['output'];
  /** Sends an endpoint an event that means nothing. Needs MANAGE_CLIENT. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS. */
  sendTestWebhook: WebhookDelivery;
  /** Tells an event again, as it was told. Needs MANAGE_CLIENT. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS. */
  replayWebhookDelivery: WebhookDelivery;
  /** Makes a key. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field`. */
  createApiKey: NewApiKey;
  /**
   * Changes what a key is called and may be used for; its secret stays. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT with `field`,
   * TOO_LATE for a key that is not good any more.
   */
  updateApiKey: ApiKey;
  /**
   * Gives a key another secret; the one before works for so many hours more, 0 to 168. Needs MANAGE_CLIENT. Errors: NOT_FOUND,
   * BAD_INPUT with `field`, TOO_LATE for a key that is not good any more.
   */
  rotateApiKey: NewApiKey;
  /** Puts an end to a key at once, and for good. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  revokeApiKey: ApiKey;
  /**
   * Begins to connect a shop whose software asks its merchant by itself: answers the page. Needs UPDATE_ASSISTANTS. Errors:
   * BAD_INPUT, with `field` where one is at fault.
   */
  beginStoreConnection: StoreConnectionStart;
  /**
   * Connects the shop that a merchant has let us into, and begins to fetch it. Needs UPDATE_ASSISTANTS. Errors: INVALID_TOKEN,
   * BAD_INPUT where the shop refuses.
   */
  finishStoreConnection: StoreIntegration;
  /**
   * Connects a shop of WooCommerce by a key, and begins to fetch it. The same shop again replaces its key. Needs UPDATE_ASSISTANTS.
   * Errors: BAD_INPUT with `field`.
   */
  connectWooCommerce: StoreIntegration;
  /** Fetches everything in a shop anew. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  syncStore: StoreIntegration;
  /**
   * Ends the fetch that waits or is going on; what has come stays, and the next one begins as it would have. Needs UPDATE_ASSISTANTS.
   * Errors: NOT_FOUND.
   */
  cancelStoreSync: StoreIntegration;
  /** Changes how a shop is fetched, and who shows it. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateStoreSettings: StoreIntegration;
  /** Changes which products of a shop are shown. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateStoreRules: StoreIntegration;
  /** Forgets a shop and its products; answers the id. Needs UPDATE_ASSISTANTS. Errors: NOT_FOUND. */
  disconnectStore: Scalars['ID']['output'];
  /**
   * Connects an account at Zendesk, or lets us in anew. Needs MANAGE_CLIENT. Errors: BAD_INPUT with `field` for what Zendesk does not
   * accept.
   */
  connectZendesk: Integration;
  /** Changes how conversations become tickets. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateZendeskSettings: Integration;
  /**
   * Has a conversation become a ticket, or its ticket told of what is new, now. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT
   * where no helpdesk is connected.
   */
  createTicket: Conversation;
  /** Forgets what lets us into a service, and its requests. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  disconnectIntegration: IntegrationDisconnected;
  /** Asks a service whether it lets us in; its integration says what came of that. Needs MANAGE_CLIENT. Errors: NOT_FOUND. */
  testIntegration: Integration;
  /**
   * Does a request to or from a service again, and answers the newest one that this made, whatever came of it. Needs MANAGE_CLIENT.
   * Errors: NOT_FOUND, BAD_INPUT for what is not done twice.
   */
  replayIntegrationRequest: IntegrationRequest;
  /**
   * Connects the account that a personal access token opens, or renews that: the event types are fetched. Needs MANAGE_CLIENT. Errors: BAD_INPUT
   * with `field` where Calendly does not take it.
   */
  connectCalendly: Integration;
  /** Changes how Calendly is used. Needs MANAGE_CLIENT. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateCalendlySettings: Integration;
  /**
   * Books a time that is offered in a conversation; the flow goes on. Visitors only. Errors: NOT_FOUND, FORBIDDEN when blocked, TOO_MANY_ATTEMPTS,
   * BAD_INPUT with `field` (`startAt` for a time that is taken), CALENDAR_UNREACHABLE while Calendly does not answer.
   */
  bookTime: Message;
  /** A page at Calendly on which the same can be booked, once. Visitors only. Errors: as of bookTime. */
  createBookingLink: Scalars['String']['output'];
  /**
   * Counts what a visitor does with a product that was shown to them, once. Answers whether it counted. Errors: NOT_FOUND,
   * TOO_MANY_ATTEMPTS.
   */
  recordProductAction: Scalars['Boolean']['output'];
  /** Adds webpages, and begins to read them. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, LIMIT_REACHED. */
  createCrawlSource: CrawlSource;
  /** Changes by which rules pages are read from the next time on. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  updateCrawlSource: CrawlSource;
  /** Removes a source with all of its pages; answers its id. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  deleteCrawlSource: Scalars['ID']['output'];
  /** Reads the pages of a source now; one that is being read goes on. Needs MANAGE_ARTICLES. Errors: NOT_FOUND, LIMIT_REACHED. */
  startCrawl: CrawlRun;
  /** Ends a run where it is; pages that were read stay. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  cancelCrawl: CrawlRun;
  /** Looks through pages without keeping any; the run says which would be read. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, LIMIT_REACHED. */
  previewCrawl: CrawlRun;
  /** Reads webpages anew. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  readWebpages: Array<Article>;
  /** Ends an import where it is; drafts that were made stay. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  cancelArticleImport: ArticleImport;
  /** Deletes the drafts of an import that nobody has changed or published, and its categories that are empty then. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  undoArticleImport: ArticleImport;
  /** Makes room for a file to answer from, or finds that of an upload that stopped; its bytes follow over HTTP, from `receivedBytes` on. Errors: FILE_NOT_ALLOWED, FILE_TOO_LARGE, TOO_MANY_FILES, NOT_FOUND. */
  beginDocument: Article;
  /** A new article, which nobody outside sees. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  createArticle: Article;
  /** Saves what somebody is writing. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND, DRAFT_CHANGED. */
  saveArticleDraft: Article;
  /** Puts the draft before readers, and on its way into answers. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND, DRAFT_CHANGED, NOTHING_CHANGED. */
  publishArticle: Article;
  /** Goes back to what was last published, or to an empty article. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  discardArticleDraft: Article;
  /** Makes an earlier version the draft, to be looked at and published. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  restoreArticleVersion: Article;
  /** Publishes the draft, as it is then, at a time to come. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  scheduleArticle: Article;
  /** Takes that back. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  unscheduleArticle: Article;
  /** Takes an article from readers and out of answers; its text stays. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  unpublishArticle: Article;
  /**
   * Takes that back: the version that was published last is published again, whatever the draft says by now; an article that is
   * published or archived stays as it is. Needs MANAGE_ARTICLES. Errors: NOT_FOUND, also where none was ever published.
   */
  republishArticle: Article;
  /** Says whether answers may use an article. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  setArticleIncluded: Article;
  /** Changes what stands beside an article's text. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  updateArticle: Article;
  /** Begins an article in another language: a draft that holds its latest text, to be translated. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  translateArticle: Article;
  /** Says that two articles are the same in two languages. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  linkTranslation: Article;
  /** Makes a translation an article by itself again; answers it, and what it was a translation of. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  unlinkTranslation: Array<Article>;
  /** Changes what a passage says and by what it is found, or switches it off; holds at once. Needs MANAGE_ARTICLES. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updatePassage: Article;
  /** Makes two passages of one. Needs MANAGE_ARTICLES. Errors: NOT_FOUND, BAD_INPUT with `field` where one would be empty. */
  splitPassage: Article;
  /** Makes one passage of it and the next. Needs MANAGE_ARTICLES. Errors: NOT_FOUND, BAD_INPUT with `field` when it is the last. */
  mergePassage: Article;
  /** Trains again what has Failed. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  retryTraining: Article;
  /**
   * Publishes the drafts of written articles; those that cannot be published stay as they are. Needs MANAGE_ARTICLES. Errors:
   * BAD_INPUT with `field` beyond 100, NOT_FOUND when none of them exists.
   */
  publishArticles: PublishArticlesPayload;
  /** Puts articles into a category, at its end. Needs MANAGE_ARTICLES. Errors as of publishArticles; NOT_FOUND also for the category. */
  moveArticles: Array<Article>;
  /** Gives the written articles of a category their order. Needs MANAGE_ARTICLES. Errors as of publishArticles. */
  orderArticles: Array<Article>;
  /** Puts articles away, out of lists, answers and the help centre; or takes them back as they were. Needs MANAGE_ARTICLES. Errors as of publishArticles. */
  archiveArticles: Array<Article>;
  /** Deletes articles with their drafts and versions; answers the ids of those that went. Needs MANAGE_ARTICLES. Errors as of publishArticles. */
  deleteArticles: Array<Scalars['ID']['output']>;
  /** Trains articles again that answers may use. Answers those that are trained. Needs MANAGE_ARTICLES. Errors as of publishArticles. */
  trainArticles: Array<Article>;
  /** A new category, the last of its parent. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  createArticleCategory: ArticleCategory;
  /** Changes a category. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  updateArticleCategory: ArticleCategory;
  /** Puts a category elsewhere; answers all of them. Needs MANAGE_ARTICLES. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  moveArticleCategory: Array<ArticleCategory>;
  /** Deletes a category; what stands in it stands in none, its categories in its parent. Needs MANAGE_ARTICLES. Errors: NOT_FOUND. */
  deleteArticleCategory: Scalars['ID']['output'];
  /** Writes an automated FAQ, as a draft. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`, NOT_FOUND for what it names. */
  createAutomatedFaq: AutomatedFaq;
  /**
   * Changes an automated FAQ; one that is live answers so at once. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`,
   * DRAFT_CHANGED when somebody changed it meanwhile, NOT_FOUND.
   */
  updateAutomatedFaq: AutomatedFaq;
  /** Lets automated FAQs answer, or keeps them from it. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field` (without an answer none can be live), NOT_FOUND when none is left. */
  setAutomatedFaqsState: Array<AutomatedFaq>;
  /** Deletes automated FAQs; for a day it can be taken back. Answers the ids. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`, NOT_FOUND when none is left. */
  deleteAutomatedFaqs: Array<Scalars['ID']['output']>;
  /** Takes a deletion back. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`, NOT_FOUND when none can be had back. */
  restoreAutomatedFaqs: Array<AutomatedFaq>;
  /** Makes an automated FAQ of questions, which waits to be approved. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`. */
  acceptFaqSuggestion: AutomatedFaq;
  /** Suggests questions no longer, until they are asked again. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`. */
  dismissFaqSuggestion: Scalars['Boolean']['output'];
  /** Adds phrasings to an automated FAQ. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`, NOT_FOUND. */
  addFaqPhrasings: AutomatedFaq;
  /**
   * Makes a draft of what was answered in a conversation: by a colleague or the assistant, to what the visitor said before. Needs
   * MANAGE_AUTOMATED_FAQS. Errors: NOT_FOUND, BAD_INPUT where nothing was asked before.
   */
  draftFaqFromMessage: AutomatedFaq;
  /** What an import of a CSV file would do, row by row; changes nothing. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`. */
  previewFaqImport: Array<FaqImportRow>;
  /** Imports the rows of a CSV file that are right. Needs MANAGE_AUTOMATED_FAQS. Errors: BAD_INPUT with `field`. */
  importFaqs: FaqImport;
  /**
   * Makes a flow, which no visitor meets before it is published. Needs MANAGE_GUIDED_FLOWS. Errors: BAD_INPUT with `field`,
   * DuplicateGuidedFlowName.
   */
  createGuidedFlow: GuidedFlow;
  /**
   * Saves the whole draft of a flow, also with faults, which are then among its `issues`. Needs MANAGE_GUIDED_FLOWS. Errors:
   * NOT_FOUND, DRAFT_CHANGED when somebody has saved since, BAD_INPUT with `field` for what is no flow, DuplicateGuidedFlowName.
   */
  updateGuidedFlow: GuidedFlow;
  /**
   * Puts the draft before visitors; conversations that run keep to the version that they began with. Needs MANAGE_GUIDED_FLOWS.
   * Errors: NOT_FOUND, DRAFT_CHANGED, NOTHING_CHANGED, FLOW_TESTS_FAILED with the `ids` of those that must pass and do not, BAD_INPUT with
   * `field`, and any GuidedFlowCode, with `nodeIds` and `issues`.
   */
  publishGuidedFlow: GuidedFlow;
  /** Goes back to what is published. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, also for what was never published; DuplicateGuidedFlowName. */
  discardGuidedFlowDraft: GuidedFlow;
  /** Makes an earlier version the draft. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, DuplicateGuidedFlowName. */
  restoreGuidedFlowVersion: GuidedFlow;
  /** Makes a flow of another's draft: “Returns (copy)”. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT. */
  duplicateGuidedFlow: GuidedFlow;
  /** Puts a flow away; its name is free then, and no visitor begins it any more. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND. */
  archiveGuidedFlow: GuidedFlow;
  /** Takes it back. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, DuplicateGuidedFlowName. */
  unarchiveGuidedFlow: GuidedFlow;
  /**
   * Makes a flow of what was exported; where its name is taken, a number is put behind it. Needs MANAGE_GUIDED_FLOWS. Errors:
   * BAD_INPUT with `field`.
   */
  importGuidedFlow: GuidedFlow;
  /** Writes a test of a flow, at most 50 of each. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  saveFlowTest: GuidedFlow;
  /** Deletes a test; answers its flow. Needs MANAGE_GUIDED_FLOWS. Errors: NOT_FOUND. */
  deleteFlowTest: GuidedFlow;
  /** Replies to a visitor. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED (same key, other body), LIMIT_REACHED. */
  sendMessage: SendMessagePayload;
  /** Writes a private note. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED. */
  addNote: SendMessagePayload;
  /** Changes a message or note of the viewer. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  editMessage: SendMessagePayload;
  /** Takes a message or note of the viewer back, within 10 seconds. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, TOO_LATE. */
  unsendMessage: SendMessagePayload;
  /** Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`, also for a shortcut that is taken; NOT_FOUND for a file. */
  createCannedReply: CannedReply;
  /** As createCannedReply. Errors: NOT_FOUND. */
  updateCannedReply: CannedReply;
  /** Answers its id. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  deleteCannedReply: Scalars['ID']['output'];
  /** Makes one ready for a conversation, and counts its use. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS. */
  useCannedReply: UsedCannedReply;
  /**
   * Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field` (`actions.0.body` of the first action), also for a name that is
   * taken; NOT_FOUND with `field` for whom or what an action names.
   */
  createMacro: Macro;
  /** As createMacro. Errors: NOT_FOUND. */
  updateMacro: Macro;
  /** Answers its id. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  deleteMacro: Scalars['ID']['output'];
  /**
   * Does all actions of a macro in their order, on each conversation all or nothing, one after the other: colleagues see it
   * advance. Needs MANAGE_CONVERSATIONS. Errors:
   * NOT_FOUND, with the `ids` of conversations that are not there; BAD_INPUT with `field`; KEY_REUSED; LIMIT_REACHED.
   */
  runMacro: RunMacroPayload;
  /**
   * Undoes a run of the viewer: conversations are as they were, but for what was changed again since, and what it said is taken back
   * within 10 seconds. Undoing again answers the same. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND.
   */
  undoMacroRun: UndoMacroRunPayload;
  /** Keeps a reply to be sent later. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`, KEY_REUSED. */
  scheduleMessage: Conversation;
  /** Changes one of the viewer's own. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, also when it was sent; BAD_INPUT with `field`. */
  updateScheduledMessage: Conversation;
  /**
   * It is not sent; its files are its author's again. That of a colleague stays in a line of the conversation, and its author is told. Needs
   * MANAGE_CONVERSATIONS. Errors: NOT_FOUND, also when it was sent.
   */
  cancelScheduledMessage: Conversation;
  /** Clears the unread flag. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  readConversation: Conversation;
  /** Sets the unread flag again, to come back to it. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  markConversationUnread: Conversation;
  /** Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`, also for a name that one has given to another view. */
  createSavedView: SavedView;
  /** Changes one's own, as createSavedView. Errors: NOT_FOUND. */
  updateSavedView: SavedView;
  /** One's own; answers its id. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  deleteSavedView: Scalars['ID']['output'];
  /** With which view the viewer begins on a screen; answers all of the screen. Errors: NOT_FOUND. */
  setDefaultView: Array<SavedView>;
  /** Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`, also for a name that is taken. */
  createLabel: Label;
  /** As createLabel. Errors: NOT_FOUND. */
  updateLabel: Label;
  /** Takes it off every conversation too; answers its id. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  deleteLabel: Scalars['ID']['output'];
  /** Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`, also for a name that is taken; NOT_FOUND for a member who is none. */
  createTeam: Team;
  /** As createTeam. Errors: NOT_FOUND. */
  updateTeam: Team;
  /** Its conversations are no team's then; answers its id. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  deleteTeam: Scalars['ID']['output'];
  /**
   * Tells the conversation's others that the viewer (agent or visitor) is typing; fades by itself after 6 seconds. Of a note, which
   * only staff can write, its visitor hears nothing. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS.
   */
  setTyping: Scalars['Boolean']['output'];
  /** The viewer has looked at these notifications of theirs; ids that are none are passed over. Errors: BAD_INPUT beyond 100. */
  markNotificationsRead: NotificationsChange;
  /** The viewer has looked at all of theirs. */
  markAllNotificationsRead: NotificationsChange;
  /**
   * Changes up to 100 conversations, all of them or none. Needs MANAGE_CONVERSATIONS. Errors: BAD_INPUT with `field`;
   * NOT_FOUND with the `ids` that are not there.
   */
  updateConversations: UpdateConversationsPayload;
  /** Says what became of a suggested reply: how many are taken is counted. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  settleSuggestedReply: Scalars['Boolean']['output'];
  /** Mails what the visitor sees of a conversation. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
  sendTranscript: Conversation;
  /** Asks the visitor to rate the conversation, once. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND; BAD_INPUT when it is rated. */
  askForRating: Conversation;
  /** Corrects what is known of a visitor. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`. */
  updateVisitor: Visitor;
  /** Keeps a visitor from writing, or lets them write again. Needs MANAGE_CONVERSATIONS. Errors: NOT_FOUND. */
  setVisitorBlocked: Visitor;
  /**
   * Makes two visitors one: the conversations move, and whoever comes back in either browser sees them all. Needs
   * MANAGE_CONVERSATIONS. Errors: NOT_FOUND, BAD_INPUT with `field`.
   */
  mergeVisitors: Visitor;
  /** Changes the viewer's own preferences. Errors: BAD_INPUT with `field`. */
  updatePreferences: UserPreferences;
  /** Opens a chat for an unknown visitor. Errors: NOT_FOUND when there is no such assistant, TOO_MANY_ATTEMPTS. */
  startVisitorSession: VisitorSession;
  /** Writes as the visitor. Errors: NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT with `field`, KEY_REUSED, TOO_MANY_ATTEMPTS. */
  sendVisitorMessage: SendVisitorMessagePayload;
  /** Asks for a person instead of the assistant. Asking again changes nothing. Errors: NOT_FOUND, FORBIDDEN when blocked, TOO_MANY_ATTEMPTS. */
  requestPerson: VisitorConversation;
  /** Rates a conversation, or changes the rating. Errors: NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
  rateConversation: VisitorConversation;
  /** Says whether an answer helped, or says it differently. Errors: NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS. */
  rateAnswer: Message;
  /**
   * Mails the visitor one of their own conversations, to an address that they have confirmed. Any other gets a code by mail first,
   * which is given here with the same address. Errors: NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT and WRONG_CODE with `field`,
   * TOO_MANY_ATTEMPTS.
   */
  sendVisitorTranscript: VisitorTranscriptOutcome;
  /** Deletes the visitor, with all that they said and sent in; a blocked one stays, without a name. Their token is good no longer. */
  deleteVisitorData: Scalars['Boolean']['output'];
  /** Tells the agents which page the visitor has open, and in what browser. True when the page is kept. Errors: TOO_MANY_ATTEMPTS. */
  recordVisit: Scalars['Boolean']['output'];
  /**
   * The site says who the visitor is. Errors: WRONG_IDENTITY_HASH, IDENTITY_REQUIRED without a hash where the assistant asks for
   * one, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS.
   */
  identifyVisitor: VisitorIdentity;
  /** Tells the agents that the visitor has seen the conversation. Errors: NOT_FOUND. */
  readVisitorConversation: VisitorConversation;
  /** Tells the agents that all written so far has reached the visitor's browser. True when that was news. */
  receiveVisitorConversations: Scalars['Boolean']['output'];
  /**
   * Invites up to 50 people by mail and answers for each address by itself. Needs INVITE_USERS; only Admins invite Admins.
   * Errors: TOO_EARLY before the company's onboarding is done, BAD_INPUT with `field`.
   */
  inviteUsers: Array<InvitationAnswer>;
  /** Sends an invitation again; it then lasts seven more days. Needs INVITE_USERS. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS. */
  resendInvitation: User;
  /** A link to hand over oneself; the invitation then lasts seven more days. Needs INVITE_USERS. Errors: NOT_FOUND, TOO_MANY_ATTEMPTS. */
  createInvitationLink: InvitationLink;
  /** Takes an invitation back: its links no longer work. Answers its id. Needs INVITE_USERS. Errors: NOT_FOUND. */
  revokeInvitation: Scalars['ID']['output'];
  /**
   * Makes somebody Staff or Admin, from their next request on. Only Admins may, of others. Errors: FORBIDDEN, NOT_FOUND,
   * BAD_INPUT for oneself, LAST_ADMIN.
   */
  changeUserRole: User;
  /**
   * Lets a colleague sign in without their second step, for who has lost it; they are told by mail. Their sessions go on. Only
   * Admins may, with a proof that it is they who ask. Errors: NOT_FOUND; BAD_INPUT for oneself and for who has none; of the
   * proof as of `renewBackupCodes`, and NO_PASSWORD.
   */
  resetTwoFactor: User;
  /**
   * Removes somebody at once, wherever they are signed in, and gives their open conversations to a colleague, to a team, or
   * to nobody; what they shared (replies, macros, views) is then the viewer's. Answers the id. Needs DELETE_USERS; only Admins
   * remove Admins. Errors: NOT_FOUND, BAD_INPUT with `field` and for oneself, LAST_ADMIN.
   */
  deleteUser: Scalars['ID']['output'];
  /**
   * Accepts an invitation: the person is Active then, and signed in; null for who was signed in before. Errors: INVALID_TOKEN,
   * FORBIDDEN for who is signed in as somebody else, BAD_INPUT with `field`, TOO_MANY_ATTEMPTS.
   */
  acceptInvitation?: Maybe<LoginPayload>;
};


/** What can be changed. */
export type MutationRenameTopicArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationMergeTopicArgs = {
  id: Scalars['ID']['input'];
  intoId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUndoTopicMergeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSplitTopicArgs = {
  id: Scalars['ID']['input'];
  conversationIds: Array<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationSetTopicIgnoredArgs = {
  id: Scalars['ID']['input'];
  isIgnored: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationWriteGapArticleArgs = {
  input: GapInput;
};


/** What can be changed. */
export type MutationAddGapFaqArgs = {
  input: GapInput;
};


/** What can be changed. */
export type MutationStartGapFlowArgs = {
  input: GapInput;
};


/** What can be changed. */
export type MutationExportAnalyticsArgs = {
  filter: AnalyticsFilter;
  rows: AnalyticsExport;
};


/** What can be changed. */
export type MutationCreateReportScheduleArgs = {
  input: ReportScheduleInput;
};


/** What can be changed. */
export type MutationUpdateReportScheduleArgs = {
  id: Scalars['ID']['input'];
  input: ReportScheduleInput;
};


/** What can be changed. */
export type MutationDeleteReportScheduleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSendReportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationLeaveReportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed. */
export type MutationLoginWithSecondFactorArgs = {
  input: LoginWithSecondFactorInput;
};


/** What can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed. */
export type MutationGoogleLoginArgs = {
  input: GoogleLoginInput;
};


/** What can be changed. */
export type MutationGoogleRegisterArgs = {
  input: GoogleRegisterInput;
};


/** What can be changed. */
export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** What can be changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationBeginTwoFactorArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. */
export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationRenewBackupCodesArgs = {
  input: OwnerProofInput;
};


/** What can be changed. */
export type MutationDisableTwoFactorArgs = {
  input: OwnerProofInput;
};


/** What can be changed. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. */
export type MutationSaveOnboardingDetailsArgs = {
  input: OnboardingDetailsInput;
};


/** What can be changed. */
export type MutationSaveOnboardingChatArgs = {
  input: OnboardingChatInput;
};


/** What can be changed. */
export type MutationChooseOnboardingPlanArgs = {
  subscriptionType: ClientSubscriptionType;
};


/** What can be changed. */
export type MutationSendInstallInstructionsArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationSetStaffPermissionArgs = {
  flag: PermissionFlag;
  isAllowed: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationExportAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
};


/** What can be changed. */
export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


/** What can be changed. */
export type MutationUpdateRetentionArgs = {
  input: RetentionInput;
};


/** What can be changed. */
export type MutationDeleteDataExportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateDataExportLinkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationDeleteCompanyArgs = {
  input: DeleteCompanyInput;
};


/** What can be changed. */
export type MutationCreateEvaluationSetArgs = {
  input: EvaluationSetInput;
};


/** What can be changed. */
export type MutationUpdateEvaluationSetArgs = {
  id: Scalars['ID']['input'];
  input: EvaluationSetInput;
};


/** What can be changed. */
export type MutationDeleteEvaluationSetArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationAddEvaluationQuestionsArgs = {
  setId: Scalars['ID']['input'];
  questions: Array<EvaluationQuestionInput>;
};


/** What can be changed. */
export type MutationUpdateEvaluationQuestionArgs = {
  id: Scalars['ID']['input'];
  input: EvaluationQuestionInput;
};


/** What can be changed. */
export type MutationDeleteEvaluationQuestionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRunEvaluationArgs = {
  input: RunEvaluationInput;
};


/** What can be changed. */
export type MutationDismissUnansweredArgs = {
  question: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCreateAssistantArgs = {
  input: CreateAssistantInput;
};


/** What can be changed. */
export type MutationSaveAssistantDraftArgs = {
  input: SaveAssistantDraftInput;
};


/** What can be changed. */
export type MutationPublishAssistantArgs = {
  input: PublishAssistantInput;
};


/** What can be changed. */
export type MutationDiscardAssistantDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRestoreAssistantVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationSetAssistantEnabledArgs = {
  id: Scalars['ID']['input'];
  isEnabled: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationSetAllowedDomainsArgs = {
  input: SetAllowedDomainsInput;
};


/** What can be changed. */
export type MutationSetIdentityModeArgs = {
  id: Scalars['ID']['input'];
  mode: IdentityMode;
};


/** What can be changed. */
export type MutationRenewIdentitySecretArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSetAssistantArchivedArgs = {
  id: Scalars['ID']['input'];
  isArchived: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationUpdateSubscriptionArgs = {
  subscriptionType: ClientSubscriptionType;
};


/** What can be changed. */
export type MutationReactivateAccountArgs = {
  newSubscriptionType?: InputMaybe<ClientSubscriptionType>;
};


/** What can be changed. */
export type MutationSetLimitPolicyArgs = {
  metric: UsageMetric;
  atLimit: AtLimit;
};


/** What can be changed. */
export type MutationSetDefaultPaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRemovePaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationApplyStripePromotionCodeArgs = {
  couponCode: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationPayInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUpdateBillingDetailsArgs = {
  input: UpdateBillingDetailsInput;
};


/** What can be changed. */
export type MutationCreateFormTemplateArgs = {
  input: CreateFormTemplateInput;
};


/** What can be changed. */
export type MutationSaveFormDraftArgs = {
  input: SaveFormDraftInput;
};


/** What can be changed. */
export type MutationPublishFormArgs = {
  input: PublishFormInput;
};


/** What can be changed. */
export type MutationDiscardFormDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRestoreFormVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationSetFormArchivedArgs = {
  id: Scalars['ID']['input'];
  isArchived: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationDeleteFormTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUpdateFormSubmissionsArgs = {
  ids: Array<Scalars['ID']['input']>;
  status?: InputMaybe<FormSubmissionStatus>;
  isStarred?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be changed. */
export type MutationDrawAddressMapArgs = {
  submissionId: Scalars['ID']['input'];
  fieldId: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationDeleteFormSubmissionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationExportFormSubmissionsArgs = {
  formTemplateId: Scalars['ID']['input'];
  format: FormExportFormat;
  filter?: InputMaybe<FormSubmissionFilter>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be changed. */
export type MutationSaveFormAnswersArgs = {
  messageId: Scalars['ID']['input'];
  answers: Scalars['FormAnswers']['input'];
};


/** What can be changed. */
export type MutationSubmitFormArgs = {
  messageId: Scalars['ID']['input'];
  answers: Scalars['FormAnswers']['input'];
};


/** What can be changed. */
export type MutationLeaveFormArgs = {
  messageId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSendFormArgs = {
  conversationId: Scalars['ID']['input'];
  formTemplateId: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCreateWebhookEndpointArgs = {
  input: WebhookEndpointInput;
};


/** What can be changed. */
export type MutationUpdateWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
  input: WebhookEndpointInput;
};


/** What can be changed. */
export type MutationSetWebhookEndpointEnabledArgs = {
  id: Scalars['ID']['input'];
  isEnabled: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSendTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationReplayWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What can be changed. */
export type MutationUpdateApiKeyArgs = {
  id: Scalars['ID']['input'];
  input: UpdateApiKeyInput;
};


/** What can be changed. */
export type MutationRotateApiKeyArgs = {
  id: Scalars['ID']['input'];
  graceHours: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationBeginStoreConnectionArgs = {
  provider: StoreProvider;
  shop: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationFinishStoreConnectionArgs = {
  provider: StoreProvider;
  query: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationConnectWooCommerceArgs = {
  input: ConnectWooCommerceInput;
};


/** What can be changed. */
export type MutationSyncStoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCancelStoreSyncArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUpdateStoreSettingsArgs = {
  id: Scalars['ID']['input'];
  settings: StoreSettingsInput;
};


/** What can be changed. */
export type MutationUpdateStoreRulesArgs = {
  id: Scalars['ID']['input'];
  rules: StoreRulesInput;
};


/** What can be changed. */
export type MutationDisconnectStoreArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationConnectZendeskArgs = {
  input: ConnectZendeskInput;
};


/** What can be changed. */
export type MutationUpdateZendeskSettingsArgs = {
  id: Scalars['ID']['input'];
  settings: ZendeskSettingsInput;
};


/** What can be changed. */
export type MutationCreateTicketArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationDisconnectIntegrationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationTestIntegrationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationReplayIntegrationRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationConnectCalendlyArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationUpdateCalendlySettingsArgs = {
  id: Scalars['ID']['input'];
  defaultEventTypeUri?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. */
export type MutationBookTimeArgs = {
  messageId: Scalars['ID']['input'];
  startAt: Scalars['DateTime']['input'];
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  timezone: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCreateBookingLinkArgs = {
  messageId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRecordProductActionArgs = {
  messageId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
  action: ProductAction;
};


/** What can be changed. */
export type MutationCreateCrawlSourceArgs = {
  input: CrawlSourceInput;
};


/** What can be changed. */
export type MutationUpdateCrawlSourceArgs = {
  input: UpdateCrawlSourceInput;
};


/** What can be changed. */
export type MutationDeleteCrawlSourceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationStartCrawlArgs = {
  sourceId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCancelCrawlArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationPreviewCrawlArgs = {
  input: CrawlSourceInput;
};


/** What can be changed. */
export type MutationReadWebpagesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationCancelArticleImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUndoArticleImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationBeginDocumentArgs = {
  input: BeginDocumentInput;
};


/** What can be changed. */
export type MutationCreateArticleArgs = {
  input: CreateArticleInput;
};


/** What can be changed. */
export type MutationSaveArticleDraftArgs = {
  input: SaveArticleDraftInput;
};


/** What can be changed. */
export type MutationPublishArticleArgs = {
  input: PublishArticleInput;
};


/** What can be changed. */
export type MutationDiscardArticleDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRestoreArticleVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationScheduleArticleArgs = {
  id: Scalars['ID']['input'];
  publishAt: Scalars['DateTime']['input'];
};


/** What can be changed. */
export type MutationUnscheduleArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUnpublishArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRepublishArticleArgs = {
  id: Scalars['ID']['input'];
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed. */
export type MutationSetArticleIncludedArgs = {
  id: Scalars['ID']['input'];
  isIncluded: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationUpdateArticleArgs = {
  input: UpdateArticleInput;
};


/** What can be changed. */
export type MutationTranslateArticleArgs = {
  input: TranslateArticleInput;
};


/** What can be changed. */
export type MutationLinkTranslationArgs = {
  input: LinkTranslationInput;
};


/** What can be changed. */
export type MutationUnlinkTranslationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUpdatePassageArgs = {
  input: UpdatePassageInput;
};


/** What can be changed. */
export type MutationSplitPassageArgs = {
  id: Scalars['ID']['input'];
  at: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationMergePassageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRetryTrainingArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationPublishArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationMoveArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationOrderArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationArchiveArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
  isArchived?: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationDeleteArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationTrainArticlesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationCreateArticleCategoryArgs = {
  input: ArticleCategoryInput;
};


/** What can be changed. */
export type MutationUpdateArticleCategoryArgs = {
  id: Scalars['ID']['input'];
  input: ArticleCategoryInput;
};


/** What can be changed. */
export type MutationMoveArticleCategoryArgs = {
  id: Scalars['ID']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
  position: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationDeleteArticleCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateAutomatedFaqArgs = {
  input: AutomatedFaqInput;
};


/** What can be changed. */
export type MutationUpdateAutomatedFaqArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  input: AutomatedFaqInput;
};


/** What can be changed. */
export type MutationSetAutomatedFaqsStateArgs = {
  ids: Array<Scalars['ID']['input']>;
  state: AutomatedFaqState;
};


/** What can be changed. */
export type MutationDeleteAutomatedFaqsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationRestoreAutomatedFaqsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationAcceptFaqSuggestionArgs = {
  questions: Array<Scalars['String']['input']>;
  answer?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. */
export type MutationDismissFaqSuggestionArgs = {
  questions: Array<Scalars['String']['input']>;
};


/** What can be changed. */
export type MutationAddFaqPhrasingsArgs = {
  id: Scalars['ID']['input'];
  phrasings: Array<Scalars['String']['input']>;
};


/** What can be changed. */
export type MutationDraftFaqFromMessageArgs = {
  messageId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationPreviewFaqImportArgs = {
  csv: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationImportFaqsArgs = {
  csv: Scalars['String']['input'];
};


/** What can be changed. */
export type MutationCreateGuidedFlowArgs = {
  input: CreateGuidedFlowInput;
};


/** What can be changed. */
export type MutationUpdateGuidedFlowArgs = {
  input: UpdateGuidedFlowInput;
};


/** What can be changed. */
export type MutationPublishGuidedFlowArgs = {
  input: PublishGuidedFlowInput;
};


/** What can be changed. */
export type MutationDiscardGuidedFlowDraftArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRestoreGuidedFlowVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


/** What can be changed. */
export type MutationDuplicateGuidedFlowArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationArchiveGuidedFlowArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUnarchiveGuidedFlowArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationImportGuidedFlowArgs = {
  content: Scalars['GuidedFlowContent']['input'];
};


/** What can be changed. */
export type MutationSaveFlowTestArgs = {
  input: FlowTestInput;
};


/** What can be changed. */
export type MutationDeleteFlowTestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What can be changed. */
export type MutationAddNoteArgs = {
  input: AddNoteInput;
};


/** What can be changed. */
export type MutationEditMessageArgs = {
  input: EditMessageInput;
};


/** What can be changed. */
export type MutationUnsendMessageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateCannedReplyArgs = {
  input: CannedReplyInput;
};


/** What can be changed. */
export type MutationUpdateCannedReplyArgs = {
  id: Scalars['ID']['input'];
  input: CannedReplyInput;
};


/** What can be changed. */
export type MutationDeleteCannedReplyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUseCannedReplyArgs = {
  id: Scalars['ID']['input'];
  conversationId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateMacroArgs = {
  input: MacroInput;
};


/** What can be changed. */
export type MutationUpdateMacroArgs = {
  id: Scalars['ID']['input'];
  input: MacroInput;
};


/** What can be changed. */
export type MutationDeleteMacroArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRunMacroArgs = {
  input: RunMacroInput;
};


/** What can be changed. */
export type MutationUndoMacroRunArgs = {
  runId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationScheduleMessageArgs = {
  input: ScheduleMessageInput;
};


/** What can be changed. */
export type MutationUpdateScheduledMessageArgs = {
  input: UpdateScheduledMessageInput;
};


/** What can be changed. */
export type MutationCancelScheduledMessageArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationReadConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationMarkConversationUnreadArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateSavedViewArgs = {
  screen?: ViewScreen;
  input: SavedViewInput;
};


/** What can be changed. */
export type MutationUpdateSavedViewArgs = {
  id: Scalars['ID']['input'];
  input: SavedViewInput;
};


/** What can be changed. */
export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSetDefaultViewArgs = {
  screen: ViewScreen;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationCreateLabelArgs = {
  input: LabelInput;
};


/** What can be changed. */
export type MutationUpdateLabelArgs = {
  id: Scalars['ID']['input'];
  input: LabelInput;
};


/** What can be changed. */
export type MutationDeleteLabelArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateTeamArgs = {
  input: TeamInput;
};


/** What can be changed. */
export type MutationUpdateTeamArgs = {
  id: Scalars['ID']['input'];
  input: TeamInput;
};


/** What can be changed. */
export type MutationDeleteTeamArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSetTypingArgs = {
  conversationId: Scalars['ID']['input'];
  isTyping: Scalars['Boolean']['input'];
  isNote?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be changed. */
export type MutationMarkNotificationsReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationUpdateConversationsArgs = {
  changes: Array<ConversationChange>;
};


/** What can be changed. */
export type MutationSettleSuggestedReplyArgs = {
  input: SettleSuggestedReplyInput;
};


/** What can be changed. */
export type MutationSendTranscriptArgs = {
  input: SendTranscriptInput;
};


/** What can be changed. */
export type MutationAskForRatingArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationUpdateVisitorArgs = {
  input: UpdateVisitorInput;
};


/** What can be changed. */
export type MutationSetVisitorBlockedArgs = {
  visitorId: Scalars['ID']['input'];
  isBlocked: Scalars['Boolean']['input'];
};


/** What can be changed. */
export type MutationMergeVisitorsArgs = {
  input: MergeVisitorsInput;
};


/** What can be changed. */
export type MutationUpdatePreferencesArgs = {
  input: UpdatePreferencesInput;
};


/** What can be changed. */
export type MutationStartVisitorSessionArgs = {
  clientId: Scalars['ID']['input'];
  assistantId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationSendVisitorMessageArgs = {
  input: SendVisitorMessageInput;
};


/** What can be changed. */
export type MutationRequestPersonArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRateConversationArgs = {
  input: RateConversationInput;
};


/** What can be changed. */
export type MutationRateAnswerArgs = {
  input: RateAnswerInput;
};


/** What can be changed. */
export type MutationSendVisitorTranscriptArgs = {
  conversationId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. */
export type MutationRecordVisitArgs = {
  input: VisitInput;
};


/** What can be changed. */
export type MutationIdentifyVisitorArgs = {
  input: IdentifyVisitorInput;
};


/** What can be changed. */
export type MutationReadVisitorConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationInviteUsersArgs = {
  emails: Array<Scalars['String']['input']>;
  role?: UserRole;
};


/** What can be changed. */
export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationCreateInvitationLinkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. */
export type MutationChangeUserRoleArgs = {
  id: Scalars['ID']['input'];
  role: UserRole;
};


/** What can be changed. */
export type MutationResetTwoFactorArgs = {
  id: Scalars['ID']['input'];
  proof: OwnerProofInput;
};


/** What can be changed. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};

/** What can be listened to, over the websocket only. */
export type Subscription = {
  __typename?: 'Subscription';
  /** A conversation of the viewer's client came into being. */
  conversationCreated: Conversation;
  /** A conversation of the viewer's client changed. */
  conversationUpdated: Conversation;
  /** A conversation of the viewer's client was deleted: by its visitor, or because the client keeps it no longer; its id. */
  conversationDeleted: Scalars['ID']['output'];
  /** A message arrived in a conversation that the viewer (agent or visitor) takes part in. */
  messageCreated: Message;
  /** What is to be sent later in a conversation was changed, sent or cancelled. */
  scheduleChanged: Conversation;
  /** A message of such a conversation was edited or taken back. */
  messageUpdated: Message;
  /** Somebody else in that conversation began or stopped typing. */
  typingChanged: Typing;
  /** The assistant's answer in such a conversation, as it is being written. */
  answerStreamed: AnswerStream;
  /** How the viewer's notifications stand, at once and whenever they change. */
  notificationsChanged: NotificationsChange;
  /**
   * Who else has this conversation open: now, and whenever that changes. To listen is to be there: the viewer's colleagues see
   * them for as long, and the viewer's notifications about it count as looked at. Errors: NOT_FOUND.
   */
  presenceChanged: ConversationPresence;
  /** A site has shown one of the client's assistants: at most once a minute for each. */
  assistantPinged: Assistant;
  /** A run of the client's evaluation sets has come further. */
  evaluationRunChanged: EvaluationRun;
  /**
   * Asks an assistant as a visitor would, and tells the answer as it comes; ending it stops the answer. Needs UPDATE_ASSISTANTS.
   * Errors: BAD_INPUT with `field`, NOT_FOUND.
   */
  playgroundAnswered: PlaygroundStep;
  /** A site has the line of HTML of the onboarding's assistant: at most once a minute. Needs MANAGE_CLIENT. */
  onboardingPinged: Onboarding;
  /** One of the client's shops is being fetched, or was, or is set otherwise. */
  storeChanged: StoreIntegration;
  /** A service that the client has connected works again, or not any more. */
  integrationChanged: Integration;
  /** A run over the client's webpages is further. */
  crawlRunChanged: CrawlRun;
  /** An import of the client's articles is further. Needs MANAGE_ARTICLES. */
  articleImportChanged: ArticleImport;
  /** How far one of the client's articles is on its way into answers has changed. */
  articleGptStatusChanged: Article;
  /** A visitor has begun, answered, sent in or left one of the client's forms. */
  formSubmissionChanged: FormSubmission;
  /** One of the client's automated FAQs was changed, or has answered. */
  automatedFaqChanged: AutomatedFaq;
  /** What a role may do changed. Needs VIEW_PERMISSIONS. */
  rolePermissionsChanged: RolePermissions;
  /** What `users` says is no longer the same: somebody came, went, or is known by something else. Needs VIEW_USERS. */
  usersChanged: Scalars['Boolean']['output'];
  /** One of the visitor's own conversations with the assistant of the session came into being, or changed in what the visitor sees. */
  visitorConversationUpdated: VisitorConversation;
};


/** What can be listened to, over the websocket only. */
export type SubscriptionMessageCreatedArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be listened to, over the websocket only. */
export type SubscriptionScheduleChangedArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be listened to, over the websocket only. */
export type SubscriptionMessageUpdatedArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be listened to, over the websocket only. */
export type SubscriptionTypingChangedArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be listened to, over the websocket only. */
export type SubscriptionAnswerStreamedArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be listened to, over the websocket only. */
export type SubscriptionPresenceChangedArgs = {
  conversationId: Scalars['ID']['input'];
};


/** What can be listened to, over the websocket only. */
export type SubscriptionPlaygroundAnsweredArgs = {
  input: AskPlaygroundInput;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( UserRow )
    | ( ClientRow )
    | ( AssistantRow )
    | ( ArticleRow )
    | ( ArticleCategoryRow )
    | ( FormTemplateRow )
    | ( FormSubmissionRow )
    | ( AutomatedFaqRow )
    | ( GuidedFlowRow )
    | ( StoreIntegrationRow )
    | ( IntegrationRow )
    | ( LabelRow )
    | ( TeamRow )
    | ( ConversationRow )
    | ( VisitorRow )
    | ( MessageRow )
    | ( NotificationRow )
    | ( ConversationRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  FormContent: ResolverTypeWrapper<Scalars['FormContent']['output']>;
  PublicForm: ResolverTypeWrapper<Scalars['PublicForm']['output']>;
  FormAnswers: ResolverTypeWrapper<Scalars['FormAnswers']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UserStatus: UserStatus;
  UserRole: UserRole;
  Permissions: ResolverTypeWrapper<Permissions>;
  User: ResolverTypeWrapper<UserRow>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LoginPayload: ResolverTypeWrapper<LoginPayload>;
  AccessTokenPayload: ResolverTypeWrapper<AccessTokenPayload>;
  LoginInput: LoginInput;
  RegisterInput: RegisterInput;
  GoogleLoginInput: GoogleLoginInput;
  GoogleRegisterInput: GoogleRegisterInput;
  ForgotPasswordInput: ForgotPasswordInput;
  ResetPasswordInput: ResetPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  Session: ResolverTypeWrapper<SessionRow>;
  AccountSecurity: ResolverTypeWrapper<UserRow>;
  LoginWithSecondFactorInput: LoginWithSecondFactorInput;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetup>;
  OwnerProofInput: OwnerProofInput;
  TwoFactorCodes: ResolverTypeWrapper<Omit<TwoFactorCodes, 'security'> & { security: ResolversTypes['AccountSecurity'] }>;
  UpdateProfileInput: UpdateProfileInput;
  ClientSubscriptionType: ClientSubscriptionType;
  ScheduledDowngrade: ResolverTypeWrapper<ScheduledDowngrade>;
  SubscriptionStatus: SubscriptionStatus;
  ClientSubscription: ResolverTypeWrapper<ClientSubscriptionRow>;
  StripePrices: ResolverTypeWrapper<StripePrices>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  StripePromotionType: StripePromotionType;
  StripePromotion: ResolverTypeWrapper<StripePromotion>;
  PaymentMethodExpiry: PaymentMethodExpiry;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  InvoiceStatus: InvoiceStatus;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  Invoice: ResolverTypeWrapper<InvoiceRow>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges'> & { edges: Array<ResolversTypes['InvoiceEdge']> }>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['Invoice'] }>;
  UpcomingInvoice: ResolverTypeWrapper<UpcomingInvoice>;
  PayInvoicePayload: ResolverTypeWrapper<Omit<PayInvoicePayload, 'invoice' | 'client'> & { invoice: ResolversTypes['Invoice'], client: ResolversTypes['Client'] }>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  TaxIdType: TaxIdType;
  TaxId: ResolverTypeWrapper<TaxId>;
  BillingDetails: ResolverTypeWrapper<BillingDetails>;
  BillingAddressInput: BillingAddressInput;
  TaxIdInput: TaxIdInput;
  UpdateBillingDetailsInput: UpdateBillingDetailsInput;
  SubscriptionChangePreview: ResolverTypeWrapper<SubscriptionChangePreview>;
  UsageMetric: UsageMetric;
  AtLimit: AtLimit;
  AssistantUsage: ResolverTypeWrapper<UsageCounterRow>;
  UsageForecast: ResolverTypeWrapper<UsageForecast>;
  UsageAlert: ResolverTypeWrapper<UsageAlert>;
  UsageMeter: ResolverTypeWrapper<Omit<UsageMeter, 'byAssistant'> & { byAssistant: Array<ResolversTypes['AssistantUsage']> }>;
  UsageTotal: ResolverTypeWrapper<UsageTotal>;
  UsagePeriod: ResolverTypeWrapper<UsagePeriod>;
  Usage: ResolverTypeWrapper<UsageNow>;
  ClientFreeTrialInfo: ResolverTypeWrapper<ClientFreeTrialInfo>;
  Client: ResolverTypeWrapper<ClientRow>;
  OnboardingStep: OnboardingStep;
  CompanySize: CompanySize;
  Onboarding: ResolverTypeWrapper<OnboardingNow>;
  OnboardingDetailsInput: OnboardingDetailsInput;
  OnboardingChatInput: OnboardingChatInput;
  PermissionFlag: PermissionFlag;
  RolePermissions: ResolverTypeWrapper<RoleFlags>;
  PermissionReason: PermissionReason;
  PermissionAnswer: ResolverTypeWrapper<PermissionAnswer>;
  AuditDomain: AuditDomain;
  AuditAction: AuditAction;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<AuditEntryRow>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversTypes['AuditEntryEdge']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditFilter: AuditFilter;
  CompanyAddress: ResolverTypeWrapper<CompanyAddress>;
  CompanyAddressInput: CompanyAddressInput;
  UpdateCompanyInput: UpdateCompanyInput;
  Retention: ResolverTypeWrapper<Retention>;
  RetentionInput: RetentionInput;
  RetentionPreview: ResolverTypeWrapper<RetentionPreview>;
  DataExportStatus: DataExportStatus;
  DataExport: ResolverTypeWrapper<DataExportRow>;
  DataExportLink: ResolverTypeWrapper<DataExportLink>;
  DeleteCompanyInput: DeleteCompanyInput;
  AssistantType: AssistantType;
  Assistant: ResolverTypeWrapper<AssistantRow>;
  AnswerScores: ResolverTypeWrapper<AnswerScores>;
  PlaygroundTurnInput: PlaygroundTurnInput;
  AskPlaygroundInput: AskPlaygroundInput;
  PlaygroundStep: ResolverTypeWrapper<PlaygroundStep>;
  PlaygroundAnswer: ResolverTypeWrapper<PlaygroundAnswer>;
  PlaygroundPassage: ResolverTypeWrapper<PlaygroundPassage>;
  AnswerEngine: ResolverTypeWrapper<AnswerEngine>;
  EvaluationSet: ResolverTypeWrapper<EvaluationSetRow>;
  EvaluationQuestion: ResolverTypeWrapper<EvaluationQuestionRow>;
  EvaluationState: EvaluationState;
  EvaluationRun: ResolverTypeWrapper<EvaluationRunRow>;
  EvaluationSide: ResolverTypeWrapper<EvaluationSide>;
  EvaluationVerdict: EvaluationVerdict;
  EvaluationMove: ResolverTypeWrapper<EvaluationMove>;
  EvaluationOutcome: ResolverTypeWrapper<EvaluationOutcome>;
  EvaluationAnswer: ResolverTypeWrapper<EvaluationAnswer>;
  EvaluationSetInput: EvaluationSetInput;
  EvaluationQuestionInput: EvaluationQuestionInput;
  RunEvaluationInput: RunEvaluationInput;
  UnansweredQuestion: ResolverTypeWrapper<UnansweredQuestion>;
  AssistantConfig: ResolverTypeWrapper<Scalars['AssistantConfig']['output']>;
  ChatConfig: ResolverTypeWrapper<Scalars['ChatConfig']['output']>;
  IdentityMode: IdentityMode;
  AssistantInstallation: ResolverTypeWrapper<AssistantRow>;
  SetAllowedDomainsInput: SetAllowedDomainsInput;
  AssistantDraft: ResolverTypeWrapper<DraftRow>;
  ConfigImage: ResolverTypeWrapper<ConfigImage>;
  AssistantVersion: ResolverTypeWrapper<VersionRow>;
  AssistantVersionConnection: ResolverTypeWrapper<Omit<AssistantVersionConnection, 'edges'> & { edges: Array<ResolversTypes['AssistantVersionEdge']> }>;
  AssistantVersionEdge: ResolverTypeWrapper<Omit<AssistantVersionEdge, 'node'> & { node: ResolversTypes['AssistantVersion'] }>;
  AssistantTemplate: AssistantTemplate;
  CreateAssistantInput: CreateAssistantInput;
  SaveAssistantDraftInput: SaveAssistantDraftInput;
  PublishAssistantInput: PublishAssistantInput;
  CustomEmoji: ResolverTypeWrapper<CustomEmoji>;
  AssetToken: ResolverTypeWrapper<AssetToken>;
  ArticleType: ArticleType;
  ArticleStatus: ArticleStatus;
  PublishArticlesPayload: ResolverTypeWrapper<Omit<PublishArticlesPayload, 'articles'> & { articles: Array<ResolversTypes['Article']> }>;
  ArticleLeftOut: ResolverTypeWrapper<ArticleLeftOut>;
  ArticleLeftOutReason: ArticleLeftOutReason;
  GptStatus: GptStatus;
  Article: ResolverTypeWrapper<ArticleRow>;
  CrawlKind: CrawlKind;
  CrawlFrequency: CrawlFrequency;
  CrawlState: CrawlState;
  CrawlOutcome: CrawlOutcome;
  ArticleImportState: ArticleImportState;
  ArticleImport: ResolverTypeWrapper<ArticleImportRow>;
  ArticleImportItemPage: ResolverTypeWrapper<Omit<ArticleImportItemPage, 'nodes'> & { nodes: Array<ResolversTypes['ArticleImportItem']> }>;
  ArticleImportItem: ResolverTypeWrapper<ArticleImportItemRow>;
  Webpage: ResolverTypeWrapper<WebpageRow>;
  CrawlSource: ResolverTypeWrapper<CrawlSourceRow>;
  CrawlRun: ResolverTypeWrapper<CrawlRunRow>;
  CrawlCounts: ResolverTypeWrapper<CrawlCounts>;
  CrawlRunItemPage: ResolverTypeWrapper<Omit<CrawlRunItemPage, 'nodes'> & { nodes: Array<ResolversTypes['CrawlRunItem']> }>;
  CrawlRunItem: ResolverTypeWrapper<CrawlRunItemRow>;
  CrawlSourceInput: CrawlSourceInput;
  UpdateCrawlSourceInput: UpdateCrawlSourceInput;
  Passage: ResolverTypeWrapper<PassageRow>;
  PassageFigures: ResolverTypeWrapper<PassageFigures>;
  PassageAnswer: ResolverTypeWrapper<PassageAnswer>;
  UpdatePassageInput: UpdatePassageInput;
  Document: ResolverTypeWrapper<DocumentRow>;
  DocumentPageText: ResolverTypeWrapper<DocumentPageText>;
  ArticleContent: ResolverTypeWrapper<ArticleContent>;
  ArticleDraft: ResolverTypeWrapper<DraftRow>;
  ArticleVersion: ResolverTypeWrapper<VersionRow>;
  ArticleVersionConnection: ResolverTypeWrapper<Omit<ArticleVersionConnection, 'edges'> & { edges: Array<ResolversTypes['ArticleVersionEdge']> }>;
  ArticleVersionEdge: ResolverTypeWrapper<Omit<ArticleVersionEdge, 'node'> & { node: ResolversTypes['ArticleVersion'] }>;
  ArticlePage: ResolverTypeWrapper<Omit<ArticlePage, 'nodes'> & { nodes: Array<ResolversTypes['Article']> }>;
  ArticleFilter: ArticleFilter;
  ArticleSort: ArticleSort;
  BeginDocumentInput: BeginDocumentInput;
  CreateArticleInput: CreateArticleInput;
  SaveArticleDraftInput: SaveArticleDraftInput;
  PublishArticleInput: PublishArticleInput;
  UpdateArticleInput: UpdateArticleInput;
  TranslateArticleInput: TranslateArticleInput;
  LinkTranslationInput: LinkTranslationInput;
  ArticleCategory: ResolverTypeWrapper<ArticleCategoryRow>;
  ArticleCategoryInput: ArticleCategoryInput;
  ContentSummary: ResolverTypeWrapper<Omit<ContentSummary, 'categories'> & { categories: Array<ResolversTypes['CategorySummary']> }>;
  ContentTypeSummary: ResolverTypeWrapper<ContentTypeSummary>;
  CategorySummary: ResolverTypeWrapper<Omit<CategorySummary, 'category'> & { category?: Maybe<ResolversTypes['ArticleCategory']> }>;
  FormTemplateStatus: FormTemplateStatus;
  FormTemplateKind: FormTemplateKind;
  FormTemplate: ResolverTypeWrapper<FormTemplateRow>;
  FormClosed: FormClosed;
  FormUse: ResolverTypeWrapper<FormUse>;
  FormUseKind: FormUseKind;
  FormSubmissionCounts: ResolverTypeWrapper<FormSubmissionCounts>;
  FormDraft: ResolverTypeWrapper<DraftRow>;
  FormVersion: ResolverTypeWrapper<VersionRow>;
  FormVersionConnection: ResolverTypeWrapper<Omit<FormVersionConnection, 'edges'> & { edges: Array<ResolversTypes['FormVersionEdge']> }>;
  FormVersionEdge: ResolverTypeWrapper<Omit<FormVersionEdge, 'node'> & { node: ResolversTypes['FormVersion'] }>;
  FormTemplateConnection: ResolverTypeWrapper<Omit<FormTemplateConnection, 'edges'> & { edges: Array<ResolversTypes['FormTemplateEdge']> }>;
  FormTemplateEdge: ResolverTypeWrapper<Omit<FormTemplateEdge, 'node'> & { node: ResolversTypes['FormTemplate'] }>;
  FormTemplateFilter: FormTemplateFilter;
  FormTemplateSort: FormTemplateSort;
  CreateFormTemplateInput: CreateFormTemplateInput;
  SaveFormDraftInput: SaveFormDraftInput;
  PublishFormInput: PublishFormInput;
  FormSubmissionState: FormSubmissionState;
  FormSubmissionStatus: FormSubmissionStatus;
  FormSubmission: ResolverTypeWrapper<FormSubmissionRow>;
  AddressMap: ResolverTypeWrapper<AddressMap>;
  FormSubmissionView: FormSubmissionView;
  FormSubmissionFilter: FormSubmissionFilter;
  FormAnswerFilter: FormAnswerFilter;
  FormSubmissionConnection: ResolverTypeWrapper<Omit<FormSubmissionConnection, 'edges'> & { edges: Array<ResolversTypes['FormSubmissionEdge']> }>;
  FormSubmissionEdge: ResolverTypeWrapper<Omit<FormSubmissionEdge, 'node'> & { node: ResolversTypes['FormSubmission'] }>;
  FormExportFormat: FormExportFormat;
  FormStatistics: ResolverTypeWrapper<FormStatistics>;
  FormQuestionStatistics: ResolverTypeWrapper<FormQuestionStatistics>;
  FormAnswerCount: ResolverTypeWrapper<FormAnswerCount>;
  ChatForm: ResolverTypeWrapper<ChatFormRow>;
  AutomatedFaqState: AutomatedFaqState;
  FaqMatchMode: FaqMatchMode;
  FaqKeywordRule: FaqKeywordRule;
  FaqButtonKind: FaqButtonKind;
  FaqFollowUp: FaqFollowUp;
  FaqSource: FaqSource;
  FaqButton: ResolverTypeWrapper<FaqButton>;
  AutomatedFaq: ResolverTypeWrapper<AutomatedFaqRow>;
  AutomatedFaqDay: ResolverTypeWrapper<AutomatedFaqDay>;
  FaqAnswered: ResolverTypeWrapper<FaqAnswered>;
  AutomatedFaqPage: ResolverTypeWrapper<Omit<AutomatedFaqPage, 'nodes'> & { nodes: Array<ResolversTypes['AutomatedFaq']> }>;
  AutomatedFaqFilter: AutomatedFaqFilter;
  AutomatedFaqSort: AutomatedFaqSort;
  FaqButtonInput: FaqButtonInput;
  AutomatedFaqInput: AutomatedFaqInput;
  FaqMatch: ResolverTypeWrapper<Omit<FaqMatch, 'faq'> & { faq?: Maybe<ResolversTypes['AutomatedFaq']> }>;
  FaqSuggestion: ResolverTypeWrapper<FaqSuggestionNow>;
  FaqConflict: ResolverTypeWrapper<FaqConflictNow>;
  FaqBackTest: ResolverTypeWrapper<FaqBackTest>;
  FaqBackTestMatch: ResolverTypeWrapper<FaqBackTestMatch>;
  FaqImportAction: FaqImportAction;
  FaqImportRow: ResolverTypeWrapper<FaqImportRow>;
  FaqImport: ResolverTypeWrapper<FaqImport>;
  GuidedFlowContent: ResolverTypeWrapper<Scalars['GuidedFlowContent']['output']>;
  GuidedFlowStatus: GuidedFlowStatus;
  PresentationType: PresentationType;
  FlowPresentation: ResolverTypeWrapper<FlowPresentation>;
  GuidedFlow: ResolverTypeWrapper<GuidedFlowRow>;
  FlowTest: ResolverTypeWrapper<FlowTestRow>;
  FlowTestStep: ResolverTypeWrapper<FlowTestStep>;
  FlowTestInput: FlowTestInput;
  FlowTestStepInput: FlowTestStepInput;
  GuidedFlowCounts: ResolverTypeWrapper<GuidedFlowCounts>;
  FlowNodeCount: ResolverTypeWrapper<FlowNodeCount>;
  FlowEdgeCount: ResolverTypeWrapper<FlowEdgeCount>;
  GuidedFlowDraft: ResolverTypeWrapper<DraftRow>;
  GuidedFlowVersion: ResolverTypeWrapper<VersionRow>;
  GuidedFlowVersionConnection: ResolverTypeWrapper<Omit<GuidedFlowVersionConnection, 'edges'> & { edges: Array<ResolversTypes['GuidedFlowVersionEdge']> }>;
  GuidedFlowVersionEdge: ResolverTypeWrapper<Omit<GuidedFlowVersionEdge, 'node'> & { node: ResolversTypes['GuidedFlowVersion'] }>;
  GuidedFlowCode: GuidedFlowCode;
  GuidedFlowIssue: ResolverTypeWrapper<FlowProblem>;
  GuidedFlowSort: GuidedFlowSort;
  GuidedFlowConnection: ResolverTypeWrapper<Omit<GuidedFlowConnection, 'edges'> & { edges: Array<ResolversTypes['GuidedFlowEdge']> }>;
  GuidedFlowEdge: ResolverTypeWrapper<Omit<GuidedFlowEdge, 'node'> & { node: ResolversTypes['GuidedFlow'] }>;
  GuidedFlowContext: ResolverTypeWrapper<ContextOf>;
  FlowForm: ResolverTypeWrapper<FlowForm>;
  FlowTeam: ResolverTypeWrapper<FlowTeam>;
  FlowPerson: ResolverTypeWrapper<FlowPerson>;
  FlowEventType: ResolverTypeWrapper<FlowEventType>;
  CreateGuidedFlowInput: CreateGuidedFlowInput;
  UpdateGuidedFlowInput: UpdateGuidedFlowInput;
  PublishGuidedFlowInput: PublishGuidedFlowInput;
  StoreProvider: StoreProvider;
  ConnectWooCommerceInput: ConnectWooCommerceInput;
  StoreState: StoreState;
  StoreSyncMode: StoreSyncMode;
  StoreIntegration: ResolverTypeWrapper<StoreIntegrationRow>;
  StoreRules: ResolverTypeWrapper<StoreIntegrationRow>;
  ProductPin: ResolverTypeWrapper<Omit<ProductPin, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  ProductSynonym: ResolverTypeWrapper<ProductSynonym>;
  StoreRulesInput: StoreRulesInput;
  ProductPinInput: ProductPinInput;
  ProductSynonymInput: ProductSynonymInput;
  StoreFacets: ResolverTypeWrapper<StoreFacets>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  StoreSyncKind: StoreSyncKind;
  StoreSyncState: StoreSyncState;
  StoreSync: ResolverTypeWrapper<StoreSyncRow>;
  ProductFunnel: ResolverTypeWrapper<ProductFunnel>;
  FruitlessSearches: ResolverTypeWrapper<FruitlessSearches>;
  FruitlessSearch: ResolverTypeWrapper<FruitlessSearch>;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductPage: ResolverTypeWrapper<Omit<ProductPage, 'nodes'> & { nodes: Array<ResolversTypes['Product']> }>;
  ProductFilter: ProductFilter;
  ProductSort: ProductSort;
  UnderstoodQuery: ResolverTypeWrapper<UnderstoodQuery>;
  ProductSearchAnswer: ResolverTypeWrapper<Omit<ProductSearchAnswer, 'hits' | 'takenOut'> & { hits: Array<ResolversTypes['ProductSearchHit']>, takenOut: Array<ResolversTypes['ProductTakenOut']> }>;
  ProductSearchHit: ResolverTypeWrapper<Omit<ProductSearchHit, 'product'> & { product: ResolversTypes['Product'] }>;
  ProductTakenOut: ResolverTypeWrapper<Omit<ProductTakenOut, 'product'> & { product: ResolversTypes['Product'] }>;
  StoreDisconnectImpact: ResolverTypeWrapper<StoreDisconnectImpact>;
  ProductLayout: ProductLayout;
  ProductShelf: ResolverTypeWrapper<ProductShelf>;
  ProductCard: ResolverTypeWrapper<ProductCard>;
  ProductFact: ResolverTypeWrapper<ProductFact>;
  StoreConnectionStart: ResolverTypeWrapper<StoreConnectionStart>;
  StoreSettingsInput: StoreSettingsInput;
  ProductAction: ProductAction;
  IntegrationKind: IntegrationKind;
  IntegrationStatus: IntegrationStatus;
  Integration: ResolverTypeWrapper<IntegrationRow>;
  CalendlyAccount: ResolverTypeWrapper<IntegrationRow>;
  CalendlyEventType: ResolverTypeWrapper<Omit<CalendlyEventType, 'usedIn'> & { usedIn: Array<ResolversTypes['GuidedFlow']> }>;
  BookingStatus: BookingStatus;
  Booking: ResolverTypeWrapper<BookingRow>;
  TicketTrigger: TicketTrigger;
  TicketTranscript: TicketTranscript;
  ZendeskPriority: ZendeskPriority;
  ZendeskGroup: ResolverTypeWrapper<ZendeskGroup>;
  ZendeskPriorityMap: ResolverTypeWrapper<ZendeskPriorityMap>;
  TicketFieldSource: TicketFieldSource;
  ZendeskTicketField: ResolverTypeWrapper<ZendeskTicketField>;
  ZendeskFieldMapping: ResolverTypeWrapper<ZendeskFieldMapping>;
  ZendeskFieldMappingInput: ZendeskFieldMappingInput;
  ZendeskSettings: ResolverTypeWrapper<ZendeskSettings>;
  ConnectZendeskInput: ConnectZendeskInput;
  ZendeskPriorityMapInput: ZendeskPriorityMapInput;
  ZendeskSettingsInput: ZendeskSettingsInput;
  TicketState: TicketState;
  TicketStatus: TicketStatus;
  ExternalTicket: ResolverTypeWrapper<ExternalTicketRow>;
  IntegrationDirection: IntegrationDirection;
  IntegrationRequest: ResolverTypeWrapper<IntegrationRequestRow>;
  IntegrationRequestConnection: ResolverTypeWrapper<Omit<IntegrationRequestConnection, 'edges'> & { edges: Array<ResolversTypes['IntegrationRequestEdge']> }>;
  IntegrationRequestEdge: ResolverTypeWrapper<Omit<IntegrationRequestEdge, 'node'> & { node: ResolversTypes['IntegrationRequest'] }>;
  IntegrationDisconnected: ResolverTypeWrapper<Omit<IntegrationDisconnected, 'client'> & { client: ResolversTypes['Client'] }>;
  ApiScope: ApiScope;
  ApiKeyState: ApiKeyState;
  ApiKey: ResolverTypeWrapper<ApiKeyRow>;
  NewApiKey: ResolverTypeWrapper<Omit<NewApiKey, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  CreateApiKeyInput: CreateApiKeyInput;
  UpdateApiKeyInput: UpdateApiKeyInput;
  ApiEndpoint: ResolverTypeWrapper<ApiEndpoint>;
  PublicApi: ResolverTypeWrapper<PublicApi>;
  WebhookEvent: WebhookEvent;
  WebhookEndpointState: WebhookEndpointState;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointRow>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryRow>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges'> & { edges: Array<ResolversTypes['WebhookDeliveryEdge']> }>;
  NewWebhookSecret: ResolverTypeWrapper<Omit<NewWebhookSecret, 'endpoint'> & { endpoint: ResolversTypes['WebhookEndpoint'] }>;
  WebhookEndpointInput: WebhookEndpointInput;
  ConversationStatus: ConversationStatus;
  ConversationHandler: ConversationHandler;
  MessageAuthor: MessageAuthor;
  ConversationPriority: ConversationPriority;
  LabelColour: LabelColour;
  Label: ResolverTypeWrapper<LabelRow>;
  Team: ResolverTypeWrapper<TeamRow>;
  ConversationView: ConversationView;
  ConversationSort: ConversationSort;
  ConversationFilter: ConversationFilter;
  ViewScreen: ViewScreen;
  SavedView: ResolverTypeWrapper<SavedViewRow>;
  SavedViewInput: SavedViewInput;
  ExcerptPart: ResolverTypeWrapper<ExcerptPart>;
  SearchSort: SearchSort;
  ConversationSearch: ResolverTypeWrapper<ConversationSearchRow>;
  SearchHit: ResolverTypeWrapper<SearchHitRow>;
  ConversationCounts: ResolverTypeWrapper<ConversationCounts>;
  MessageKind: MessageKind;
  AttachmentKind: AttachmentKind;
  Attachment: ResolverTypeWrapper<AttachmentRow>;
  Conversation: ResolverTypeWrapper<ConversationRow>;
  ConversationEventType: ConversationEventType;
  ConversationEvent: ResolverTypeWrapper<ConversationEvent>;
  Visitor: ResolverTypeWrapper<VisitorRow>;
  VisitorAttribute: ResolverTypeWrapper<VisitorAttribute>;
  VisitorPageView: ResolverTypeWrapper<VisitorPageViewRow>;
  Message: ResolverTypeWrapper<MessageRow>;
  FlowStep: ResolverTypeWrapper<FlowPayload>;
  FlowImage: ResolverTypeWrapper<FlowImage>;
  FlowLinkTarget: FlowLinkTarget;
  FlowArticleDisplay: FlowArticleDisplay;
  FlowChoiceKind: FlowChoiceKind;
  FlowChoice: ResolverTypeWrapper<FlowChoiceNow>;
  FlowTeamDetail: FlowTeamDetail;
  FlowFace: ResolverTypeWrapper<FlowFace>;
  FlowArticle: ResolverTypeWrapper<FlowArticle>;
  FlowPressInput: FlowPressInput;
  FlowRunState: FlowRunState;
  FlowRun: ResolverTypeWrapper<FlowRunRow>;
  AnswerOutcome: AnswerOutcome;
  AnswerComplaint: AnswerComplaint;
  Citation: ResolverTypeWrapper<CitationRow>;
  ReadingTip: ResolverTypeWrapper<ReadingTip>;
  AnswerButtonKind: AnswerButtonKind;
  AnswerButton: ResolverTypeWrapper<AnswerButton>;
  Answer: ResolverTypeWrapper<AnswerRow>;
  AnswerTrace: ResolverTypeWrapper<AnswerRow>;
  TracedFaq: ResolverTypeWrapper<TracedFaq>;
  TracedPassage: ResolverTypeWrapper<TracedPassage>;
  AnswerStream: ResolverTypeWrapper<AnswerStream>;
  SuggestionKind: SuggestionKind;
  SuggestedReply: ResolverTypeWrapper<Omit<SuggestedReply, 'citations'> & { citations: Array<ResolversTypes['Citation']> }>;
  SettleSuggestedReplyInput: SettleSuggestedReplyInput;
  RateAnswerInput: RateAnswerInput;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversTypes['ConversationEdge']> }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges'> & { edges: Array<ResolversTypes['MessageEdge']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  Typing: ResolverTypeWrapper<Typing>;
  LabelInput: LabelInput;
  TeamInput: TeamInput;
  ConversationOwner: ConversationOwner;
  ConversationChange: ConversationChange;
  ConversationLeftInput: ConversationLeftInput;
  ConversationLeft: ResolverTypeWrapper<ConversationLeft>;
  ConversationUndo: ResolverTypeWrapper<ConversationUndo>;
  UpdateConversationsPayload: ResolverTypeWrapper<Omit<UpdateConversationsPayload, 'conversations'> & { conversations: Array<ResolversTypes['Conversation']> }>;
  SendTranscriptInput: SendTranscriptInput;
  UpdateVisitorInput: UpdateVisitorInput;
  VisitorAttributeInput: VisitorAttributeInput;
  MergeVisitorsInput: MergeVisitorsInput;
  SendMessageInput: SendMessageInput;
  AddNoteInput: AddNoteInput;
  ScheduledMessage: ResolverTypeWrapper<ScheduledMessageRow>;
  ScheduleMessageInput: ScheduleMessageInput;
  UpdateScheduledMessageInput: UpdateScheduledMessageInput;
  SharingScope: SharingScope;
  CannedReply: ResolverTypeWrapper<CannedReplyRow>;
  CannedReplyInput: CannedReplyInput;
  UsedCannedReply: ResolverTypeWrapper<Omit<UsedCannedReply, 'attachments'> & { attachments: Array<ResolversTypes['Attachment']> }>;
  MacroActionType: MacroActionType;
  MacroAction: ResolverTypeWrapper<Omit<MacroAction, 'assignee' | 'team' | 'labels'> & { assignee?: Maybe<ResolversTypes['User']>, team?: Maybe<ResolversTypes['Team']>, labels: Array<ResolversTypes['Label']> }>;
  Macro: ResolverTypeWrapper<MacroRow>;
  MacroActionInput: MacroActionInput;
  MacroInput: MacroInput;
  RunMacroInput: RunMacroInput;
  MacroLeftOut: ResolverTypeWrapper<MacroLeftOut>;
  RunMacroPayload: ResolverTypeWrapper<Omit<RunMacroPayload, 'conversations'> & { conversations: Array<ResolversTypes['Conversation']> }>;
  UndoMacroRunPayload: ResolverTypeWrapper<Omit<UndoMacroRunPayload, 'conversations'> & { conversations: Array<ResolversTypes['Conversation']> }>;
  EditMessageInput: EditMessageInput;
  SendMessagePayload: ResolverTypeWrapper<Omit<SendMessagePayload, 'message' | 'conversation'> & { message: ResolversTypes['Message'], conversation: ResolversTypes['Conversation'] }>;
  NotificationKind: NotificationKind;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationFeed: ResolverTypeWrapper<Feed>;
  NotificationsChange: ResolverTypeWrapper<NotificationsChanged>;
  Presence: ResolverTypeWrapper<Present>;
  ConversationPresence: ResolverTypeWrapper<Omit<ConversationPresence, 'others'> & { others: Array<ResolversTypes['Presence']> }>;
  SendKey: SendKey;
  ShortcutKeys: ResolverTypeWrapper<ShortcutKeys>;
  TimeFormat: TimeFormat;
  NotificationRule: ResolverTypeWrapper<NotificationRule>;
  NotificationRuleInput: NotificationRuleInput;
  NotificationHours: ResolverTypeWrapper<NotificationHours>;
  NotificationHoursInput: NotificationHoursInput;
  UserPreferences: ResolverTypeWrapper<UserPreferences>;
  ShortcutKeysInput: ShortcutKeysInput;
  UpdatePreferencesInput: UpdatePreferencesInput;
  ChatAssistant: ResolverTypeWrapper<ChatAssistant>;
  HomeProducts: ResolverTypeWrapper<HomeProducts>;
  HomeArticle: ResolverTypeWrapper<HomeArticle>;
  FoundArticle: ResolverTypeWrapper<FoundArticle>;
  ChatArticle: ResolverTypeWrapper<ChatArticle>;
  OfferedForm: ResolverTypeWrapper<OfferedForm>;
  ChatFlow: ResolverTypeWrapper<ChatFlow>;
  ChatAvailability: ResolverTypeWrapper<ChatAvailability>;
  ChatTeamMember: ResolverTypeWrapper<ChatTeamMember>;
  VisitorTranscriptOutcome: VisitorTranscriptOutcome;
  VisitorConversation: ResolverTypeWrapper<ConversationRow>;
  ChatVisitor: ResolverTypeWrapper<ChatVisitor>;
  RateConversationInput: RateConversationInput;
  VisitorSession: ResolverTypeWrapper<VisitorSession>;
  IdentifyVisitorInput: IdentifyVisitorInput;
  VisitorIdentity: ResolverTypeWrapper<VisitorIdentity>;
  SendVisitorMessageInput: SendVisitorMessageInput;
  SendVisitorMessagePayload: ResolverTypeWrapper<Omit<SendVisitorMessagePayload, 'message' | 'conversation'> & { message: ResolversTypes['Message'], conversation: ResolversTypes['VisitorConversation'] }>;
  VisitInput: VisitInput;
  UserInvitation: ResolverTypeWrapper<UserInvitation>;
  UserState: UserState;
  UserSort: UserSort;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  InvitationOutcome: InvitationOutcome;
  InvitationAnswer: ResolverTypeWrapper<Omit<InvitationAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  InvitationLink: ResolverTypeWrapper<Omit<InvitationLink, 'user'> & { user: ResolversTypes['User'] }>;
  InvitationState: InvitationState;
  Invitation: ResolverTypeWrapper<Invitation>;
  AcceptInvitationInput: AcceptInvitationInput;
  Home: ResolverTypeWrapper<HomeOf>;
  Today: ResolverTypeWrapper<Today>;
  TodayFigureKind: TodayFigureKind;
  TodayFigure: ResolverTypeWrapper<TodayFigure>;
  ActivityKind: ActivityKind;
  Activity: ResolverTypeWrapper<Activity>;
  SetupStepKind: SetupStepKind;
  SetupStep: ResolverTypeWrapper<SetupStep>;
  AnalyticsUnit: AnalyticsUnit;
  AnalyticsFilter: AnalyticsFilter;
  AnalyticsMetric: AnalyticsMetric;
  AnalyticsPart: ResolverTypeWrapper<AnalyticsPart>;
  MetricFigure: ResolverTypeWrapper<MetricFigure>;
  AnalyticsDimension: AnalyticsDimension;
  BreakdownRow: ResolverTypeWrapper<Omit<BreakdownRow, 'label'> & { label?: Maybe<ResolversTypes['Label']> }>;
  AnalyticsFunnelKind: AnalyticsFunnelKind;
  AnalyticsFunnel: ResolverTypeWrapper<AnalyticsFunnel>;
  FunnelStage: ResolverTypeWrapper<FunnelStage>;
  FunnelRow: ResolverTypeWrapper<FunnelRow>;
  FunnelCount: ResolverTypeWrapper<FunnelCount>;
  FunnelLeft: ResolverTypeWrapper<FunnelLeft>;
  Analytics: ResolverTypeWrapper<AnalyticsOf>;
  TriggerGoalFigures: ResolverTypeWrapper<TriggerGoalFigures>;
  AnalyticsSlot: AnalyticsSlot;
  AnalyticsConversations: ResolverTypeWrapper<Omit<AnalyticsConversations, 'nodes'> & { nodes: Array<ResolversTypes['Conversation']> }>;
  AnalyticsExport: AnalyticsExport;
  ReportCadence: ReportCadence;
  ReportSchedule: ResolverTypeWrapper<ScheduleOf>;
  ReportRecipient: ResolverTypeWrapper<ReportRecipient>;
  ReportFilter: ReportFilter;
  ReportScheduleInput: ReportScheduleInput;
  Topic: ResolverTypeWrapper<Topic>;
  TopicSentiment: ResolverTypeWrapper<TopicSentiment>;
  UsualBand: ResolverTypeWrapper<UsualBand>;
  TopicFigures: ResolverTypeWrapper<TopicFigures>;
  Insights: ResolverTypeWrapper<Insights>;
  TopicOutcome: TopicOutcome;
  AskedConversation: ResolverTypeWrapper<AskedConversation>;
  AskedGroup: ResolverTypeWrapper<AskedGroup>;
  TopicReport: ResolverTypeWrapper<TopicReport>;
  Gap: ResolverTypeWrapper<Gap>;
  GapActionKind: GapActionKind;
  GapAction: ResolverTypeWrapper<GapAction>;
  InsightsFilter: InsightsFilter;
  GapInput: GapInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  FormContent: Scalars['FormContent']['output'];
  PublicForm: Scalars['PublicForm']['output'];
  FormAnswers: Scalars['FormAnswers']['output'];
  DateTime: Scalars['DateTime']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Scalars['ID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Permissions: Permissions;
  User: UserRow;
  Int: Scalars['Int']['output'];
  LoginPayload: LoginPayload;
  AccessTokenPayload: AccessTokenPayload;
  LoginInput: LoginInput;
  RegisterInput: RegisterInput;
  GoogleLoginInput: GoogleLoginInput;
  GoogleRegisterInput: GoogleRegisterInput;
  ForgotPasswordInput: ForgotPasswordInput;
  ResetPasswordInput: ResetPasswordInput;
  ChangePasswordInput: ChangePasswordInput;
  Session: SessionRow;
  AccountSecurity: UserRow;
  LoginWithSecondFactorInput: LoginWithSecondFactorInput;
  TwoFactorSetup: TwoFactorSetup;
  OwnerProofInput: OwnerProofInput;
  TwoFactorCodes: Omit<TwoFactorCodes, 'security'> & { security: ResolversParentTypes['AccountSecurity'] };
  UpdateProfileInput: UpdateProfileInput;
  ScheduledDowngrade: ScheduledDowngrade;
  ClientSubscription: ClientSubscriptionRow;
  StripePrices: StripePrices;
  Float: Scalars['Float']['output'];
  StripePromotion: StripePromotion;
  PaymentMethod: PaymentMethod;
  InvoiceLine: InvoiceLine;
  Invoice: InvoiceRow;
  InvoiceConnection: Omit<InvoiceConnection, 'edges'> & { edges: Array<ResolversParentTypes['InvoiceEdge']> };
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['Invoice'] };
  UpcomingInvoice: UpcomingInvoice;
  PayInvoicePayload: Omit<PayInvoicePayload, 'invoice' | 'client'> & { invoice: ResolversParentTypes['Invoice'], client: ResolversParentTypes['Client'] };
  BillingAddress: BillingAddress;
  TaxId: TaxId;
  BillingDetails: BillingDetails;
  BillingAddressInput: BillingAddressInput;
  TaxIdInput: TaxIdInput;
  UpdateBillingDetailsInput: UpdateBillingDetailsInput;
  SubscriptionChangePreview: SubscriptionChangePreview;
  AssistantUsage: UsageCounterRow;
  UsageForecast: UsageForecast;
  UsageAlert: UsageAlert;
  UsageMeter: Omit<UsageMeter, 'byAssistant'> & { byAssistant: Array<ResolversParentTypes['AssistantUsage']> };
  UsageTotal: UsageTotal;
  UsagePeriod: UsagePeriod;
  Usage: UsageNow;
  ClientFreeTrialInfo: ClientFreeTrialInfo;
  Client: ClientRow;
  Onboarding: OnboardingNow;
  OnboardingDetailsInput: OnboardingDetailsInput;
  OnboardingChatInput: OnboardingChatInput;
  RolePermissions: RoleFlags;
  PermissionAnswer: PermissionAnswer;
  AuditChange: AuditChange;
  AuditEntry: AuditEntryRow;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditActor: AuditActor;
  AuditFilter: AuditFilter;
  CompanyAddress: CompanyAddress;
  CompanyAddressInput: CompanyAddressInput;
  UpdateCompanyInput: UpdateCompanyInput;
  Retention: Retention;
  RetentionInput: RetentionInput;
  RetentionPreview: RetentionPreview;
  DataExport: DataExportRow;
  DataExportLink: DataExportLink;
  DeleteCompanyInput: DeleteCompanyInput;
  Assistant: AssistantRow;
  AnswerScores: AnswerScores;
  PlaygroundTurnInput: PlaygroundTurnInput;
  AskPlaygroundInput: AskPlaygroundInput;
  PlaygroundStep: PlaygroundStep;
  PlaygroundAnswer: PlaygroundAnswer;
  PlaygroundPassage: PlaygroundPassage;
  AnswerEngine: AnswerEngine;
  EvaluationSet: EvaluationSetRow;
  EvaluationQuestion: EvaluationQuestionRow;
  EvaluationRun: EvaluationRunRow;
  EvaluationSide: EvaluationSide;
  EvaluationMove: EvaluationMove;
  EvaluationOutcome: EvaluationOutcome;
  EvaluationAnswer: EvaluationAnswer;
  EvaluationSetInput: EvaluationSetInput;
  EvaluationQuestionInput: EvaluationQuestionInput;
  RunEvaluationInput: RunEvaluationInput;
  UnansweredQuestion: UnansweredQuestion;
  AssistantConfig: Scalars['AssistantConfig']['output'];
  ChatConfig: Scalars['ChatConfig']['output'];
  AssistantInstallation: AssistantRow;
  SetAllowedDomainsInput: SetAllowedDomainsInput;
  AssistantDraft: DraftRow;
  ConfigImage: ConfigImage;
  AssistantVersion: VersionRow;
  AssistantVersionConnection: Omit<AssistantVersionConnection, 'edges'> & { edges: Array<ResolversParentTypes['AssistantVersionEdge']> };
  AssistantVersionEdge: Omit<AssistantVersionEdge, 'node'> & { node: ResolversParentTypes['AssistantVersion'] };
  CreateAssistantInput: CreateAssistantInput;
  SaveAssistantDraftInput: SaveAssistantDraftInput;
  PublishAssistantInput: PublishAssistantInput;
  CustomEmoji: CustomEmoji;
  AssetToken: AssetToken;
  PublishArticlesPayload: Omit<PublishArticlesPayload, 'articles'> & { articles: Array<ResolversParentTypes['Article']> };
  ArticleLeftOut: ArticleLeftOut;
  Article: ArticleRow;
  ArticleImport: ArticleImportRow;
  ArticleImportItemPage: Omit<ArticleImportItemPage, 'nodes'> & { nodes: Array<ResolversParentTypes['ArticleImportItem']> };
  ArticleImportItem: ArticleImportItemRow;
  Webpage: WebpageRow;
  CrawlSource: CrawlSourceRow;
  CrawlRun: CrawlRunRow;
  CrawlCounts: CrawlCounts;
  CrawlRunItemPage: Omit<CrawlRunItemPage, 'nodes'> & { nodes: Array<ResolversParentTypes['CrawlRunItem']> };
  CrawlRunItem: CrawlRunItemRow;
  CrawlSourceInput: CrawlSourceInput;
  UpdateCrawlSourceInput: UpdateCrawlSourceInput;
  Passage: PassageRow;
  PassageFigures: PassageFigures;
  PassageAnswer: PassageAnswer;
  UpdatePassageInput: UpdatePassageInput;
  Document: DocumentRow;
  DocumentPageText: DocumentPageText;
  ArticleContent: ArticleContent;
  ArticleDraft: DraftRow;
  ArticleVersion: VersionRow;
  ArticleVersionConnection: Omit<ArticleVersionConnection, 'edges'> & { edges: Array<ResolversParentTypes['ArticleVersionEdge']> };
  ArticleVersionEdge: Omit<ArticleVersionEdge, 'node'> & { node: ResolversParentTypes['ArticleVersion'] };
  ArticlePage: Omit<ArticlePage, 'nodes'> & { nodes: Array<ResolversParentTypes['Article']> };
  ArticleFilter: ArticleFilter;
  BeginDocumentInput: BeginDocumentInput;
  CreateArticleInput: CreateArticleInput;
  SaveArticleDraftInput: SaveArticleDraftInput;
  PublishArticleInput: PublishArticleInput;
  UpdateArticleInput: UpdateArticleInput;
  TranslateArticleInput: TranslateArticleInput;
  LinkTranslationInput: LinkTranslationInput;
  ArticleCategory: ArticleCategoryRow;
  ArticleCategoryInput: ArticleCategoryInput;
  ContentSummary: Omit<ContentSummary, 'categories'> & { categories: Array<ResolversParentTypes['CategorySummary']> };
  ContentTypeSummary: ContentTypeSummary;
  CategorySummary: Omit<CategorySummary, 'category'> & { category?: Maybe<ResolversParentTypes['ArticleCategory']> };
  FormTemplate: FormTemplateRow;
  FormUse: FormUse;
  FormSubmissionCounts: FormSubmissionCounts;
  FormDraft: DraftRow;
  FormVersion: VersionRow;
  FormVersionConnection: Omit<FormVersionConnection, 'edges'> & { edges: Array<ResolversParentTypes['FormVersionEdge']> };
  FormVersionEdge: Omit<FormVersionEdge, 'node'> & { node: ResolversParentTypes['FormVersion'] };
  FormTemplateConnection: Omit<FormTemplateConnection, 'edges'> & { edges: Array<ResolversParentTypes['FormTemplateEdge']> };
  FormTemplateEdge: Omit<FormTemplateEdge, 'node'> & { node: ResolversParentTypes['FormTemplate'] };
  FormTemplateFilter: FormTemplateFilter;
  CreateFormTemplateInput: CreateFormTemplateInput;
  SaveFormDraftInput: SaveFormDraftInput;
  PublishFormInput: PublishFormInput;
  FormSubmission: FormSubmissionRow;
  AddressMap: AddressMap;
  FormSubmissionFilter: FormSubmissionFilter;
  FormAnswerFilter: FormAnswerFilter;
  FormSubmissionConnection: Omit<FormSubmissionConnection, 'edges'> & { edges: Array<ResolversParentTypes['FormSubmissionEdge']> };
  FormSubmissionEdge: Omit<FormSubmissionEdge, 'node'> & { node: ResolversParentTypes['FormSubmission'] };
  FormStatistics: FormStatistics;
  FormQuestionStatistics: FormQuestionStatistics;
  FormAnswerCount: FormAnswerCount;
  ChatForm: ChatFormRow;
  FaqButton: FaqButton;
  AutomatedFaq: AutomatedFaqRow;
  AutomatedFaqDay: AutomatedFaqDay;
  FaqAnswered: FaqAnswered;
  AutomatedFaqPage: Omit<AutomatedFaqPage, 'nodes'> & { nodes: Array<ResolversParentTypes['AutomatedFaq']> };
  AutomatedFaqFilter: AutomatedFaqFilter;
  FaqButtonInput: FaqButtonInput;
  AutomatedFaqInput: AutomatedFaqInput;
  FaqMatch: Omit<FaqMatch, 'faq'> & { faq?: Maybe<ResolversParentTypes['AutomatedFaq']> };
  FaqSuggestion: FaqSuggestionNow;
  FaqConflict: FaqConflictNow;
  FaqBackTest: FaqBackTest;
  FaqBackTestMatch: FaqBackTestMatch;
  FaqImportRow: FaqImportRow;
  FaqImport: FaqImport;
  GuidedFlowContent: Scalars['GuidedFlowContent']['output'];
  FlowPresentation: FlowPresentation;
  GuidedFlow: GuidedFlowRow;
  FlowTest: FlowTestRow;
  FlowTestStep: FlowTestStep;
  FlowTestInput: FlowTestInput;
  FlowTestStepInput: FlowTestStepInput;
  GuidedFlowCounts: GuidedFlowCounts;
  FlowNodeCount: FlowNodeCount;
  FlowEdgeCount: FlowEdgeCount;
  GuidedFlowDraft: DraftRow;
  GuidedFlowVersion: VersionRow;
  GuidedFlowVersionConnection: Omit<GuidedFlowVersionConnection, 'edges'> & { edges: Array<ResolversParentTypes['GuidedFlowVersionEdge']> };
  GuidedFlowVersionEdge: Omit<GuidedFlowVersionEdge, 'node'> & { node: ResolversParentTypes['GuidedFlowVersion'] };
  GuidedFlowIssue: FlowProblem;
  GuidedFlowConnection: Omit<GuidedFlowConnection, 'edges'> & { edges: Array<ResolversParentTypes['GuidedFlowEdge']> };
  GuidedFlowEdge: Omit<GuidedFlowEdge, 'node'> & { node: ResolversParentTypes['GuidedFlow'] };
  GuidedFlowContext: ContextOf;
  FlowForm: FlowForm;
  FlowTeam: FlowTeam;
  FlowPerson: FlowPerson;
  FlowEventType: FlowEventType;
  CreateGuidedFlowInput: CreateGuidedFlowInput;
  UpdateGuidedFlowInput: UpdateGuidedFlowInput;
  PublishGuidedFlowInput: PublishGuidedFlowInput;
  ConnectWooCommerceInput: ConnectWooCommerceInput;
  StoreIntegration: StoreIntegrationRow;
  StoreRules: StoreIntegrationRow;
  ProductPin: Omit<ProductPin, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  ProductSynonym: ProductSynonym;
  StoreRulesInput: StoreRulesInput;
  ProductPinInput: ProductPinInput;
  ProductSynonymInput: ProductSynonymInput;
  StoreFacets: StoreFacets;
  FacetValue: FacetValue;
  StoreSync: StoreSyncRow;
  ProductFunnel: ProductFunnel;
  FruitlessSearches: FruitlessSearches;
  FruitlessSearch: FruitlessSearch;
  Product: ProductRow;
  ProductPage: Omit<ProductPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Product']> };
  ProductFilter: ProductFilter;
  UnderstoodQuery: UnderstoodQuery;
  ProductSearchAnswer: Omit<ProductSearchAnswer, 'hits' | 'takenOut'> & { hits: Array<ResolversParentTypes['ProductSearchHit']>, takenOut: Array<ResolversParentTypes['ProductTakenOut']> };
  ProductSearchHit: Omit<ProductSearchHit, 'product'> & { product: ResolversParentTypes['Product'] };
  ProductTakenOut: Omit<ProductTakenOut, 'product'> & { product: ResolversParentTypes['Product'] };
  StoreDisconnectImpact: StoreDisconnectImpact;
  ProductShelf: ProductShelf;
  ProductCard: ProductCard;
  ProductFact: ProductFact;
  StoreConnectionStart: StoreConnectionStart;
  StoreSettingsInput: StoreSettingsInput;
  Integration: IntegrationRow;
  CalendlyAccount: IntegrationRow;
  CalendlyEventType: Omit<CalendlyEventType, 'usedIn'> & { usedIn: Array<ResolversParentTypes['GuidedFlow']> };
  Booking: BookingRow;
  ZendeskGroup: ZendeskGroup;
  ZendeskPriorityMap: ZendeskPriorityMap;
  ZendeskTicketField: ZendeskTicketField;
  ZendeskFieldMapping: ZendeskFieldMapping;
  ZendeskFieldMappingInput: ZendeskFieldMappingInput;
  ZendeskSettings: ZendeskSettings;
  ConnectZendeskInput: ConnectZendeskInput;
  ZendeskPriorityMapInput: ZendeskPriorityMapInput;
  ZendeskSettingsInput: ZendeskSettingsInput;
  ExternalTicket: ExternalTicketRow;
  IntegrationRequest: IntegrationRequestRow;
  IntegrationRequestConnection: Omit<IntegrationRequestConnection, 'edges'> & { edges: Array<ResolversParentTypes['IntegrationRequestEdge']> };
  IntegrationRequestEdge: Omit<IntegrationRequestEdge, 'node'> & { node: ResolversParentTypes['IntegrationRequest'] };
  IntegrationDisconnected: Omit<IntegrationDisconnected, 'client'> & { client: ResolversParentTypes['Client'] };
  ApiKey: ApiKeyRow;
  NewApiKey: Omit<NewApiKey, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  CreateApiKeyInput: CreateApiKeyInput;
  UpdateApiKeyInput: UpdateApiKeyInput;
  ApiEndpoint: ApiEndpoint;
  PublicApi: PublicApi;
  WebhookEndpoint: WebhookEndpointRow;
  WebhookDelivery: WebhookDeliveryRow;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']> };
  NewWebhookSecret: Omit<NewWebhookSecret, 'endpoint'> & { endpoint: ResolversParentTypes['WebhookEndpoint'] };
  WebhookEndpointInput: WebhookEndpointInput;
  Label: LabelRow;
  Team: TeamRow;
  ConversationFilter: ConversationFilter;
  SavedView: SavedViewRow;
  SavedViewInput: SavedViewInput;
  ExcerptPart: ExcerptPart;
  ConversationSearch: ConversationSearchRow;
  SearchHit: SearchHitRow;
  ConversationCounts: ConversationCounts;
  Attachment: AttachmentRow;
  Conversation: ConversationRow;
  ConversationEvent: ConversationEvent;
  Visitor: VisitorRow;
  VisitorAttribute: VisitorAttribute;
  VisitorPageView: VisitorPageViewRow;
  Message: MessageRow;
  FlowStep: FlowPayload;
  FlowImage: FlowImage;
  FlowChoice: FlowChoiceNow;
  FlowFace: FlowFace;
  FlowArticle: FlowArticle;
  FlowPressInput: FlowPressInput;
  FlowRun: FlowRunRow;
  Citation: CitationRow;
  ReadingTip: ReadingTip;
  AnswerButton: AnswerButton;
  Answer: AnswerRow;
  AnswerTrace: AnswerRow;
  TracedFaq: TracedFaq;
  TracedPassage: TracedPassage;
  AnswerStream: AnswerStream;
  SuggestedReply: Omit<SuggestedReply, 'citations'> & { citations: Array<ResolversParentTypes['Citation']> };
  SettleSuggestedReplyInput: SettleSuggestedReplyInput;
  RateAnswerInput: RateAnswerInput;
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConversationEdge']> };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  MessageConnection: Omit<MessageConnection, 'edges'> & { edges: Array<ResolversParentTypes['MessageEdge']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  Typing: Typing;
  LabelInput: LabelInput;
  TeamInput: TeamInput;
  ConversationChange: ConversationChange;
  ConversationLeftInput: ConversationLeftInput;
  ConversationLeft: ConversationLeft;
  ConversationUndo: ConversationUndo;
  UpdateConversationsPayload: Omit<UpdateConversationsPayload, 'conversations'> & { conversations: Array<ResolversParentTypes['Conversation']> };
  SendTranscriptInput: SendTranscriptInput;
  UpdateVisitorInput: UpdateVisitorInput;
  VisitorAttributeInput: VisitorAttributeInput;
  MergeVisitorsInput: MergeVisitorsInput;
  SendMessageInput: SendMessageInput;
  AddNoteInput: AddNoteInput;
  ScheduledMessage: ScheduledMessageRow;
  ScheduleMessageInput: ScheduleMessageInput;
  UpdateScheduledMessageInput: UpdateScheduledMessageInput;
  CannedReply: CannedReplyRow;
  CannedReplyInput: CannedReplyInput;
  UsedCannedReply: Omit<UsedCannedReply, 'attachments'> & { attachments: Array<ResolversParentTypes['Attachment']> };
  MacroAction: Omit<MacroAction, 'assignee' | 'team' | 'labels'> & { assignee?: Maybe<ResolversParentTypes['User']>, team?: Maybe<ResolversParentTypes['Team']>, labels: Array<ResolversParentTypes['Label']> };
  Macro: MacroRow;
  MacroActionInput: MacroActionInput;
  MacroInput: MacroInput;
  RunMacroInput: RunMacroInput;
  MacroLeftOut: MacroLeftOut;
  RunMacroPayload: Omit<RunMacroPayload, 'conversations'> & { conversations: Array<ResolversParentTypes['Conversation']> };
  UndoMacroRunPayload: Omit<UndoMacroRunPayload, 'conversations'> & { conversations: Array<ResolversParentTypes['Conversation']> };
  EditMessageInput: EditMessageInput;
  SendMessagePayload: Omit<SendMessagePayload, 'message' | 'conversation'> & { message: ResolversParentTypes['Message'], conversation: ResolversParentTypes['Conversation'] };
  Notification: NotificationRow;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationFeed: Feed;
  NotificationsChange: NotificationsChanged;
  Presence: Present;
  ConversationPresence: Omit<ConversationPresence, 'others'> & { others: Array<ResolversParentTypes['Presence']> };
  ShortcutKeys: ShortcutKeys;
  NotificationRule: NotificationRule;
  NotificationRuleInput: NotificationRuleInput;
  NotificationHours: NotificationHours;
  NotificationHoursInput: NotificationHoursInput;
  UserPreferences: UserPreferences;
  ShortcutKeysInput: ShortcutKeysInput;
  UpdatePreferencesInput: UpdatePreferencesInput;
  ChatAssistant: ChatAssistant;
  HomeProducts: HomeProducts;
  HomeArticle: HomeArticle;
  FoundArticle: FoundArticle;
  ChatArticle: ChatArticle;
  OfferedForm: OfferedForm;
  ChatFlow: ChatFlow;
  ChatAvailability: ChatAvailability;
  ChatTeamMember: ChatTeamMember;
  VisitorConversation: ConversationRow;
  ChatVisitor: ChatVisitor;
  RateConversationInput: RateConversationInput;
  VisitorSession: VisitorSession;
  IdentifyVisitorInput: IdentifyVisitorInput;
  VisitorIdentity: VisitorIdentity;
  SendVisitorMessageInput: SendVisitorMessageInput;
  SendVisitorMessagePayload: Omit<SendVisitorMessagePayload, 'message' | 'conversation'> & { message: ResolversParentTypes['Message'], conversation: ResolversParentTypes['VisitorConversation'] };
  VisitInput: VisitInput;
  UserInvitation: UserInvitation;
  UserConnection: Omit<UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  InvitationAnswer: Omit<InvitationAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  InvitationLink: Omit<InvitationLink, 'user'> & { user: ResolversParentTypes['User'] };
  Invitation: Invitation;
  AcceptInvitationInput: AcceptInvitationInput;
  Home: HomeOf;
  Today: Today;
  TodayFigure: TodayFigure;
  Activity: Activity;
  SetupStep: SetupStep;
  AnalyticsFilter: AnalyticsFilter;
  AnalyticsPart: AnalyticsPart;
  MetricFigure: MetricFigure;
  BreakdownRow: Omit<BreakdownRow, 'label'> & { label?: Maybe<ResolversParentTypes['Label']> };
  AnalyticsFunnel: AnalyticsFunnel;
  FunnelStage: FunnelStage;
  FunnelRow: FunnelRow;
  FunnelCount: FunnelCount;
  FunnelLeft: FunnelLeft;
  Analytics: AnalyticsOf;
  TriggerGoalFigures: TriggerGoalFigures;
  AnalyticsSlot: AnalyticsSlot;
  AnalyticsConversations: Omit<AnalyticsConversations, 'nodes'> & { nodes: Array<ResolversParentTypes['Conversation']> };
  ReportSchedule: ScheduleOf;
  ReportRecipient: ReportRecipient;
  ReportFilter: ReportFilter;
  ReportScheduleInput: ReportScheduleInput;
  Topic: Topic;
  TopicSentiment: TopicSentiment;
  UsualBand: UsualBand;
  TopicFigures: TopicFigures;
  Insights: Insights;
  AskedConversation: AskedConversation;
  AskedGroup: AskedGroup;
  TopicReport: TopicReport;
  Gap: Gap;
  GapAction: GapAction;
  InsightsFilter: InsightsFilter;
  GapInput: GapInput;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
};

export interface FormContentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FormContent'], any> {
  name: 'FormContent';
}

export interface PublicFormScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PublicForm'], any> {
  name: 'PublicForm';
}

export interface FormAnswersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FormAnswers'], any> {
  name: 'FormAnswers';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'User' | 'Client' | 'Assistant' | 'Article' | 'ArticleCategory' | 'FormTemplate' | 'FormSubmission' | 'AutomatedFaq' | 'GuidedFlow' | 'StoreIntegration' | 'Integration' | 'Label' | 'Team' | 'Conversation' | 'Visitor' | 'Message' | 'Notification' | 'VisitorConversation', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permissions'] = ResolversParentTypes['Permissions']> = {
  MANAGE_CLIENT?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  INVITE_USERS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  DELETE_USERS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MANAGE_CONVERSATIONS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MANAGE_GUIDED_FLOWS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MANAGE_AUTOMATED_FAQS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  MANAGE_ARTICLES?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  UPDATE_USER_PROFILE?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  VIEW_USERS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  VIEW_PERMISSIONS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  UPDATE_ASSISTANTS?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shouldShowWelcomeBanner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['Permissions'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  openConversationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shownInFlows?: Resolver<Array<ResolversTypes['GuidedFlow']>, ParentType, ContextType>;
  hasTwoFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['UserInvitation']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessTokenPayload'] = ResolversParentTypes['AccessTokenPayload']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  os?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  twoFactorSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  backupCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoFactorCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoFactorCodes'] = ResolversParentTypes['TwoFactorCodes']> = {
  backupCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  security?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
};

export type ScheduledDowngradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledDowngrade'] = ResolversParentTypes['ScheduledDowngrade']> = {
  type?: Resolver<ResolversTypes['ClientSubscriptionType'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClientSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientSubscription'] = ResolversParentTypes['ClientSubscription']> = {
  type?: Resolver<ResolversTypes['ClientSubscriptionType'], ParentType, ContextType>;
  cancellationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduleToDowngrade?: Resolver<Maybe<ResolversTypes['ScheduledDowngrade']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  periodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StripePricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StripePrices'] = ResolversParentTypes['StripePrices']> = {
  starterMonthlySubscription?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  starterMonthlySubscriptionFreeTrial?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  standardMonthlySubscription?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  standardMonthlySubscriptionFreeTrial?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  proMonthlySubscription?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  proMonthlySubscriptionFreeTrial?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  enterpriseMonthlySubscription?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  enterpriseMonthlySubscriptionFreeTrial?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StripePromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StripePromotion'] = ResolversParentTypes['StripePromotion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['StripePromotionType'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  funding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiryYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['PaymentMethodExpiry'], ParentType, ContextType>;
  lastFourDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pdfUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type UpcomingInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpcomingInvoice'] = ResolversParentTypes['UpcomingInvoice']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayInvoicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayInvoicePayload'] = ResolversParentTypes['PayInvoicePayload']> = {
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxIdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxId'] = ResolversParentTypes['TaxId']> = {
  type?: Resolver<ResolversTypes['TaxIdType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingDetails'] = ResolversParentTypes['BillingDetails']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['TaxId']>, ParentType, ContextType>;
};

export type SubscriptionChangePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscriptionChangePreview'] = ResolversParentTypes['SubscriptionChangePreview']> = {
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isImmediate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amountDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssistantUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantUsage'] = ResolversParentTypes['AssistantUsage']> = {
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsageForecastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageForecast'] = ResolversParentTypes['UsageForecast']> = {
  expected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reachedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UsageAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageAlert'] = ResolversParentTypes['UsageAlert']> = {
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reachedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UsageMeterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageMeter'] = ResolversParentTypes['UsageMeter']> = {
  metric?: Resolver<ResolversTypes['UsageMetric'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  atLimit?: Resolver<ResolversTypes['AtLimit'], ParentType, ContextType>;
  isStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forecast?: Resolver<Maybe<ResolversTypes['UsageForecast']>, ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['UsageAlert']>, ParentType, ContextType>;
  byAssistant?: Resolver<Array<ResolversTypes['AssistantUsage']>, ParentType, ContextType>;
};

export type UsageTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsageTotal'] = ResolversParentTypes['UsageTotal']> = {
  metric?: Resolver<ResolversTypes['UsageMetric'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UsagePeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsagePeriod'] = ResolversParentTypes['UsagePeriod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  subscriptionType?: Resolver<Maybe<ResolversTypes['ClientSubscriptionType']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['UsageTotal']>, ParentType, ContextType>;
};

export type UsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Usage'] = ResolversParentTypes['Usage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  meters?: Resolver<Array<ResolversTypes['UsageMeter']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['UsagePeriod']>, ParentType, ContextType>;
};

export type ClientFreeTrialInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientFreeTrialInfo'] = ResolversParentTypes['ClientFreeTrialInfo']> = {
  daysRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messagesRemaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manuallyInvoiced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySize?: Resolver<Maybe<ResolversTypes['CompanySize']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['CompanyAddress'], ParentType, ContextType>;
  retention?: Resolver<ResolversTypes['Retention'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['ClientSubscription']>, ParentType, ContextType>;
  isBotInstanceActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentMethodEntered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  integratedWithZendesk?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  integratedWithCalendly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  activeBotTrainingSessionsFound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  helpCentreUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadConversationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customEmojis?: Resolver<Array<ResolversTypes['CustomEmoji']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OnboardingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Onboarding'] = ResolversParentTypes['Onboarding']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['OnboardingStep'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySize?: Resolver<Maybe<ResolversTypes['CompanySize']>, ParentType, ContextType>;
  assistantTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assistantAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assistantColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  greeting?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptionType?: Resolver<Maybe<ResolversTypes['ClientSubscriptionType']>, ParentType, ContextType>;
  paysLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chatUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastPingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastPingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RolePermissionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePermissions'] = ResolversParentTypes['RolePermissions']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  permissions?: Resolver<ResolversTypes['Permissions'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PermissionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionAnswer'] = ResolversParentTypes['PermissionAnswer']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['PermissionReason'], ParentType, ContextType>;
  changedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyAddress'] = ResolversParentTypes['CompanyAddress']> = {
  line1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RetentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Retention'] = ResolversParentTypes['Retention']> = {
  conversationDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitorDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RetentionPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionPreview'] = ResolversParentTypes['RetentionPreview']> = {
  conversations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DataExportStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DataExportLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DataExportLink'] = ResolversParentTypes['DataExportLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assistant'] = ResolversParentTypes['Assistant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssistantType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastPingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastPingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chatUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previewUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conversationsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answerScores?: Resolver<ResolversTypes['AnswerScores'], ParentType, ContextType>;
  installation?: Resolver<ResolversTypes['AssistantInstallation'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['AssistantDraft'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['AssistantVersion'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['AssistantVersionConnection'], ParentType, ContextType, RequireFields<AssistantVersionsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnswerScoresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerScores'] = ResolversParentTypes['AnswerScores']> = {
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaygroundStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaygroundStep'] = ResolversParentTypes['PlaygroundStep']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['PlaygroundAnswer']>, ParentType, ContextType>;
};

export type PlaygroundAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaygroundAnswer'] = ResolversParentTypes['PlaygroundAnswer']> = {
  outcome?: Resolver<ResolversTypes['AnswerOutcome'], ParentType, ContextType>;
  found?: Resolver<Array<ResolversTypes['PlaygroundPassage']>, ParentType, ContextType>;
  passageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  followUps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faq?: Resolver<Maybe<ResolversTypes['TracedFaq']>, ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['AnswerButton']>, ParentType, ContextType>;
};

export type PlaygroundPassageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaygroundPassage'] = ResolversParentTypes['PlaygroundPassage']> = {
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isAbove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnswerEngineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerEngine'] = ResolversParentTypes['AnswerEngine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isModel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EvaluationSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationSet'] = ResolversParentTypes['EvaluationSet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostFalse?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['EvaluationQuestion']>, ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['EvaluationRun']>, ParentType, ContextType, RequireFields<EvaluationSetLastRunArgs, 'assistantId'>>;
};

export type EvaluationQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationQuestion'] = ResolversParentTypes['EvaluationQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAnswerable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  articleTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EvaluationRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationRun'] = ResolversParentTypes['EvaluationRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['EvaluationState'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  live?: Resolver<ResolversTypes['EvaluationSide'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['EvaluationSide'], ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['EvaluationMove']>, ParentType, ContextType>;
  outcomes?: Resolver<Array<ResolversTypes['EvaluationOutcome']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['EvaluationRun']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type EvaluationSideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationSide'] = ResolversParentTypes['EvaluationSide']> = {
  settings?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inTopFive?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  falsely?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refusedInError?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EvaluationMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationMove'] = ResolversParentTypes['EvaluationMove']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['EvaluationVerdict'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['EvaluationVerdict'], ParentType, ContextType>;
  isBetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EvaluationOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationOutcome'] = ResolversParentTypes['EvaluationOutcome']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  live?: Resolver<ResolversTypes['EvaluationAnswer'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['EvaluationAnswer'], ParentType, ContextType>;
};

export type EvaluationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationAnswer'] = ResolversParentTypes['EvaluationAnswer']> = {
  verdict?: Resolver<ResolversTypes['EvaluationVerdict'], ParentType, ContextType>;
  isRight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cited?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lacks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnansweredQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnansweredQuestion'] = ResolversParentTypes['UnansweredQuestion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAskedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conversationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  missingWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface AssistantConfigScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AssistantConfig'], any> {
  name: 'AssistantConfig';
}

export interface ChatConfigScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ChatConfig'], any> {
  name: 'ChatConfig';
}

export type AssistantInstallationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantInstallation'] = ResolversParentTypes['AssistantInstallation']> = {
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  identityMode?: Resolver<ResolversTypes['IdentityMode'], ParentType, ContextType>;
  hasIdentitySecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssistantDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantDraft'] = ResolversParentTypes['AssistantDraft']> = {
  config?: Resolver<ResolversTypes['AssistantConfig'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ConfigImage']>, ParentType, ContextType>;
  articles?: Resolver<Array<ResolversTypes['HomeArticle']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['HomeProducts']>, ParentType, ContextType>;
  namedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  namedArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  isSomebodyOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConfigImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfigImage'] = ResolversParentTypes['ConfigImage']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssistantVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantVersion'] = ResolversParentTypes['AssistantVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  config?: Resolver<ResolversTypes['AssistantConfig'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ConfigImage']>, ParentType, ContextType>;
  namedArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  namedProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  namedFlows?: Resolver<Array<ResolversTypes['GuidedFlow']>, ParentType, ContextType>;
  namedForms?: Resolver<Array<ResolversTypes['FormTemplate']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssistantVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantVersionConnection'] = ResolversParentTypes['AssistantVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AssistantVersionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AssistantVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssistantVersionEdge'] = ResolversParentTypes['AssistantVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AssistantVersion'], ParentType, ContextType>;
};

export type CustomEmojiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomEmoji'] = ResolversParentTypes['CustomEmoji']> = {
  shortcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssetTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssetToken'] = ResolversParentTypes['AssetToken']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishArticlesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishArticlesPayload'] = ResolversParentTypes['PublishArticlesPayload']> = {
  articles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['ArticleLeftOut']>, ParentType, ContextType>;
};

export type ArticleLeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleLeftOut'] = ResolversParentTypes['ArticleLeftOut']> = {
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ArticleLeftOutReason'], ParentType, ContextType>;
};

export type ArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ArticleType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ArticleStatus'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  includeInGpt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  gptStatus?: Resolver<ResolversTypes['GptStatus'], ParentType, ContextType>;
  gptProgress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gptErrorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gptError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trainedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpfulUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpfulDown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  helpCentreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ArticleDraft']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['ArticleVersion']>, ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['ArticleVersionConnection'], ParentType, ContextType, RequireFields<ArticleVersionsArgs, 'first'>>;
  document?: Resolver<Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  webpage?: Resolver<Maybe<ResolversTypes['Webpage']>, ParentType, ContextType>;
  passages?: Resolver<Array<ResolversTypes['Passage']>, ParentType, ContextType>;
  answeredBy?: Resolver<Array<ResolversTypes['Assistant']>, ParentType, ContextType>;
  translations?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ArticleImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleImport'] = ResolversParentTypes['ArticleImport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ArticleImportState'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  importedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['ArticleImportItemPage'], ParentType, ContextType, RequireFields<ArticleImportItemsArgs, 'first' | 'skip'>>;
};

export type ArticleImportItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleImportItemPage'] = ResolversParentTypes['ArticleImportItemPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ArticleImportItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleImportItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleImportItem'] = ResolversParentTypes['ArticleImportItem']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebpageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webpage'] = ResolversParentTypes['Webpage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CrawlSource']>, ParentType, ContextType>;
};

export type CrawlSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrawlSource'] = ResolversParentTypes['CrawlSource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CrawlKind'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  includePatterns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excludePatterns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  maxDepth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  respectsRobots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['CrawlFrequency'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['CrawlRun']>, ParentType, ContextType>;
};

export type CrawlRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrawlRun'] = ResolversParentTypes['CrawlRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CrawlSource']>, ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CrawlState'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['CrawlCounts'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['CrawlRunItemPage'], ParentType, ContextType, RequireFields<CrawlRunItemsArgs, 'first' | 'skip'>>;
};

export type CrawlCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrawlCounts'] = ResolversParentTypes['CrawlCounts']> = {
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrawlRunItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrawlRunItemPage'] = ResolversParentTypes['CrawlRunItemPage']> = {
  nodes?: Resolver<Array<ResolversTypes['CrawlRunItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CrawlRunItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CrawlRunItem'] = ResolversParentTypes['CrawlRunItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  foundOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['CrawlOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PassageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passage'] = ResolversParentTypes['Passage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['PassageFigures'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['PassageAnswer']>, ParentType, ContextType>;
};

export type PassageFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassageFigures'] = ResolversParentTypes['PassageFigures']> = {
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unhelpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PassageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassageAnswer'] = ResolversParentTypes['PassageAnswer']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHelpful?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sameAs?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageTexts?: Resolver<Array<ResolversTypes['DocumentPageText']>, ParentType, ContextType>;
};

export type DocumentPageTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPageText'] = ResolversParentTypes['DocumentPageText']> = {
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleContent'] = ResolversParentTypes['ArticleContent']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seoDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleDraft'] = ResolversParentTypes['ArticleDraft']> = {
  content?: Resolver<ResolversTypes['ArticleContent'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ArticleVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleVersion'] = ResolversParentTypes['ArticleVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ArticleContent'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleVersionConnection'] = ResolversParentTypes['ArticleVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ArticleVersionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ArticleVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleVersionEdge'] = ResolversParentTypes['ArticleVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ArticleVersion'], ParentType, ContextType>;
};

export type ArticlePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticlePage'] = ResolversParentTypes['ArticlePage']> = {
  nodes?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArticleCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleCategory'] = ResolversParentTypes['ArticleCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentSummary'] = ResolversParentTypes['ContentSummary']> = {
  types?: Resolver<Array<ResolversTypes['ContentTypeSummary']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategorySummary']>, ParentType, ContextType>;
};

export type ContentTypeSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentTypeSummary'] = ResolversParentTypes['ContentTypeSummary']> = {
  type?: Resolver<ResolversTypes['ArticleType'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  included?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  training?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategorySummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySummary'] = ResolversParentTypes['CategorySummary']> = {
  category?: Resolver<Maybe<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  articles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trained?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpfulUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpfulDown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastEditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FormTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormTemplate'] = ResolversParentTypes['FormTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FormTemplateStatus'], ParentType, ContextType>;
  fieldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['FormDraft'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['FormVersion']>, ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['FormVersionConnection'], ParentType, ContextType, RequireFields<FormTemplateVersionsArgs, 'first'>>;
  submissionCounts?: Resolver<ResolversTypes['FormSubmissionCounts'], ParentType, ContextType>;
  usedIn?: Resolver<Array<ResolversTypes['FormUse']>, ParentType, ContextType>;
  closedBecause?: Resolver<Maybe<ResolversTypes['FormClosed']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormUse'] = ResolversParentTypes['FormUse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FormUseKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormSubmissionCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSubmissionCounts'] = ResolversParentTypes['FormSubmissionCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormDraft'] = ResolversParentTypes['FormDraft']> = {
  content?: Resolver<ResolversTypes['FormContent'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FormVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormVersion'] = ResolversParentTypes['FormVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['FormContent'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FormVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormVersionConnection'] = ResolversParentTypes['FormVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FormVersionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FormVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormVersionEdge'] = ResolversParentTypes['FormVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FormVersion'], ParentType, ContextType>;
};

export type FormTemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormTemplateConnection'] = ResolversParentTypes['FormTemplateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FormTemplateEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormTemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormTemplateEdge'] = ResolversParentTypes['FormTemplateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType>;
};

export type FormSubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSubmission'] = ResolversParentTypes['FormSubmission']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  formTemplate?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['FormContent'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FormSubmissionState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FormSubmissionStatus'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['FormAnswers'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  addressMaps?: Resolver<Array<ResolversTypes['AddressMap']>, ParentType, ContextType>;
  visitorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitor?: Resolver<Maybe<ResolversTypes['Visitor']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  lastFieldId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  activityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddressMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressMap'] = ResolversParentTypes['AddressMap']> = {
  fieldId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormSubmissionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSubmissionConnection'] = ResolversParentTypes['FormSubmissionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FormSubmissionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FormSubmissionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormSubmissionEdge'] = ResolversParentTypes['FormSubmissionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FormSubmission'], ParentType, ContextType>;
};

export type FormStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormStatistics'] = ResolversParentTypes['FormStatistics']> = {
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  started?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['FormQuestionStatistics']>, ParentType, ContextType>;
};

export type FormQuestionStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormQuestionStatistics'] = ResolversParentTypes['FormQuestionStatistics']> = {
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['FormAnswerCount']>, ParentType, ContextType>;
};

export type FormAnswerCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormAnswerCount'] = ResolversParentTypes['FormAnswerCount']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatForm'] = ResolversParentTypes['ChatForm']> = {
  form?: Resolver<ResolversTypes['PublicForm'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FormSubmissionState'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['FormAnswers'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FaqButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqButton'] = ResolversParentTypes['FaqButton']> = {
  kind?: Resolver<ResolversTypes['FaqButtonKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutomatedFaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedFaq'] = ResolversParentTypes['AutomatedFaq']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrasings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AutomatedFaqState'], ParentType, ContextType>;
  matchMode?: Resolver<ResolversTypes['FaqMatchMode'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  keywordRule?: Resolver<ResolversTypes['FaqKeywordRule'], ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exclusions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  assistants?: Resolver<Array<ResolversTypes['Assistant']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['FaqButton']>, ParentType, ContextType>;
  followUp?: Resolver<ResolversTypes['FaqFollowUp'], ParentType, ContextType>;
  followUpId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['FaqSource'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unhelpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastHitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['AutomatedFaqDay']>, ParentType, ContextType, RequireFields<AutomatedFaqDaysArgs, 'last'>>;
  lastAnswers?: Resolver<Array<ResolversTypes['FaqAnswered']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AutomatedFaqDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedFaqDay'] = ResolversParentTypes['AutomatedFaqDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  helpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unhelpful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FaqAnsweredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqAnswered'] = ResolversParentTypes['FaqAnswered']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isHelpful?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  answeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AutomatedFaqPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutomatedFaqPage'] = ResolversParentTypes['AutomatedFaqPage']> = {
  nodes?: Resolver<Array<ResolversTypes['AutomatedFaq']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FaqMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqMatch'] = ResolversParentTypes['FaqMatch']> = {
  faq?: Resolver<Maybe<ResolversTypes['AutomatedFaq']>, ParentType, ContextType>;
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['FaqMatchMode'], ParentType, ContextType>;
  phrasing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excludedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaqSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqSuggestion'] = ResolversParentTypes['FaqSuggestion']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrasings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAskedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conversationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  proposedAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['AutomatedFaq']>, ParentType, ContextType>;
};

export type FaqConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqConflict'] = ResolversParentTypes['FaqConflict']> = {
  faq?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType>;
  phrasing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isDuplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FaqBackTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqBackTest'] = ResolversParentTypes['FaqBackTest']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['FaqBackTestMatch']>, ParentType, ContextType>;
};

export type FaqBackTestMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqBackTestMatch'] = ResolversParentTypes['FaqBackTestMatch']> = {
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phrasing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaqImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqImportRow'] = ResolversParentTypes['FaqImportRow']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrasingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['AutomatedFaqState']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['FaqImportAction'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FaqImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqImport'] = ResolversParentTypes['FaqImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface GuidedFlowContentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GuidedFlowContent'], any> {
  name: 'GuidedFlowContent';
}

export type FlowPresentationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowPresentation'] = ResolversParentTypes['FlowPresentation']> = {
  type?: Resolver<ResolversTypes['PresentationType'], ParentType, ContextType>;
  lineOne?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineTwo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineThree?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuidedFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlow'] = ResolversParentTypes['GuidedFlow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GuidedFlowStatus'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['FlowPresentation'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['GuidedFlowDraft'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['GuidedFlowVersion']>, ParentType, ContextType>;
  publishedIssues?: Resolver<Array<ResolversTypes['GuidedFlowIssue']>, ParentType, ContextType>;
  publishedWarnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['GuidedFlowVersionConnection'], ParentType, ContextType, RequireFields<GuidedFlowVersionsArgs, 'first'>>;
  usedIn?: Resolver<Array<ResolversTypes['Assistant']>, ParentType, ContextType>;
  begunBy?: Resolver<Array<ResolversTypes['AutomatedFaq']>, ParentType, ContextType>;
  starts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['GuidedFlowCounts'], ParentType, ContextType, Partial<GuidedFlowCountsArgs>>;
  tests?: Resolver<Array<ResolversTypes['FlowTest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlowTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowTest'] = ResolversParentTypes['FlowTest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FlowTestStep']>, ParentType, ContextType>;
  isGate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlowTestStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowTestStep'] = ResolversParentTypes['FlowTestStep']> = {
  nodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expects?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GuidedFlowCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowCounts'] = ResolversParentTypes['GuidedFlowCounts']> = {
  starts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handoffs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FlowNodeCount']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FlowEdgeCount']>, ParentType, ContextType>;
};

export type FlowNodeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowNodeCount'] = ResolversParentTypes['FlowNodeCount']> = {
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dropOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowEdgeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowEdgeCount'] = ResolversParentTypes['FlowEdgeCount']> = {
  source?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuidedFlowDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowDraft'] = ResolversParentTypes['GuidedFlowDraft']> = {
  content?: Resolver<ResolversTypes['GuidedFlowContent'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['GuidedFlowIssue']>, ParentType, ContextType>;
};

export type GuidedFlowVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowVersion'] = ResolversParentTypes['GuidedFlowVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['GuidedFlowContent'], ParentType, ContextType>;
  namedArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GuidedFlowVersionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowVersionConnection'] = ResolversParentTypes['GuidedFlowVersionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GuidedFlowVersionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type GuidedFlowVersionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowVersionEdge'] = ResolversParentTypes['GuidedFlowVersionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GuidedFlowVersion'], ParentType, ContextType>;
};

export type GuidedFlowIssueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowIssue'] = ResolversParentTypes['GuidedFlowIssue']> = {
  code?: Resolver<ResolversTypes['GuidedFlowCode'], ParentType, ContextType>;
  nodeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuidedFlowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowConnection'] = ResolversParentTypes['GuidedFlowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GuidedFlowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuidedFlowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowEdge'] = ResolversParentTypes['GuidedFlowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType>;
};

export type GuidedFlowContextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidedFlowContext'] = ResolversParentTypes['GuidedFlowContext']> = {
  otherNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['FlowForm']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['FlowTeam']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['FlowPerson']>, ParentType, ContextType>;
  isCalendlyConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calendlyEventTypes?: Resolver<Array<ResolversTypes['FlowEventType']>, ParentType, ContextType>;
  defaultEventTypeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<GuidedFlowContextPublishedArticlesArgs, 'ids'>>;
  formTemplates?: Resolver<Array<ResolversTypes['FormTemplate']>, ParentType, ContextType, RequireFields<GuidedFlowContextFormTemplatesArgs, 'ids'>>;
};

export type FlowFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowForm'] = ResolversParentTypes['FlowForm']> = {
  formTemplateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fieldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowTeam'] = ResolversParentTypes['FlowTeam']> = {
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FlowPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowPerson'] = ResolversParentTypes['FlowPerson']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlowEventTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowEventType'] = ResolversParentTypes['FlowEventType']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreIntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreIntegration'] = ResolversParentTypes['StoreIntegration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['StoreProvider'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StoreState'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  syncMode?: Resolver<ResolversTypes['StoreSyncMode'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variantsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastChangeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  assistants?: Resolver<Array<ResolversTypes['Assistant']>, ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['StoreRules'], ParentType, ContextType>;
  rulesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<ResolversTypes['StoreFacets'], ParentType, ContextType>;
  syncs?: Resolver<Array<ResolversTypes['StoreSync']>, ParentType, ContextType, RequireFields<StoreIntegrationSyncsArgs, 'first'>>;
  funnel?: Resolver<ResolversTypes['ProductFunnel'], ParentType, ContextType, RequireFields<StoreIntegrationFunnelArgs, 'days'>>;
  fruitlessSearches?: Resolver<ResolversTypes['FruitlessSearches'], ParentType, ContextType, RequireFields<StoreIntegrationFruitlessSearchesArgs, 'days' | 'first'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<StoreIntegrationProductsArgs, 'sort' | 'first' | 'skip'>>;
  search?: Resolver<ResolversTypes['ProductSearchAnswer'], ParentType, ContextType, RequireFields<StoreIntegrationSearchArgs, 'query'>>;
  disconnectImpact?: Resolver<ResolversTypes['StoreDisconnectImpact'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreRules'] = ResolversParentTypes['StoreRules']> = {
  includeCollections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excludeCollections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excludeTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  excludeProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  hideOutOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  boostTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pins?: Resolver<Array<ResolversTypes['ProductPin']>, ParentType, ContextType>;
  synonyms?: Resolver<Array<ResolversTypes['ProductSynonym']>, ParentType, ContextType>;
  maxResults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  showCompareAt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowAddToCart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductPinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPin'] = ResolversParentTypes['ProductPin']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductSynonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSynonym'] = ResolversParentTypes['ProductSynonym']> = {
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  means?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreFacets'] = ResolversParentTypes['StoreFacets']> = {
  collections?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreSyncResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreSync'] = ResolversParentTypes['StoreSync']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StoreSyncKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StoreSyncState'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prepared?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProductFunnelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFunnel'] = ResolversParentTypes['ProductFunnel']> = {
  shown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clicked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FruitlessSearchesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FruitlessSearches'] = ResolversParentTypes['FruitlessSearches']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  searches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FruitlessSearch']>, ParentType, ContextType>;
};

export type FruitlessSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FruitlessSearch'] = ResolversParentTypes['FruitlessSearch']> = {
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  choices?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stockQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type UnderstoodQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnderstoodQuery'] = ResolversParentTypes['UnderstoodQuery']> = {
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  colours?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  without?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductSearchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSearchAnswer'] = ResolversParentTypes['ProductSearchAnswer']> = {
  understood?: Resolver<ResolversTypes['UnderstoodQuery'], ParentType, ContextType>;
  hits?: Resolver<Array<ResolversTypes['ProductSearchHit']>, ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takenOut?: Resolver<Array<ResolversTypes['ProductTakenOut']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refinements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSearchHit'] = ResolversParentTypes['ProductSearchHit']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  card?: Resolver<ResolversTypes['ProductCard'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProductTakenOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTakenOut'] = ResolversParentTypes['ProductTakenOut']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreDisconnectImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreDisconnectImpact'] = ResolversParentTypes['StoreDisconnectImpact']> = {
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assistants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shownLately?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductShelfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductShelf'] = ResolversParentTypes['ProductShelf']> = {
  layout?: Resolver<ResolversTypes['ProductLayout'], ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refinements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCard'] = ResolversParentTypes['ProductCard']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cartUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  compareAtPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['ProductFact']>, ParentType, ContextType>;
};

export type ProductFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFact'] = ResolversParentTypes['ProductFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreConnectionStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreConnectionStart'] = ResolversParentTypes['StoreConnectionStart']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IntegrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['IntegrationKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['IntegrationStatus'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  connectedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  zendesk?: Resolver<Maybe<ResolversTypes['ZendeskSettings']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['IntegrationRequestConnection'], ParentType, ContextType, RequireFields<IntegrationRequestsArgs, 'first' | 'onlyFailed'>>;
  disconnectImpact?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  calendly?: Resolver<Maybe<ResolversTypes['CalendlyAccount']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CalendlyAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendlyAccount'] = ResolversParentTypes['CalendlyAccount']> = {
  eventTypes?: Resolver<Array<ResolversTypes['CalendlyEventType']>, ParentType, ContextType>;
  eventTypesFetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaultEventTypeUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recentBookings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendlyEventTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendlyEventType'] = ResolversParentTypes['CalendlyEventType']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usedIn?: Resolver<Array<ResolversTypes['GuidedFlow']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BookingStatus'], ParentType, ContextType>;
  eventTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rescheduleUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canceledByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noShowAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ZendeskGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZendeskGroup'] = ResolversParentTypes['ZendeskGroup']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ZendeskPriorityMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZendeskPriorityMap'] = ResolversParentTypes['ZendeskPriorityMap']> = {
  none?: Resolver<ResolversTypes['ZendeskPriority'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['ZendeskPriority'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['ZendeskPriority'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['ZendeskPriority'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['ZendeskPriority'], ParentType, ContextType>;
};

export type ZendeskTicketFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZendeskTicketField'] = ResolversParentTypes['ZendeskTicketField']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ZendeskFieldMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZendeskFieldMapping'] = ResolversParentTypes['ZendeskFieldMapping']> = {
  fieldId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TicketFieldSource'], ParentType, ContextType>;
};

export type ZendeskSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ZendeskSettings'] = ResolversParentTypes['ZendeskSettings']> = {
  subdomain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createTicketOn?: Resolver<ResolversTypes['TicketTrigger'], ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ZendeskGroup']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priorityMap?: Resolver<ResolversTypes['ZendeskPriorityMap'], ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['TicketTranscript'], ParentType, ContextType>;
  ticketFields?: Resolver<Array<ResolversTypes['ZendeskTicketField']>, ParentType, ContextType>;
  fieldMap?: Resolver<Array<ResolversTypes['ZendeskFieldMapping']>, ParentType, ContextType>;
};

export type ExternalTicketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalTicket'] = ResolversParentTypes['ExternalTicket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TicketStatus']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IntegrationRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationRequest'] = ResolversParentTypes['IntegrationRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['IntegrationDirection'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  isReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whyNotReplayed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type IntegrationRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationRequestConnection'] = ResolversParentTypes['IntegrationRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['IntegrationRequestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type IntegrationRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationRequestEdge'] = ResolversParentTypes['IntegrationRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['IntegrationRequest'], ParentType, ContextType>;
};

export type IntegrationDisconnectedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IntegrationDisconnected'] = ResolversParentTypes['IntegrationDisconnected']> = {
  integrationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiScope']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  previousUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NewApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewApiKey'] = ResolversParentTypes['NewApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiEndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiEndpoint'] = ResolversParentTypes['ApiEndpoint']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ApiScope'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicApiResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicApi'] = ResolversParentTypes['PublicApi']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openApiUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestsPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endpoints?: Resolver<Array<ResolversTypes['ApiEndpoint']>, ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookEndpointState'], ParentType, ContextType>;
  failureStreak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  previousUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  responseBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NewWebhookSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewWebhookSecret'] = ResolversParentTypes['NewWebhookSecret']> = {
  endpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Label'] = ResolversParentTypes['Label']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colour?: Resolver<ResolversTypes['LabelColour'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  conversationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedInFlows?: Resolver<Array<ResolversTypes['GuidedFlow']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['SharingScope'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExcerptPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExcerptPart'] = ResolversParentTypes['ExcerptPart']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationSearch'] = ResolversParentTypes['ConversationSearch']> = {
  hits?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  excerpt?: Resolver<Array<ResolversTypes['ExcerptPart']>, ParentType, ContextType>;
};

export type ConversationCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationCounts'] = ResolversParentTypes['ConversationCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handoff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttachmentKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConversationStatus'], ParentType, ContextType>;
  handledBy?: Resolver<ResolversTypes['ConversationHandler'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['ConversationPriority'], ParentType, ContextType>;
  assistant?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasAttachments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  handoffRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visitorEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  containMessagesUnreadByAgents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessagePreview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastMessageAuthor?: Resolver<ResolversTypes['MessageAuthor'], ParentType, ContextType>;
  lastActivityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitorReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitorDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  csatAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  csatRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  csatComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitor?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledMessages?: Resolver<Array<ResolversTypes['ScheduledMessage']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'last'>>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType, RequireFields<ConversationAttachmentsArgs, 'first'>>;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  flowRuns?: Resolver<Array<ResolversTypes['FlowRun']>, ParentType, ContextType>;
  bookings?: Resolver<Array<ResolversTypes['Booking']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['ExternalTicket']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationEvent'] = ResolversParentTypes['ConversationEvent']> = {
  type?: Resolver<ResolversTypes['ConversationEventType'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  os?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['VisitorAttribute']>, ParentType, ContextType>;
  externalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageViews?: Resolver<Array<ResolversTypes['VisitorPageView']>, ParentType, ContextType, RequireFields<VisitorPageViewsArgs, 'first'>>;
  conversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<VisitorConversationsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitorAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorAttribute'] = ResolversParentTypes['VisitorAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VisitorPageViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorPageView'] = ResolversParentTypes['VisitorPageView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageKind'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['MessageAuthor'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  takenBackAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['ConversationEvent']>, ParentType, ContextType>;
  citations?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  flowStep?: Resolver<Maybe<ResolversTypes['FlowStep']>, ParentType, ContextType>;
  formSubmission?: Resolver<Maybe<ResolversTypes['FormSubmission']>, ParentType, ContextType>;
  chatForm?: Resolver<Maybe<ResolversTypes['ChatForm']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ResolversTypes['ProductShelf']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlowStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowStep'] = ResolversParentTypes['FlowStep']> = {
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['FlowChoice']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['FlowFace']>, ParentType, ContextType>;
  show?: Resolver<Array<ResolversTypes['FlowTeamDetail']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['FlowArticle']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['FlowImage']>, ParentType, ContextType>;
  delayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowImage'] = ResolversParentTypes['FlowImage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlowChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowChoice'] = ResolversParentTypes['FlowChoice']> = {
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FlowChoiceKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['FlowLinkTarget'], ParentType, ContextType>;
  isPressed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlowFaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowFace'] = ResolversParentTypes['FlowFace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FlowArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowArticle'] = ResolversParentTypes['FlowArticle']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  display?: Resolver<ResolversTypes['FlowArticleDisplay'], ParentType, ContextType>;
};

export type FlowRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FlowRun'] = ResolversParentTypes['FlowRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FlowRunState'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Citation'] = ResolversParentTypes['Citation']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReadingTipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadingTip'] = ResolversParentTypes['ReadingTip']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerButton'] = ResolversParentTypes['AnswerButton']> = {
  kind?: Resolver<ResolversTypes['AnswerButtonKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AnswerOutcome'], ParentType, ContextType>;
  isHelpful?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  complaint?: Resolver<Maybe<ResolversTypes['AnswerComplaint']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followUps?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tips?: Resolver<Array<ResolversTypes['ReadingTip']>, ParentType, ContextType>;
  buttons?: Resolver<Array<ResolversTypes['AnswerButton']>, ParentType, ContextType>;
  trace?: Resolver<Maybe<ResolversTypes['AnswerTrace']>, ParentType, ContextType>;
};

export type AnswerTraceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerTrace'] = ResolversParentTypes['AnswerTrace']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ringFence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assistant?: Resolver<Maybe<ResolversTypes['Assistant']>, ParentType, ContextType>;
  assistantVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  found?: Resolver<Array<ResolversTypes['TracedPassage']>, ParentType, ContextType>;
  faq?: Resolver<Maybe<ResolversTypes['TracedFaq']>, ParentType, ContextType>;
};

export type TracedFaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TracedFaq'] = ResolversParentTypes['TracedFaq']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['FaqMatchMode'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phrasing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TracedPassageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TracedPassage'] = ResolversParentTypes['TracedPassage']> = {
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isAbove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AnswerStreamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerStream'] = ResolversParentTypes['AnswerStream']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SuggestedReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedReply'] = ResolversParentTypes['SuggestedReply']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SuggestionKind'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citations?: Resolver<Array<ResolversTypes['Citation']>, ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type TypingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Typing'] = ResolversParentTypes['Typing']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['MessageAuthor'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationLeft'] = ResolversParentTypes['ConversationLeft']> = {
  status?: Resolver<ResolversTypes['ConversationStatus'], ParentType, ContextType>;
  handledBy?: Resolver<ResolversTypes['ConversationHandler'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['ConversationPriority'], ParentType, ContextType>;
};

export type ConversationUndoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationUndo'] = ResolversParentTypes['ConversationUndo']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ConversationStatus']>, ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  teamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unassign?: Resolver<Maybe<Array<ResolversTypes['ConversationOwner']>>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['ConversationPriority']>, ParentType, ContextType>;
  addLabelIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  removeLabelIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['ConversationHandler']>, ParentType, ContextType>;
  isUnread?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unreadCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['ConversationLeft']>, ParentType, ContextType>;
};

export type UpdateConversationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateConversationsPayload'] = ResolversParentTypes['UpdateConversationsPayload']> = {
  conversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  undo?: Resolver<Array<ResolversTypes['ConversationUndo']>, ParentType, ContextType>;
  changedSinceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ScheduledMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledMessage'] = ResolversParentTypes['ScheduledMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  sendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cancelIfReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CannedReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CannedReply'] = ResolversParentTypes['CannedReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortcut?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['SharingScope'], ParentType, ContextType>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
};

export type UsedCannedReplyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsedCannedReply'] = ResolversParentTypes['UsedCannedReply']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undefinedVariables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['Attachment']>, ParentType, ContextType>;
};

export type MacroActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MacroAction'] = ResolversParentTypes['MacroAction']> = {
  type?: Resolver<ResolversTypes['MacroActionType'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['ConversationPriority']>, ParentType, ContextType>;
  snoozeUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MacroResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Macro'] = ResolversParentTypes['Macro']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['SharingScope'], ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['MacroAction']>, ParentType, ContextType>;
  usageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MacroLeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MacroLeftOut'] = ResolversParentTypes['MacroLeftOut']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  undefinedVariables?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RunMacroPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunMacroPayload'] = ResolversParentTypes['RunMacroPayload']> = {
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  undo?: Resolver<Array<ResolversTypes['ConversationUndo']>, ParentType, ContextType>;
  messagesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['MacroLeftOut']>, ParentType, ContextType>;
  passedOver?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UndoMacroRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoMacroRunPayload'] = ResolversParentTypes['UndoMacroRunPayload']> = {
  conversations?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  keptMessagesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partlyUndoneIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  changedSinceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationFeed'] = ResolversParentTypes['NotificationFeed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<NotificationFeedNotificationsArgs, 'first'>>;
};

export type NotificationsChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsChange'] = ResolversParentTypes['NotificationsChange']> = {
  feed?: Resolver<ResolversTypes['NotificationFeed'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  read?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  isQuiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConversationPresence'] = ResolversParentTypes['ConversationPresence']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType>;
};

export type ShortcutKeysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShortcutKeys'] = ResolversParentTypes['ShortcutKeys']> = {
  shortcut?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationRule'] = ResolversParentTypes['NotificationRule']> = {
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  inApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  desktop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotificationHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationHours'] = ResolversParentTypes['NotificationHours']> = {
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPreferencesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPreferences'] = ResolversParentTypes['UserPreferences']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sendKey?: Resolver<ResolversTypes['SendKey'], ParentType, ContextType>;
  timeFormat?: Resolver<ResolversTypes['TimeFormat'], ParentType, ContextType>;
  notificationSound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  desktopNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notificationRules?: Resolver<Array<ResolversTypes['NotificationRule']>, ParentType, ContextType>;
  notificationHours?: Resolver<Maybe<ResolversTypes['NotificationHours']>, ParentType, ContextType>;
  quietUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  areShortcutsOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shortcutKeys?: Resolver<Array<ResolversTypes['ShortcutKeys']>, ParentType, ContextType>;
};

export type ChatAssistantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatAssistant'] = ResolversParentTypes['ChatAssistant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssistantType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  config?: Resolver<ResolversTypes['ChatConfig'], ParentType, ContextType>;
  team?: Resolver<Array<ResolversTypes['ChatTeamMember']>, ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['ChatAvailability'], ParentType, ContextType>;
  customEmojis?: Resolver<Array<ResolversTypes['CustomEmoji']>, ParentType, ContextType>;
  guidedFlows?: Resolver<Array<ResolversTypes['ChatFlow']>, ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['OfferedForm']>, ParentType, ContextType>;
  articles?: Resolver<Array<ResolversTypes['HomeArticle']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['HomeProducts']>, ParentType, ContextType>;
};

export type HomeProductsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeProducts'] = ResolversParentTypes['HomeProducts']> = {
  blockId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['ProductCard']>, ParentType, ContextType>;
};

export type HomeArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeArticle'] = ResolversParentTypes['HomeArticle']> = {
  blockId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundArticle'] = ResolversParentTypes['FoundArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatArticle'] = ResolversParentTypes['ChatArticle']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfferedFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedForm'] = ResolversParentTypes['OfferedForm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatFlow'] = ResolversParentTypes['ChatFlow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['FlowPresentation'], ParentType, ContextType>;
};

export type ChatAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatAvailability'] = ResolversParentTypes['ChatAvailability']> = {
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  replyMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSomebodyOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChatTeamMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatTeamMember'] = ResolversParentTypes['ChatTeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VisitorConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorConversation'] = ResolversParentTypes['VisitorConversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConversationStatus'], ParentType, ContextType>;
  lastActivityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handledBy?: Resolver<ResolversTypes['ConversationHandler'], ParentType, ContextType>;
  agentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agentAvatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  agentReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handoffRequestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  csatAskedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  csatRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  csatComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transcript?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSaid?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<VisitorConversationMessagesArgs, 'last'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatVisitorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatVisitor'] = ResolversParentTypes['ChatVisitor']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VisitorSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorSession'] = ResolversParentTypes['VisitorSession']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assistant?: Resolver<ResolversTypes['ChatAssistant'], ParentType, ContextType>;
};

export type VisitorIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitorIdentity'] = ResolversParentTypes['VisitorIdentity']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReplaced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendVisitorMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendVisitorMessagePayload'] = ResolversParentTypes['SendVisitorMessagePayload']> = {
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['VisitorConversation'], ParentType, ContextType>;
};

export type UserInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserInvitation'] = ResolversParentTypes['UserInvitation']> = {
  invitedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inviterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type InvitationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationAnswer'] = ResolversParentTypes['InvitationAnswer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['InvitationOutcome'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type InvitationLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationLink'] = ResolversParentTypes['InvitationLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inviterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signedInAs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<HomeWaitingArgs, 'first'>>;
  today?: Resolver<ResolversTypes['Today'], ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType, RequireFields<HomeActivityArgs, 'first'>>;
  setup?: Resolver<Array<ResolversTypes['SetupStep']>, ParentType, ContextType>;
};

export type TodayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Today'] = ResolversParentTypes['Today']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comparedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['TodayFigure']>, ParentType, ContextType>;
};

export type TodayFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodayFigure'] = ResolversParentTypes['TodayFigure']> = {
  kind?: Resolver<ResolversTypes['TodayFigureKind'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hours?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  usualLow?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  usualHigh?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ActivityKind'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assistantType?: Resolver<Maybe<ResolversTypes['AssistantType']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetupStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetupStep'] = ResolversParentTypes['SetupStep']> = {
  kind?: Resolver<ResolversTypes['SetupStepKind'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnalyticsPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsPart'] = ResolversParentTypes['AnalyticsPart']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MetricFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetricFigure'] = ResolversParentTypes['MetricFigure']> = {
  metric?: Resolver<ResolversTypes['AnalyticsMetric'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  numerator?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  denominator?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  series?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  seriesBefore?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type BreakdownRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreakdownRow'] = ResolversParentTypes['BreakdownRow']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['Label']>, ParentType, ContextType>;
  conversations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answered?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  handedOver?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resolvedAlone?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  firstReply?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  satisfaction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AnalyticsFunnelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsFunnel'] = ResolversParentTypes['AnalyticsFunnel']> = {
  kind?: Resolver<ResolversTypes['AnalyticsFunnelKind'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['FunnelStage']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['FunnelStage']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FunnelRow']>, ParentType, ContextType>;
};

export type FunnelStageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelStage'] = ResolversParentTypes['FunnelStage']> = {
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  definition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FunnelRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelRow'] = ResolversParentTypes['FunnelRow']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['FunnelCount']>, ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['FunnelLeft']>, ParentType, ContextType>;
};

export type FunnelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelCount'] = ResolversParentTypes['FunnelCount']> = {
  step?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FunnelLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FunnelLeft'] = ResolversParentTypes['FunnelLeft']> = {
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Analytics'] = ResolversParentTypes['Analytics']> = {
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AnalyticsUnit'], ParentType, ContextType>;
  beforeFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  beforeTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  metrics?: Resolver<Array<ResolversTypes['MetricFigure']>, ParentType, ContextType>;
  hours?: Resolver<Array<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  breakdown?: Resolver<Array<ResolversTypes['BreakdownRow']>, ParentType, ContextType, RequireFields<AnalyticsBreakdownArgs, 'dimension'>>;
  funnel?: Resolver<ResolversTypes['AnalyticsFunnel'], ParentType, ContextType, RequireFields<AnalyticsFunnelArgs, 'kind'>>;
  triggerGoals?: Resolver<Array<ResolversTypes['TriggerGoalFigures']>, ParentType, ContextType>;
};

export type TriggerGoalFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TriggerGoalFigures'] = ResolversParentTypes['TriggerGoalFigures']> = {
  assistantId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  triggerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seenReached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  heldOutReached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnalyticsConversationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsConversations'] = ResolversParentTypes['AnalyticsConversations']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
};

export type ReportScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSchedule'] = ResolversParentTypes['ReportSchedule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cadence?: Resolver<ResolversTypes['ReportCadence'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNarrowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ReportRecipient']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReportRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRecipient'] = ResolversParentTypes['ReportRecipient']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isIgnored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merged?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
};

export type TopicSentimentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopicSentiment'] = ResolversParentTypes['TopicSentiment']> = {
  glad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unhappy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unhappyBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UsualBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualBand'] = ResolversParentTypes['UsualBand']> = {
  least?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TopicFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopicFigures'] = ResolversParentTypes['TopicFigures']> = {
  topic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType>;
  conversations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  metrics?: Resolver<Array<ResolversTypes['MetricFigure']>, ParentType, ContextType>;
  sentiment?: Resolver<ResolversTypes['TopicSentiment'], ParentType, ContextType>;
  isEmerging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualWeek?: Resolver<Maybe<ResolversTypes['UsualBand']>, ParentType, ContextType>;
};

export type InsightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Insights'] = ResolversParentTypes['Insights']> = {
  unit?: Resolver<ResolversTypes['AnalyticsUnit'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['TopicFigures']>, ParentType, ContextType>;
  ignored?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  sorted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsorted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AskedConversationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedConversation'] = ResolversParentTypes['AskedConversation']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  visitorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['TopicOutcome'], ParentType, ContextType>;
};

export type AskedGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AskedGroup'] = ResolversParentTypes['AskedGroup']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversations?: Resolver<Array<ResolversTypes['AskedConversation']>, ParentType, ContextType>;
};

export type TopicReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopicReport'] = ResolversParentTypes['TopicReport']> = {
  unit?: Resolver<ResolversTypes['AnalyticsUnit'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AnalyticsPart']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['TopicFigures'], ParentType, ContextType>;
  usualPart?: Resolver<Maybe<ResolversTypes['UsualBand']>, ParentType, ContextType>;
  asked?: Resolver<Array<ResolversTypes['AskedGroup']>, ParentType, ContextType>;
};

export type GapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Gap'] = ResolversParentTypes['Gap']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrasings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAskedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  conversationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  topicId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  proposedAnswer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['GapAction']>, ParentType, ContextType>;
};

export type GapActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GapAction'] = ResolversParentTypes['GapAction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GapActionKind'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  liveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answeredBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answeredAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measuredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
  analytics?: Resolver<ResolversTypes['Analytics'], ParentType, ContextType, RequireFields<QueryAnalyticsArgs, 'filter'>>;
  reportSchedules?: Resolver<Array<ResolversTypes['ReportSchedule']>, ParentType, ContextType>;
  analyticsConversations?: Resolver<ResolversTypes['AnalyticsConversations'], ParentType, ContextType, RequireFields<QueryAnalyticsConversationsArgs, 'filter' | 'metric' | 'first' | 'skip'>>;
  insights?: Resolver<ResolversTypes['Insights'], ParentType, ContextType, RequireFields<QueryInsightsArgs, 'filter'>>;
  topicReport?: Resolver<ResolversTypes['TopicReport'], ParentType, ContextType, RequireFields<QueryTopicReportArgs, 'id' | 'filter'>>;
  gaps?: Resolver<Array<ResolversTypes['Gap']>, ParentType, ContextType>;
  gapActions?: Resolver<Array<ResolversTypes['GapAction']>, ParentType, ContextType>;
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  accessToken?: Resolver<ResolversTypes['AccessTokenPayload'], ParentType, ContextType, RequireFields<QueryAccessTokenArgs, 'refreshToken'>>;
  accountSecurity?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  clientFreeTrialInfo?: Resolver<Maybe<ResolversTypes['ClientFreeTrialInfo']>, ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['Usage'], ParentType, ContextType>;
  stripePrices?: Resolver<ResolversTypes['StripePrices'], ParentType, ContextType>;
  stripePromotion?: Resolver<Maybe<ResolversTypes['StripePromotion']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  invoices?: Resolver<Maybe<ResolversTypes['InvoiceConnection']>, ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'first'>>;
  upcomingInvoice?: Resolver<Maybe<ResolversTypes['UpcomingInvoice']>, ParentType, ContextType>;
  billingDetails?: Resolver<Maybe<ResolversTypes['BillingDetails']>, ParentType, ContextType>;
  subscriptionChangePreview?: Resolver<ResolversTypes['SubscriptionChangePreview'], ParentType, ContextType, RequireFields<QuerySubscriptionChangePreviewArgs, 'subscriptionType'>>;
  onboarding?: Resolver<ResolversTypes['Onboarding'], ParentType, ContextType>;
  rolePermissions?: Resolver<Array<ResolversTypes['RolePermissions']>, ParentType, ContextType>;
  permissionAnswer?: Resolver<ResolversTypes['PermissionAnswer'], ParentType, ContextType, RequireFields<QueryPermissionAnswerArgs, 'userId' | 'flag'>>;
  auditLog?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  auditActors?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  retentionPreview?: Resolver<ResolversTypes['RetentionPreview'], ParentType, ContextType, RequireFields<QueryRetentionPreviewArgs, 'input'>>;
  dataExport?: Resolver<Maybe<ResolversTypes['DataExport']>, ParentType, ContextType>;
  assistants?: Resolver<Array<ResolversTypes['Assistant']>, ParentType, ContextType, RequireFields<QueryAssistantsArgs, 'isArchived'>>;
  assistant?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<QueryAssistantArgs, 'id'>>;
  answerEngines?: Resolver<Array<ResolversTypes['AnswerEngine']>, ParentType, ContextType>;
  evaluationSets?: Resolver<Array<ResolversTypes['EvaluationSet']>, ParentType, ContextType>;
  evaluationSetCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryEvaluationSetCsvArgs, 'id'>>;
  unansweredQuestions?: Resolver<Array<ResolversTypes['UnansweredQuestion']>, ParentType, ContextType, Partial<QueryUnansweredQuestionsArgs>>;
  formTemplates?: Resolver<ResolversTypes['FormTemplateConnection'], ParentType, ContextType, RequireFields<QueryFormTemplatesArgs, 'sort' | 'first'>>;
  formTemplate?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<QueryFormTemplateArgs, 'id'>>;
  formSubmissions?: Resolver<ResolversTypes['FormSubmissionConnection'], ParentType, ContextType, RequireFields<QueryFormSubmissionsArgs, 'formTemplateId' | 'first'>>;
  formStatistics?: Resolver<ResolversTypes['FormStatistics'], ParentType, ContextType, RequireFields<QueryFormStatisticsArgs, 'formTemplateId' | 'days'>>;
  stores?: Resolver<Array<ResolversTypes['StoreIntegration']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<QueryStoreArgs, 'id'>>;
  integrations?: Resolver<Array<ResolversTypes['Integration']>, ParentType, ContextType>;
  calendlyTokenPage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingTimes?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<QueryBookingTimesArgs, 'messageId'>>;
  chatArticles?: Resolver<Array<ResolversTypes['FoundArticle']>, ParentType, ContextType, RequireFields<QueryChatArticlesArgs, 'search' | 'language'>>;
  chatArticle?: Resolver<ResolversTypes['ChatArticle'], ParentType, ContextType, RequireFields<QueryChatArticleArgs, 'id'>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  publicApi?: Resolver<ResolversTypes['PublicApi'], ParentType, ContextType>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'endpointId' | 'first'>>;
  articles?: Resolver<ResolversTypes['ArticlePage'], ParentType, ContextType, RequireFields<QueryArticlesArgs, 'sort' | 'first' | 'skip'>>;
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<QueryArticleArgs, 'id'>>;
  articleCategories?: Resolver<Array<ResolversTypes['ArticleCategory']>, ParentType, ContextType>;
  articleTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  contentSummary?: Resolver<ResolversTypes['ContentSummary'], ParentType, ContextType>;
  articleImports?: Resolver<Array<ResolversTypes['ArticleImport']>, ParentType, ContextType>;
  articleImport?: Resolver<ResolversTypes['ArticleImport'], ParentType, ContextType, RequireFields<QueryArticleImportArgs, 'id'>>;
  crawlSources?: Resolver<Array<ResolversTypes['CrawlSource']>, ParentType, ContextType>;
  crawlRun?: Resolver<ResolversTypes['CrawlRun'], ParentType, ContextType, RequireFields<QueryCrawlRunArgs, 'id'>>;
  brokenLinks?: Resolver<Array<ResolversTypes['CrawlRunItem']>, ParentType, ContextType>;
  automatedFaqs?: Resolver<ResolversTypes['AutomatedFaqPage'], ParentType, ContextType, RequireFields<QueryAutomatedFaqsArgs, 'sort' | 'first' | 'skip'>>;
  automatedFaq?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType, RequireFields<QueryAutomatedFaqArgs, 'id'>>;
  matchingFaqs?: Resolver<Array<ResolversTypes['FaqMatch']>, ParentType, ContextType, RequireFields<QueryMatchingFaqsArgs, 'question'>>;
  faqSuggestions?: Resolver<Array<ResolversTypes['FaqSuggestion']>, ParentType, ContextType>;
  faqConflicts?: Resolver<Array<ResolversTypes['FaqConflict']>, ParentType, ContextType, RequireFields<QueryFaqConflictsArgs, 'draft'>>;
  faqBackTest?: Resolver<ResolversTypes['FaqBackTest'], ParentType, ContextType, RequireFields<QueryFaqBackTestArgs, 'draft'>>;
  automatedFaqsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<QueryAutomatedFaqsCsvArgs>>;
  guidedFlows?: Resolver<ResolversTypes['GuidedFlowConnection'], ParentType, ContextType, RequireFields<QueryGuidedFlowsArgs, 'sort' | 'first'>>;
  guidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<QueryGuidedFlowArgs, 'id'>>;
  publishedFlows?: Resolver<Array<ResolversTypes['GuidedFlow']>, ParentType, ContextType>;
  guidedFlowContext?: Resolver<ResolversTypes['GuidedFlowContext'], ParentType, ContextType, Partial<QueryGuidedFlowContextArgs>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'view' | 'sort' | 'first'>>;
  conversationCounts?: Resolver<ResolversTypes['ConversationCounts'], ParentType, ContextType, Partial<QueryConversationCountsArgs>>;
  searchConversations?: Resolver<ResolversTypes['ConversationSearch'], ParentType, ContextType, RequireFields<QuerySearchConversationsArgs, 'query' | 'first' | 'sort'>>;
  conversationLanguages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suggestedReplies?: Resolver<Array<ResolversTypes['SuggestedReply']>, ParentType, ContextType, RequireFields<QuerySuggestedRepliesArgs, 'conversationId'>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'screen'>>;
  colleagues?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['Label']>, ParentType, ContextType>;
  cannedReplies?: Resolver<Array<ResolversTypes['CannedReply']>, ParentType, ContextType>;
  macros?: Resolver<Array<ResolversTypes['Macro']>, ParentType, ContextType>;
  notificationFeed?: Resolver<ResolversTypes['NotificationFeed'], ParentType, ContextType>;
  visitors?: Resolver<Array<ResolversTypes['Visitor']>, ParentType, ContextType, RequireFields<QueryVisitorsArgs, 'first'>>;
  preferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType>;
  visitorConversations?: Resolver<Array<ResolversTypes['VisitorConversation']>, ParentType, ContextType>;
  chatAssistant?: Resolver<ResolversTypes['ChatAssistant'], ParentType, ContextType>;
  draftPreview?: Resolver<ResolversTypes['ChatAssistant'], ParentType, ContextType, RequireFields<QueryDraftPreviewArgs, 'assistantId' | 'expires' | 'signature'>>;
  chatVisitor?: Resolver<ResolversTypes['ChatVisitor'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'sort' | 'first'>>;
  invitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, Partial<QueryInvitationArgs>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  renameTopic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType, RequireFields<MutationRenameTopicArgs, 'id' | 'name'>>;
  mergeTopic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType, RequireFields<MutationMergeTopicArgs, 'id' | 'intoId'>>;
  undoTopicMerge?: Resolver<ResolversTypes['Topic'], ParentType, ContextType, RequireFields<MutationUndoTopicMergeArgs, 'id'>>;
  splitTopic?: Resolver<ResolversTypes['Topic'], ParentType, ContextType, RequireFields<MutationSplitTopicArgs, 'id' | 'conversationIds' | 'name'>>;
  setTopicIgnored?: Resolver<ResolversTypes['Topic'], ParentType, ContextType, RequireFields<MutationSetTopicIgnoredArgs, 'id' | 'isIgnored'>>;
  writeGapArticle?: Resolver<ResolversTypes['GapAction'], ParentType, ContextType, RequireFields<MutationWriteGapArticleArgs, 'input'>>;
  addGapFaq?: Resolver<ResolversTypes['GapAction'], ParentType, ContextType, RequireFields<MutationAddGapFaqArgs, 'input'>>;
  startGapFlow?: Resolver<ResolversTypes['GapAction'], ParentType, ContextType, RequireFields<MutationStartGapFlowArgs, 'input'>>;
  exportAnalytics?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationExportAnalyticsArgs, 'filter' | 'rows'>>;
  createReportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType, RequireFields<MutationCreateReportScheduleArgs, 'input'>>;
  updateReportSchedule?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType, RequireFields<MutationUpdateReportScheduleArgs, 'id' | 'input'>>;
  deleteReportSchedule?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteReportScheduleArgs, 'id'>>;
  sendReport?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType, RequireFields<MutationSendReportArgs, 'id'>>;
  leaveReport?: Resolver<ResolversTypes['ReportSchedule'], ParentType, ContextType, RequireFields<MutationLeaveReportArgs, 'id'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithSecondFactor?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginWithSecondFactorArgs, 'input'>>;
  register?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  googleLogin?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationGoogleLoginArgs, 'input'>>;
  googleRegister?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationGoogleRegisterArgs, 'input'>>;
  refreshToken?: Resolver<ResolversTypes['AccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRefreshTokenArgs, 'refreshToken'>>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  logoutEverywhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  revokeSession?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  revokeOtherSessions?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType>;
  beginTwoFactor?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType, Partial<MutationBeginTwoFactorArgs>>;
  confirmTwoFactor?: Resolver<ResolversTypes['TwoFactorCodes'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'code'>>;
  renewBackupCodes?: Resolver<ResolversTypes['TwoFactorCodes'], ParentType, ContextType, RequireFields<MutationRenewBackupCodesArgs, 'input'>>;
  disableTwoFactor?: Resolver<ResolversTypes['AccountSecurity'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'input'>>;
  dismissWelcomeBanner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  saveOnboardingDetails?: Resolver<ResolversTypes['Onboarding'], ParentType, ContextType, RequireFields<MutationSaveOnboardingDetailsArgs, 'input'>>;
  saveOnboardingChat?: Resolver<ResolversTypes['Onboarding'], ParentType, ContextType, RequireFields<MutationSaveOnboardingChatArgs, 'input'>>;
  chooseOnboardingPlan?: Resolver<ResolversTypes['Onboarding'], ParentType, ContextType, RequireFields<MutationChooseOnboardingPlanArgs, 'subscriptionType'>>;
  payOnboardingLater?: Resolver<ResolversTypes['Onboarding'], ParentType, ContextType>;
  sendInstallInstructions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendInstallInstructionsArgs, 'email'>>;
  finishOnboarding?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  setStaffPermission?: Resolver<ResolversTypes['RolePermissions'], ParentType, ContextType, RequireFields<MutationSetStaffPermissionArgs, 'flag' | 'isAllowed'>>;
  exportAuditLog?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<MutationExportAuditLogArgs>>;
  updateCompany?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateRetention?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationUpdateRetentionArgs, 'input'>>;
  startDataExport?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType>;
  deleteDataExport?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteDataExportArgs, 'id'>>;
  createDataExportLink?: Resolver<ResolversTypes['DataExportLink'], ParentType, ContextType, RequireFields<MutationCreateDataExportLinkArgs, 'id'>>;
  deleteCompany?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCompanyArgs, 'input'>>;
  createEvaluationSet?: Resolver<ResolversTypes['EvaluationSet'], ParentType, ContextType, RequireFields<MutationCreateEvaluationSetArgs, 'input'>>;
  updateEvaluationSet?: Resolver<ResolversTypes['EvaluationSet'], ParentType, ContextType, RequireFields<MutationUpdateEvaluationSetArgs, 'id' | 'input'>>;
  deleteEvaluationSet?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteEvaluationSetArgs, 'id'>>;
  addEvaluationQuestions?: Resolver<ResolversTypes['EvaluationSet'], ParentType, ContextType, RequireFields<MutationAddEvaluationQuestionsArgs, 'setId' | 'questions'>>;
  updateEvaluationQuestion?: Resolver<ResolversTypes['EvaluationSet'], ParentType, ContextType, RequireFields<MutationUpdateEvaluationQuestionArgs, 'id' | 'input'>>;
  deleteEvaluationQuestion?: Resolver<ResolversTypes['EvaluationSet'], ParentType, ContextType, RequireFields<MutationDeleteEvaluationQuestionArgs, 'id'>>;
  runEvaluation?: Resolver<ResolversTypes['EvaluationSet'], ParentType, ContextType, RequireFields<MutationRunEvaluationArgs, 'input'>>;
  dismissUnanswered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDismissUnansweredArgs, 'question'>>;
  createAssetToken?: Resolver<ResolversTypes['AssetToken'], ParentType, ContextType>;
  createAssistant?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationCreateAssistantArgs, 'input'>>;
  saveAssistantDraft?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationSaveAssistantDraftArgs, 'input'>>;
  publishAssistant?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationPublishAssistantArgs, 'input'>>;
  discardAssistantDraft?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationDiscardAssistantDraftArgs, 'id'>>;
  restoreAssistantVersion?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationRestoreAssistantVersionArgs, 'id' | 'number'>>;
  setAssistantEnabled?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationSetAssistantEnabledArgs, 'id' | 'isEnabled'>>;
  setAllowedDomains?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationSetAllowedDomainsArgs, 'input'>>;
  setIdentityMode?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationSetIdentityModeArgs, 'id' | 'mode'>>;
  renewIdentitySecret?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationRenewIdentitySecretArgs, 'id'>>;
  setAssistantArchived?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationSetAssistantArchivedArgs, 'id' | 'isArchived'>>;
  updateSubscription?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateSubscriptionArgs, 'subscriptionType'>>;
  reactivateAccount?: Resolver<ResolversTypes['ClientSubscription'], ParentType, ContextType, Partial<MutationReactivateAccountArgs>>;
  cancelSubscription?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  undoDowngrade?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  resumeSubscription?: Resolver<ResolversTypes['Client'], ParentType, ContextType>;
  setLimitPolicy?: Resolver<ResolversTypes['Usage'], ParentType, ContextType, RequireFields<MutationSetLimitPolicyArgs, 'metric' | 'atLimit'>>;
  createStripeSetupIntent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setDefaultPaymentMethod?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<MutationSetDefaultPaymentMethodArgs, 'id'>>;
  removePaymentMethod?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<MutationRemovePaymentMethodArgs, 'id'>>;
  applyStripePromotionCode?: Resolver<ResolversTypes['StripePromotion'], ParentType, ContextType, RequireFields<MutationApplyStripePromotionCodeArgs, 'couponCode'>>;
  removeStripePromotionCode?: Resolver<Maybe<ResolversTypes['StripePromotion']>, ParentType, ContextType>;
  payInvoice?: Resolver<ResolversTypes['PayInvoicePayload'], ParentType, ContextType, RequireFields<MutationPayInvoiceArgs, 'id'>>;
  updateBillingDetails?: Resolver<ResolversTypes['BillingDetails'], ParentType, ContextType, RequireFields<MutationUpdateBillingDetailsArgs, 'input'>>;
  createFormTemplate?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<MutationCreateFormTemplateArgs, 'input'>>;
  saveFormDraft?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<MutationSaveFormDraftArgs, 'input'>>;
  publishForm?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<MutationPublishFormArgs, 'input'>>;
  discardFormDraft?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<MutationDiscardFormDraftArgs, 'id'>>;
  restoreFormVersion?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<MutationRestoreFormVersionArgs, 'id' | 'number'>>;
  setFormArchived?: Resolver<ResolversTypes['FormTemplate'], ParentType, ContextType, RequireFields<MutationSetFormArchivedArgs, 'id' | 'isArchived'>>;
  deleteFormTemplate?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteFormTemplateArgs, 'id'>>;
  updateFormSubmissions?: Resolver<Array<ResolversTypes['FormSubmission']>, ParentType, ContextType, RequireFields<MutationUpdateFormSubmissionsArgs, 'ids'>>;
  drawAddressMap?: Resolver<ResolversTypes['FormSubmission'], ParentType, ContextType, RequireFields<MutationDrawAddressMapArgs, 'submissionId' | 'fieldId'>>;
  deleteFormSubmissions?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteFormSubmissionsArgs, 'ids'>>;
  exportFormSubmissions?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationExportFormSubmissionsArgs, 'formTemplateId' | 'format'>>;
  saveFormAnswers?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSaveFormAnswersArgs, 'messageId' | 'answers'>>;
  submitForm?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'messageId' | 'answers'>>;
  leaveForm?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationLeaveFormArgs, 'messageId'>>;
  sendForm?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendFormArgs, 'conversationId' | 'formTemplateId' | 'key'>>;
  createWebhookEndpoint?: Resolver<ResolversTypes['NewWebhookSecret'], ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  updateWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'id' | 'input'>>;
  setWebhookEndpointEnabled?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationSetWebhookEndpointEnabledArgs, 'id' | 'isEnabled'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['NewWebhookSecret'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  deleteWebhookEndpoint?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'id'>>;
  sendTestWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationSendTestWebhookArgs, 'id'>>;
  replayWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveryArgs, 'id'>>;
  createApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  updateApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationUpdateApiKeyArgs, 'id' | 'input'>>;
  rotateApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationRotateApiKeyArgs, 'id' | 'graceHours'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  beginStoreConnection?: Resolver<ResolversTypes['StoreConnectionStart'], ParentType, ContextType, RequireFields<MutationBeginStoreConnectionArgs, 'provider' | 'shop'>>;
  finishStoreConnection?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<MutationFinishStoreConnectionArgs, 'provider' | 'query'>>;
  connectWooCommerce?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<MutationConnectWooCommerceArgs, 'input'>>;
  syncStore?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<MutationSyncStoreArgs, 'id'>>;
  cancelStoreSync?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<MutationCancelStoreSyncArgs, 'id'>>;
  updateStoreSettings?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<MutationUpdateStoreSettingsArgs, 'id' | 'settings'>>;
  updateStoreRules?: Resolver<ResolversTypes['StoreIntegration'], ParentType, ContextType, RequireFields<MutationUpdateStoreRulesArgs, 'id' | 'rules'>>;
  disconnectStore?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDisconnectStoreArgs, 'id'>>;
  connectZendesk?: Resolver<ResolversTypes['Integration'], ParentType, ContextType, RequireFields<MutationConnectZendeskArgs, 'input'>>;
  updateZendeskSettings?: Resolver<ResolversTypes['Integration'], ParentType, ContextType, RequireFields<MutationUpdateZendeskSettingsArgs, 'id' | 'settings'>>;
  createTicket?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationCreateTicketArgs, 'conversationId'>>;
  disconnectIntegration?: Resolver<ResolversTypes['IntegrationDisconnected'], ParentType, ContextType, RequireFields<MutationDisconnectIntegrationArgs, 'id'>>;
  testIntegration?: Resolver<ResolversTypes['Integration'], ParentType, ContextType, RequireFields<MutationTestIntegrationArgs, 'id'>>;
  replayIntegrationRequest?: Resolver<ResolversTypes['IntegrationRequest'], ParentType, ContextType, RequireFields<MutationReplayIntegrationRequestArgs, 'id'>>;
  connectCalendly?: Resolver<ResolversTypes['Integration'], ParentType, ContextType, RequireFields<MutationConnectCalendlyArgs, 'token'>>;
  updateCalendlySettings?: Resolver<ResolversTypes['Integration'], ParentType, ContextType, RequireFields<MutationUpdateCalendlySettingsArgs, 'id'>>;
  bookTime?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationBookTimeArgs, 'messageId' | 'startAt' | 'name' | 'email' | 'timezone'>>;
  createBookingLink?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCreateBookingLinkArgs, 'messageId'>>;
  recordProductAction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordProductActionArgs, 'messageId' | 'productId' | 'action'>>;
  createCrawlSource?: Resolver<ResolversTypes['CrawlSource'], ParentType, ContextType, RequireFields<MutationCreateCrawlSourceArgs, 'input'>>;
  updateCrawlSource?: Resolver<ResolversTypes['CrawlSource'], ParentType, ContextType, RequireFields<MutationUpdateCrawlSourceArgs, 'input'>>;
  deleteCrawlSource?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCrawlSourceArgs, 'id'>>;
  startCrawl?: Resolver<ResolversTypes['CrawlRun'], ParentType, ContextType, RequireFields<MutationStartCrawlArgs, 'sourceId'>>;
  cancelCrawl?: Resolver<ResolversTypes['CrawlRun'], ParentType, ContextType, RequireFields<MutationCancelCrawlArgs, 'id'>>;
  previewCrawl?: Resolver<ResolversTypes['CrawlRun'], ParentType, ContextType, RequireFields<MutationPreviewCrawlArgs, 'input'>>;
  readWebpages?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<MutationReadWebpagesArgs, 'ids'>>;
  cancelArticleImport?: Resolver<ResolversTypes['ArticleImport'], ParentType, ContextType, RequireFields<MutationCancelArticleImportArgs, 'id'>>;
  undoArticleImport?: Resolver<ResolversTypes['ArticleImport'], ParentType, ContextType, RequireFields<MutationUndoArticleImportArgs, 'id'>>;
  beginDocument?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationBeginDocumentArgs, 'input'>>;
  createArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationCreateArticleArgs, 'input'>>;
  saveArticleDraft?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationSaveArticleDraftArgs, 'input'>>;
  publishArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationPublishArticleArgs, 'input'>>;
  discardArticleDraft?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationDiscardArticleDraftArgs, 'id'>>;
  restoreArticleVersion?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationRestoreArticleVersionArgs, 'id' | 'number'>>;
  scheduleArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationScheduleArticleArgs, 'id' | 'publishAt'>>;
  unscheduleArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationUnscheduleArticleArgs, 'id'>>;
  unpublishArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationUnpublishArticleArgs, 'id'>>;
  republishArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationRepublishArticleArgs, 'id'>>;
  setArticleIncluded?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationSetArticleIncludedArgs, 'id' | 'isIncluded'>>;
  updateArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationUpdateArticleArgs, 'input'>>;
  translateArticle?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationTranslateArticleArgs, 'input'>>;
  linkTranslation?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationLinkTranslationArgs, 'input'>>;
  unlinkTranslation?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<MutationUnlinkTranslationArgs, 'id'>>;
  updatePassage?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationUpdatePassageArgs, 'input'>>;
  splitPassage?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationSplitPassageArgs, 'id' | 'at'>>;
  mergePassage?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationMergePassageArgs, 'id'>>;
  retryTraining?: Resolver<ResolversTypes['Article'], ParentType, ContextType, RequireFields<MutationRetryTrainingArgs, 'id'>>;
  publishArticles?: Resolver<ResolversTypes['PublishArticlesPayload'], ParentType, ContextType, RequireFields<MutationPublishArticlesArgs, 'ids'>>;
  moveArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<MutationMoveArticlesArgs, 'ids'>>;
  orderArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<MutationOrderArticlesArgs, 'ids'>>;
  archiveArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<MutationArchiveArticlesArgs, 'ids' | 'isArchived'>>;
  deleteArticles?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteArticlesArgs, 'ids'>>;
  trainArticles?: Resolver<Array<ResolversTypes['Article']>, ParentType, ContextType, RequireFields<MutationTrainArticlesArgs, 'ids'>>;
  createArticleCategory?: Resolver<ResolversTypes['ArticleCategory'], ParentType, ContextType, RequireFields<MutationCreateArticleCategoryArgs, 'input'>>;
  updateArticleCategory?: Resolver<ResolversTypes['ArticleCategory'], ParentType, ContextType, RequireFields<MutationUpdateArticleCategoryArgs, 'id' | 'input'>>;
  moveArticleCategory?: Resolver<Array<ResolversTypes['ArticleCategory']>, ParentType, ContextType, RequireFields<MutationMoveArticleCategoryArgs, 'id' | 'position'>>;
  deleteArticleCategory?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteArticleCategoryArgs, 'id'>>;
  createAutomatedFaq?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType, RequireFields<MutationCreateAutomatedFaqArgs, 'input'>>;
  updateAutomatedFaq?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType, RequireFields<MutationUpdateAutomatedFaqArgs, 'id' | 'revision' | 'input'>>;
  setAutomatedFaqsState?: Resolver<Array<ResolversTypes['AutomatedFaq']>, ParentType, ContextType, RequireFields<MutationSetAutomatedFaqsStateArgs, 'ids' | 'state'>>;
  deleteAutomatedFaqs?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteAutomatedFaqsArgs, 'ids'>>;
  restoreAutomatedFaqs?: Resolver<Array<ResolversTypes['AutomatedFaq']>, ParentType, ContextType, RequireFields<MutationRestoreAutomatedFaqsArgs, 'ids'>>;
  acceptFaqSuggestion?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType, RequireFields<MutationAcceptFaqSuggestionArgs, 'questions'>>;
  dismissFaqSuggestion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDismissFaqSuggestionArgs, 'questions'>>;
  addFaqPhrasings?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType, RequireFields<MutationAddFaqPhrasingsArgs, 'id' | 'phrasings'>>;
  draftFaqFromMessage?: Resolver<ResolversTypes['AutomatedFaq'], ParentType, ContextType, RequireFields<MutationDraftFaqFromMessageArgs, 'messageId'>>;
  previewFaqImport?: Resolver<Array<ResolversTypes['FaqImportRow']>, ParentType, ContextType, RequireFields<MutationPreviewFaqImportArgs, 'csv'>>;
  importFaqs?: Resolver<ResolversTypes['FaqImport'], ParentType, ContextType, RequireFields<MutationImportFaqsArgs, 'csv'>>;
  createGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationCreateGuidedFlowArgs, 'input'>>;
  updateGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationUpdateGuidedFlowArgs, 'input'>>;
  publishGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationPublishGuidedFlowArgs, 'input'>>;
  discardGuidedFlowDraft?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationDiscardGuidedFlowDraftArgs, 'id'>>;
  restoreGuidedFlowVersion?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationRestoreGuidedFlowVersionArgs, 'id' | 'number'>>;
  duplicateGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationDuplicateGuidedFlowArgs, 'id'>>;
  archiveGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationArchiveGuidedFlowArgs, 'id'>>;
  unarchiveGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationUnarchiveGuidedFlowArgs, 'id'>>;
  importGuidedFlow?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationImportGuidedFlowArgs, 'content'>>;
  saveFlowTest?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationSaveFlowTestArgs, 'input'>>;
  deleteFlowTest?: Resolver<ResolversTypes['GuidedFlow'], ParentType, ContextType, RequireFields<MutationDeleteFlowTestArgs, 'id'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  addNote?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'input'>>;
  editMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationEditMessageArgs, 'input'>>;
  unsendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationUnsendMessageArgs, 'id'>>;
  createCannedReply?: Resolver<ResolversTypes['CannedReply'], ParentType, ContextType, RequireFields<MutationCreateCannedReplyArgs, 'input'>>;
  updateCannedReply?: Resolver<ResolversTypes['CannedReply'], ParentType, ContextType, RequireFields<MutationUpdateCannedReplyArgs, 'id' | 'input'>>;
  deleteCannedReply?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCannedReplyArgs, 'id'>>;
  useCannedReply?: Resolver<ResolversTypes['UsedCannedReply'], ParentType, ContextType, RequireFields<MutationUseCannedReplyArgs, 'id' | 'conversationId'>>;
  createMacro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType, RequireFields<MutationCreateMacroArgs, 'input'>>;
  updateMacro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType, RequireFields<MutationUpdateMacroArgs, 'id' | 'input'>>;
  deleteMacro?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteMacroArgs, 'id'>>;
  runMacro?: Resolver<ResolversTypes['RunMacroPayload'], ParentType, ContextType, RequireFields<MutationRunMacroArgs, 'input'>>;
  undoMacroRun?: Resolver<ResolversTypes['UndoMacroRunPayload'], ParentType, ContextType, RequireFields<MutationUndoMacroRunArgs, 'runId'>>;
  scheduleMessage?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationScheduleMessageArgs, 'input'>>;
  updateScheduledMessage?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationUpdateScheduledMessageArgs, 'input'>>;
  cancelScheduledMessage?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationCancelScheduledMessageArgs, 'id'>>;
  readConversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationReadConversationArgs, 'id'>>;
  markConversationUnread?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationMarkConversationUnreadArgs, 'id'>>;
  createSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'screen' | 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'id' | 'input'>>;
  deleteSavedView?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id'>>;
  setDefaultView?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<MutationSetDefaultViewArgs, 'screen'>>;
  createLabel?: Resolver<ResolversTypes['Label'], ParentType, ContextType, RequireFields<MutationCreateLabelArgs, 'input'>>;
  updateLabel?: Resolver<ResolversTypes['Label'], ParentType, ContextType, RequireFields<MutationUpdateLabelArgs, 'id' | 'input'>>;
  deleteLabel?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteLabelArgs, 'id'>>;
  createTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input'>>;
  updateTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'id' | 'input'>>;
  deleteTeam?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'id'>>;
  setTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetTypingArgs, 'conversationId' | 'isTyping' | 'isNote'>>;
  markNotificationsRead?: Resolver<ResolversTypes['NotificationsChange'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'ids'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['NotificationsChange'], ParentType, ContextType>;
  updateConversations?: Resolver<ResolversTypes['UpdateConversationsPayload'], ParentType, ContextType, RequireFields<MutationUpdateConversationsArgs, 'changes'>>;
  settleSuggestedReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSettleSuggestedReplyArgs, 'input'>>;
  sendTranscript?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationSendTranscriptArgs, 'input'>>;
  askForRating?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<MutationAskForRatingArgs, 'conversationId'>>;
  updateVisitor?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType, RequireFields<MutationUpdateVisitorArgs, 'input'>>;
  setVisitorBlocked?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType, RequireFields<MutationSetVisitorBlockedArgs, 'visitorId' | 'isBlocked'>>;
  mergeVisitors?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType, RequireFields<MutationMergeVisitorsArgs, 'input'>>;
  updatePreferences?: Resolver<ResolversTypes['UserPreferences'], ParentType, ContextType, RequireFields<MutationUpdatePreferencesArgs, 'input'>>;
  startVisitorSession?: Resolver<ResolversTypes['VisitorSession'], ParentType, ContextType, RequireFields<MutationStartVisitorSessionArgs, 'clientId' | 'assistantId'>>;
  sendVisitorMessage?: Resolver<ResolversTypes['SendVisitorMessagePayload'], ParentType, ContextType, RequireFields<MutationSendVisitorMessageArgs, 'input'>>;
  requestPerson?: Resolver<ResolversTypes['VisitorConversation'], ParentType, ContextType, RequireFields<MutationRequestPersonArgs, 'conversationId'>>;
  rateConversation?: Resolver<ResolversTypes['VisitorConversation'], ParentType, ContextType, RequireFields<MutationRateConversationArgs, 'input'>>;
  rateAnswer?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationRateAnswerArgs, 'input'>>;
  sendVisitorTranscript?: Resolver<ResolversTypes['VisitorTranscriptOutcome'], ParentType, ContextType, RequireFields<MutationSendVisitorTranscriptArgs, 'conversationId' | 'email'>>;
  deleteVisitorData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordVisitArgs, 'input'>>;
  identifyVisitor?: Resolver<ResolversTypes['VisitorIdentity'], ParentType, ContextType, RequireFields<MutationIdentifyVisitorArgs, 'input'>>;
  readVisitorConversation?: Resolver<ResolversTypes['VisitorConversation'], ParentType, ContextType, RequireFields<MutationReadVisitorConversationArgs, 'id'>>;
  receiveVisitorConversations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inviteUsers?: Resolver<Array<ResolversTypes['InvitationAnswer']>, ParentType, ContextType, RequireFields<MutationInviteUsersArgs, 'emails' | 'role'>>;
  resendInvitation?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'id'>>;
  createInvitationLink?: Resolver<ResolversTypes['InvitationLink'], ParentType, ContextType, RequireFields<MutationCreateInvitationLinkArgs, 'id'>>;
  revokeInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'id'>>;
  changeUserRole?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'id' | 'role'>>;
  resetTwoFactor?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResetTwoFactorArgs, 'id' | 'proof'>>;
  deleteUser?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  acceptInvitation?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  conversationCreated?: SubscriptionResolver<ResolversTypes['Conversation'], "conversationCreated", ParentType, ContextType>;
  conversationUpdated?: SubscriptionResolver<ResolversTypes['Conversation'], "conversationUpdated", ParentType, ContextType>;
  conversationDeleted?: SubscriptionResolver<ResolversTypes['ID'], "conversationDeleted", ParentType, ContextType>;
  messageCreated?: SubscriptionResolver<ResolversTypes['Message'], "messageCreated", ParentType, ContextType, RequireFields<SubscriptionMessageCreatedArgs, 'conversationId'>>;
  scheduleChanged?: SubscriptionResolver<ResolversTypes['Conversation'], "scheduleChanged", ParentType, ContextType, RequireFields<SubscriptionScheduleChangedArgs, 'conversationId'>>;
  messageUpdated?: SubscriptionResolver<ResolversTypes['Message'], "messageUpdated", ParentType, ContextType, RequireFields<SubscriptionMessageUpdatedArgs, 'conversationId'>>;
  typingChanged?: SubscriptionResolver<ResolversTypes['Typing'], "typingChanged", ParentType, ContextType, RequireFields<SubscriptionTypingChangedArgs, 'conversationId'>>;
  answerStreamed?: SubscriptionResolver<ResolversTypes['AnswerStream'], "answerStreamed", ParentType, ContextType, RequireFields<SubscriptionAnswerStreamedArgs, 'conversationId'>>;
  notificationsChanged?: SubscriptionResolver<ResolversTypes['NotificationsChange'], "notificationsChanged", ParentType, ContextType>;
  presenceChanged?: SubscriptionResolver<ResolversTypes['ConversationPresence'], "presenceChanged", ParentType, ContextType, RequireFields<SubscriptionPresenceChangedArgs, 'conversationId'>>;
  assistantPinged?: SubscriptionResolver<ResolversTypes['Assistant'], "assistantPinged", ParentType, ContextType>;
  evaluationRunChanged?: SubscriptionResolver<ResolversTypes['EvaluationRun'], "evaluationRunChanged", ParentType, ContextType>;
  playgroundAnswered?: SubscriptionResolver<ResolversTypes['PlaygroundStep'], "playgroundAnswered", ParentType, ContextType, RequireFields<SubscriptionPlaygroundAnsweredArgs, 'input'>>;
  onboardingPinged?: SubscriptionResolver<ResolversTypes['Onboarding'], "onboardingPinged", ParentType, ContextType>;
  storeChanged?: SubscriptionResolver<ResolversTypes['StoreIntegration'], "storeChanged", ParentType, ContextType>;
  integrationChanged?: SubscriptionResolver<ResolversTypes['Integration'], "integrationChanged", ParentType, ContextType>;
  crawlRunChanged?: SubscriptionResolver<ResolversTypes['CrawlRun'], "crawlRunChanged", ParentType, ContextType>;
  articleImportChanged?: SubscriptionResolver<ResolversTypes['ArticleImport'], "articleImportChanged", ParentType, ContextType>;
  articleGptStatusChanged?: SubscriptionResolver<ResolversTypes['Article'], "articleGptStatusChanged", ParentType, ContextType>;
  formSubmissionChanged?: SubscriptionResolver<ResolversTypes['FormSubmission'], "formSubmissionChanged", ParentType, ContextType>;
  automatedFaqChanged?: SubscriptionResolver<ResolversTypes['AutomatedFaq'], "automatedFaqChanged", ParentType, ContextType>;
  rolePermissionsChanged?: SubscriptionResolver<ResolversTypes['RolePermissions'], "rolePermissionsChanged", ParentType, ContextType>;
  usersChanged?: SubscriptionResolver<ResolversTypes['Boolean'], "usersChanged", ParentType, ContextType>;
  visitorConversationUpdated?: SubscriptionResolver<ResolversTypes['VisitorConversation'], "visitorConversationUpdated", ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  FormContent?: GraphQLScalarType;
  PublicForm?: GraphQLScalarType;
  FormAnswers?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Permissions?: PermissionsResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  AccessTokenPayload?: AccessTokenPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  TwoFactorCodes?: TwoFactorCodesResolvers<ContextType>;
  ScheduledDowngrade?: ScheduledDowngradeResolvers<ContextType>;
  ClientSubscription?: ClientSubscriptionResolvers<ContextType>;
  StripePrices?: StripePricesResolvers<ContextType>;
  StripePromotion?: StripePromotionResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  UpcomingInvoice?: UpcomingInvoiceResolvers<ContextType>;
  PayInvoicePayload?: PayInvoicePayloadResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  TaxId?: TaxIdResolvers<ContextType>;
  BillingDetails?: BillingDetailsResolvers<ContextType>;
  SubscriptionChangePreview?: SubscriptionChangePreviewResolvers<ContextType>;
  AssistantUsage?: AssistantUsageResolvers<ContextType>;
  UsageForecast?: UsageForecastResolvers<ContextType>;
  UsageAlert?: UsageAlertResolvers<ContextType>;
  UsageMeter?: UsageMeterResolvers<ContextType>;
  UsageTotal?: UsageTotalResolvers<ContextType>;
  UsagePeriod?: UsagePeriodResolvers<ContextType>;
  Usage?: UsageResolvers<ContextType>;
  ClientFreeTrialInfo?: ClientFreeTrialInfoResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  Onboarding?: OnboardingResolvers<ContextType>;
  RolePermissions?: RolePermissionsResolvers<ContextType>;
  PermissionAnswer?: PermissionAnswerResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  CompanyAddress?: CompanyAddressResolvers<ContextType>;
  Retention?: RetentionResolvers<ContextType>;
  RetentionPreview?: RetentionPreviewResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DataExportLink?: DataExportLinkResolvers<ContextType>;
  Assistant?: AssistantResolvers<ContextType>;
  AnswerScores?: AnswerScoresResolvers<ContextType>;
  PlaygroundStep?: PlaygroundStepResolvers<ContextType>;
  PlaygroundAnswer?: PlaygroundAnswerResolvers<ContextType>;
  PlaygroundPassage?: PlaygroundPassageResolvers<ContextType>;
  AnswerEngine?: AnswerEngineResolvers<ContextType>;
  EvaluationSet?: EvaluationSetResolvers<ContextType>;
  EvaluationQuestion?: EvaluationQuestionResolvers<ContextType>;
  EvaluationRun?: EvaluationRunResolvers<ContextType>;
  EvaluationSide?: EvaluationSideResolvers<ContextType>;
  EvaluationMove?: EvaluationMoveResolvers<ContextType>;
  EvaluationOutcome?: EvaluationOutcomeResolvers<ContextType>;
  EvaluationAnswer?: EvaluationAnswerResolvers<ContextType>;
  UnansweredQuestion?: UnansweredQuestionResolvers<ContextType>;
  AssistantConfig?: GraphQLScalarType;
  ChatConfig?: GraphQLScalarType;
  AssistantInstallation?: AssistantInstallationResolvers<ContextType>;
  AssistantDraft?: AssistantDraftResolvers<ContextType>;
  ConfigImage?: ConfigImageResolvers<ContextType>;
  AssistantVersion?: AssistantVersionResolvers<ContextType>;
  AssistantVersionConnection?: AssistantVersionConnectionResolvers<ContextType>;
  AssistantVersionEdge?: AssistantVersionEdgeResolvers<ContextType>;
  CustomEmoji?: CustomEmojiResolvers<ContextType>;
  AssetToken?: AssetTokenResolvers<ContextType>;
  PublishArticlesPayload?: PublishArticlesPayloadResolvers<ContextType>;
  ArticleLeftOut?: ArticleLeftOutResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleImport?: ArticleImportResolvers<ContextType>;
  ArticleImportItemPage?: ArticleImportItemPageResolvers<ContextType>;
  ArticleImportItem?: ArticleImportItemResolvers<ContextType>;
  Webpage?: WebpageResolvers<ContextType>;
  CrawlSource?: CrawlSourceResolvers<ContextType>;
  CrawlRun?: CrawlRunResolvers<ContextType>;
  CrawlCounts?: CrawlCountsResolvers<ContextType>;
  CrawlRunItemPage?: CrawlRunItemPageResolvers<ContextType>;
  CrawlRunItem?: CrawlRunItemResolvers<ContextType>;
  Passage?: PassageResolvers<ContextType>;
  PassageFigures?: PassageFiguresResolvers<ContextType>;
  PassageAnswer?: PassageAnswerResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentPageText?: DocumentPageTextResolvers<ContextType>;
  ArticleContent?: ArticleContentResolvers<ContextType>;
  ArticleDraft?: ArticleDraftResolvers<ContextType>;
  ArticleVersion?: ArticleVersionResolvers<ContextType>;
  ArticleVersionConnection?: ArticleVersionConnectionResolvers<ContextType>;
  ArticleVersionEdge?: ArticleVersionEdgeResolvers<ContextType>;
  ArticlePage?: ArticlePageResolvers<ContextType>;
  ArticleCategory?: ArticleCategoryResolvers<ContextType>;
  ContentSummary?: ContentSummaryResolvers<ContextType>;
  ContentTypeSummary?: ContentTypeSummaryResolvers<ContextType>;
  CategorySummary?: CategorySummaryResolvers<ContextType>;
  FormTemplate?: FormTemplateResolvers<ContextType>;
  FormUse?: FormUseResolvers<ContextType>;
  FormSubmissionCounts?: FormSubmissionCountsResolvers<ContextType>;
  FormDraft?: FormDraftResolvers<ContextType>;
  FormVersion?: FormVersionResolvers<ContextType>;
  FormVersionConnection?: FormVersionConnectionResolvers<ContextType>;
  FormVersionEdge?: FormVersionEdgeResolvers<ContextType>;
  FormTemplateConnection?: FormTemplateConnectionResolvers<ContextType>;
  FormTemplateEdge?: FormTemplateEdgeResolvers<ContextType>;
  FormSubmission?: FormSubmissionResolvers<ContextType>;
  AddressMap?: AddressMapResolvers<ContextType>;
  FormSubmissionConnection?: FormSubmissionConnectionResolvers<ContextType>;
  FormSubmissionEdge?: FormSubmissionEdgeResolvers<ContextType>;
  FormStatistics?: FormStatisticsResolvers<ContextType>;
  FormQuestionStatistics?: FormQuestionStatisticsResolvers<ContextType>;
  FormAnswerCount?: FormAnswerCountResolvers<ContextType>;
  ChatForm?: ChatFormResolvers<ContextType>;
  FaqButton?: FaqButtonResolvers<ContextType>;
  AutomatedFaq?: AutomatedFaqResolvers<ContextType>;
  AutomatedFaqDay?: AutomatedFaqDayResolvers<ContextType>;
  FaqAnswered?: FaqAnsweredResolvers<ContextType>;
  AutomatedFaqPage?: AutomatedFaqPageResolvers<ContextType>;
  FaqMatch?: FaqMatchResolvers<ContextType>;
  FaqSuggestion?: FaqSuggestionResolvers<ContextType>;
  FaqConflict?: FaqConflictResolvers<ContextType>;
  FaqBackTest?: FaqBackTestResolvers<ContextType>;
  FaqBackTestMatch?: FaqBackTestMatchResolvers<ContextType>;
  FaqImportRow?: FaqImportRowResolvers<ContextType>;
  FaqImport?: FaqImportResolvers<ContextType>;
  GuidedFlowContent?: GraphQLScalarType;
  FlowPresentation?: FlowPresentationResolvers<ContextType>;
  GuidedFlow?: GuidedFlowResolvers<ContextType>;
  FlowTest?: FlowTestResolvers<ContextType>;
  FlowTestStep?: FlowTestStepResolvers<ContextType>;
  GuidedFlowCounts?: GuidedFlowCountsResolvers<ContextType>;
  FlowNodeCount?: FlowNodeCountResolvers<ContextType>;
  FlowEdgeCount?: FlowEdgeCountResolvers<ContextType>;
  GuidedFlowDraft?: GuidedFlowDraftResolvers<ContextType>;
  GuidedFlowVersion?: GuidedFlowVersionResolvers<ContextType>;
  GuidedFlowVersionConnection?: GuidedFlowVersionConnectionResolvers<ContextType>;
  GuidedFlowVersionEdge?: GuidedFlowVersionEdgeResolvers<ContextType>;
  GuidedFlowIssue?: GuidedFlowIssueResolvers<ContextType>;
  GuidedFlowConnection?: GuidedFlowConnectionResolvers<ContextType>;
  GuidedFlowEdge?: GuidedFlowEdgeResolvers<ContextType>;
  GuidedFlowContext?: GuidedFlowContextResolvers<ContextType>;
  FlowForm?: FlowFormResolvers<ContextType>;
  FlowTeam?: FlowTeamResolvers<ContextType>;
  FlowPerson?: FlowPersonResolvers<ContextType>;
  FlowEventType?: FlowEventTypeResolvers<ContextType>;
  StoreIntegration?: StoreIntegrationResolvers<ContextType>;
  StoreRules?: StoreRulesResolvers<ContextType>;
  ProductPin?: ProductPinResolvers<ContextType>;
  ProductSynonym?: ProductSynonymResolvers<ContextType>;
  StoreFacets?: StoreFacetsResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  StoreSync?: StoreSyncResolvers<ContextType>;
  ProductFunnel?: ProductFunnelResolvers<ContextType>;
  FruitlessSearches?: FruitlessSearchesResolvers<ContextType>;
  FruitlessSearch?: FruitlessSearchResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  UnderstoodQuery?: UnderstoodQueryResolvers<ContextType>;
  ProductSearchAnswer?: ProductSearchAnswerResolvers<ContextType>;
  ProductSearchHit?: ProductSearchHitResolvers<ContextType>;
  ProductTakenOut?: ProductTakenOutResolvers<ContextType>;
  StoreDisconnectImpact?: StoreDisconnectImpactResolvers<ContextType>;
  ProductShelf?: ProductShelfResolvers<ContextType>;
  ProductCard?: ProductCardResolvers<ContextType>;
  ProductFact?: ProductFactResolvers<ContextType>;
  StoreConnectionStart?: StoreConnectionStartResolvers<ContextType>;
  Integration?: IntegrationResolvers<ContextType>;
  CalendlyAccount?: CalendlyAccountResolvers<ContextType>;
  CalendlyEventType?: CalendlyEventTypeResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  ZendeskGroup?: ZendeskGroupResolvers<ContextType>;
  ZendeskPriorityMap?: ZendeskPriorityMapResolvers<ContextType>;
  ZendeskTicketField?: ZendeskTicketFieldResolvers<ContextType>;
  ZendeskFieldMapping?: ZendeskFieldMappingResolvers<ContextType>;
  ZendeskSettings?: ZendeskSettingsResolvers<ContextType>;
  ExternalTicket?: ExternalTicketResolvers<ContextType>;
  IntegrationRequest?: IntegrationRequestResolvers<ContextType>;
  IntegrationRequestConnection?: IntegrationRequestConnectionResolvers<ContextType>;
  IntegrationRequestEdge?: IntegrationRequestEdgeResolvers<ContextType>;
  IntegrationDisconnected?: IntegrationDisconnectedResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  NewApiKey?: NewApiKeyResolvers<ContextType>;
  ApiEndpoint?: ApiEndpointResolvers<ContextType>;
  PublicApi?: PublicApiResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  NewWebhookSecret?: NewWebhookSecretResolvers<ContextType>;
  Label?: LabelResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  ExcerptPart?: ExcerptPartResolvers<ContextType>;
  ConversationSearch?: ConversationSearchResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  ConversationCounts?: ConversationCountsResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationEvent?: ConversationEventResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  VisitorAttribute?: VisitorAttributeResolvers<ContextType>;
  VisitorPageView?: VisitorPageViewResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  FlowStep?: FlowStepResolvers<ContextType>;
  FlowImage?: FlowImageResolvers<ContextType>;
  FlowChoice?: FlowChoiceResolvers<ContextType>;
  FlowFace?: FlowFaceResolvers<ContextType>;
  FlowArticle?: FlowArticleResolvers<ContextType>;
  FlowRun?: FlowRunResolvers<ContextType>;
  Citation?: CitationResolvers<ContextType>;
  ReadingTip?: ReadingTipResolvers<ContextType>;
  AnswerButton?: AnswerButtonResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerTrace?: AnswerTraceResolvers<ContextType>;
  TracedFaq?: TracedFaqResolvers<ContextType>;
  TracedPassage?: TracedPassageResolvers<ContextType>;
  AnswerStream?: AnswerStreamResolvers<ContextType>;
  SuggestedReply?: SuggestedReplyResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Typing?: TypingResolvers<ContextType>;
  ConversationLeft?: ConversationLeftResolvers<ContextType>;
  ConversationUndo?: ConversationUndoResolvers<ContextType>;
  UpdateConversationsPayload?: UpdateConversationsPayloadResolvers<ContextType>;
  ScheduledMessage?: ScheduledMessageResolvers<ContextType>;
  CannedReply?: CannedReplyResolvers<ContextType>;
  UsedCannedReply?: UsedCannedReplyResolvers<ContextType>;
  MacroAction?: MacroActionResolvers<ContextType>;
  Macro?: MacroResolvers<ContextType>;
  MacroLeftOut?: MacroLeftOutResolvers<ContextType>;
  RunMacroPayload?: RunMacroPayloadResolvers<ContextType>;
  UndoMacroRunPayload?: UndoMacroRunPayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationFeed?: NotificationFeedResolvers<ContextType>;
  NotificationsChange?: NotificationsChangeResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  ConversationPresence?: ConversationPresenceResolvers<ContextType>;
  ShortcutKeys?: ShortcutKeysResolvers<ContextType>;
  NotificationRule?: NotificationRuleResolvers<ContextType>;
  NotificationHours?: NotificationHoursResolvers<ContextType>;
  UserPreferences?: UserPreferencesResolvers<ContextType>;
  ChatAssistant?: ChatAssistantResolvers<ContextType>;
  HomeProducts?: HomeProductsResolvers<ContextType>;
  HomeArticle?: HomeArticleResolvers<ContextType>;
  FoundArticle?: FoundArticleResolvers<ContextType>;
  ChatArticle?: ChatArticleResolvers<ContextType>;
  OfferedForm?: OfferedFormResolvers<ContextType>;
  ChatFlow?: ChatFlowResolvers<ContextType>;
  ChatAvailability?: ChatAvailabilityResolvers<ContextType>;
  ChatTeamMember?: ChatTeamMemberResolvers<ContextType>;
  VisitorConversation?: VisitorConversationResolvers<ContextType>;
  ChatVisitor?: ChatVisitorResolvers<ContextType>;
  VisitorSession?: VisitorSessionResolvers<ContextType>;
  VisitorIdentity?: VisitorIdentityResolvers<ContextType>;
  SendVisitorMessagePayload?: SendVisitorMessagePayloadResolvers<ContextType>;
  UserInvitation?: UserInvitationResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  InvitationAnswer?: InvitationAnswerResolvers<ContextType>;
  InvitationLink?: InvitationLinkResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  Today?: TodayResolvers<ContextType>;
  TodayFigure?: TodayFigureResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  SetupStep?: SetupStepResolvers<ContextType>;
  AnalyticsPart?: AnalyticsPartResolvers<ContextType>;
  MetricFigure?: MetricFigureResolvers<ContextType>;
  BreakdownRow?: BreakdownRowResolvers<ContextType>;
  AnalyticsFunnel?: AnalyticsFunnelResolvers<ContextType>;
  FunnelStage?: FunnelStageResolvers<ContextType>;
  FunnelRow?: FunnelRowResolvers<ContextType>;
  FunnelCount?: FunnelCountResolvers<ContextType>;
  FunnelLeft?: FunnelLeftResolvers<ContextType>;
  Analytics?: AnalyticsResolvers<ContextType>;
  TriggerGoalFigures?: TriggerGoalFiguresResolvers<ContextType>;
  AnalyticsConversations?: AnalyticsConversationsResolvers<ContextType>;
  ReportSchedule?: ReportScheduleResolvers<ContextType>;
  ReportRecipient?: ReportRecipientResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  TopicSentiment?: TopicSentimentResolvers<ContextType>;
  UsualBand?: UsualBandResolvers<ContextType>;
  TopicFigures?: TopicFiguresResolvers<ContextType>;
  Insights?: InsightsResolvers<ContextType>;
  AskedConversation?: AskedConversationResolvers<ContextType>;
  AskedGroup?: AskedGroupResolvers<ContextType>;
  TopicReport?: TopicReportResolvers<ContextType>;
  Gap?: GapResolvers<ContextType>;
  GapAction?: GapActionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
};

