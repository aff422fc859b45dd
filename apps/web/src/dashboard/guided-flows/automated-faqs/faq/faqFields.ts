import { FAQ_LIMITS } from '@parley/automated-faq/limits';
import * as v from 'valibot';
import type { AutomatedFaqInput } from '#generated/FaqMatchBoxQuery';
import type { FaqScreen_faq$data } from '#generated/FaqScreen_faq';

const atMost = (characters: number) => `Use at most ${characters.toLocaleString('en')} characters.`;
const ADDRESS = /^(https?:\/\/|mailto:|tel:)\S+$/i;

const button = v.object({
  id: v.string(),
  kind: v.picklist(['Link', 'Question', 'Article', 'Handoff']),
  label: v.string(),
  value: v.string(),
});
export type ButtonFields = v.InferOutput<typeof button>;

/** What is wrong with a button, by the first that is. */
export function buttonProblem({ kind, label, value }: ButtonFields): string | null {
  if (label.trim() === '') return 'Enter what stands on the button.';
  if (label.trim().length > FAQ_LIMITS.buttonLabel)
    return `A button has room for ${FAQ_LIMITS.buttonLabel} characters.`;
  if (kind === 'Link' && !ADDRESS.test(value.trim()))
    return 'Enter an address that begins with https://, mailto: or tel:.';
  if (kind === 'Question' && value.trim() === '') return 'Enter the question that is asked.';
  return kind === 'Article' && value === '' ? 'Choose an article.' : null;
}

/** What the editor of an FAQ holds. */
export const FaqFields = v.pipe(
  v.object({
    question: v.pipe(
      v.string(),
      v.regex(/\S/, 'Enter the question.'),
      v.maxLength(FAQ_LIMITS.question, atMost(FAQ_LIMITS.question)),
    ),
    phrasings: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(FAQ_LIMITS.question, atMost(FAQ_LIMITS.question)))),
      v.maxLength(FAQ_LIMITS.phrasings, `Use at most ${FAQ_LIMITS.phrasings} phrasings.`),
    ),
    matchMode: v.picklist(['Similarity', 'Keywords', 'Regex']),
    threshold: v.number(),
    keywordRule: v.picklist(['All', 'Any', 'Phrase']),
    /** With commas between them, as they are typed. */
    keywords: v.string(),
    pattern: v.pipe(v.string(), v.maxLength(FAQ_LIMITS.pattern, atMost(FAQ_LIMITS.pattern))),
    /** What it is not for. */
    exclusions: v.pipe(v.array(v.string()), v.maxLength(FAQ_LIMITS.exclusions)),
    priority: v.number(),
    languages: v.array(v.string()),
    assistantIds: v.array(v.string()),
    answer: v.pipe(v.string(), v.maxLength(FAQ_LIMITS.answer, atMost(FAQ_LIMITS.answer))),
    buttons: v.pipe(
      v.array(button),
      v.maxLength(FAQ_LIMITS.buttons, `Use at most ${FAQ_LIMITS.buttons} buttons.`),
      v.check((buttons) => buttons.every((one) => buttonProblem(one) === null), 'Finish each button, or take it out.'),
    ),
    followUp: v.picklist(['Nothing', 'Handoff', 'Article', 'Flow', 'Form']),
    followUpId: v.nullable(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['matchMode'], ['keywords']],
      ({ matchMode, keywords }) => matchMode !== 'Keywords' || keywordsIn(keywords).length > 0,
      'Enter at least one keyword.',
    ),
    ['keywords'],
  ),
  v.forward(
    v.partialCheck(
      [['matchMode'], ['pattern']],
      ({ matchMode, pattern }) => matchMode !== 'Regex' || pattern.trim() !== '',
      'Enter an expression.',
    ),
    ['pattern'],
  ),
  v.forward(
    v.partialCheck(
      [['followUp'], ['followUpId']],
      ({ followUp, followUpId }) => followUp === 'Nothing' || followUp === 'Handoff' || followUpId !== null,
      'Choose what follows.',
    ),
    ['followUpId'],
  ),
);
export type FaqValues = v.InferOutput<typeof FaqFields>;

export const keywordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** An FAQ that nobody has written yet; `question` may be known already. */
export const newFaq = (question = ''): FaqValues => ({
  question,
  phrasings: [],
  matchMode: 'Similarity',
  threshold: 0.75,
  keywordRule: 'All',
  keywords: '',
  pattern: '',
  exclusions: [],
  priority: 50,
  languages: [],
  assistantIds: [],
  answer: '',
  buttons: [],
  followUp: 'Nothing',
  followUpId: null,
});

/** The same for the same record each time. */
export const fieldsOf = (faq: FaqScreen_faq$data): FaqValues => ({
  question: faq.question,
  phrasings: [...faq.phrasings],
  matchMode: faq.matchMode,
  threshold: faq.threshold,
  keywordRule: faq.keywordRule,
  keywords: faq.keywords.join(', '),
  pattern: faq.pattern,
  exclusions: [...faq.exclusions],
  priority: faq.priority,
  languages: [...faq.languages],
  assistantIds: faq.assistants.map(({ id }) => id),
  answer: faq.answer,
  buttons: faq.buttons.map((one, index) => ({ ...one, id: `b${index}` })),
  followUp: faq.followUp,
  followUpId: faq.followUpId ?? null,
});

/** As the API takes it: without phrasings that are blank. */
export const inputOf = (values: FaqValues): AutomatedFaqInput => ({
  ...values,
  question: values.question.trim(),
  phrasings: values.phrasings.map((text) => text.trim()).filter(Boolean),
  keywords: keywordsIn(values.keywords),
  buttons: values.buttons.map(({ kind, label, value }) => ({ kind, label: label.trim(), value: value.trim() })),
});
