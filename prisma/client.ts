import { assertUsable, fileOfUrl } from './databaseFile.ts';
import { PrismaClient } from './generated/client.ts';
import { OneConnection } from './oneConnection.ts';

export { DatabaseFault, type DatabaseFaultKind } from './databaseFault.ts';
export { faultOf } from './faultOf.ts';
export * from './generated/enums.ts';
export { Prisma } from './generated/client.ts';
export type {
  Answer,
  ApiKey,
  Article,
  ArticleCategory,
  Assistant,
  ArticleImport,
  ArticleImportItem,
  Attachment,
  AuditEntry,
  AutomatedFaq,
  BillingNotice,
  CannedReply,
  Citation,
  Booking,
  BookingStatus,
  Client,
  ClientSubscription,
  Conversation,
  CrawlRun,
  CrawlRunItem,
  CrawlSource,
  ConversationFact,
  ConversationStatus,
  ConversationHandler,
  ExternalTicket,
  FaqPhrasing,
  HeldMail,
  InvitationLink,
  Job,
  DataExport,
  Document,
  FormSubmission,
  FormTemplate,
  FormTemplateStatus,
  Draft,
  EvaluationQuestion,
  EvaluationRun,
  FlowRun,
  FlowTest,
  GapAction,
  GuidedFlow,
  EvaluationSet,
  Integration,
  IntegrationRequest,
  Label,
  Macro,
  MacroRun,
  Mail,
  Message,
  Notification,
  Onboarding,
  OneTimeToken,
  Passage,
  Product,
  ProductSearch,
  ProductEvent,
  ProductVariant,
  RefreshToken,
  RolePermission,
  ReportSchedule,
  SavedView,
  ScheduledMessage,
  Session,
  StoreIntegration,
  StoreSync,
  Team,
  Topic,
  TopicQuestion,
  UsageAlert,
  UsageCounter,
  UsagePeriod,
  User,
  UserPreferences,
  Version,
  Visitor,
  WebhookDelivery,
  WebhookDue,
  WebhookEndpoint,
  Webpage,
  VisitorPageView,
} from './generated/client.ts';

export type Db = PrismaClient;

/** How long a transaction may wait for its turn and run, in milliseconds; P2028 after that. */
const TRANSACTION_LIMITS = { maxWait: 20_000, timeout: 10_000 };

/**
 * Opens the SQLite file at `url` (`file:…`) over one connection; it must have been migrated. Throws a DatabaseFault for
 * a file that cannot be used. Await nothing but this database inside a transaction: everything else waits for its end.
 */
export function openDb(url: string): Db {
  assertUsable(fileOfUrl(url));
  return new PrismaClient({ adapter: new OneConnection({ url }), transactionOptions: TRANSACTION_LIMITS });
}
