import { answerText } from '@parley/form/answerText';
import { inputCount, isInput } from '@parley/form/fieldTraits';
import type { Answers, FormContent } from '@parley/form/form';
import { visibleFields } from '@parley/form/visibleFields';
import { faker } from '@faker-js/faker/locale/en';
import type { Conversation, Db, FormTemplateStatus, Prisma } from '../client.ts';
import { fakeId } from '../factories/fakeId.ts';
import { JONAS, MAYA, PRIYA, ROSA, type Person } from './auth.ts';
import { KESTREL, NORTHWIND } from './billing.ts';
import { TABLE } from './forms/kestrel.ts';
import { answersFor } from './forms/answersFor.ts';
import {
  CALLBACK,
  CATALOGUE,
  FEEDBACK,
  FITTING,
  RENTAL,
  REPAIR,
  REPAIR_BEFORE,
  RETURN,
  TRADE,
} from './forms/northwind.ts';
import { after, before, DAY, HOUR, MINUTE } from './instants.ts';

type Seeded = {
  id: string;
  /** Northwind unless given. */
  clientId?: string;
  status?: FormTemplateStatus;
  /** As they were published, the oldest first. */
  versions: readonly { content: FormContent; note: string; by: Person; ago: number }[];
  /** What is being worked on, where that is something else. */
  draft?: FormContent;
  editedAgo: number;
  /** How many came in conversations that are gone since. */
  gone?: number;
};

const FORMS: readonly Seeded[] = [
  {
    id: 'form_repair',
    versions: [
      { content: REPAIR_BEFORE, note: '', by: JONAS, ago: 160 * DAY },
      { content: { ...REPAIR_BEFORE, intro: REPAIR.intro }, note: 'Shorter greeting', by: JONAS, ago: 90 * DAY },
      { content: REPAIR, note: 'Shops to bring it to, and order numbers are checked', by: MAYA, ago: 10 * DAY },
    ],
    draft: { ...REPAIR, successMessage: 'Thank you. The workshop sends you a price by tomorrow evening.' },
    editedAgo: 14 * MINUTE,
  },
  {
    id: 'form_returns',
    versions: [{ content: RETURN, note: '', by: MAYA, ago: 120 * DAY }],
    editedAgo: 3 * DAY,
  },
  {
    id: 'form_trade',
    versions: [{ content: TRADE, note: '', by: PRIYA, ago: 75 * DAY }],
    editedAgo: 9 * DAY,
  },
  {
    id: 'form_fitting',
    versions: [{ content: FITTING, note: '', by: JONAS, ago: 60 * DAY }],
    editedAgo: 21 * DAY,
  },
  {
    id: 'form_feedback',
    versions: [{ content: FEEDBACK, note: '', by: MAYA, ago: 50 * DAY }],
    editedAgo: 30 * DAY,
  },
  {
    id: 'form_callback',
    versions: [{ content: CALLBACK, note: '', by: MAYA, ago: 45 * DAY }],
    editedAgo: 44 * DAY,
  },
  { id: 'form_rental', status: 'Draft', versions: [], draft: RENTAL, editedAgo: 5 * HOUR },
  {
    id: 'form_catalogue',
    status: 'Archived',
    versions: [{ content: CATALOGUE, note: '', by: PRIYA, ago: 380 * DAY }],
    editedAgo: 290 * DAY,
    gone: 18,
  },
];

const KESTREL_FORM: Seeded = {
  id: 'form_table',
  clientId: KESTREL,
  versions: [{ content: TABLE, note: '', by: ROSA, ago: 13 * DAY }],
  editedAgo: 13 * DAY,
};
const ALL = [...FORMS, KESTREL_FORM];

/** The forms of Northwind and of Kestrel, and what was sent in: each in the conversation that shows the form. */
export async function seedForms(db: Db, now: Date): Promise<void> {
  for (const form of ALL) await seedForm(db, form, now);
  const messages = await db.message.findMany({
    where: { kind: 'Form' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    include: { conversation: true },
  });
  const rows = ALL.flatMap((form) => submissionsOf(form, messages, now));
  await db.formSubmission.createMany({ data: rows });
}

async function seedForm(
  db: Db,
  { id, clientId = NORTHWIND, status = 'Active', versions, draft, editedAgo }: Seeded,
  now: Date,
): Promise<void> {
  const live = versions.at(-1)?.content;
  const shown = live ?? draft;
  const current = draft ?? live;
  if (!shown || !current) throw new Error(`${id} has no content.`);
  const own = { subjectId: id, clientId };
  await db.formTemplate.create({
    data: {
      id,
      clientId,
      name: shown.name,
      description: shown.description,
      status,
      fieldCount: inputCount(shown),
      createdAt: before(now, versions[0]?.ago ?? editedAgo),
      updatedAt: before(now, editedAgo),
    },
  });
  await db.draft.create({
    data: {
      ...own,
      content: JSON.stringify(current),
      revision: versions.length + 1,
      savedByName: clientId === KESTREL ? ROSA.name : MAYA.name,
      savedAt: before(now, editedAgo),
    },
  });
  await db.version.createMany({
    data: versions.map(({ content, note, by, ago }, index) => ({
      ...own,
      id: `vers_${id}_${index + 1}`,
      number: index + 1,
      content: JSON.stringify(content),
      note,
      publishedByName: by.name,
      publishedAt: before(now, ago),
    })),
  });
}

type Row = Prisma.FormSubmissionCreateManyInput;
type Shown = { id: string; body: string; createdAt: Date; conversation: Conversation };

/** What came of the form in the conversations that show it, and of those that are gone since; the newest first. */
function submissionsOf(
  { id, clientId = NORTHWIND, versions, gone = 0 }: Seeded,
  messages: readonly Shown[],
  now: Date,
): Row[] {
  const name = versions.at(-1)?.content.name;
  const oldest = versions[0]?.ago ?? 0;
  const asked = [
    ...messages
      .filter(({ body, conversation }) => body === name && conversation.clientId === clientId)
      .map((message) => ({ message, ago: now.getTime() - message.createdAt.getTime() })),
    ...Array.from({ length: gone }, (_, index) => ({ message: null, ago: oldest - (gone - index) * 4 * DAY })),
  ];
  return asked.map(({ message, ago }, index) => {
    const number = versions.filter((version) => version.ago > ago).length;
    const content = versions[number - 1]?.content;
    if (!content) throw new Error(`${id} was not published then.`);
    return submission({ id, clientId, number, content, ago, index, now, message });
  });
}

type Made = {
  id: string;
  clientId: string;
  number: number;
  content: FormContent;
  ago: number;
  index: number;
  now: Date;
  /** Null: it went with its conversation. */
  message: Shown | null;
};

function submission({ id, clientId, number, content, ago, index, now, message }: Made): Row {
  const conversation = message?.conversation;
  const visitorName = conversation?.visitorName ?? faker.person.fullName();
  const all = answersFor(content, { name: visitorName, now: before(now, ago) });
  const isPartial = index % 5 === 3;
  const isOnlyShown = index % 11 === 7;
  const answers = isOnlyShown ? {} : isPartial ? firstOf(content, all, 1 + (index % 6)) : all;
  const shown = visibleFields(content.fields, answers);
  const asked = shown.filter(isInput);
  const answered = asked.filter((field) => Object.hasOwn(answers, field.id));
  const createdAt = before(now, ago);
  const endedAt = after(createdAt, (35 + (index % 9) * 22) * 1000);
  const state = isOnlyShown ? 'Sent' : isPartial ? 'Partial' : 'Complete';
  return {
    id: fakeId('fsub'),
    clientId,
    formTemplateId: id,
    versionNumber: number,
    conversationId: conversation?.id ?? null,
    messageId: message?.id ?? null,
    visitorId: conversation?.visitorId ?? null,
    visitorName,
    assistantId: conversation?.assistantId ?? 'asst_nori',
    state,
    status: index % 37 === 20 ? 'Spam' : index < 6 ? 'New' : 'Seen',
    isStarred: index % 17 === 1,
    answers: JSON.stringify(answers),
    searchText: [visitorName, ...asked.map((field) => answerText(field, answers[field.id]))].join(' ').toLowerCase(),
    lastFieldId: answered.at(-1)?.id ?? null,
    answeredCount: answered.length,
    askedCount: asked.length,
    pageUrl: conversation?.startPageUrl ?? null,
    locale: conversation?.language ?? 'en',
    createdAt,
    startedAt: isOnlyShown ? null : after(createdAt, 8000),
    submittedAt: state === 'Complete' ? endedAt : null,
    leftAt: isPartial && index % 2 === 0 ? endedAt : null,
    activityAt: isOnlyShown ? createdAt : endedAt,
  };
}

const firstOf = ({ fields }: FormContent, all: Answers, count: number): Answers => {
  const ids = fields
    .filter(isInput)
    .map(({ id }) => id)
    .filter((id) => Object.hasOwn(all, id));
  return Object.fromEntries(ids.slice(0, count).flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
};
