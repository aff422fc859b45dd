import * as v from 'valibot';

/*
 * What the public API answers, by which it is typed, documented and tested. A field that is here stays: programs of others
 * rely on it.
 */

const text = (description: string) => v.pipe(v.string(), v.description(description));
const maybe = (description: string) => v.pipe(v.nullable(v.string()), v.description(description));
const instant = (description: string) => v.pipe(v.string(), v.isoTimestamp(), v.description(description));
const maybeInstant = (description: string) =>
  v.pipe(v.nullable(v.pipe(v.string(), v.isoTimestamp())), v.description(description));

export const STATUSES = ['Open', 'Pending', 'Snoozed', 'Resolved'] as const;

export const ConversationRecord = v.pipe(
  v.object({
    id: text('conv_…'),
    number: v.pipe(v.number(), v.integer(), v.description('Counts the company’s conversations.')),
    status: v.picklist(STATUSES),
    handledBy: v.pipe(v.picklist(['AI', 'Flow', 'Agent']), v.description('Who answers.')),
    priority: v.picklist(['None', 'Low', 'Medium', 'High', 'Urgent']),
    assistantId: text('The assistant that it is with.'),
    visitor: v.object({
      id: text('vstr_…'),
      name: text('As agents see it.'),
      email: maybe('As far as it is known.'),
    }),
    assigneeId: maybe('The colleague whose it is.'),
    teamId: maybe('The team whose it is.'),
    labels: v.pipe(v.array(v.string()), v.description('Names, in alphabetical order.')),
    language: maybe('The visitor’s, as BCP 47.'),
    startPageUrl: maybe('The page on which it began.'),
    rating: v.pipe(v.nullable(v.pipe(v.number(), v.integer())), v.description('1 to 5, where the visitor gave one.')),
    createdAt: instant('When it began.'),
    lastActivityAt: instant('When somebody last wrote.'),
    resolvedAt: maybeInstant('When it was resolved.'),
  }),
  v.title('Conversation'),
);

export const MessageRecord = v.pipe(
  v.object({
    id: text('mesg_…'),
    conversationId: text('The conversation that it stands in.'),
    kind: text('Text, Event, Csat, Choices, Form, Products and others to come.'),
    author: v.pipe(v.picklist(['Visitor', 'AI', 'Flow', 'Agent', 'System']), v.description('Who wrote it.')),
    authorName: text('As it was called then.'),
    body: text('Markdown.'),
    attachments: v.array(
      v.object({
        name: v.string(),
        mediaType: v.string(),
        size: v.pipe(v.number(), v.integer(), v.description('Bytes.')),
      }),
    ),
    createdAt: instant('When it was written.'),
    editedAt: maybeInstant('When it was last changed.'),
  }),
  v.title('Message'),
);

export const VisitorRecord = v.pipe(
  v.object({
    id: text('vstr_…'),
    name: text('As agents see it.'),
    email: maybe('As far as it is known.'),
    phone: maybe('As far as it is known.'),
    externalId: maybe('Who they are to the site, as it says.'),
    isVerified: v.pipe(v.boolean(), v.description('Whether the site’s server vouched for that.')),
    locale: maybe('BCP 47.'),
    timezone: maybe('IANA name.'),
    city: maybe('Where they seem to be.'),
    country: maybe('ISO 3166-1 alpha-2.'),
    attributes: v.pipe(v.record(v.string(), v.string()), v.description('What site and agents say of them.')),
    isBlocked: v.boolean(),
    createdAt: instant('When they first came.'),
    lastSeenAt: instant('When they were last here.'),
  }),
  v.title('Visitor'),
);

export const ArticleRecord = v.pipe(
  v.object({
    id: text('artc_…'),
    type: v.picklist(['Text', 'Document', 'Webpage']),
    status: v.picklist(['Draft', 'Published', 'Archived']),
    title: v.string(),
    summary: v.string(),
    language: text('BCP 47.'),
    categoryId: maybe('Its category.'),
    tags: v.array(v.string()),
    createdAt: instant('When it was made.'),
    updatedAt: instant('When it was last changed.'),
    publishedAt: maybeInstant('When it was last published.'),
  }),
  v.title('Article'),
);

export const ArticleWithBody = v.pipe(
  v.object({ ...ArticleRecord.pipe[0].entries, body: text('HTML; of a draft what is written so far.') }),
  v.title('ArticleWithBody'),
);

export const FormRecord = v.pipe(
  v.object({
    id: text('form_…'),
    name: v.string(),
    status: v.picklist(['Draft', 'Active', 'Archived']),
    createdAt: instant('When it was made.'),
    updatedAt: instant('When it was last changed.'),
  }),
  v.title('Form'),
);

export const SubmissionRecord = v.pipe(
  v.object({
    id: text('fsub_…'),
    formId: text('The form that was filled in.'),
    state: v.pipe(v.picklist(['Complete', 'Partial']), v.description('Partial: begun, and not sent in.')),
    visitorId: maybe('Who filled it in; null once they are deleted.'),
    visitorName: text('As they were called then.'),
    conversationId: maybe('Where it was asked; null once that is deleted.'),
    answers: v.pipe(v.record(v.string(), v.unknown()), v.description('By the keys of the questions.')),
    pageUrl: maybe('The page on which it was filled in.'),
    submittedAt: maybeInstant('When it was sent in.'),
    activityAt: instant('When it was last filled in.'),
  }),
  v.title('Submission'),
);

export const iso = (date: Date): string => date.toISOString();
export const maybeIso = (date: Date | null): string | null => date?.toISOString() ?? null;
