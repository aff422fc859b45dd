import { newConfig } from '@parley/assistant-config/newConfig';
import type { GptSettings } from '@parley/assistant-config/gptSchema';
import { buildAssistant } from '@parley/db/factories/assistants';
import { buildArticle, buildArticleCategory } from '@parley/db/factories/content';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { JOB_HANDLERS } from '#background/jobs/jobHandlers.ts';
import { runJobs } from '#background/jobs/runJobs.ts';
import { queueTraining } from '#content/gptStatus.ts';
import { LanguageModelError } from '#outside/languageModel.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
import { answerQuestion, type Question } from './answerQuestion.ts';
import { answerWords } from './answerWords.ts';

let api: TestApi;
let clientId: string;
let assistantId: string;
let returnsId: string;

/** One company with what it knows, for all of these: its questions change nothing. */
beforeAll(async () => {
  api = await createTestApi();
  ({ id: assistantId, clientId } = await buildAssistant(api.db));
  const { id: categoryId } = await buildArticleCategory(api.db, { clientId });
  const returns = await buildArticle(api.db, {
    clientId,
    categoryId,
    title: 'How returns work',
    markdown:
      'You can send back anything within 60 days of the day it arrived.\n\n## When the money comes\n\nThe refund takes two to four bank days.',
  });
  returnsId = returns.id;
  const canisters = await buildArticle(api.db, {
    clientId,
    title: 'Stoves and gas canisters',
    tags: JSON.stringify(['camp', 'gas']),
    markdown: 'Our stoves run on canisters with a Lindal valve. Gas is not allowed on aeroplanes.',
  });
  const german = await buildArticle(api.db, {
    clientId,
    language: 'de',
    title: 'Gutscheine',
    markdown: 'Ein Gutschein verfällt nie und kann für mehrere Bestellungen verwendet werden.',
  });
  const draft = await buildArticle(api.db, {
    clientId,
    title: 'Student discount',
    status: 'Draft',
    markdown: 'Students get ten percent.',
  });
  const left = await buildArticle(api.db, {
    clientId,
    title: 'Salaries',
    includeInGpt: false,
    markdown: 'Salaries are paid on the 25th.',
  });
  for (const article of [returns, canisters, german, draft, left]) await queueTraining(api.deps, api.db, article);
  await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
});

afterAll(() => api.close());

/** Another company that has written just this, by title. */
async function buildLibrary(articles: Readonly<Record<string, string>>) {
  const { id, clientId: company } = await buildAssistant(api.db);
  for (const [title, markdown] of Object.entries(articles)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await queueTraining(api.deps, api.db, await buildArticle(api.db, { clientId: company, title, markdown }));
  }
  await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
  return { clientId: company, assistantId: id };
}

type Ask = Partial<Omit<Question, 'text' | 'settings'>> & { settings?: Partial<GptSettings> };

function ask(text: string, { settings = {}, history = [], language = null, ...of }: Ask = {}) {
  const { gpt } = newConfig({ title: 'Nori' });
  const told: string[] = [];
  return answerQuestion(
    api.deps,
    { clientId, assistantId, ...of, text, language, history, settings: { ...gpt, ...settings } },
    { onText: (so) => told.push(so), signal: new AbortController().signal },
  );
}

function speaker(refusal: GptSettings['refusal']) {
  const { gpt, languages } = newConfig({ title: 'Nori' });
  return { gpt: { ...gpt, refusal }, languages };
}

describe('A question', () => {
  test('is answered in the words of an article, which is cited', async () => {
    const { outcome, text, citations } = await ask('How long can I send something back?');

    expect(outcome).toBe('Answered');
    expect(text).toContain('You can send back anything within 60 days of the day it arrived. [1]');
    expect(citations[0]).toMatchObject({ number: 1, articleId: returnsId, title: 'How returns work' });
  });

  test('finds what it means when it shares hardly a word with it', async () => {
    const { found } = await ask('May I take fuel for my cooker on a plane?');

    expect(found[0]?.title).toBe('Stoves and gas canisters');
  });

  test('is understood when it is mistyped', async () => {
    const { found, missingWords } = await ask('Is a canistre with a Lindel valve right?');

    expect(found[0]?.title).toBe('Stoves and gas canisters');
    expect(missingWords).toEqual(['right']);
  });

  test('is as sure of its answer when a word of it is mistyped', async () => {
    const [right, mistyped] = [await ask('When does a refund come?'), await ask('When does a refudn come?')];

    expect(mistyped.found[0]?.score).toBeCloseTo(right.found[0]?.score ?? 0, 1);
    expect(mistyped.text).toBe(right.text);
  });

  test('that nothing answers is refused, with what came nearest and what nobody wrote of', async () => {
    const { outcome, citations, found, missingWords } = await ask('Do you rent paragliders in Zermatt?');

    expect(outcome).toBe('Refused');
    expect(citations).toEqual([]);
    expect(found.every(({ isAbove }) => !isAbove)).toBe(true);
    expect(missingWords).toEqual(expect.arrayContaining(['paragliders', 'zermatt']));
  });

  test.each(['What do students get?', 'When are salaries paid?'])(
    'never is answered from what visitors may not read: %s',
    async (text) => {
      const { found } = await ask(text, { settings: { threshold: 0 } });

      expect(found.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Student discount']));
      expect(found.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Salaries']));
    },
  );

  test('keeps to what the assistant is to answer from', async () => {
    const scope: GptSettings['scope'] = {
      articles: 'None',
      categoryIds: [],
      tags: [],
      articleIds: [],
      documents: true,
      webpages: true,
    };

    const { outcome } = await ask('How long can I send something back?', {
      settings: { scope: { ...scope, categoryIds: [] } },
    });

    expect(outcome).toBe('Refused');
  });

  test.each([
    [['gas', 'belts'], 'Answered'],
    [['ga'], 'Refused'],
    [[], 'Refused'],
  ])('is answered from the articles with the tags %j: %s', async (tags, outcome) => {
    const { gpt } = newConfig({ title: 'Nori' });
    const scope: GptSettings['scope'] = { ...gpt.scope, articles: 'Tags', tags, documents: false, webpages: false };

    expect((await ask('Is gas allowed on aeroplanes?', { settings: { scope } })).outcome).toBe(outcome);
  });

  test.each([
    ['Stoves and gas canisters', 'Answered'],
    ['How returns work', 'Refused'],
  ])('is answered from the single article «%s»: %s', async (title, outcome) => {
    const { id } = await api.db.article.findFirstOrThrow({ where: { clientId, title } });
    const { gpt } = newConfig({ title: 'Nori' });
    const scope: GptSettings['scope'] = {
      ...gpt.scope,
      articles: 'Chosen',
      articleIds: [id],
      documents: false,
      webpages: false,
    };

    expect((await ask('Is gas allowed on aeroplanes?', { settings: { scope } })).outcome).toBe(outcome);
  });

  test('that is near to something in other words is asked back, after the words that the company has for a refusal', async () => {
    const asked = await ask('May I take my cooker on an Easyjet flight?');

    expect(asked).toMatchObject({ outcome: 'Refused', asksBack: true, followUps: ['Stoves and gas canisters'] });
    expect(answerWords(asked, speaker({}), 'en')).toBe('I am not sure what you mean. Perhaps this helps:');
    expect(answerWords(asked, speaker({ en: 'We have not written of that.' }), 'en')).toBe(
      'We have not written of that. Perhaps this helps:',
    );
    expect((await ask('How old is the universe?')).asksBack).toBe(false);
  });

  test('that nearly fits something is asked back where that is set, and what is offered then has an answer', async () => {
    const question = 'Do I get my money?';
    const settings = { threshold: 0.75, asksBack: true };

    const asked = await ask(question, { settings });
    const offered = asked.followUps[0] ?? '';

    expect(asked).toMatchObject({ outcome: 'Refused', asksBack: true });
    expect(offered).toBe('When the money comes');
    expect((await ask(offered, { settings })).outcome).toBe('Answered');
    expect(await ask(question, { settings: { ...settings, asksBack: false } })).toMatchObject({
      outcome: 'Refused',
      followUps: [],
      asksBack: false,
    });
  });

  test('that is the name of what was offered is answered by just that, also where the name says little', async () => {
    const tents = 'Tents are brushed clean.\n\n## After that\n\nDry it for a day.\n\n## Deposits\n\nWe keep CHF 50.';
    const ropes = 'Ropes are looked at.\n\n## After that\n\nCoil it.';
    const of = await buildLibrary({ 'Renting tents': tents, 'Renting ropes': ropes });

    const deposits = await ask('Deposits', of);
    expect(deposits.citations[0]?.quote).toBe('We keep CHF 50.');
    expect(deposits.followUps).toEqual(['Renting tents: After that']);
    for (const [name, quote] of [
      ['Renting tents: After that', 'Dry it for a day.'],
      ['Renting tents', 'Tents are brushed clean.'],
      ['Renting ropes: After that', 'Coil it.'],
    ] as const) {
      const history = [{ author: 'Visitor', text: 'Can I have a tent?' }] as const;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([name, (await ask(name, { ...of, history })).citations[0]?.quote]).toEqual([name, quote]);
    }
  });

  test.each([
    ['Merci beaucoup !', 'fr', 'Je vous en prie'],
    ['Grüezi', 'de-CH', 'Guten Tag!'],
    ['Hello', null, 'Hello!'],
  ])('that is none, “%s”, gets a kind word in the language %s', async (text, language, words) => {
    expect((await ask(text, { language })).text).toContain(words);
  });

  test('of a topic that is never answered gets the reply that was set', async () => {
    const neverAnswers = [{ id: 'one', topic: 'Medical advice', reply: { en: 'Please ask a doctor.' } }];

    expect(await ask('Can you give me medical advice?', { settings: { neverAnswers } })).toMatchObject({
      outcome: 'Guarded',
      text: 'Please ask a doctor.',
    });
  });

  test.each([
    ['Phrase', 'rival outfitters', 'Are you cheaper than Rival-Outfitters?', 'Guarded'],
    ['Phrase', 'rival outfitters', 'Which rivals of yours are outfitters?', 'Refused'],
    ['Pattern', String.raw`\blawyers?\b`, 'My LAWYER will write to you', 'Guarded'],
    ['Pattern', '(', 'My lawyer will write to you', 'Refused'],
  ] as const)('that holds the %s “%s”, as “%s”, is %s', async (kind, topic, question, outcome) => {
    const neverAnswers = [{ id: 'one', kind, topic, action: 'Person' as const, reply: {} }];

    const result = await ask(question, { settings: { neverAnswers } });

    expect(result.outcome).toBe(outcome);
    expect(result.asksPerson ?? false).toBe(outcome === 'Guarded');
  });

  test('that follows another one is understood with it', async () => {
    const { found } = await ask('And when?', { history: [{ author: 'Visitor', text: 'How do I get my refund?' }] });

    expect(found[0]?.heading).toBe('When the money comes');
  });

  test('in another language is answered by its words', async () => {
    const { outcome, citations } = await ask('Verfällt mein Gutschein?', { language: 'de' });

    expect(outcome).toBe('Answered');
    expect(citations[0]?.title).toBe('Gutscheine');
  });

  test('that is a greeting is greeted', async () => {
    expect(await ask('Hi there!')).toMatchObject({ outcome: 'Answered', citations: [] });
  });

  test('is answered by quotes where its model is not configured', async () => {
    const settings = { engine: 'a-model-of-yesterday' };

    expect(await ask('How long can I send something back?', { settings })).toMatchObject({
      outcome: 'Answered',
      engine: 'extractive',
    });
  });

  test('is answered by quotes where its model is broken', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    const languageModel = {
      models: ['broken'],
      complete: () => Promise.reject(new LanguageModelError('It answered 500.')),
      embed: () => Promise.reject(new LanguageModelError('It answered 500.')),
    };
    const { gpt } = newConfig({ title: 'Nori' });

    const answer = await answerQuestion(
      { ...api.deps, languageModel },
      {
        clientId,
        assistantId,
        text: 'How long can I send something back?',
        language: null,
        history: [],
        settings: { ...gpt, engine: 'broken' },
      },
      { onText: () => {}, signal: new AbortController().signal },
    );

    expect(answer).toMatchObject({ outcome: 'Answered', engine: 'extractive' });
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });

  test('gets the same answer each time', async () => {
    const { text } = await ask('Which canisters do the stoves take?');

    expect((await ask('Which canisters do the stoves take?')).text).toBe(text);
  });
});

describe('A person whom the assistant has offered', () => {
  const refusal = { en: 'I could not find that. Shall I ask someone from the shop?' };
  const history: Question['history'] = [
    { author: 'Visitor', text: 'Who won?' },
    { author: 'Assistant', text: refusal.en },
  ];

  test.each([
    ['Yes please', true, 'Somebody of our team will answer this.'],
    ['No thanks', undefined, 'All right. Just write if anything else comes up.'],
  ])('comes or does not, and neither is a question without an answer: %s', async (said, asksPerson, text) => {
    const result = await ask(said, { history, settings: { refusal } });

    expect(result).toMatchObject({ outcome: 'Answered', text, found: [] });
    expect(result.asksPerson).toBe(asksPerson);
  });
});

describe('A person whom a visitor wishes for', () => {
  const said = 'I want to talk to a person please';

  test('comes at once, and it is no question without an answer', async () => {
    expect(await ask(said)).toMatchObject({
      outcome: 'Answered',
      text: 'Somebody of our team will answer this.',
      asksPerson: true,
    });
  });

  test('does not come where none is offered', async () => {
    expect((await ask(said, { settings: { offersPerson: false } })).asksPerson).toBeUndefined();
  });
});

describe('An article that is taken back', () => {
  test('is no longer answered from', async () => {
    const { id } = await buildArticle(api.db, {
      clientId,
      title: 'Bike bags on trains',
      markdown: 'The Rulle bike bag measures 118 by 80 cm.',
    });
    const train = async () => {
      await queueTraining(api.deps, api.db, { id, clientId });
      await runJobs(api.deps, JOB_HANDLERS, new AbortController().signal);
    };
    await train();
    const before = await ask('How large is the Rulle bike bag?');
    await api.db.article.update({ where: { id }, data: { status: 'Archived' } });

    await train();

    expect(before.citations[0]?.articleId).toBe(id);
    expect((await ask('How large is the Rulle bike bag?')).outcome).toBe('Refused');
    expect(await api.db.article.findUniqueOrThrow({ where: { id } })).toMatchObject({
      gptStatus: 'NotIncluded',
      passageCount: 0,
    });
  });
});
