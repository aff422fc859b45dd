import type { Answers } from '@parley/form/form';
import type { PublicForm } from '@parley/form/publicForm';
import type { Visit } from '#session/BrowserPage.ts';
import type { ChatLink } from '#session/readChatLink.ts';
import type { ChatConfig } from './chatConfig.ts';
import type { FileUpload } from './uploadFile.ts';

/** Names and fields as in schema.graphql, whose descriptions hold here too. */
export type MessageAuthor = 'Visitor' | 'AI' | 'Flow' | 'Agent' | 'System';
export type ConversationStatus = 'Open' | 'Pending' | 'Snoozed' | 'Resolved';
export type ConversationHandler = 'AI' | 'Flow' | 'Agent';

export type CustomEmoji = { shortcode: string; title: string; image: string };

export type ChatAssistant = {
  id: string;
  type: 'FloatingWidget' | 'FullscreenOverlay';
  title: string;
  avatar: string | null;
  clientName: string;
  version: number;
  config: ChatConfig;
  team: readonly TeamMember[];
  availability: Availability;
  customEmojis: readonly CustomEmoji[];
  /** In the order in which they are offered. */
  guidedFlows: readonly ChatFlow[];
  /** Those that the home page opens. */
  forms: readonly OfferedForm[];
  /** Those that the home page names, in each language that has some. */
  articles: readonly HomeArticle[];
  /** Those that the home page shows, by its blocks. */
  products: readonly { blockId: string; cards: readonly ProductCard[] }[];
};

/** An article by its name. `language`: BCP 47. */
export type NamedArticle = { id: string; title: string; language: string };

/** An article that a block of the home page names. */
export type HomeArticle = { blockId: string; articleId: string; title: string; language: string };

/** An article to be read. */
export type ChatArticle = NamedArticle & {
  /** HTML that the API has made safe. */
  body: string;
  /** Null: it stands nowhere else. */
  url: string | null;
};

/** A form, as it is offered. */
export type OfferedForm = { id: string; name: string };

/** A conversation that was prepared, as it is offered. */
export type ChatFlow = {
  id: string;
  presentation: { type: 'Button' | 'Card'; lineOne: string; lineTwo: string | null; lineThree: string | null };
};

export type TeamMember = { id: string; name: string; avatar: string | null; isOnline: boolean };

export type Availability = {
  isOpen: boolean;
  /** When somebody will be there again, ISO 8601; null while it is open, and where nobody knows. */
  opensAt: string | null;
  /** How long answers took in the last days; null when there were none. */
  replyMinutes: number | null;
  isSomebodyOnline: boolean;
};

type MessageKind =
  | 'Text'
  | 'Event'
  | 'Csat'
  | 'Form'
  | 'Choices'
  | 'Team'
  | 'Article'
  | 'Question'
  | 'Products'
  | 'Booking';

/** A file that was uploaded, as yet without a message. */
export type UploadedFile = {
  id: string;
  kind: 'Image' | 'File';
  name: string;
  mediaType: string;
  size: number;
  width: number | null;
  height: number | null;
};
export type Attachment = UploadedFile & { url: string };

export type Message = {
  id: string;
  conversationId: string;
  author: MessageAuthor;
  authorName: string;
  /** The picture of an agent. */
  authorAvatar: string | null;
  kind: MessageKind;
  body: string;
  attachments: readonly Attachment[];
  /** The message that it answers. */
  replyTo: Quoted | null;
  editedAt: string | null;
  /** Its words and files are gone then, its place stays; what happened was undone. */
  takenBackAt: string | null;
  /** What it tells of; null for what somebody said. */
  event: { type: string } | null;
  /** What the assistant's answer rests on. */
  citations: readonly Citation[];
  /** What the assistant made of a question; null for what is no answer. */
  answer: Answer | null;
  /** Of a Form, as the visitor fills it in; null once it was deleted. */
  chatForm: ChatForm | null;
  /** What a step of a guided flow shows beside its words; null for all else. */
  flowStep: FlowStep | null;
  /** The products that it shows. */
  products: ProductShelf | null;
  /** The time that can be booked, or was. */
  booking: Booking | null;
  version: number;
  createdAt: string;
  sequence: number;
  key: string;
};

export type FormAnswers = Answers;

/** A form in a conversation, and how far the visitor is with it. */
export type ChatForm = {
  form: PublicForm;
  state: 'Sent' | 'Partial' | 'Complete';
  answers: FormAnswers;
  files: readonly Attachment[];
  leftAt: string | null;
  /** Why it cannot be sent in any more; null: it can. */
  closedMessage: string | null;
  version: number;
};

/** Instants are ISO 8601. */
export type Booking = {
  status: 'Offered' | 'Scheduled' | 'Rescheduled' | 'Canceled';
  eventTypeName: string;
  durationMinutes: number;
  /** Null until a time was picked. */
  startAt: string | null;
  /** Until a time was picked, what is known of the visitor. */
  name: string | null;
  email: string | null;
  cancelUrl: string | null;
  rescheduleUrl: string | null;
  canceledByName: string | null;
  cancelReason: string | null;
};

/** Amounts in whole units of the currency. */
export type ProductCard = {
  productId: string;
  title: string;
  variant: string;
  summary: string;
  imageUrl: string | null;
  url: string;
  cartUrl: string | null;
  currency: string;
  price: number;
  compareAtPrice: number | null;
  stock: string;
  facts: readonly { name: string; value: string }[];
};

export type ProductShelf = {
  layout: 'Carousel' | 'Compare';
  found: number;
  cards: readonly ProductCard[];
  /** What could be asked next. */
  refinements: readonly string[];
};

export type Citation = {
  number: number;
  title: string;
  heading: string;
  quote: string;
  page: number | null;
  /** Where one can read on. */
  url: string | null;
};

export type Complaint = 'Wrong' | 'Incomplete' | 'NotMyQuestion' | 'Unclear';

/** The visitor's verdict on an answer. */
export type Verdict = { isHelpful: boolean | null; complaint: Complaint | null; comment: string | null };

export type AnswerButton = { kind: 'Link' | 'Question' | 'Handoff'; label: string; value: string };

export type Answer = Verdict & {
  outcome: 'Answered' | 'Refused' | 'Guarded' | 'Failed';
  followUps: readonly string[];
  tips: readonly { title: string; url: string }[];
  /** What may be pressed, where a prepared answer offers it. */
  buttons: readonly AnswerButton[];
};

export type FlowChoice = {
  nodeId: string;
  kind: 'Button' | 'Link' | 'Handoff' | 'Team' | 'Article' | 'Leave' | 'Email';
  label: string;
  /** Of a Link. */
  url: string | null;
  opens: 'SameTab' | 'NewTab' | 'Popup';
  isPressed: boolean;
};

export type FlowStep = {
  runId: string;
  choices: readonly FlowChoice[];
  people: readonly FlowFace[];
  /** What is seen of them beside the names. */
  show: readonly ('Avatar' | 'Title' | 'Bio' | 'Contact')[];
  article: {
    title: string;
    summary: string;
    /** HTML that the API has cleaned. */
    body: string;
    url: string | null;
    display: 'Summary' | 'Full';
  } | null;
  images: readonly FlowImage[];
  /** For how long, in milliseconds, it seems to be written when it comes. */
  delayMs: number;
};

/** Somebody whom a flow shows; null for what it does not tell of them. */
export type FlowFace = {
  id: string;
  name: string;
  avatar: string | null;
  title: string | null;
  bio: string | null;
  email: string | null;
  phone: string | null;
};

export type FlowImage = { url: string; alt: string; width: number; height: number };

/** What a visitor presses: a flow's presentation, a choice of a way through it, or a form. */
export type FlowPress =
  | { guidedFlowId: string }
  | { runId: string; nodeId: string; email?: string | undefined }
  | { formTemplateId: string };

/** An answer as it is being written; `text` is all of it so far. */
export type AnswerStream = { conversationId: string; questionId: string; text: string; isDone: boolean };

/** Something that happened and was undone: nobody need know. */
export const isUndone = ({ kind, takenBackAt }: Pick<Message, 'kind' | 'takenBackAt'>) =>
  kind === 'Event' && takenBackAt !== null;

export type Quoted = Pick<Message, 'id' | 'author' | 'authorName' | 'body' | 'takenBackAt'>;

/** Some messages in a row, oldest first. `startCursor` asks for those before them. */
export type MessagePage = { messages: readonly Message[]; hasOlder: boolean; startCursor: string | null };

export type VisitorConversation = {
  id: string;
  status: ConversationStatus;
  lastActivityAt: string;
  version: number;
  unreadCount: number;
  handledBy: ConversationHandler;
  agentName: string | null;
  agentAvatar: string | null;
  agentReadAt: string | null;
  handoffRequestedAt: string | null;
  csatAskedAt: string | null;
  csatRating: number | null;
  csatComment: string | null;
};
/** With what was said last in it. */
export type ConversationSummary = VisitorConversation & { lastMessage: Message | null };
export type ConversationPage = VisitorConversation & MessagePage;

export type ChatVisitor = { email: string | null; isBlocked: boolean };

export type OpenedChat = {
  assistant: ChatAssistant;
  visitor: ChatVisitor;
  /** Last activity first, at most 20. */
  conversations: readonly ConversationSummary[];
  /** The one asked for, with its newest messages; null when there is none. */
  current: ConversationPage | null;
};

export type NewMessage = {
  conversationId: string | null;
  body: string;
  attachmentIds: readonly string[];
  key: string;
  pageUrl: string;
  /** The site's trigger after which the chat was opened. */
  triggerId?: string;
  wantsPerson: boolean;
  /** What was pressed; left out: it was written. */
  flow?: FlowPress;
};
export type Rating = { conversationId: string; rating: number; comment: string };
export type TranscriptAsked = { conversationId: string; email: string; code: string | null };
export type TranscriptOutcome = 'Sent' | 'CodeMailed';
export type SentMessage = { message: Message; conversation: VisitorConversation };
export type Typing = { author: MessageAuthor; name: string; isTyping: boolean };

/** Who a visitor is, as the site says; what is null or left out stays. */
export type Person = {
  externalId?: string | null;
  name?: string | null;
  email?: string | null;
  hash?: string | null;
  attributes?: readonly { name: string; value: string }[];
};

/** The API as the chat needs it. Each call fails with an ApiError and nothing else. */
export type ChatApi = {
  /** With a token that is still good: a fresh one for the same visitor. */
  startSession: (link: ChatLink, token?: string) => Promise<{ token: string; assistant: ChatAssistant }>;
  openChat: (token: string, conversationId: string | null) => Promise<OpenedChat>;
  /** The page before the cursor, or the newest without one; null when there is no such conversation. */
  loadConversation: (token: string, id: string, before: string | null) => Promise<ConversationPage | null>;
  sendMessage: (token: string, message: NewMessage) => Promise<SentMessage>;
  readConversation: (token: string, id: string) => Promise<void>;
  /** All that was written so far, in whichever conversation, has reached this browser. */
  receiveConversations: (token: string) => Promise<void>;
  requestPerson: (token: string, conversationId: string) => Promise<VisitorConversation>;
  rateConversation: (token: string, rating: Rating) => Promise<VisitorConversation>;
  /** Answers the message with the verdict. */
  rateAnswer: (token: string, messageId: string, verdict: Verdict) => Promise<Message>;
  /** Each answers the message with the form as it is then. */
  saveFormAnswers: (token: string, messageId: string, answers: FormAnswers) => Promise<Message>;
  submitForm: (token: string, messageId: string, answers: FormAnswers) => Promise<Message>;
  leaveForm: (token: string, messageId: string) => Promise<Message>;
  /** Published articles that hold the words, in the language or the company's main one. */
  searchArticles: (token: string, search: string, language: string) => Promise<readonly NamedArticle[]>;
  readArticle: (token: string, id: string) => Promise<ChatArticle>;
  /** When a booking can begin, ISO 8601, in order. */
  bookingTimes: (token: string, messageId: string) => Promise<readonly string[]>;
  /** Answers the message with the booking as it is then. */
  bookTime: (
    token: string,
    given: { messageId: string; startAt: string; name: string; email: string; timezone: string },
  ) => Promise<Message>;
  /** A page on which the same can be booked, once. */
  createBookingLink: (token: string, messageId: string) => Promise<string>;
  /** Counts what the visitor does with a product. */
  recordProductAction: (
    token: string,
    did: { messageId: string; productId: string; action: 'Clicked' | 'Added' },
  ) => Promise<void>;
  mailTranscript: (token: string, asked: TranscriptAsked) => Promise<TranscriptOutcome>;
  /** Plain text; null when there is no such conversation. */
  /** Deletes the visitor with all that they said. The token is good no longer. */
  deleteData: (token: string) => Promise<void>;
  loadTranscript: (token: string, conversationId: string) => Promise<string | null>;
  upload: (upload: FileUpload) => Promise<UploadedFile>;
  recordVisit: (token: string, visit: Visit & { locale: string }) => Promise<void>;
  /** Answers the visitor's token from now on; another visitor's when `isReplaced`. */
  identify: (token: string, person: Person) => Promise<{ token: string; isReplaced: boolean }>;
  setTyping: (token: string, conversationId: string, isTyping: boolean) => Promise<void>;
};
