import { randomBytes } from 'node:crypto';

const PREFIX = {
  User: 'user',
  Client: 'clnt',
  Assistant: 'asst',
  Conversation: 'conv',
  Message: 'mesg',
  Attachment: 'atch',
  CannedReply: 'cann',
  Macro: 'macr',
  MacroRun: 'mrun',
  ScheduledMessage: 'schd',
  Visitor: 'vstr',
  VisitorPageView: 'page',
  Session: 'sess',
  Mail: 'mail',
  Team: 'team',
  Label: 'labl',
  SavedView: 'view',
  ReportSchedule: 'rept',
  Notification: 'ntfn',
  HeldMail: 'hmal',
  AuditEntry: 'audt',
  UsagePeriod: 'usgp',
  AvatarImage: 'imag',
  DataExport: 'dexp',
  Version: 'vers',
  Article: 'artc',
  ArticleCategory: 'acat',
  ArticleImport: 'aimp',
  AutomatedFaq: 'afaq',
  CrawlSource: 'csrc',
  CrawlRun: 'crun',
  Answer: 'answ',
  Job: 'jobb',
  FormTemplate: 'form',
  FormSubmission: 'fsub',
  EvaluationSet: 'evst',
  EvaluationQuestion: 'evqn',
  EvaluationRun: 'evrn',
  GuidedFlow: 'flow',
  FlowRun: 'frun',
  FlowTest: 'ftst',
  StoreIntegration: 'stor',
  StoreSync: 'sync',
  ProductSearch: 'psrc',
  Topic: 'topc',
  GapAction: 'gact',
  Integration: 'intg',
  IntegrationRequest: 'ireq',
  Booking: 'book',
  ExternalTicket: 'tckt',
  ApiKey: 'akey',
  WebhookEndpoint: 'whep',
  WebhookDelivery: 'whdl',
  WebhookEvent: 'evnt',
} as const;

export type IdType = keyof typeof PREFIX;

const isIdType = (name: string): name is IdType => name in PREFIX;
const TYPES = Object.keys(PREFIX).filter(isIdType);

/** A fresh opaque id whose prefix names its type: `conv_5f3a…`. */
export function newId(type: IdType): string {
  return `${PREFIX[type]}_${randomBytes(12).toString('hex')}`;
}

/** The type that an id's prefix names; null for anything else. */
export function typeOfId(id: string): IdType | null {
  const prefix = id.slice(0, id.indexOf('_'));
  return TYPES.find((type) => PREFIX[type] === prefix) ?? null;
}
