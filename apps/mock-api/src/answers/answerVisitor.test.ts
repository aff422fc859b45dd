import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { buildAssistant } from '@parley/db/factories/assistants';
import { buildFormTemplate } from '@parley/db/factories/forms';
import { buildGuidedFlow, graphOf } from '@parley/db/factories/guidedFlows';
import type { NodeData } from '@parley/guided-flow/flow';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { messagesUsed } from '#billing/usage/usage.service.ts';
import type { Deps } from '#context.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { MINUTE, moveClock } from '#testing/authOperations.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { visitorToken } from '#testing/tokens.ts';
import type { AnswerResult } from './answerQuestion.ts';
import { answerOpenQuestions } from './answerVisitors.ts';

/** What becomes of a question is decided here; how it is answered, by the engines, which have tests of their own. */
const engine = vi.fn<Deps['answer']>();
const api = await apiForTests({ answer: (...asked) => engine(...asked) });
let company: Company;
let token: string;

const ANSWER: AnswerResult = {
  outcome: 'Answered',
  text: 'It is free. [1]',
  citations: [
    {
      number: 1,
      passageId: 1,
      articleId: 'artc_1',
      title: 'Repair promise',
      heading: 'Belts',
      quote: 'A new belt is free.',
      page: null,
      score: 0.8,
    },
  ],
  found: [],
  missingWords: [],
  followUps: [],
  engine: 'extractive',
  durationMs: 3,
};
const REFUSAL: AnswerResult = { ...ANSWER, outcome: 'Refused', text: '', citations: [] };

/** An engine that never comes to an end by itself. */
const untilAborted: Deps['answer'] = async (_, { signal }) => {
  await vi.waitUntil(() => signal.aborted, { interval: 1 });
  throw signal.reason;
};

/** A company whose assistant answers, and knows something. */
beforeEach(async () => {
  company = await buildCompany(api);
  engine.mockReset().mockResolvedValue(ANSWER);
  await answeringAssistant();
  const article = await api.db.article.create({
    data: {
      id: `artc_${company.clientId}`,
      clientId: company.clientId,
      type: 'Text',
      title: 'Repair promise',
      language: 'en',
      status: 'Published',
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  });
  await api.db.passage.create({
    data: {
      clientId: company.clientId,
      articleId: article.id,
      position: 0,
      heading: 'Belts',
      text: 'A new belt is free.',
    },
  });
});

async function answeringAssistant(gpt: object = {}, guidedFlows: AssistantConfig['guidedFlows'] = { entries: [] }) {
  const { clientId, visitor } = company;
  const { id } = await buildAssistant(api.db, {
    clientId,
    set: (config) => ({
      ...config,
      guidedFlows,
      gpt: {
        ...config.gpt,
        isOn: true,
        engine: 'extractive',
        refusal: { en: 'I do not know that.' },
        afterMisses: 2,
        onMisses: 'Person',
        ...gpt,
      },
    }),
  });
  company = { ...company, assistantId: id };
  token = await visitorToken(api.deps, visitor, id);
}

const SAY = `mutation ($input: SendVisitorMessageInput!) {
  sendVisitorMessage(input: $input) { message { id } conversation { id handledBy status } }
}`;
let keys = 0;
async function say(body: string, input: object = {}) {
  const variables = { input: { body, key: `key-${(keys += 1)}`, ...input } };
  const { data } = (await api.run(SAY, { token, variables })).body;
  return { id: data.sendVisitorMessage.conversation.id, ...data.sendVisitorMessage };
}
const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id } });
const said = async (conversationId: string) =>
  (await api.db.message.findMany({ where: { conversationId, sequence: { gt: 1 } }, orderBy: { sequence: 'asc' } })).map(
    ({ author, body }) => `${author}: ${body}`,
  );
const open = () => api.db.openQuestion.count();

describe('a question of a visitor', () => {
  it('is answered with its sources, counts, and nobody of the staff is waited for', async () => {
    const { id, conversation } = await say('Is the belt free?');
    await backgroundWorkDone();

    expect(conversation).toMatchObject({ handledBy: 'AI', status: 'Pending' });
    expect(await said(id)).toEqual(['Visitor: Is the belt free?', 'AI: It is free. [1]']);
    expect(await row(id)).toMatchObject({
      status: 'Pending',
      handledBy: 'AI',
      waitingSince: null,
      containMessagesUnreadByAgents: false,
      unreadCount: 0,
      firstAgentReplyAt: null,
      lastMessageAuthor: 'AI',
      lastMessagePreview: 'It is free.',
    });
    const answer = await api.db.answer.findFirstOrThrow({
      where: { conversationId: id },
      include: { citations: true },
    });
    expect(answer).toMatchObject({ outcome: 'Answered', question: 'Is the belt free?', engine: 'extractive' });
    expect(answer.citations).toMatchObject([{ number: 1, title: 'Repair promise', quote: 'A new belt is free.' }]);
    expect(await messagesUsed(api.deps, company.clientId)).toBe(2);
    expect(await open()).toBe(0);
  });

  it('is told to the engine with what was said before, and the assistant’s settings', async () => {
    const { id } = await say('Is the belt free?');
    await backgroundWorkDone();
    await say('And the buckle?', { conversationId: id });
    await backgroundWorkDone();

    expect(engine).toHaveBeenLastCalledWith(
      expect.objectContaining({
        assistantId: company.assistantId,
        text: 'And the buckle?',
        history: [
          { author: 'Visitor', text: 'Is the belt free?' },
          { author: 'Assistant', text: 'It is free. [1]' },
        ],
      }),
      expect.anything(),
    );
  });

  it('is for people where the assistant does not answer, knows nothing, or a person is wanted', async () => {
    const wanted = await say('A person please', { wantsPerson: true });
    await api.db.passage.deleteMany({ where: { clientId: company.clientId } });
    const unknown = await say('Is the belt free?');
    await answeringAssistant({ isOn: false });
    const off = await say('Is the belt free?');
    await backgroundWorkDone();

    for (const { id } of [wanted, unknown, off]) {
      expect(await row(id)).toMatchObject({ status: 'Open', handledBy: 'Agent', unreadCount: 1 });
    }
    expect(engine).not.toHaveBeenCalled();
  });

  it('waits for the answer to the one before', async () => {
    let isDone = false;
    engine.mockImplementationOnce(async () => {
      await vi.waitUntil(() => isDone, { interval: 1 });
      return ANSWER;
    });
    const { id } = await say('Is the belt free?');
    await say('And the buckle?', { conversationId: id });
    expect(engine).toHaveBeenCalledTimes(1);

    isDone = true;
    await backgroundWorkDone();

    expect((await said(id)).slice(2)).toEqual(['AI: It is free. [1]', 'AI: It is free. [1]']);
    expect(engine.mock.calls.map(([{ text }]) => text)).toEqual(['Is the belt free?', 'And the buckle?']);
  });

  it('that was being answered when the API stopped is answered after the next start', async () => {
    const stopping = new AbortController();
    engine.mockImplementationOnce(untilAborted);
    const { id } = await say('Is the belt free?');
    await answerOpenQuestions(api.deps, stopping.signal);
    await vi.waitUntil(() => engine.mock.calls.length === 1, { interval: 1 });
    stopping.abort();
    await backgroundWorkDone();
    expect(await said(id)).toEqual(['Visitor: Is the belt free?']);

    await answerOpenQuestions(api.deps, new AbortController().signal);
    await backgroundWorkDone();

    expect(await said(id)).toEqual(['Visitor: Is the belt free?', 'AI: It is free. [1]']);
  });

  it('is handed over when the API was away for too long', async () => {
    const stopping = new AbortController();
    engine.mockImplementationOnce(untilAborted);
    const { id } = await say('Is the belt free?');
    await answerOpenQuestions(api.deps, stopping.signal);
    await vi.waitUntil(() => engine.mock.calls.length === 1, { interval: 1 });
    stopping.abort();
    await backgroundWorkDone();
    moveClock(api, 11 * MINUTE);

    await answerOpenQuestions(api.deps, new AbortController().signal);
    await backgroundWorkDone();

    expect(await said(id)).toEqual(['Visitor: Is the belt free?', 'System: Nori handed over to the team']);
    expect(await row(id)).toMatchObject({ status: 'Open', handledBy: 'Agent', unreadCount: 1 });
  });
});

describe('people', () => {
  it('take over at once what a rule gives to them', async () => {
    engine.mockResolvedValue({ ...REFUSAL, outcome: 'Guarded', asksPerson: true });
    const { id } = await say('My lawyer will write to you');
    await backgroundWorkDone();

    expect((await said(id)).slice(1)).toEqual([
      'AI: Somebody of our team will answer this.',
      'System: Nori handed over to the team',
    ]);
    expect(await row(id)).toMatchObject({ status: 'Open', handledBy: 'Agent' });
  });

  it('have the conversation as soon as one of them replies, also while an answer is being written', async () => {
    engine.mockImplementationOnce(untilAborted);
    const { id } = await say('Is the belt free?');
    await api.run('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
      token: company.agentToken,
      variables: { input: { conversationId: id, body: 'It is!', key: 'reply-1' } },
    });
    await backgroundWorkDone();
    await say('Thanks', { conversationId: id });
    await backgroundWorkDone();

    expect(await said(id)).toEqual(['Visitor: Is the belt free?', 'Agent: It is!', 'Visitor: Thanks']);
    expect(await row(id)).toMatchObject({ handledBy: 'Agent', unreadCount: 1 });
    expect(await open()).toBe(0);
  });

  it('are asked for at any time', async () => {
    engine.mockImplementationOnce(untilAborted);
    const { id } = await say('Is the belt free?');
    await api.run('mutation ($id: ID!) { requestPerson(conversationId: $id) { id } }', { token, variables: { id } });
    await backgroundWorkDone();

    expect(await said(id)).toEqual(['Visitor: Is the belt free?', 'System: Visitor 7 asked for a person']);
    expect(await row(id)).toMatchObject({ status: 'Open', handledBy: 'Agent', unreadCount: 1 });
    expect((await row(id)).handoffRequestedAt).not.toBeNull();
  });

  it('take over after so many questions in a row without an answer', async () => {
    engine.mockResolvedValue({ ...REFUSAL, asksBack: true, followUps: ['Belts'] });
    const { id } = await say('Who won?');
    await backgroundWorkDone();
    expect(await row(id)).toMatchObject({ handledBy: 'AI', status: 'Pending' });

    await say('Who lost?', { conversationId: id });
    await backgroundWorkDone();

    // Who is left to people is not asked anything any more.
    expect((await said(id)).slice(1)).toEqual([
      'AI: I do not know that. Perhaps this helps:',
      'Visitor: Who lost?',
      'AI: I could not find an answer to that. Somebody of our team will answer this.',
      'System: Nori handed over to the team',
    ]);
    const answers = await api.db.answer.findMany({ where: { conversationId: id }, orderBy: { createdAt: 'asc' } });
    expect(answers.map(({ trace }) => JSON.parse(trace).followUps)).toEqual([['Belts'], []]);
    expect(await row(id)).toMatchObject({ status: 'Open', handledBy: 'Agent', containMessagesUnreadByAgents: true });
    const told = await api.db.notification.findMany({ where: { conversationId: id } });
    expect(told).toMatchObject([
      { kind: 'HandoffRequested', userId: company.agent.id, actorName: 'Nori', preview: 'Who lost?' },
    ]);
  });

  it('do not take over when an answer came between, or the assistant is set to leave it at that', async () => {
    const { id } = await say('Is the belt free?');
    await backgroundWorkDone();
    engine.mockResolvedValue(REFUSAL);
    await say('Who won?', { conversationId: id });
    await backgroundWorkDone();
    await answeringAssistant({ onMisses: 'Nothing', afterMisses: 1 });
    const { id: other } = await say('Who won?');
    await backgroundWorkDone();

    expect((await row(id)).handledBy).toBe('AI');
    expect((await row(other)).handledBy).toBe('AI');
  });

  it('answer instead where the plan allows no more messages', async () => {
    const { clientId } = company;
    await api.db.clientSubscription.update({ where: { clientId }, data: { type: 'Starter' } });
    await say('A person please', { wantsPerson: true });
    const { id: periodId } = await api.db.usagePeriod.findFirstOrThrow({ where: { clientId } });
    await api.db.usageCounter.updateMany({ where: { periodId, metric: 'Messages' }, data: { used: 1_000_000 } });

    const { id } = await say('Is the belt free?');
    await backgroundWorkDone();

    expect(await said(id)).toEqual(['Visitor: Is the belt free?', 'System: Nori handed over to the team']);
    expect(await row(id)).toMatchObject({ status: 'Open', handledBy: 'Agent' });
  });
});

describe('a form that is offered after so many misses', () => {
  const ask = async (conversationId?: string) => {
    const { id } = await say('Who won?', conversationId ? { conversationId } : {});
    await backgroundWorkDone();
    return String(id);
  };

  it('is put into the conversation then, once', async () => {
    const { id: formTemplateId } = await buildFormTemplate(api.db, { clientId: company.clientId });
    await answeringAssistant({ onMisses: 'Form', formTemplateId });
    engine.mockResolvedValue(REFUSAL);

    const id = await ask();
    expect(await api.db.formSubmission.count({ where: { conversationId: id } })).toBe(0);
    await ask(id);
    expect(await row(id)).toMatchObject({ handledBy: 'AI', lastMessageAuthor: 'AI' });
    await ask(id);

    expect(await api.db.formSubmission.findMany({ where: { conversationId: id } })).toMatchObject([
      { formTemplateId, state: 'Sent' },
    ]);
    const messages = await api.db.message.findMany({ where: { conversationId: id }, orderBy: { sequence: 'asc' } });
    expect(messages.slice(-4).map(({ author, kind }) => `${author} ${kind}`)).toEqual([
      'AI Text',
      'AI Form',
      'Visitor Text',
      'AI Text',
    ]);
    expect((await row(id)).handledBy).toBe('AI');
  });

  it.each(['form_gone', undefined])('gives way to people where it cannot be asked: %s', async (formTemplateId) => {
    await answeringAssistant({ onMisses: 'Form', formTemplateId, afterMisses: 1 });
    engine.mockResolvedValue(REFUSAL);

    expect(await row(await ask())).toMatchObject({ status: 'Open', handledBy: 'Agent' });
  });
});

describe('an engine that breaks', () => {
  it('is owned up to, and a person is offered', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    engine.mockRejectedValue(new Error('No route to host'));

    const { id } = await say('Is the belt free?');
    await backgroundWorkDone();

    expect((await said(id)).at(-1)).toMatch(/^AI: I could not look that up just now\. .*ask a person\.$/);
    expect(await api.db.answer.findFirst({ where: { conversationId: id } })).toMatchObject({ outcome: 'Failed' });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('an answer that is being written', () => {
  it('is shown as far as it has come, and then as a message', async () => {
    let isSeen = false;
    engine.mockImplementationOnce(async (_, { onText }) => {
      onText('It is');
      await vi.waitUntil(() => isSeen, { interval: 1 });
      return ANSWER;
    });
    const stream: unknown[] = [];
    const { id, message } = await say('Is the belt free?');
    const events = api.deps.events.subscribe('answer:streamed', id);
    const listening = (async () => {
      for await (const { text, isDone } of events) {
        stream.push([text, isDone]);
        if (text === 'It is' && !isDone) isSeen = true;
        if (isDone) return;
      }
    })();
    await listening;
    await backgroundWorkDone();

    expect(message.id).toBeTruthy();
    expect(stream).toEqual([
      ['It is', false],
      ['It is', true],
    ]);
    expect((await said(id)).at(-1)).toBe('AI: It is free. [1]');
  });
});

describe('within a step that answers questions', () => {
  const at = { position: { x: 0, y: 0 } };

  /** A flow that asks at once, and says something once it is done with it. */
  async function asking(data: Partial<NodeData['QuestioningArticles']>) {
    const presentation = { type: 'Button' as const, lineOne: 'Ask' };
    const ask = { prompt: 'What is it?', categoryIds: [], exitLabel: '', ...data };
    const { id: guidedFlowId } = await buildGuidedFlow(api.db, {
      clientId: company.clientId,
      content: {
        name: 'Ask',
        presentation,
        graph: graphOf(presentation, {
          nodes: [
            { id: 'ask', type: 'QuestioningArticles', data: ask, ...at },
            { id: 'after', type: 'Text', data: { body: 'Glad to help.' }, ...at },
          ],
          edges: [
            ['presentation', 'ask'],
            ['ask', 'after'],
          ],
        }),
      },
    });
    await answeringAssistant({ engine: 'a-model' }, { entries: [{ guidedFlowId, isVisible: true }] });
    return (await say('Ask', { flow: { guidedFlowId } })).id;
  }
  const answered = async (conversationId: string, question: string) => {
    await say(question, { conversationId });
    await answerOpenQuestions(api.deps, new AbortController().signal);
    await backgroundWorkDone();
  };

  it('goes on after as many answers as it may give, and not for what it could not answer', async () => {
    const id = await asking({ maxAnswers: 2 });
    engine.mockResolvedValueOnce(ANSWER).mockResolvedValueOnce(REFUSAL);

    await answered(id, 'Is it free?');
    await answered(id, 'And the Dolomites?');
    expect(await said(id)).not.toContain('Flow: Glad to help.');
    await answered(id, 'Is it?');

    expect((await said(id)).slice(-2)).toEqual(['AI: It is free. [1]', 'Flow: Glad to help.']);
    expect((await row(id)).handledBy).toBe('AI');
  });

  it.each([
    [true, 'a-model'],
    [false, 'extractive'],
  ])('lets a model write where that is allowed: %s', async (allowGpt, expected) => {
    await answered(await asking({ allowGpt }), 'Is it free?');

    expect(engine.mock.calls[0]?.[0].settings.engine).toBe(expected);
  });
});
