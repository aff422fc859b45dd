import type { Prisma } from '@parley/db';
import { buildAnswer } from '@parley/db/factories/answers';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildTopic, buildTopicQuestion } from '@parley/db/factories/topics';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { countFacts } from '#analytics/countFacts.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';

import { readQuestions } from './sort/readQuestions.ts';
import { sortTopics, sortTopicsOf } from './sort/sortTopics.ts';

const DAY = 24 * 60 * 60_000;

const api = await apiForTests();
let company: Awaited<ReturnType<typeof buildCompanyWithAdmin>>;

beforeEach(async () => {
  company = await buildCompanyWithAdmin(api);
});

const now = () => api.deps.clock.now();
const dayOf = (daysAgo: number) => new Date(now().getTime() - daysAgo * DAY).toISOString().slice(0, 10);
const lastDays = (count: number) => ({ from: dayOf(count - 1), to: dayOf(0) });

const INSIGHTS = `query ($filter: InsightsFilter!) { insights(filter: $filter) { sorted unsorted ignored { name } topics {
  topic { id name keywords merged { id name } } conversations before isEmerging thisWeek
  metrics { metric value numerator denominator series } sentiment { glad unhappy of } } } }`;
const REPORT = `query ($id: ID!, $filter: InsightsFilter!) { topicReport(id: $id, filter: $filter) {
  figures { conversations topic { id name } } usualPart { most }
  asked { question count answered conversations { conversationId visitorName question outcome } } } }`;

const insights = async (filter: Record<string, unknown> = lastDays(30)) =>
  (await company.ask(INSIGHTS, { filter })).data.insights;
const report = async (id: string, filter = lastDays(30)) =>
  (await company.ask(REPORT, { id, filter })).data.topicReport;

type Told = { question: string; reply?: string; daysAgo?: number; author?: 'AI' | 'Agent' };

async function asked({ question, reply = 'Here is how.', daysAgo = 1, author = 'AI' }: Told): Promise<string> {
  const { clientId, assistantId, visitor } = company;
  const { id } = await buildConversation(api.db, {
    clientId,
    assistantId,
    visitorId: visitor.id,
    now: new Date(now().getTime() - daysAgo * DAY),
    messages: [question, { author, body: reply }],
  });
  return id;
}

const RETURNS = [
  'How do I return a jacket?',
  'Can I return the boots?',
  'I want to return a tent',
  'Return of a shirt?',
];
const PARCELS = ['Where is my parcel?', 'When does the parcel come?', 'My parcel is late', 'Is the parcel on its way?'];
const HOURS = ['When do you open?', 'Are you open on Sunday?', 'Until when is the shop open?', 'Opening hours please?'];
const LABEL = 'The return label is in your account; you have 60 days to return things.';
const LINK = 'Follow your parcel by the tracking link in the mail.';
const SHOPS = 'Our shops are open from nine to six, and closed on Sunday.';

/** Three subjects, four conversations each, told twice. */
async function askEverything() {
  for (const round of [1, 2]) {
    for (const question of RETURNS) await asked({ question, reply: LABEL, daysAgo: round });
    for (const question of PARCELS) await asked({ question, reply: LINK, daysAgo: round });
    for (const question of HOURS) await asked({ question, reply: SHOPS, daysAgo: round });
  }
}

const sort = async () => {
  await sortTopicsOf(api.deps, company.clientId, { now: now() });
  await countFacts(api.deps);
};

type Named = { topic: { id: string; name: string } };
const topicAbout = (topics: Named[], word: string) =>
  topics.find(({ topic }) => topic.name.toLowerCase().includes(word))?.topic ?? { id: '', name: '' };

describe('sorting', () => {
  it('finds what visitors ask about, names it, and lets what comes later join', async () => {
    await askEverything();
    await sort();
    const before = await insights();

    expect(before.topics.map(({ topic }: Named) => topic.name.split(' ')[0]).toSorted()).toEqual([
      'Opening',
      'Parcels',
      'Returns',
    ]);
    expect(before).toMatchObject({ sorted: 24, unsorted: 0 });

    await asked({ question: 'May I return the stove too?', reply: LABEL });
    await asked({ question: 'Is the logo a fox or a wolf?', reply: 'A fox.' });
    await sort();

    const after = await insights();
    expect(after).toMatchObject({ sorted: 25, unsorted: 1 });
    expect(after.topics[0]).toMatchObject({ conversations: 9, topic: topicAbout(before.topics, 'return') });
  });

  it('keeps by hand what was named, merged, split and ignored', async () => {
    await askEverything();
    await sort();
    const { topics } = await insights();
    const [returns, parcels, hours] = ['return', 'parcel', 'opening'].map((word) => topicAbout(topics, word).id);
    await company.ask('mutation ($id: ID!) { renameTopic(id: $id, name: "Sending back") { id } }', { id: returns });
    await company.ask('mutation ($id: ID!, $into: ID!) { mergeTopic(id: $id, intoId: $into) { id } }', {
      id: parcels,
      into: returns,
    });
    await company.ask('mutation ($id: ID!) { setTopicIgnored(id: $id, isIgnored: true) { id } }', { id: hours });

    await asked({ question: 'Has my parcel left?', reply: LINK });
    await asked({ question: 'Are you open tomorrow?', reply: SHOPS });
    await sort();

    const after = await insights();
    expect(after.topics).toMatchObject([
      { conversations: 17, topic: { name: 'Sending back', merged: [{ id: parcels }] } },
    ]);
    expect(after.ignored).toHaveLength(1);
    // By its old id one still comes to where it went.
    expect((await report(parcels ?? '')).figures.topic.id).toBe(returns);

    await company.ask('mutation ($id: ID!) { undoTopicMerge(id: $id) { id } }', { id: parcels });
    await company.ask('mutation ($id: ID!) { setTopicIgnored(id: $id, isIgnored: false) { id } }', { id: hours });

    const undone = await insights();
    expect(undone.topics.map(({ conversations }: { conversations: number }) => conversations)).toEqual([9, 9, 8]);
  });

  it('forgets a question with its conversation, and a topic with its last one', async () => {
    await askEverything();
    await sort();
    await api.db.conversation.deleteMany({ where: { clientId: company.clientId } });

    await sortTopicsOf(api.deps, company.clientId, { now: new Date(now().getTime() + 2 * DAY) });

    expect(await api.db.topicQuestion.count({ where: { clientId: company.clientId } })).toBe(0);
    expect(await api.db.topic.count({ where: { clientId: company.clientId } })).toBe(0);
  });
});

describe('a topic', () => {
  it('has the figures that the analytics count, beside the days before', async () => {
    const topic = await buildTopic(api.db, { clientId: company.clientId, name: 'Returns' });
    const told: Told[] = [
      { question: 'Return?', daysAgo: 1 },
      { question: 'Thanks, great help!', daysAgo: 3 },
      { question: 'This is terrible, nothing works', daysAgo: 2, author: 'Agent' },
      { question: 'Return, please', daysAgo: 40 },
    ];
    for (const one of told) {
      const conversationId = await asked(one);
      await buildTopicQuestion(api.db, {
        conversationId,
        topicId: topic.id,
        sentiment: one.author === 'Agent' ? -0.6 : 0,
      });
    }
    await countFacts(api.deps);

    const { topics } = await insights();

    expect(topics).toHaveLength(1);
    expect(topics[0]).toMatchObject({ conversations: 3, before: 1, isEmerging: false, thisWeek: 3 });
    expect(topics[0].sentiment).toEqual({ glad: 0, unhappy: 1, of: 3 });
    const metric = (name: string) => topics[0].metrics.find((one: { metric: string }) => one.metric === name);
    expect(metric('ResolvedAlone')).toMatchObject({ numerator: 2, denominator: 2 });
    expect(metric('Conversations').series.reduce((sum: number, one: number) => sum + one, 0)).toBe(3);
  });

  it('is told of when more is asked this week than usual', async () => {
    const topic = await buildTopic(api.db, { clientId: company.clientId });
    for (const daysAgo of [0, 1, 1, 2, 3, 4, 10, 17, 24, 31, 38]) {
      const conversationId = await asked({ question: 'Norway?', daysAgo });
      await buildTopicQuestion(api.db, { conversationId, topicId: topic.id });
    }
    await countFacts(api.deps);

    expect((await insights()).topics[0]).toMatchObject({ isEmerging: true, thisWeek: 6 });
    expect((await insights(lastDays(7))).topics[0]).toMatchObject({ isEmerging: true, thisWeek: 6 });
    expect((await insights(lastDays(6))).topics[0]).toMatchObject({ isEmerging: false });
  });

  it('shows as evidence what was asked and what became of it', async () => {
    await askEverything();
    await sort();
    const { id } = topicAbout((await insights()).topics, 'parcel');

    const { asked: groups, figures } = await report(id);

    expect(figures.conversations).toBe(8);
    expect(groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(8);
    expect(groups[0].conversations[0]).toMatchObject({ outcome: 'Answered', visitorName: 'Visitor 7' });
  });

  it('lets some of its conversations go into one of their own, which finds more of the kind', async () => {
    await askEverything();
    await sort();
    const { id } = topicAbout((await insights()).topics, 'parcel');
    const late = await api.db.topicQuestion.findMany({
      where: { topicId: id, message: { body: 'My parcel is late' } },
    });
    const SPLIT = `mutation ($id: ID!, $ids: [ID!]!, $name: String!) {
      splitTopic(id: $id, conversationIds: $ids, name: $name) { id name } }`;
    const ids = late.map(({ conversationId }) => conversationId);

    const { data } = await company.ask(SPLIT, { id, ids, name: 'Late parcels' });

    expect((await report(data.splitTopic.id)).figures).toMatchObject({
      conversations: 2,
      topic: { name: 'Late parcels' },
    });
    expect((await report(id)).figures.conversations).toBe(6);
    const again = await api.run(SPLIT, { token: company.agentToken, variables: { id, ids, name: 'More' } });
    expect(firstError(again).extensions?.code).toBe('NOT_FOUND');
    const taken = await api.run(SPLIT, { token: company.agentToken, variables: { id, ids: [], name: 'late parcels' } });
    expect(firstError(taken).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'name' });
  });

  it('is not merged into itself', async () => {
    const { id } = await buildTopic(api.db, { clientId: company.clientId });

    const answer = await api.run('mutation ($id: ID!) { mergeTopic(id: $id, intoId: $id) { id } }', {
      token: company.agentToken,
      variables: { id },
    });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'intoId' });
  });
});

describe('a gap', () => {
  const GAPS = '{ gaps { question count proposedAnswer topicId action { id kind } } }';
  const FIELDS = 'id kind targetId question askedBefore answeredBefore askedAfter answeredAfter liveAt';
  const DOG = 'Are dogs allowed in the shop?';

  /** Asked, and not answered by the assistant; by a colleague it was. */
  async function refused(question: string, daysAgo = 1, outcome: 'Refused' | 'Answered' = 'Refused') {
    const { clientId, assistantId, visitor } = company;
    const at = new Date(now().getTime() - daysAgo * DAY);
    const { id, messages } = await buildConversation(api.db, {
      clientId,
      assistantId,
      visitorId: visitor.id,
      now: at,
      messages: [question, { author: 'AI', body: 'I do not know.' }, { author: 'Agent', body: 'Yes, <on a lead>.' }],
    });
    await buildAnswer(api.db, { messageId: messages[1]?.id ?? '', outcome, now: at });
    return id;
  }

  const fill = async (mutation: string, input: Record<string, unknown>) =>
    (await company.ask(`mutation ($input: GapInput!) { ${mutation}(input: $input) { ${FIELDS} } }`, { input })).data[
      mutation
    ];

  it('is what was asked without an answer, with its topic and how a colleague answered', async () => {
    const topic = await buildTopic(api.db, { clientId: company.clientId });
    await refused(DOG);
    await buildTopicQuestion(api.db, {
      conversationId: await refused('are dogs allowed in the shop'),
      topicId: topic.id,
    });

    const { gaps } = (await company.ask(GAPS)).data;

    expect(gaps).toMatchObject([{ count: 2, proposedAnswer: 'Yes, <on a lead>.', topicId: topic.id, action: null }]);
  });

  it('becomes an article that says how a colleague answered, and is known for it', async () => {
    await refused(DOG);

    const action = await fill('writeGapArticle', { questions: [DOG], answer: 'Yes, <on a lead>.' });

    const draft = await api.db.draft.findUniqueOrThrow({ where: { subjectId: action.targetId } });
    expect(JSON.parse(draft.content)).toMatchObject({ title: DOG, body: '<p>Yes, &lt;on a lead&gt;.</p>' });
    expect(action).toMatchObject({ kind: 'Article', askedBefore: 1, answeredBefore: 0, liveAt: null });
    expect((await company.ask(GAPS)).data.gaps).toMatchObject([{ action: { id: action.id } }]);

    await api.db.article.delete({ where: { id: action.targetId } });
    expect((await company.ask(GAPS)).data.gaps).toMatchObject([{ action: null }]);
  });

  it('becomes an article with the answer of a colleague, also when nobody says which that is', async () => {
    await refused(DOG);

    const action = await fill('writeGapArticle', { questions: [DOG] });

    const draft = await api.db.draft.findUniqueOrThrow({ where: { subjectId: action.targetId } });
    expect(JSON.parse(draft.content)).toMatchObject({ title: DOG, body: '<p>Yes, &lt;on a lead&gt;.</p>' });
  });

  it('becomes an automated FAQ with all ways to ask, or a flow that begins with the answer', async () => {
    const faq = await fill('addGapFaq', { questions: [DOG, 'Can I bring a dog?'], answer: 'Yes.' });
    const flow = await fill('startGapFlow', { questions: [DOG], answer: 'Yes.' });
    const twice = await fill('startGapFlow', { questions: [DOG], answer: 'Yes.' });

    const made = await api.db.automatedFaq.findUniqueOrThrow({
      where: { id: faq.targetId },
      include: { phrasings: true },
    });
    expect(made).toMatchObject({ question: DOG, answer: 'Yes.', state: 'Suggested' });
    expect(made.phrasings).toHaveLength(2);
    const drawn = await api.db.draft.findUniqueOrThrow({ where: { subjectId: flow.targetId } });
    expect(JSON.parse(drawn.content)).toMatchObject({
      name: DOG,
      graph: { nodes: expect.arrayContaining([expect.objectContaining({ type: 'Text', data: { body: 'Yes.' } })]) },
    });
    expect(twice.targetId).not.toBe(flow.targetId);
  });

  it('is measured before and after visitors met what was made of it', async () => {
    for (const daysAgo of [8, 9, 10]) await refused(DOG, daysAgo);
    await refused('Where is parking?', 9);
    const { targetId } = await fill('addGapFaq', { questions: [DOG], answer: 'Yes.' });
    const liveAt = new Date(now().getTime() - 7 * DAY);
    await api.db.automatedFaq.update({ where: { id: targetId }, data: { state: 'Live', updatedAt: liveAt } });
    await refused('Can I bring my dog into the shop?', 3, 'Answered');
    await refused(DOG, 2);

    await sortTopics(api.deps);

    const [action] = (await company.ask(`{ gapActions { ${FIELDS} } }`)).data.gapActions;
    expect(action).toMatchObject({ askedBefore: 3, answeredBefore: 0, askedAfter: 2, answeredAfter: 1 });
  });

  it('is refused without a question', async () => {
    const answer = await api.run('mutation { writeGapArticle(input: { questions: [] }) { id } }', {
      token: company.agentToken,
    });

    expect(firstError(answer).extensions).toMatchObject({ code: 'BAD_INPUT', field: 'questions' });
  });
});

it('is nothing that failed when a company is deleted while its topics are sorted', async () => {
  await api.db.client.deleteMany({ where: { id: { not: company.clientId } } });
  await askEverything();
  const embedding = {
    ...api.deps.embedding,
    embed: async () => {
      await api.db.client.delete({ where: { id: company.clientId } });
      throw new Error('What belonged to it is gone.');
    },
  };
  api.clock.setOffset(2 * 60 * 60_000);
  onTestFinished(() => api.clock.setOffset(0));

  await expect(sortTopics({ ...api.deps, embedding })).resolves.toBeUndefined();
});

it('reads the other questions where a conversation is deleted while it is read', async () => {
  const deleted = await asked({ question: 'Can I return boots that I have worn?' });
  const kept = await asked({ question: 'Do you ship to Norway?' });
  const findMany = async (args: Prisma.ConversationFindManyArgs) => {
    const rows = await api.db.conversation.findMany(args);
    if (args.select?.messages) await api.db.conversation.deleteMany({ where: { id: deleted } });
    return rows;
  };
  const conversation = { value: Object.create(api.db.conversation, { findMany: { value: findMany } }) };

  await readQuestions({ db: Object.create(api.db, { conversation }) }, company.clientId, { now: now() });

  const read = await api.db.topicQuestion.findMany({ where: { clientId: company.clientId } });
  expect(read.map(({ conversationId }) => conversationId)).toEqual([kept]);
});
