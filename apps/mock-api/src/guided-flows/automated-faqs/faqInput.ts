import { FAQ_LIMITS, THRESHOLD } from '@parley/automated-faq/limits';
import { patternProblem } from '@parley/automated-faq/pattern';
import type { AutomatedFaqState, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { AutomatedFaqInput } from '#__generated__/resolvers.ts';
import { questionKey } from '#assistants/gpt-settings/questionKey.ts';
import { findAssistant } from '#assistants/assistants.service.ts';
import { findArticle } from '#content/articles.service.ts';
import { language } from '#content/createArticle.ts';
import { domainError } from '#errors.ts';
import { findForm } from '#forms/formTemplates.service.ts';
import { findGuidedFlow } from '#guided-flows/guidedFlows.service.ts';
import { nameOf } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { singleLine } from '#singleLine.ts';

const atMost = (characters: number) => `Use at most ${characters.toLocaleString('en')} characters.`;
const line = (missing: string, longest: number) => nameOf(missing, longest);

/** One way to ask. */
export const phrasing = line('A phrasing has no text.', FAQ_LIMITS.question);

/** As a visitor put it: it may be long. */
const exclusion = line('There is no question.', 1000);

const ADDRESS = /^(https?:\/\/|mailto:|tel:)\S+$/i;

const button = v.pipe(
  v.object({
    kind: v.picklist(['Link', 'Question', 'Article', 'Handoff']),
    label: line('Enter what stands on the button.', FAQ_LIMITS.buttonLabel),
    value: v.pipe(v.string(), v.trim(), v.maxLength(2000, atMost(2000)), singleLine),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['value']],
      ({ kind, value }) => kind !== 'Link' || (ADDRESS.test(value) && URL.canParse(value)),
      'Enter an address that begins with https://, mailto: or tel:.',
    ),
    ['value'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['value']],
      ({ kind, value }) => kind !== 'Question' || value !== '',
      'Enter a question.',
    ),
    ['value'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['value']],
      ({ kind, value }) => kind !== 'Article' || value !== '',
      'Choose an article.',
    ),
    ['value'],
  ),
);

const FIELDS = {
  question: line('Enter the question.', FAQ_LIMITS.question),
  phrasings: v.pipe(
    v.array(phrasing),
    v.maxLength(FAQ_LIMITS.phrasings, `Use at most ${FAQ_LIMITS.phrasings} phrasings.`),
  ),
  matchMode: v.picklist(['Similarity', 'Keywords', 'Regex']),
  threshold: v.pipe(
    v.number(),
    v.minValue(THRESHOLD.least, `Choose at least ${THRESHOLD.least}.`),
    v.maxValue(THRESHOLD.most, `Choose at most ${THRESHOLD.most}.`),
  ),
  keywordRule: v.picklist(['All', 'Any', 'Phrase']),
  keywords: v.pipe(
    v.array(line('A keyword has no text.', FAQ_LIMITS.keyword)),
    v.maxLength(FAQ_LIMITS.keywords, `Use at most ${FAQ_LIMITS.keywords} keywords.`),
  ),
  pattern: v.pipe(v.string(), v.maxLength(FAQ_LIMITS.pattern, atMost(FAQ_LIMITS.pattern))),
  exclusions: v.pipe(
    v.array(exclusion),
    v.maxLength(FAQ_LIMITS.exclusions, `Use at most ${FAQ_LIMITS.exclusions} questions.`),
  ),
  priority: v.pipe(v.number(), v.integer(), v.minValue(0, 'Choose 0 to 100.'), v.maxValue(100, 'Choose 0 to 100.')),
  languages: v.pipe(v.array(language), v.maxLength(40)),
  assistantIds: v.pipe(v.array(v.string()), v.maxLength(100)),
  answer: v.pipe(v.string(), v.trim(), v.maxLength(FAQ_LIMITS.answer, atMost(FAQ_LIMITS.answer))),
  buttons: v.pipe(v.array(button), v.maxLength(FAQ_LIMITS.buttons, `Use at most ${FAQ_LIMITS.buttons} buttons.`)),
  followUp: v.picklist(['Nothing', 'Handoff', 'Article', 'Flow', 'Form']),
  followUpId: v.nullish(v.string(), null),
};

/** All of an FAQ that nobody has set up yet. */
export const newFaqInput = (question: string): AutomatedFaqInput => ({
  question,
  phrasings: [],
  matchMode: 'Similarity',
  threshold: THRESHOLD.usual,
  keywordRule: 'All',
  keywords: [],
  pattern: '',
  exclusions: [],
  priority: 50,
  languages: [],
  assistantIds: [],
  answer: '',
  buttons: [],
  followUp: 'Nothing',
});

type Parsed = v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>;

type Looking = Pick<Prisma.TransactionClient, 'assistant' | 'article' | 'guidedFlow' | 'formTemplate'>;

/** What an FAQ is to hold: its columns, and all of its phrasings with the question first. */
export type WrittenFaq = { columns: ReturnType<typeof columnsOf>; texts: string[] };

/** Throws BAD_INPUT naming the field, and NOT_FOUND for what is named and does not exist. */
export async function parseFaq(db: Looking, clientId: string, input: AutomatedFaqInput): Promise<WrittenFaq> {
  const parsed = parseInput(FIELDS, input);
  assertRule(parsed);
  await assertFollowUp(db, clientId, parsed);
  for (const id of parsed.assistantIds) await findAssistant({ db }, clientId, id);
  const articles = parsed.buttons.filter(({ kind }) => kind === 'Article').map(({ value }) => value);
  for (const id of articles) await findArticle(db, clientId, id);
  return { columns: columnsOf(parsed), texts: distinct([parsed.question, ...parsed.phrasings]) };
}

async function assertFollowUp(db: Looking, clientId: string, { followUp, followUpId }: Parsed): Promise<void> {
  if (followUp === 'Nothing' || followUp === 'Handoff') return;
  if (!followUpId) throw domainError('BAD_INPUT', `Choose the ${followUp.toLowerCase()}.`, { field: 'followUpId' });
  if (followUp === 'Article') await findArticle(db, clientId, followUpId);
  if (followUp === 'Form') await findForm(db, clientId, followUpId);
  if (followUp === 'Flow') await findGuidedFlow(db, clientId, followUpId);
}

function assertRule({ matchMode, keywords, pattern }: Parsed): void {
  if (matchMode === 'Keywords' && keywords.length === 0)
    throw domainError('BAD_INPUT', 'Enter at least one keyword.', { field: 'keywords' });
  const problem = matchMode === 'Regex' ? patternProblem(pattern) : null;
  if (problem) throw domainError('BAD_INPUT', problem, { field: 'pattern' });
}

/** Throws BAD_INPUT where an FAQ without an answer would answer. */
export function assertAnswers(
  state: AutomatedFaqState,
  { answer, question }: { answer: string; question: string },
): void {
  if (state === 'Live' && answer === '')
    throw domainError('BAD_INPUT', `“${question}” has no answer yet.`, { field: 'answer' });
}

/** To something that has an id. */
const LEADS_ON = new Set(['Article', 'Flow', 'Form']);

const columnsOf = (parsed: Parsed) => ({
  question: parsed.question,
  matchMode: parsed.matchMode,
  threshold: parsed.threshold,
  keywordRule: parsed.keywordRule,
  pattern: parsed.pattern,
  priority: parsed.priority,
  answer: parsed.answer,
  followUp: parsed.followUp,
  keywords: JSON.stringify([...new Set(parsed.keywords)]),
  exclusions: JSON.stringify([...new Set(parsed.exclusions)]),
  languages: JSON.stringify([...new Set(parsed.languages)]),
  assistantIds: JSON.stringify([...new Set(parsed.assistantIds)]),
  buttons: JSON.stringify(parsed.buttons.map((one) => (one.kind === 'Handoff' ? { ...one, value: '' } : one))),
  followUpId: LEADS_ON.has(parsed.followUp) ? parsed.followUpId : null,
});

/** Without those that differ from an earlier one in case and punctuation alone. */
function distinct(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = questionKey(text) || text;
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
