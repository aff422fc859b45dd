import { newConfig } from '@parley/assistant-config/newConfig';
import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { buildAnswer } from '@parley/db/factories/answers';
import { buildArticle } from '@parley/db/factories/content';
import { buildConversation } from '@parley/db/factories/inbox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerResult } from '#answers/answerQuestion.ts';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import type { Deps } from '#context.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError } from '#testing/authOperations.ts';
import { buildCompanyWithAdmin } from '#testing/company.ts';
import { subscribe } from '#testing/subscriber.ts';
import { staffToken } from '#testing/tokens.ts';

/** What is made of answers is decided here; the engines have tests of their own. */
const engine = vi.fn<Deps['answer']>();
const api = await apiForTests({ answer: (...asked) => engine(...asked) });
const origin = await api.listen();

const ASK = `subscription ($input: AskPlaygroundInput!) { playgroundAnswered(input: $input) {
  text answer { outcome askedCount found { title number quote isAbove } } } }`;
const CREATE = 'mutation ($input: EvaluationSetInput!) { createEvaluationSet(input: $input) { id name } }';
const ADD = `mutation ($setId: ID!, $questions: [EvaluationQuestionInput!]!) {
  addEvaluationQuestions(setId: $setId, questions: $questions) { questions { question articleTitle } } }`;
const RUN = 'mutation ($input: RunEvaluationInput!) { runEvaluation(input: $input) { id } }';
const SETS = `query ($id: ID!) { evaluationSets { name lastRun(assistantId: $id) {
  state progress questions live { right falsely refusedInError } draft { right inTopFive falsely refusedInError }
  moved { question before after isBetter }
  outcomes { question expected live { verdict isRight cited } draft { verdict isRight cited } } } } }`;
const UNANSWERED = '{ unansweredQuestions { question count conversationIds } }';
const SAVE = 'mutation ($input: SaveAssistantDraftInput!) { saveAssistantDraft(input: $input) { id } }';
const PUBLISH = 'mutation ($input: PublishAssistantInput!) { publishAssistant(input: $input) { id } }';

const NOTHING: AnswerResult = {
  outcome: 'Refused',
  text: '',
  citations: [],
  found: [],
  missingWords: [],
  followUps: [],
  engine: 'extractive',
  durationMs: 3,
};

const passageOf = (articleId: string): AnswerResult['found'][number] => ({
  passageId: 1,
  articleId,
  title: 'Belts',
  heading: '',
  text: 'A new  belt is free.',
  page: null,
  score: 0.8,
  isAbove: true,
  isNear: true,
});

function answerFrom(articleId: string): AnswerResult {
  const { isAbove: _, isNear: __, text: quote, ...passage } = passageOf(articleId);
  const citations = [{ ...passage, number: 1, quote }];
  return { ...NOTHING, outcome: 'Answered', text: 'It is free. [1]', citations, found: [passageOf(articleId)] };
}

const withGpt = (gpt: Partial<GptSettings>) => {
  const config = newConfig({ title: 'Nori' });
  return { ...config, gpt: { ...config.gpt, ...gpt } };
};

beforeEach(() => {
  engine.mockReset().mockResolvedValue(NOTHING);
});

/** A visitor's question that was refused or answered. */
async function asked(
  { clientId, assistantId }: { clientId: string; assistantId: string },
  question: string,
  { outcome = 'Refused', score = 0.3 }: { outcome?: 'Refused' | 'Answered'; score?: number } = {},
) {
  const conversation = await buildConversation(api.db, {
    clientId,
    assistantId,
    messages: [question, { author: 'AI', authorName: 'Nori', body: 'Well.' }],
  });
  const trace = {
    version: 1,
    threshold: 0.5,
    ringFence: 'Strict',
    onMisses: 'Person',
    missingWords: [],
    followUps: [],
    found: [{ ...passageOf('artc_1'), score }],
  };
  await buildAnswer(api.db, {
    messageId: conversation.messages[1]?.id ?? '',
    outcome,
    trace: JSON.stringify(trace),
    now: api.clock.now(),
  });
  return conversation.id;
}

describe('the scores of last month’s questions', () => {
  it('are counted by the best passage of each, without what is never answered', async () => {
    const company = await buildCompanyWithAdmin(api);
    await asked(company, 'Is it free?', { outcome: 'Answered', score: 0.816 });
    await asked(company, 'Do you rent tents?', { score: 0.3 });

    const { data } = await company.ask(
      'query ($id: ID!) { assistant(id: $id) { answerScores { questions counts } } }',
      {
        id: company.assistantId,
      },
    );

    const { questions, counts } = data.assistant.answerScores;
    expect(questions).toBe(2);
    expect(counts).toHaveLength(101);
    expect([counts[30], counts[81]]).toEqual([1, 1]);
  });
});

describe('the playground', () => {
  it('tells an answer as it comes, with what it was built from, and keeps nothing', async () => {
    const { clientId, assistantId, admin, ...company } = await buildCompanyWithAdmin(api);
    await asked({ ...company, clientId, assistantId }, 'is a NEW belt free');
    engine.mockImplementation(async (_, { onText }) => {
      onText('It is');
      return answerFrom('artc_1');
    });

    const listener = await subscribe(api, origin, {
      token: await staffToken(api.deps, admin),
      document: ASK,
      variables: { input: { assistantId, question: 'Is a new belt free?', config: withGpt({ threshold: 0.7 }) } },
    });
    const steps = await listener.until(2);
    await listener.stop();

    expect(steps).toEqual([
      { text: 'It is', answer: null },
      {
        text: 'It is free. [1]',
        answer: {
          outcome: 'Answered',
          askedCount: 1,
          found: [{ title: 'Belts', number: 1, quote: 'A new  belt is free.', isAbove: true }],
        },
      },
    ]);
    expect(engine.mock.calls[0]?.[0].settings.threshold).toBe(0.7);
    expect(await api.db.answer.count({ where: { clientId } })).toBe(1);
  });

  it('says the refusal in the language of who asks', async () => {
    const { assistantId, admin } = await buildCompanyWithAdmin(api);

    const listener = await subscribe(api, origin, {
      token: await staffToken(api.deps, admin),
      document: ASK,
      variables: {
        input: {
          assistantId,
          question: 'Zelte?',
          language: 'de',
          config: withGpt({ refusal: { en: 'No idea.', de: 'Keine Ahnung.' } }),
        },
      },
    });
    const [step] = await listener.until(1);
    await listener.stop();

    expect(step).toMatchObject({ text: 'Keine Ahnung.', answer: { outcome: 'Refused', found: [] } });
  });

  it('stops the engine when nobody listens any more', async () => {
    const { assistantId, admin } = await buildCompanyWithAdmin(api);
    let signal: AbortSignal | undefined;
    engine.mockImplementation((_, asking) => {
      signal = asking.signal;
      return new Promise((_, reject) => asking.signal.addEventListener('abort', () => reject(asking.signal.reason)));
    });
    const listener = await subscribe(api, origin, {
      token: await staffToken(api.deps, admin),
      document: ASK,
      variables: { input: { assistantId, question: 'Is it free?' } },
    });
    await vi.waitUntil(() => signal !== undefined, { interval: 2 });

    await listener.stop();

    await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  });
});

describe('an evaluation set', () => {
  /** A set with a question that the article answers, and one that nothing answers. */
  async function companyWithSet(set: { isGate?: boolean } = {}) {
    const company = await buildCompanyWithAdmin(api);
    const article = await buildArticle(api.db, { clientId: company.clientId, title: 'Belts' });
    const input = { name: 'Winter questions', mostFalse: 5, isGate: false, ...set };
    const { data } = await company.ask(CREATE, { input });
    const setId: string = data.createEvaluationSet.id;
    const questions = [
      { question: 'Is a new belt free?', isAnswerable: true, articleId: article.id, passage: 'a new BELT' },
      { question: 'Do you rent tents?', isAnswerable: false, passage: '' },
    ];
    const added = await company.ask(ADD, { setId, questions });
    return { ...company, article, setId, added };
  }

  const run = () => runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);

  it('tells which article answers a question, and takes none of another company', async () => {
    const { added, ask, setId } = await companyWithSet();
    const foreign = await buildArticle(api.db);

    const refused = await ask(ADD, {
      setId,
      questions: [{ question: 'Why?', isAnswerable: true, articleId: foreign.id, passage: '' }],
    });

    expect(added.data.addEvaluationQuestions.questions).toEqual([
      { question: 'Is a new belt free?', articleTitle: 'Belts' },
      { question: 'Do you rent tents?', articleTitle: null },
    ]);
    expect(firstCode({ body: refused })).toBe('NOT_FOUND');
  });

  it('takes published articles by their titles, and says which it does not know', async () => {
    const { ask, setId, clientId } = await companyWithSet();
    await buildArticle(api.db, { clientId, title: 'Tents', type: 'Document' });
    await buildArticle(api.db, { clientId, title: 'Poles', status: 'Draft' });
    const add = (...titles: string[]) =>
      ask(ADD, {
        setId,
        questions: titles.map((articleTitle) => ({ question: 'Why?', isAnswerable: true, articleTitle, passage: '' })),
      });

    const { data } = await add('tents', ' BELTS ');
    const refused = await add('Belts', 'Poles', 'Skis', 'Poles');

    expect(data.addEvaluationQuestions.questions.slice(2)).toEqual([
      { question: 'Why?', articleTitle: 'Tents' },
      { question: 'Why?', articleTitle: 'Belts' },
    ]);
    expect(firstError({ body: refused })?.message).toBe('No published article is called “Poles”, “Skis”.');
  });

  it('compares the draft with what visitors have', async () => {
    const { ask, setId, assistantId, article } = await companyWithSet();
    // Strict settings refuse everything; the loose draft answers everything from the one article.
    engine.mockImplementation(async ({ settings }) =>
      settings.ringFence === 'Off' ? answerFrom(article.id) : NOTHING,
    );

    await ask(RUN, { input: { setId, assistantId, config: withGpt({ ringFence: 'Off' }) } });
    await run();

    const { data } = await ask(SETS, { id: assistantId });
    expect(data.evaluationSets[0].lastRun).toEqual({
      state: 'Done',
      progress: 100,
      questions: 2,
      live: { right: 0.5, falsely: 0, refusedInError: 0.5 },
      draft: { right: 0.5, inTopFive: 1, falsely: 0.5, refusedInError: 0 },
      moved: [
        { question: 'Do you rent tents?', before: 'Refused', after: 'Wrong', isBetter: false },
        { question: 'Is a new belt free?', before: 'Refused', after: 'Right', isBetter: true },
      ],
      outcomes: [
        {
          question: 'Is a new belt free?',
          expected: 'Belts',
          live: { verdict: 'Refused', isRight: false, cited: [] },
          draft: { verdict: 'Right', isRight: true, cited: ['Belts'] },
        },
        {
          question: 'Do you rent tents?',
          expected: null,
          live: { verdict: 'Refused', isRight: true, cited: [] },
          draft: { verdict: 'Wrong', isRight: false, cited: ['Belts'] },
        },
      ],
    });
  });

  it('has the run that was done before beside its last', async () => {
    const { ask, setId, assistantId, article } = await companyWithSet();
    const BEFORE = `query ($id: ID!) { evaluationSets { lastRun(assistantId: $id) {
      draft { right } before { draft { right } before { id } } } } }`;
    await ask(RUN, { input: { setId, assistantId, config: withGpt({ threshold: 0.9 }) } });
    await run();
    engine.mockImplementation(async ({ text }) => (text.startsWith('Is') ? answerFrom(article.id) : NOTHING));
    api.clock.setOffset(60_000);

    await ask(RUN, { input: { setId, assistantId, config: withGpt({ threshold: 0.9 }) } });
    await run();

    const { data } = await ask(BEFORE, { id: assistantId });
    expect(data.evaluationSets[0].lastRun).toEqual({
      draft: { right: 1 },
      before: { draft: { right: 0.5 }, before: null },
    });
  });

  it('takes an answer that does not say what was expected for a false one', async () => {
    const { ask, setId, assistantId, article } = await companyWithSet();
    const question = { question: 'How long?', isAnswerable: true, articleId: article.id, passage: '' };
    await ask(ADD, { setId, questions: [{ ...question, answer: 'IT is  free; 30 days' }] });
    engine.mockImplementation(async () => answerFrom(article.id));

    await ask(RUN, { input: { setId, assistantId, config: withGpt({}) } });
    await run();

    const LACKS = `query ($id: ID!) { evaluationSets { lastRun(assistantId: $id) {
      outcomes { live { verdict lacks } } } } }`;
    const { data } = await ask(LACKS, { id: assistantId });
    expect(data.evaluationSets[0].lastRun.outcomes).toEqual([
      { live: { verdict: 'Right', lacks: [] } },
      { live: { verdict: 'Wrong', lacks: [] } },
      { live: { verdict: 'Wrong', lacks: ['30 days'] } },
    ]);
  });

  it('is written as a file with all that it asks and expects', async () => {
    const { ask, setId, article } = await companyWithSet();
    const question = { question: '=Really, how long?', isAnswerable: true, articleId: article.id, passage: '' };
    await ask(ADD, { setId, questions: [{ ...question, answer: '30 days; free' }, question] });
    await api.db.evaluationQuestion.updateMany({
      where: { setId, answer: '', passage: '' },
      data: { articleId: null },
    });

    const { data } = await ask('query ($id: ID!) { evaluationSetCsv(id: $id) }', { id: setId });

    expect(data.evaluationSetCsv.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'question,article,passage,answer',
      'Is a new belt free?,Belts,a new BELT,',
      'Do you rent tents?,,,',
      `"'=Really, how long?",Belts,,30 days; free`,
      `"'=Really, how long?",An article that is gone,,`,
    ]);
  });

  it('that is a gate lets settings be published only once they pass it', async () => {
    const { ask, setId, assistantId, article } = await companyWithSet({ isGate: true });
    engine.mockImplementation(async ({ settings }) =>
      settings.ringFence === 'Off' ? answerFrom(article.id) : NOTHING,
    );
    const publish = async (revision: number) =>
      firstError({ body: await ask(PUBLISH, { input: { assistantId, revision } }) })?.message;
    const evaluate = async (config: unknown) => {
      await ask(RUN, { input: { setId, assistantId, config } });
      await run();
    };
    const loose = withGpt({ ringFence: 'Off' });
    await ask(SAVE, { input: { assistantId, revision: 1, config: loose } });

    expect(await publish(2)).toBe('Run the evaluation set Winter questions with these settings first.');
    await evaluate(loose);
    expect(await publish(2)).toBe('50% of Winter questions are answered falsely; at most 5% may be.');

    const strict = withGpt({ threshold: 0.9 });
    await ask(SAVE, { input: { assistantId, revision: 2, config: strict } });
    await evaluate(strict);
    const { data } = await ask(PUBLISH, { input: { assistantId, revision: 3 } });
    expect(data.publishAssistant.id).toBe(assistantId);
  });
});

describe('unanswered questions', () => {
  it('are grouped, the most frequent first, with their conversations', async () => {
    const company = await buildCompanyWithAdmin(api);
    await asked(company, 'Gift cards?');
    const first = await asked(company, 'Do you rent tents?');
    const second = await asked(company, 'do you rent TENTS');
    await asked(company, 'Is it free?', { outcome: 'Answered' });

    const { data } = await company.ask(UNANSWERED);

    expect(data.unansweredQuestions).toMatchObject([{ count: 2 }, { question: 'Gift cards?', count: 1 }]);
    expect(data.unansweredQuestions[0].conversationIds.toSorted()).toEqual([first, second].toSorted());
  });

  it('come back after being dismissed only when they are asked again', async () => {
    const company = await buildCompanyWithAdmin(api);
    const DISMISS = 'mutation ($question: String!) { dismissUnanswered(question: $question) }';
    await asked(company, 'Do you rent tents?');

    await company.ask(DISMISS, { question: 'Do you rent tents?' });
    const after = (await company.ask(UNANSWERED)).data.unansweredQuestions;
    api.clock.setOffset(60_000);
    await asked(company, 'Do you rent tents?');
    const again = (await company.ask(UNANSWERED)).data.unansweredQuestions;

    expect(after).toEqual([]);
    expect(again).toMatchObject([{ count: 1 }]);
  });
});
