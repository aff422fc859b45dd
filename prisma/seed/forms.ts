import { answerText } from '@parley/form/answerText';
import { inputCount, isInput } from '@parley/form/fieldTraits';
import type { Answers, FormContent } from '@parley/form/form';
import { visibleFields } from '@parley/form/visibleFields';
import { faker } from '@faker-js/faker/locale/en';
import type { Conversation, Db, FormTemplateStatus, Prisma } from '../client.ts';
import { fakeId } from '../factories/fakeId.ts';
import { JONAS, MAYA, PRIYA, type Person } from './auth.ts';
import { NORTHWIND } from './billing.ts';
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
  status?: FormTemplateStatus;
  /** As they were published, the oldest first. */
  versions: readonly { content: FormContent; note: string; by: Person; ago: number }[];
  /** What is being worked on, where that is something else. */
  draft?: FormContent;
  editedAgo: number;
  submissions?: number;
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
    submissions: 420,
  },
  {
    id: 'form_returns',
    versions: [{ content: RETURN, note: '', by: MAYA, ago: 120 * DAY }],
    editedAgo: 3 * DAY,
    submissions: 96,
  },
  {
    id: 'form_trade',
    versions: [{ content: TRADE, note: '', by: PRIYA, ago: 75 * DAY }],
    editedAgo: 9 * DAY,
    submissions: 27,
  },
  {
    id: 'form_fitting',
    versions: [{ content: FITTING, note: '', by: JONAS, ago: 60 * DAY }],
    editedAgo: 21 * DAY,
    submissions: 41,
  },
  {
    id: 'form_feedback',
    versions: [{ content: FEEDBACK, note: '', by: MAYA, ago: 50 * DAY }],
    editedAgo: 30 * DAY,
    submissions: 88,
  },
  {
    id: 'form_callback',
    versions: [{ content: CALLBACK, note: '', by: MAYA, ago: 45 * DAY }],
    editedAgo: 44 * DAY,
    submissions: 12,
  },
  { id: 'form_rental', status: 'Draft', versions: [], draft: RENTAL, editedAgo: 5 * HOUR },
  {
    id: 'form_catalogue',
    status: 'Archived',
    versions: [{ content: CATALOGUE, note: '', by: PRIYA, ago: 380 * DAY }],
    editedAgo: 290 * DAY,
    submissions: 18,
  },
];

/** The forms of Northwind, and what was sent in. */
export async function seedForms(db: Db, now: Date): Promise<void> {
  const conversations = await db.conversation.findMany({
    where: { clientId: NORTHWIND, status: 'Resolved' },
    orderBy: { number: 'asc' },
  });
  for (const form of FORMS) await seedForm(db, form, now);
  const rows = FORMS.flatMap((form) => submissionsOf(form, { conversations, now }));
  await db.formSubmission.createMany({ data: rows });
  await showInThreads(db, rows, now);
}

async function seedForm(
  db: Db,
  { id, status = 'Active', versions, draft, editedAgo }: Seeded,
  now: Date,
): Promise<void> {
  const live = versions.at(-1)?.content;
  const shown = live ?? draft;
  const current = draft ?? live;
  if (!shown || !current) throw new Error(`${id} has no content.`);
  const own = { subjectId: id, clientId: NORTHWIND };
  await db.formTemplate.create({
    data: {
      id,
      clientId: NORTHWIND,
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
      savedByName: MAYA.name,
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
type World = { conversations: readonly Conversation[]; now: Date };

function submissionsOf({ id, versions, submissions = 0 }: Seeded, { conversations, now }: World): Row[] {
  const oldest = versions[0]?.ago ?? 0;
  return Array.from({ length: submissions }, (_, index) => {
    // Denser towards now.
    const ago = 20 * MINUTE + (oldest - 2 * DAY) * (index / submissions) ** 1.4 + faker.number.int({ max: 5 * HOUR });
    const number = Math.max(1, versions.filter((version) => version.ago > ago).length);
    const content = versions[number - 1]?.content;
    if (!content) throw new Error(`${id} has no version ${number}.`);
    const conversation = conversations[(index * 7) % Math.max(1, conversations.length)];
    return submission({ id, number, content, ago, index, now, ...(conversation && { conversation }) });
  });
}

type Made = {
  id: string;
  number: number;
  content: FormContent;
  ago: number;
  index: number;
  now: Date;
  conversation?: Conversation;
};

function submission({ id, number, content, ago, index, now, conversation }: Made): Row {
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
    clientId: NORTHWIND,
    formTemplateId: id,
    versionNumber: number,
    conversationId: conversation?.id ?? null,
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

/** Those of conversations that nobody writes in any more stand in their thread, as its last message. */
async function showInThreads(db: Db, rows: readonly Row[], now: Date): Promise<void> {
  const shown = new Set<string>();
  for (const row of rows.filter(({ state }) => state === 'Complete')) {
    if (shown.size >= 12 || !row.conversationId || shown.has(row.conversationId)) continue;
    const conversation = await db.conversation.findUniqueOrThrow({ where: { id: row.conversationId } });
    if (before(now, 4 * DAY) < conversation.lastActivityAt) continue;
    shown.add(conversation.id);
    await showInThread(db, row, conversation);
  }
}

async function showInThread(db: Db, row: Row, conversation: Conversation): Promise<void> {
  const { name } = await db.formTemplate.findUniqueOrThrow({ where: { id: row.formTemplateId } });
  const createdAt = after(conversation.lastActivityAt, 1000);
  const place = { sequence: conversation.lastSequence + 1, visitorSequence: conversation.lastVisitorSequence + 1 };
  const { id: messageId } = await db.message.create({
    data: {
      id: fakeId('mesg'),
      conversationId: conversation.id,
      ...place,
      kind: 'Form',
      author: 'Agent',
      authorId: JONAS.id,
      authorName: JONAS.name,
      body: name,
      key: faker.string.uuid(),
      createdAt,
    },
  });
  await db.conversation.update({
    where: { id: conversation.id },
    data: {
      lastSequence: place.sequence,
      lastVisitorSequence: place.visitorSequence,
      lastMessagePreview: name,
      lastMessageAuthor: 'Agent',
      lastActivityAt: createdAt,
    },
  });
  await db.formSubmission.update({ where: { id: row.id }, data: { messageId } });
}
