import * as v from 'valibot';
import type { PublicForm } from '@parley/form/publicForm';
import type { ConversationPage, ConversationSummary, FormAnswers } from './ChatApi.ts';
import { chatConfigSchema } from './chatConfig.ts';

/* What answers must look like before anything else of the chat sees them. */

const authorSchema = v.picklist(['Visitor', 'AI', 'Flow', 'Agent', 'System']);

const availabilitySchema = v.object({
  isOpen: v.boolean(),
  opensAt: v.nullable(v.string()),
  replyMinutes: v.nullable(v.number()),
  isSomebodyOnline: v.boolean(),
});

export const flowSchema = v.object({
  id: v.string(),
  presentation: v.object({
    type: v.picklist(['Button', 'Card']),
    lineOne: v.string(),
    lineTwo: v.nullable(v.string()),
    lineThree: v.nullable(v.string()),
  }),
});

const cardSchema = v.object({
  productId: v.string(),
  title: v.string(),
  variant: v.string(),
  summary: v.string(),
  imageUrl: v.nullable(v.string()),
  url: v.string(),
  cartUrl: v.nullable(v.string()),
  currency: v.string(),
  price: v.number(),
  compareAtPrice: v.nullable(v.number()),
  stock: v.string(),
  facts: v.array(v.object({ name: v.string(), value: v.string() })),
});

const namedArticle = { id: v.string(), title: v.string(), language: v.string() };
const homeArticle = v.object({ blockId: v.string(), articleId: v.string(), title: v.string(), language: v.string() });
export const namedArticleSchema = v.object(namedArticle);

export const assistantSchema = v.object({
  id: v.string(),
  type: v.picklist(['FloatingWidget', 'FullscreenOverlay']),
  title: v.string(),
  avatar: v.nullable(v.string()),
  clientName: v.string(),
  version: v.number(),
  config: chatConfigSchema,
  team: v.array(v.object({ id: v.string(), name: v.string(), avatar: v.nullable(v.string()), isOnline: v.boolean() })),
  availability: availabilitySchema,
  customEmojis: v.array(v.object({ shortcode: v.string(), title: v.string(), image: v.string() })),
  // An older memory has none, nor has a preview.
  guidedFlows: v.optional(v.array(flowSchema), []),
  forms: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  articles: v.optional(v.array(homeArticle), []),
  products: v.optional(v.array(v.object({ blockId: v.string(), cards: v.array(cardSchema) })), []),
});

export const articleSchema = v.object({
  ...namedArticle,
  body: v.string(),
  url: v.nullable(v.string()),
});

const fileEntries = {
  id: v.string(),
  kind: v.picklist(['Image', 'File']),
  name: v.string(),
  mediaType: v.string(),
  size: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
};
export const uploadedFileSchema = v.object(fileEntries);

const citationSchema = v.object({
  number: v.number(),
  title: v.string(),
  heading: v.string(),
  quote: v.string(),
  page: v.nullable(v.number()),
  url: v.nullable(v.string()),
});

const answerSchema = v.object({
  outcome: v.picklist(['Answered', 'Refused', 'Guarded', 'Failed']),
  isHelpful: v.nullable(v.boolean()),
  complaint: v.nullable(v.picklist(['Wrong', 'Incomplete', 'NotMyQuestion', 'Unclear'])),
  comment: v.nullable(v.string()),
  followUps: v.array(v.string()),
  tips: v.array(v.object({ title: v.string(), url: v.string() })),
  buttons: v.array(
    v.object({ kind: v.picklist(['Link', 'Question', 'Handoff']), label: v.string(), value: v.string() }),
  ),
});

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is asked and answered was checked by the API when it was stored. */
export const publicFormSchema = v.custom<PublicForm>(
  (form) => isRecord(form) && 'fields' in Object(form) && Array.isArray(Object(form).fields),
);

const chatFormSchema = v.object({
  form: publicFormSchema,
  state: v.picklist(['Sent', 'Partial', 'Complete']),
  answers: v.custom<FormAnswers>(isRecord),
  files: v.array(v.object({ ...fileEntries, url: v.string() })),
  leftAt: v.nullable(v.string()),
  closedMessage: v.nullable(v.string()),
  version: v.number(),
});

const flowStepSchema = v.object({
  runId: v.string(),
  choices: v.array(
    v.object({
      nodeId: v.string(),
      kind: v.picklist(['Button', 'Link', 'Handoff', 'Team', 'Article', 'Leave', 'Email']),
      label: v.string(),
      url: v.nullable(v.string()),
      opens: v.picklist(['SameTab', 'NewTab', 'Popup']),
      isPressed: v.boolean(),
    }),
  ),
  people: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      avatar: v.nullable(v.string()),
      title: v.nullable(v.string()),
      bio: v.nullable(v.string()),
      email: v.nullable(v.string()),
      phone: v.nullable(v.string()),
    }),
  ),
  show: v.array(v.picklist(['Avatar', 'Title', 'Bio', 'Contact'])),
  article: v.nullable(
    v.object({
      title: v.string(),
      summary: v.string(),
      body: v.string(),
      url: v.nullable(v.string()),
      display: v.picklist(['Summary', 'Full']),
    }),
  ),
  images: v.array(v.object({ url: v.string(), alt: v.string(), width: v.number(), height: v.number() })),
  delayMs: v.number(),
});

export const flowPressSchema = v.union([
  v.object({ guidedFlowId: v.string() }),
  v.object({ runId: v.string(), nodeId: v.string(), email: v.optional(v.string()) }),
  v.object({ formTemplateId: v.string() }),
]);

const shelfSchema = v.object({
  layout: v.picklist(['Carousel', 'Compare']),
  found: v.number(),
  refinements: v.array(v.string()),
  cards: v.array(cardSchema),
});

const bookingSchema = v.object({
  status: v.picklist(['Offered', 'Scheduled', 'Rescheduled', 'Canceled']),
  eventTypeName: v.string(),
  durationMinutes: v.number(),
  startAt: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  cancelUrl: v.nullable(v.string()),
  rescheduleUrl: v.nullable(v.string()),
  canceledByName: v.nullable(v.string()),
  cancelReason: v.nullable(v.string()),
});

export const messageSchema = v.object({
  id: v.string(),
  conversationId: v.string(),
  author: authorSchema,
  authorName: v.string(),
  authorAvatar: v.nullable(v.string()),
  // What an API that is newer than this page adds is read by its words.
  kind: v.fallback(
    v.picklist(['Text', 'Event', 'Csat', 'Form', 'Choices', 'Team', 'Article', 'Question', 'Products', 'Booking']),
    'Text',
  ),
  body: v.string(),
  attachments: v.array(v.object({ ...fileEntries, url: v.string() })),
  replyTo: v.nullable(
    v.object({
      id: v.string(),
      author: authorSchema,
      authorName: v.string(),
      body: v.string(),
      takenBackAt: v.nullable(v.string()),
    }),
  ),
  editedAt: v.nullable(v.string()),
  takenBackAt: v.nullable(v.string()),
  event: v.nullable(v.object({ type: v.string() })),
  citations: v.array(citationSchema),
  answer: v.nullable(answerSchema),
  chatForm: v.optional(v.nullable(chatFormSchema), null),
  flowStep: v.nullable(flowStepSchema),
  products: v.nullable(shelfSchema),
  booking: v.optional(v.nullable(bookingSchema), null),
  version: v.number(),
  createdAt: v.string(),
  sequence: v.number(),
  key: v.string(),
});

const conversationEntries = {
  id: v.string(),
  status: v.picklist(['Open', 'Pending', 'Snoozed', 'Resolved']),
  lastActivityAt: v.string(),
  version: v.number(),
  unreadCount: v.number(),
  handledBy: v.picklist(['AI', 'Flow', 'Agent']),
  agentName: v.nullable(v.string()),
  agentAvatar: v.nullable(v.string()),
  agentReadAt: v.nullable(v.string()),
  handoffRequestedAt: v.nullable(v.string()),
  csatAskedAt: v.nullable(v.string()),
  csatRating: v.nullable(v.number()),
  csatComment: v.nullable(v.string()),
};
export const conversationSchema = v.object(conversationEntries);

const withMessagesSchema = v.object({
  ...conversationEntries,
  messages: v.object({
    edges: v.array(v.object({ node: messageSchema })),
    pageInfo: v.object({ hasPreviousPage: v.boolean(), startCursor: v.nullable(v.string()) }),
  }),
});

export const pageSchema = v.pipe(
  withMessagesSchema,
  v.transform(({ messages, ...conversation }): ConversationPage => ({
    ...conversation,
    messages: messages.edges.map((edge) => edge.node),
    hasOlder: messages.pageInfo.hasPreviousPage,
    startCursor: messages.pageInfo.startCursor,
  })),
);

export const summarySchema = v.pipe(
  v.object({ ...conversationEntries, lastSaid: v.nullable(messageSchema) }),
  v.transform(({ lastSaid, ...conversation }): ConversationSummary => ({ ...conversation, lastMessage: lastSaid })),
);

export const messageCreatedSchema = v.object({ messageCreated: messageSchema });
export const messageUpdatedSchema = v.object({ messageUpdated: messageSchema });

export const answerStreamedSchema = v.object({
  answerStreamed: v.object({
    conversationId: v.string(),
    questionId: v.string(),
    text: v.string(),
    isDone: v.boolean(),
  }),
});

export const conversationUpdatedSchema = v.object({ visitorConversationUpdated: summarySchema });

export const typingChangedSchema = v.object({
  typingChanged: v.object({ author: authorSchema, name: v.string(), isTyping: v.boolean() }),
});
