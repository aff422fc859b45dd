import { buildAnswer } from '@parley/db/factories/answers';
import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { visitorToken } from '#testing/tokens.ts';

const api = await apiForTests();
let company: Company;
let messageId: string;

beforeEach(async () => {
  company = await buildCompany(api);
  const { clientId, assistantId, visitor } = company;
  const { messages } = await buildConversation(api.db, {
    clientId,
    assistantId,
    visitorId: visitor.id,
    messages: ['Is the belt free?', { author: 'AI', authorName: 'Nori', body: 'It is. [1]' }],
  });
  messageId = messages[1]?.id ?? '';
  const found = { articleId: 'artc_1', passageId: 1, title: 'Repair promise', heading: 'Belts', page: null };
  await buildAnswer(api.db, {
    messageId,
    citations: [{ title: 'Repair promise', heading: 'Belts', quote: 'A new belt is free.', passageId: 1 }],
    trace: JSON.stringify({
      version: 3,
      threshold: 0.4,
      ringFence: 'Strict',
      onMisses: 'Articles',
      missingWords: ['dolomites'],
      followUps: ['How long does it take?'],
      found: [
        { ...found, text: 'A new belt is free.', score: 0.8, isAbove: true },
        { ...found, passageId: 2, text: 'Zips cost 20.', score: 0.3, isAbove: false },
      ],
    }),
  });
});

const read = async (fields: string, token = company.visitorToken) =>
  (
    await api.run(`query ($id: ID!) { node(id: $id) { ... on Message { ${fields} } } }`, {
      token,
      variables: { id: messageId },
    })
  ).body.data.node;

const RATE = `mutation ($input: RateAnswerInput!) {
  rateAnswer(input: $input) { version answer { isHelpful complaint comment } }
}`;
const rate = (input: object, token = company.visitorToken) =>
  api.run(RATE, { token, variables: { input: { messageId, ...input } } });

describe('an answer of the assistant', () => {
  it('shows its sources to its visitor, and not how it came about', async () => {
    const message = await read(
      'citations { number title heading quote url articleId } answer { outcome followUps trace { question } }',
    );

    expect(message).toEqual({
      citations: [
        {
          number: 1,
          title: 'Repair promise',
          heading: 'Belts',
          quote: 'A new belt is free.',
          url: null,
          articleId: null,
        },
      ],
      answer: { outcome: 'Answered', followUps: ['How long does it take?'], trace: null },
    });
  });

  it('says to the staff why it is what it is', async () => {
    const message = await read(
      `citations { articleId }
      answer { trace { question engine threshold assistantVersion missingWords found { text score isAbove number } } }`,
      company.agentToken,
    );

    expect(message.citations).toEqual([{ articleId: 'artc_none' }]);
    expect(message.answer.trace).toEqual({
      question: 'Is the belt free?',
      engine: 'extractive',
      threshold: 0.4,
      assistantVersion: 3,
      missingWords: ['dolomites'],
      found: [
        { text: 'A new belt is free.', score: 0.8, isAbove: true, number: 1 },
        { text: 'Zips cost 20.', score: 0.3, isAbove: false, number: null },
      ],
    });
  });
});

describe('the verdict on an answer', () => {
  it('can be given, changed and taken back', async () => {
    const given = await rate({ isHelpful: false, complaint: 'Wrong', comment: ' It was not free ' });
    const changed = await rate({ isHelpful: true });
    const takenBack = await rate({});

    expect([given, changed, takenBack].map(({ body }) => body.data.rateAnswer.answer)).toEqual([
      { isHelpful: false, complaint: 'Wrong', comment: 'It was not free' },
      { isHelpful: true, complaint: null, comment: null },
      { isHelpful: null, complaint: null, comment: null },
    ]);
    expect(takenBack.body.data.rateAnswer.version).toBe(4);
  });

  it('is only the visitor’s own to give, and of an answer', async () => {
    const { clientId, assistantId } = company;
    const other = await buildVisitor(api.db, { clientId });
    const token = await visitorToken(api.deps, other, assistantId);

    expect(firstCode(await rate({ isHelpful: true }, token))).toBe('NOT_FOUND');
    expect(firstCode(await rate({ isHelpful: true, messageId: 'mesg_none' }))).toBe('NOT_FOUND');
    expect(firstCode(await rate({ comment: 'x'.repeat(1001) }))).toBe('BAD_INPUT');
  });
});
