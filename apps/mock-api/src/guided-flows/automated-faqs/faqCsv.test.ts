import { buildAssistant } from '@parley/db/factories/assistants';
import { buildArticle } from '@parley/db/factories/content';
import { buildGuidedFlow } from '@parley/db/factories/guidedFlows';
import { buildAutomatedFaq } from '@parley/db/factories/automatedFaqs';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { FileProblem } from './csvTable.ts';
import { readFaqs } from './faqCsv.ts';

const api = await apiForTests();
let company: Company;

beforeEach(async () => {
  company = await buildCompany(api);
});

const run = async (document: string, variables: Record<string, unknown> = {}) =>
  (await api.run(document, { token: company.agentToken, variables })).body;
const PREVIEW =
  'mutation ($csv: String!) { previewFaqImport(csv: $csv) { line question phrasingCount state action problem } }';
const IMPORT = 'mutation ($csv: String!) { importFaqs(csv: $csv) { created updated } }';
const preview = async (csv: string) => (await run(PREVIEW, { csv })).data.previewFaqImport;

/** What comes of reading a file; anything but a sentence for people is thrown. */
function outcomeOf(text: string): string {
  try {
    readFaqs(text);
    return 'read';
  } catch (error) {
    if (error instanceof FileProblem) return 'refused';
    throw error;
  }
}

describe('a file with FAQs', () => {
  it('is shown row by row before anything is imported', async () => {
    await buildAutomatedFaq(api.db, { clientId: company.clientId, question: 'Is the belt free?' });
    const csv = [
      'Question;Phrasings;Answer;State;Match;Keywords;Expression;Buttons',
      'is the BELT free;"Belt price\nCost of a belt";Yes.;live;;;;"See => https://a.example"',
      'Any zips?;;;Live;;;;',
      ';;Nothing;;;;;',
      'Is the belt free;;Again.;;;;;',
      'Codes?;;One.;;Regex;;(;',
      'Tents?;;Many.;;Keywords;tent|tents;;Talk => person',
      'Maps?;;Some.;;Guess;;;',
      'Poles?;;Two.;;;;;no arrow',
    ].join('\n');

    expect(await preview(csv)).toEqual([
      { line: 2, question: 'is the BELT free', phrasingCount: 2, state: 'Live', action: 'Replace', problem: null },
      expect.objectContaining({ line: 4, action: 'Skip', problem: '“Any zips?” has no answer yet.' }),
      expect.objectContaining({ line: 5, action: 'Skip', problem: 'There is no question.' }),
      expect.objectContaining({ line: 6, action: 'Skip', problem: 'The same question stands further up.' }),
      expect.objectContaining({ line: 7, action: 'Skip', problem: expect.stringContaining('no valid expression') }),
      { line: 8, question: 'Tents?', phrasingCount: 0, state: 'Draft', action: 'Create', problem: null },
      expect.objectContaining({
        line: 9,
        action: 'Skip',
        problem: 'The match must be one of Similarity, Keywords, Regex.',
      }),
      expect.objectContaining({ line: 10, action: 'Skip', problem: expect.stringContaining('label => address') }),
    ]);
    expect(await api.db.automatedFaq.count({ where: { clientId: company.clientId } })).toBe(1);
  });

  it('keeps what follows and who answers, by their names', async () => {
    const { clientId } = company;
    const { id: assistantId } = await buildAssistant(api.db, { clientId, title: 'Basecamp' });
    const { id: flowId, name } = await buildGuidedFlow(api.db, { clientId });
    const [{ id: articleId }] = [
      await buildArticle(api.db, { clientId, title: 'Repairs' }),
      await buildArticle(api.db, { clientId, title: 'repairs' }),
    ];
    const assistantIds = JSON.stringify([assistantId]);
    const faqs = [
      { question: 'A?', followUp: 'Flow', followUpId: flowId, assistantIds },
      { question: 'B?', followUp: 'Article', followUpId: articleId, assistantIds: '[]' },
      { question: 'C?', followUp: 'Handoff', followUpId: null, assistantIds: '[]' },
    ] as const;
    for (const faq of faqs) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await buildAutomatedFaq(api.db, { clientId, ...faq });
    }
    const { data } = await run('{ automatedFaqsCsv }');
    expect(data.automatedFaqsCsv).toContain(`flow: ${name},Basecamp`);
    await api.db.automatedFaq.updateMany({ data: { followUp: 'Nothing', followUpId: null, assistantIds: '[]' } });

    await run(IMPORT, { csv: data.automatedFaqsCsv });
    await run(IMPORT, { csv: 'question,answer\nA?,No column says what follows.' });

    const after = await api.db.automatedFaq.findMany({ where: { clientId }, orderBy: { question: 'asc' } });
    expect(after).toMatchObject(faqs);
  });

  it('says which name nobody knows', async () => {
    const csv = 'question,answer,follow-up,assistants\nA?,Yes.,Flow: Nowhere,\nB?,Yes.,call us,\nC?,Yes.,person,Nobody';

    expect(await preview(csv)).toMatchObject([
      { line: 2, action: 'Skip', problem: 'Follow-up: there is no flow called “Nowhere”.' },
      { line: 3, action: 'Skip', problem: expect.stringMatching(/^Follow-up: write “person”.*not “call us”\.$/) },
      { line: 4, action: 'Skip', problem: 'Assistants: there is no assistant called “Nobody”.' },
    ]);
  });

  it('names the column that is at fault', async () => {
    const csv = [
      'question,answer,buttons,priority,match,expression',
      `A?,Yes.,${'x'.repeat(41)} => https://a.example,,,`,
      'B?,Yes.,,101,,',
      'C?,Yes.,,,regex,',
    ].join('\n');

    expect(await preview(csv)).toMatchObject([
      { problem: 'Buttons: use at most 40 characters.' },
      { problem: 'Priority: choose 0 to 100.' },
      { problem: expect.stringMatching(/^Expression: [a-z]/) },
    ]);
  });

  it.each([
    ['\n', '\n'],
    ['\r\n', '\n'],
    ['\n', '\r\n'],
    ['\r\n', '\r\n'],
  ])('is told of by the lines on which rows begin: %j between rows, %j in cells', (between, within) => {
    const file = ['question,answer', `A?,"1${within}2${within}"`, '', ',', '"B",Yes.', `"C${within}?",Yes.`, 'D?,é'];

    expect(readFaqs(`\uFEFF${file.join(between)}`).map(({ line }) => line)).toEqual([2, 7, 8, 10]);
  });

  it.each([
    ['question,answer\nA?,"Say ""yes""\nor"\n"B?,', 'a quotation mark that opens on line 4 is never closed.'],
    ['question,answer\nA?,Yes\nB?,"Say ""yes""\nor', 'a quotation mark that opens on line 3 is never closed.'],
    [
      'question,answer\nA "big" one?,Yes',
      'a quotation mark on line 2 stands within a cell. Write it twice, and put the cell in quotation marks.',
    ],
  ])('that is no CSV says so plainly: %j', async (csv, reason) => {
    const { errors } = await run(PREVIEW, { csv });

    expect(errors?.[0]?.message).toBe(`This is no CSV file: ${reason}`);
  });

  it('brings in what is right, once, and replaces what there is', async () => {
    const { id } = await buildAutomatedFaq(api.db, {
      clientId: company.clientId,
      question: 'Is the belt free?',
      hits: 7,
    });
    const csv =
      'question,answer,state,buttons\nIs the belt free?,Always.,Live,Why => ask: Why so?\nAny zips?,Two.,,\n,,x,';

    const { data } = await run(IMPORT, { csv });
    await run(IMPORT, { csv });

    expect(data.importFaqs).toEqual({ created: 1, updated: 1 });
    const faqs = await api.db.automatedFaq.findMany({
      where: { clientId: company.clientId },
      orderBy: { createdAt: 'asc' },
    });
    expect(faqs).toMatchObject([
      {
        id,
        answer: 'Always.',
        state: 'Live',
        hits: 7,
        buttons: '[{"kind":"Question","label":"Why","value":"Why so?"}]',
      },
      { question: 'Any zips?', state: 'Draft', source: 'Imported' },
    ]);
    expect(
      await api.db.auditEntry.count({ where: { clientId: company.clientId, action: 'AutomatedFaqsImported' } }),
    ).toBe(2);
  });

  it.each([
    ['no table', 'What a nice day'],
    ['quotes that never end', 'question,answer\n"What?,Yes'],
    ['too many rows', `question\n${'x\n'.repeat(501)}`],
    ['too much text', `question\n${'x'.repeat(500_001)}`],
  ])('is refused when it is %s', async (_, csv) => {
    const { errors } = await run(PREVIEW, { csv });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'csv' });
  });

  it('leaves as it is what it has no column for', async () => {
    const { id } = await buildAutomatedFaq(api.db, {
      clientId: company.clientId,
      question: 'Is the belt free?',
      phrasings: ['Belt price', 'Cost of a belt'],
      answer: 'No.',
      state: 'Live',
      threshold: 0.9,
      priority: 80,
      buttons: JSON.stringify([{ kind: 'Handoff', label: 'Ask us', value: '' }]),
    });
    const csv = 'Question,Answer\nIs the belt free?,Yes.\nAny zips?,Many.';

    expect(await preview(csv)).toMatchObject([
      { question: 'Is the belt free?', phrasingCount: 2, state: 'Live', action: 'Replace' },
      { question: 'Any zips?', phrasingCount: 0, state: 'Draft', action: 'Create' },
    ]);
    expect((await run(IMPORT, { csv })).data).toEqual({ importFaqs: { created: 1, updated: 1 } });

    const after = await api.db.automatedFaq.findUniqueOrThrow({ where: { id }, include: { phrasings: true } });
    expect(after).toMatchObject({ answer: 'Yes.', state: 'Live', threshold: 0.9, priority: 80 });
    expect(after.buttons).toContain('Ask us');
    expect(after.phrasings.map(({ text }) => text)).toEqual(['Is the belt free?', 'Belt price', 'Cost of a belt']);
  });

  it('that was exported says the same when it is read, and calculates nothing in a spreadsheet', async () => {
    const buttons = [
      { kind: 'Link', label: 'See', value: 'https://a.example' },
      { kind: 'Question', label: 'Zips', value: 'And zips?' },
      { kind: 'Handoff', label: 'Person', value: '' },
    ];
    await buildAutomatedFaq(api.db, {
      clientId: company.clientId,
      question: '=HYPERLINK("https://evil.example")',
      phrasings: ['+1 phone?', 'Two, or "three"?'],
      answer: '- one\n- two',
      buttons: JSON.stringify(buttons),
    });

    const { data } = await run('{ automatedFaqsCsv }');

    expect(data.automatedFaqsCsv).toContain(`"'=HYPERLINK(`);
    expect(readFaqs(data.automatedFaqsCsv)).toMatchObject([
      {
        question: '=HYPERLINK("https://evil.example")',
        state: 'Live',
        input: { phrasings: ['+1 phone?', 'Two, or "three"?'], answer: '- one\n- two', buttons, threshold: 0.75 },
      },
    ]);
  });

  it('is read or refused with a sentence, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('question', 'answer', ',', '"', '\n', ';', "'", '=', 'x') }),
        (text) => {
          expect(outcomeOf(text)).toMatch(/^(read|refused)$/);
        },
      ),
    );
  });
});
