import { buildConversation, buildVisitor } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerResult } from '#answers/answerQuestion.ts';
import type { Deps } from '#context.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';

/** How questions are answered is for the engines' own tests. */
const engine = vi.fn<Deps['answer']>();
const api = await apiForTests({ answer: (...asked) => engine(...asked) });
let company: Company;

const NOTHING: AnswerResult = {
  outcome: 'Refused',
  text: '',
  citations: [],
  found: [],
  missingWords: [],
  followUps: [],
  engine: 'extractive',
  durationMs: 1,
};
const citation = {
  number: 1,
  passageId: 1,
  articleId: 'artc_1',
  title: 'Repair promise',
  heading: 'Belts',
  quote: 'A new belt is free.',
  page: null,
  score: 0.9,
};

beforeEach(async () => {
  company = await buildCompany(api);
  engine.mockReset().mockResolvedValue(NOTHING);
});

const conversation = ({ clientId, assistantId } = company, messages: Parameters<typeof buildConversation>[1] = {}) =>
  buildConversation(api.db, { clientId, assistantId, ...messages });
const said = (body: string) => ({ author: 'Agent' as const, authorName: 'Maya Lindqvist', body });

const SUGGESTED = `query ($id: ID!) { suggestedReplies(conversationId: $id) {
  questionId kind body authorName conversationId citations { number title quote } } }`;
const suggested = async (id: string) =>
  (await api.run(SUGGESTED, { token: company.agentToken, variables: { id } })).body.data.suggestedReplies;
const settle = (input: object) =>
  api.run('mutation ($input: SettleSuggestedReplyInput!) { settleSuggestedReply(input: $input) }', {
    token: company.agentToken,
    variables: { input },
  });

describe('a reply that is suggested', () => {
  it('comes from what the company has written, with its sources, by the engine that only quotes', async () => {
    engine.mockResolvedValue({
      ...NOTHING,
      outcome: 'Answered',
      text: 'A new belt is free. [1]',
      citations: [citation],
    });
    const { id } = await conversation(company, { messages: ['Is the belt free?'] });

    expect(await suggested(id)).toMatchObject([
      {
        kind: 'Knowledge',
        body: 'A new belt is free.',
        authorName: null,
        citations: [{ number: 1, title: 'Repair promise', quote: 'A new belt is free.' }],
      },
    ]);
    expect(engine.mock.calls[0]?.[0]).toMatchObject({ text: 'Is the belt free?', settings: { engine: 'extractive' } });
  });

  it('comes from how a colleague answered the like, without the salutation', async () => {
    const former = await conversation(company, {
      visitorName: 'Hannah Brandt',
      messages: ['Is the torn hip belt repaired for free?', said('Hi Hannah, torn belts are replaced free of charge.')],
    });
    const { id } = await conversation(company, { messages: ['Do you repair a torn hip belt?'] });

    expect(await suggested(id)).toMatchObject([
      {
        kind: 'Colleague',
        body: 'Torn belts are replaced free of charge.',
        authorName: 'Maya Lindqvist',
        conversationId: former.id,
        citations: [],
      },
    ]);
  });

  it('never shows what is about another visitor, nor what other companies say', async () => {
    await conversation(company, {
      visitorName: 'Hannah Brandt',
      messages: ['Is the torn hip belt repaired?', said('It is put aside for you, Hannah, order 20418.')],
    });
    await conversation(await buildCompany(api), {
      messages: ['Is the torn hip belt repaired?', said('Torn belts are replaced free of charge.')],
    });
    const { id } = await conversation(company, { messages: ['Is the torn hip belt repaired?'] });

    expect(await suggested(id)).toEqual([]);
  });

  it('is there only as long as the visitor’s message is the last', async () => {
    engine.mockResolvedValue({ ...NOTHING, outcome: 'Answered', text: 'A new belt is free.' });
    const { id } = await conversation(company, { messages: ['Is the belt free?', said('It is.')] });

    expect(await suggested(id)).toEqual([]);
    expect(engine).not.toHaveBeenCalled();
  });

  it('is counted when it is taken, and not seen again by anybody once it is settled', async () => {
    engine.mockResolvedValue({ ...NOTHING, outcome: 'Answered', text: 'A new belt is free.' });
    const { id } = await conversation(company, { messages: ['Is the belt free?'] });
    const [{ questionId, kind }] = await suggested(id);

    await settle({ questionId, kind, isTaken: true });
    await settle({ questionId, kind, isTaken: false });

    expect(await suggested(id)).toEqual([]);
    expect(await api.db.suggestedReply.findMany({ where: { clientId: company.clientId } })).toMatchObject([
      { questionId, kind: 'Knowledge', isTaken: true, settledById: company.agent.id },
    ]);
  });

  it('belongs to a conversation of the own company', async () => {
    const other = await buildCompany(api);
    const visitor = await buildVisitor(api.db, { clientId: other.clientId });
    const { id, messages } = await conversation(other, { visitorId: visitor.id });

    expect(firstCode(await api.run(SUGGESTED, { token: company.agentToken, variables: { id } }))).toBe('NOT_FOUND');
    expect(firstCode(await settle({ questionId: messages[0]?.id, kind: 'Knowledge', isTaken: true }))).toBe(
      'NOT_FOUND',
    );
  });
});
