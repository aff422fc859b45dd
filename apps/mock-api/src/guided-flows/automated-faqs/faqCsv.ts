import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import type { AutomatedFaq } from '@parley/db';
import * as v from 'valibot';
import type { AutomatedFaqInput, FaqButtonInput } from '#__generated__/resolvers.ts';
import { csv } from '#csv.ts';
import { FileProblem, tableOf } from './csvTable.ts';
import { buttonsOf, keywordsOf, languagesOf, type FaqButton } from './faqRow.ts';
import { assistantsAsTexts, followUpAsText, type FaqTargets } from './faqTargets.ts';

/*
 * FAQs as a table: one row each. Lists stand in one cell with a line each; buttons as «label => address», «label => ask: question»,
 * «label => article: id» and «label => person». What follows is «person», or as «flow: name».
 */

const COLUMNS = [
  'question',
  'phrasings',
  'answer',
  'buttons',
  'state',
  'match',
  'threshold',
  'keyword rule',
  'keywords',
  'expression',
  'priority',
  'languages',
  'follow-up',
  'assistants',
] as const;
export type Column = (typeof COLUMNS)[number];

type Exported = AutomatedFaq & { phrasings: readonly { text: string }[] };

/** FAQs as CSV that spreadsheets read as text; what they wrote can be read in again. */
export function csvOfFaqs(faqs: readonly Exported[], targets: FaqTargets): string {
  const rows = faqs.map((faq) => {
    const cells: Record<Column, string> = {
      question: faq.question,
      phrasings: faq.phrasings
        .slice(1)
        .map(({ text }) => text)
        .join('\n'),
      answer: faq.answer,
      buttons: buttonsOf(faq).map(buttonAsText).join('\n'),
      state: faq.state,
      match: faq.matchMode,
      threshold: String(faq.threshold),
      'keyword rule': faq.keywordRule,
      keywords: keywordsOf(faq).join('\n'),
      expression: faq.pattern,
      priority: String(faq.priority),
      languages: languagesOf(faq).join('\n'),
      'follow-up': followUpAsText(faq, targets),
      assistants: assistantsAsTexts(faq, targets).join('\n'),
    };
    return COLUMNS.map((column) => cells[column]);
  });
  return csv([COLUMNS, ...rows]);
}

const buttonAsText = ({ kind, label, value }: FaqButton): string => {
  if (kind === 'Handoff') return `${label} => person`;
  return `${label} => ${kind === 'Question' ? 'ask: ' : kind === 'Article' ? 'article: ' : ''}${value}`;
};

/** A row of a file: what it says, or what is wrong with it. */
export type ReadRow = { line: number; question: string } & (
  | {
      input: Omit<AutomatedFaqInput, 'followUp' | 'followUpId' | 'assistantIds' | 'exclusions'>;
      followUp: string;
      assistants: string[];
      /** What the file has no columns for. */
      missing: ReadonlySet<Column>;
      state: 'Live' | 'Draft' | 'Off';
      problem: null;
    }
  | { problem: string }
);

export const MOST_ROWS = 500;
/** In characters; a request holds hardly more. */
export const LONGEST_FILE = 500_000;

const oneOf = <Word extends string>(words: readonly [Word, ...Word[]], what: string) =>
  v.pipe(
    v.string(),
    v.transform(
      (cell) =>
        words.find((word) => word.toLowerCase() === cell.trim().toLowerCase()) ?? (cell.trim() ? null : words[0]),
    ),
    v.nonNullable(v.picklist(words), `The ${what} must be one of ${words.join(', ')}.`),
  );
const numberOf = (usual: number, what: string) =>
  v.pipe(
    v.string(),
    v.transform((cell) => (cell.trim() === '' ? usual : Number(cell.trim().replace(',', '.')))),
    v.number(`The ${what} must be a number.`),
    v.finite(`The ${what} must be a number.`),
  );
const list = v.pipe(
  v.string(),
  v.transform((cell) =>
    cell
      .split(/\r?\n|\|/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const Row = v.object({
  question: v.pipe(v.string(), v.trim(), v.nonEmpty('There is no question.')),
  phrasings: list,
  answer: v.pipe(v.string(), v.trim()),
  buttons: list,
  state: oneOf(['Draft', 'Live', 'Off', 'Suggested'], 'state'),
  match: oneOf(['Similarity', 'Keywords', 'Regex'], 'match'),
  threshold: numberOf(0.75, 'threshold'),
  'keyword rule': oneOf(['All', 'Any', 'Phrase'], 'keyword rule'),
  keywords: list,
  expression: v.pipe(v.string(), v.trim()),
  priority: numberOf(50, 'priority'),
  languages: list,
  'follow-up': v.string(),
  assistants: list,
});

/** Fields of an FAQ that a column of another name holds. */
const COLUMN_OF_FIELD: Readonly<Record<string, Column>> = {
  matchMode: 'match',
  keywordRule: 'keyword rule',
  pattern: 'expression',
};

/** What is wrong with a field, as a sentence that names its column, where there is one. `field`: may be a path. */
export function problemInColumn(field: unknown, message: string): string {
  const [name = ''] = typeof field === 'string' ? field.split('.') : [];
  const column = COLUMN_OF_FIELD[name] ?? COLUMNS.find((one) => one === name);
  // What begins with a quotation says already what it is about.
  if (!column || !/^[A-Z]/.test(message)) return message;
  return `${column.charAt(0).toUpperCase()}${column.slice(1)}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** Reads a file. Throws a sentence for people where it is no table of FAQs at all. */
export function readFaqs(text: string): ReadRow[] {
  const [head = { cells: [] }, ...rows] = tableOf(text);
  const columns = head.cells.map((name) =>
    COLUMNS.find((column) => column === name.trim().toLowerCase().replaceAll('_', ' ')),
  );
  if (!columns.includes('question'))
    throw new FileProblem('The first line must name the columns, “question” among them. Export your FAQs to see how.');
  const missing = new Set(COLUMNS.filter((column) => !columns.includes(column)));
  if (rows.length > MOST_ROWS) throw new FileProblem(`A file holds at most ${MOST_ROWS} FAQs.`);
  return rows.map(({ line, cells }) => {
    const cellOf = (column: Column) => unescaped(cells[columns.indexOf(column)] ?? '');
    const read = Object.fromEntries(COLUMNS.map((column) => [column, cellOf(column)]));
    return readRow(line, read, missing);
  });
}

/** Without the apostrophe that keeps spreadsheets from calculating. */
const unescaped = (cell: string) => (/^'\s*[=+\-@|\t\r\n]/.test(cell) ? cell.slice(1) : cell);

function readRow(line: number, cells: Record<string, string>, missing: ReadonlySet<Column>): ReadRow {
  const parsed = v.safeParse(Row, cells);
  const question = (cells.question ?? '').trim().slice(0, FAQ_LIMITS.question);
  if (!parsed.success) return { line, question, problem: parsed.issues[0].message };
  const {
    match,
    expression,
    state,
    'keyword rule': keywordRule,
    buttons,
    'follow-up': followUp,
    assistants,
    ...rest
  } = parsed.output;
  const read = buttons.map(buttonOf);
  const wrong = read.findIndex((button) => button === null);
  if (wrong !== -1)
    return { line, question, problem: `A button is written as “label => address”, not “${buttons[wrong]}”.` };
  return {
    line,
    question,
    problem: null,
    // What is to be approved is so also when it comes from a file.
    state: state === 'Suggested' ? 'Draft' : state,
    followUp,
    assistants,
    missing,
    input: {
      ...rest,
      matchMode: match,
      pattern: expression,
      keywordRule,
      buttons: read.filter((button) => button !== null),
    },
  };
}

function buttonOf(text: string): FaqButtonInput | null {
  const at = text.indexOf('=>');
  if (at < 1) return null;
  const label = text.slice(0, at).trim();
  const target = text.slice(at + 2).trim();
  if (target.toLowerCase() === 'person') return { kind: 'Handoff', label, value: '' };
  const [, kind, value] = /^(ask|article):\s*(.+)$/i.exec(target) ?? [];
  if (kind && value) return { kind: kind.toLowerCase() === 'ask' ? 'Question' : 'Article', label, value };
  return { kind: 'Link', label, value: target };
}
