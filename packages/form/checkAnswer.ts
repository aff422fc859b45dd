import type { Address, Answers, AnswerValue, FormContent, FormField } from './form.ts';
import { hasAnswer, isInput, isText, scaleOf, takesSeveral } from './fieldTraits.ts';
import { matchesPattern } from './safePattern.ts';
import { visibleFields } from './visibleFields.ts';

const LONGEST_LINE = 200;
const LONGEST_TEXT = 5000;
const MOST_FILES = 5;

/** What is wrong with an answer, as its visitor is told; null: nothing. Run in the chat and again by the API. */
export function answerProblem(field: FormField, answer: unknown): string | null {
  const given = cleaned(field, answer);
  if (given === undefined) return isMissing(answer) ? missing(field) : wrongKind(field);
  return problemOf(field, given);
}

/** As it is stored: trimmed, and undefined for no answer or what cannot be one. */
export function cleaned({ type }: FormField, answer: unknown): AnswerValue | undefined {
  if (isText(type) || type === 'Hidden') return textOf(answer, type === 'LongText' ? LONGEST_TEXT : LONGEST_LINE * 5);
  if (type === 'YesNo') return typeof answer === 'boolean' ? answer : undefined;
  if (type === 'Consent') return answer === true ? true : undefined;
  if (type === 'Address') return addressOf(answer);
  if (type === 'File' || takesSeveral(type)) return listOf(answer);
  if (type === 'Number' || type === 'Rating' || type === 'Scale' || type === 'Nps')
    return typeof answer === 'number' && Number.isFinite(answer) ? answer : undefined;
  if (type === 'Statement' || type === 'Section') return undefined;
  return textOf(answer, LONGEST_LINE);
}

function textOf(answer: unknown, longest: number): string | undefined {
  if (typeof answer !== 'string') return undefined;
  const text = answer.replaceAll('\0', '').trim();
  return text === '' || text.length > longest ? undefined : text;
}

function listOf(answer: unknown): readonly string[] | undefined {
  if (!Array.isArray(answer) || answer.length > 100) return undefined;
  const texts = answer.map((one: unknown) => textOf(one, LONGEST_LINE));
  const known = texts.filter((text) => text !== undefined);
  return known.length === 0 || known.length < texts.length ? undefined : [...new Set(known)];
}

function addressOf(answer: unknown): Address | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const part = (name: keyof Address) => textOf(Object.entries(answer).find(([key]) => key === name)?.[1], LONGEST_LINE);
  const address = {
    street: part('street') ?? '',
    postalCode: part('postalCode') ?? '',
    city: part('city') ?? '',
    country: part('country') ?? '',
  };
  return Object.values(address).some(Boolean) ? address : undefined;
}

const isMissing = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  answer === false ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0) ||
  (typeof answer === 'object' && !Array.isArray(answer) && Object.values(answer).every(isMissing));

function missing(field: FormField): string | null {
  if (!isInput(field) || !field.isRequired) return null;
  if (field.type === 'Consent') return 'Tick this to go on.';
  if (field.type === 'File') return 'Add a file.';
  if (field.options.length > 0) return takesSeveral(field.type) ? 'Choose at least one.' : 'Choose one.';
  return scaleOf(field) ? 'Choose a number.' : 'Answer this question.';
}

function wrongKind({ type }: FormField): string {
  if (type === 'Number') return 'Enter a number.';
  if (type === 'LongText') return `Use at most ${LONGEST_TEXT.toLocaleString('en')} characters.`;
  return 'This answer cannot be taken. Enter it again.';
}

function problemOf(field: FormField, answer: AnswerValue): string | null {
  if (typeof answer === 'number') return numberProblem(field, answer);
  if (typeof answer === 'boolean') return null;
  if (typeof answer === 'string') return textProblem(field, answer);
  return isList(answer) ? listProblem(field, answer) : addressProblem(answer);
}

const isList = (answer: readonly string[] | Address): answer is readonly string[] => Array.isArray(answer);

function numberProblem(field: FormField, answer: number): string | null {
  const scale = scaleOf(field);
  if (scale) {
    const fits = Number.isInteger(answer) && answer >= scale.from && answer <= scale.to;
    return fits ? null : `Choose ${scale.from} to ${scale.to}.`;
  }
  const { min, max, step } = field.checks;
  if (min !== null && answer < min) return `Enter ${min} or more.`;
  if (max !== null && answer > max) return `Enter ${max} or less.`;
  if (step === null || step <= 0) return null;
  const steps = (answer - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? null : `Enter a multiple of ${step}.`;
}

const FORMS = {
  Email: [/^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/, 'Enter an email address such as name@example.com.'],
  Phone: [/^\+?(?:[\s().\-/]*\d){5,15}[\s().-]*$/, 'Enter a phone number such as +41 44 555 01 23.'],
  Date: [/^\d{4}-\d{2}-\d{2}$/, 'Choose a date.'],
  Time: [/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:30.'],
  DateTime: [/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Choose a date and a time.'],
} as const;

function textProblem(field: FormField, answer: string): string | null {
  const { type, options, allowsOther, checks } = field;
  if (type === 'Hidden') return null;
  if (type === 'Select' || type === 'Radio') {
    return allowsOther || options.some(({ id }) => id === answer) ? null : 'Choose one of the answers.';
  }
  if (type === 'Url')
    return isWebAddress(answer) ? lengthProblem(field, answer) : 'Enter a web address such as https://example.com.';
  if (type in FORMS || type === 'Date') {
    const [form, message] = formOf(type) ?? [];
    if (form && !form.test(answer)) return message ?? null;
    if (type === 'Date' || type === 'DateTime') return dateProblem(field, answer);
    if (type === 'Time') return null;
  }
  return lengthProblem(field, answer) ?? patternMismatch(checks.pattern, checks.patternMessage, answer);
}

const formOf = (type: string) => Object.entries(FORMS).find(([name]) => name === type)?.[1];

function patternMismatch(pattern: string, message: string, answer: string): string | null {
  if (!pattern || matchesPattern(pattern, answer)) return null;
  return message || 'This does not look right. Check it and try again.';
}

function lengthProblem({ type, checks }: FormField, answer: string): string | null {
  const length = Array.from(answer).length;
  const longest = checks.maxLength ?? (type === 'LongText' ? LONGEST_TEXT : LONGEST_LINE * 5);
  if (checks.minLength !== null && length < checks.minLength) return `Use at least ${checks.minLength} characters.`;
  return length > longest ? `Use at most ${longest.toLocaleString('en')} characters.` : null;
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
}

function dateProblem({ checks }: FormField, answer: string): string | null {
  const day = answer.slice(0, 10);
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return 'Choose a date that exists.';
  if (checks.minDate && day < checks.minDate) return `Choose ${dayInWords(checks.minDate)} or later.`;
  return checks.maxDate && day > checks.maxDate ? `Choose ${dayInWords(checks.maxDate)} or earlier.` : null;
}

/** `25 November 2026` */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function listProblem({ type, options, allowsOther, checks }: FormField, answer: readonly string[]): string | null {
  if (type === 'File') return answer.length > MOST_FILES ? `Add at most ${MOST_FILES} files.` : null;
  const { minSelections: least, maxSelections: most } = checks;
  if (!allowsOther && answer.some((one) => !options.some(({ id }) => id === one))) return 'Choose from the answers.';
  if (least !== null && answer.length < least) return `Choose at least ${least}.`;
  return most !== null && answer.length > most ? `Choose at most ${most}.` : null;
}

const addressProblem = ({ street, city }: Address): string | null =>
  street && city ? null : 'Enter at least street and city.';

/** `problems`, by the questions' ids: empty when `answers`, cleaned and of visible questions alone, can be taken. */
export type Checked = { answers: Answers; problems: Readonly<Record<string, string>> };

/** Holds all of what was filled in against the form: what is not asked, given the answers, is left out. */
export function checkAnswers(
  { fields }: Pick<FormContent, 'fields'>,
  given: Readonly<Record<string, unknown>>,
): Checked {
  const answers = cleanedAnswers(fields, given);
  const asked = visibleFields(fields, answers).filter(hasAnswer);
  const own = (id: string) => (Object.hasOwn(given, id) ? given[id] : undefined);
  return {
    answers: cleanedAnswers(asked, given),
    problems: Object.fromEntries(
      asked.flatMap((field) => {
        const problem = answerProblem(field, own(field.id));
        return problem ? [[field.id, problem]] : [];
      }),
    ),
  };
}

/** What is kept of a form that is not finished: all that could be an answer, right or not. */
export function cleanedAnswers(fields: readonly FormField[], given: Readonly<Record<string, unknown>>): Answers {
  return Object.fromEntries(
    fields.flatMap((field): [string, AnswerValue][] => {
      const answer = Object.hasOwn(given, field.id) ? cleaned(field, given[field.id]) : undefined;
      return answer === undefined ? [] : [[field.id, answer]];
    }),
  );
}

/** Why a file cannot be an answer; null: it can. */
export function fileProblem({ checks }: FormField, file: { name: string; size: number }): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (checks.extensions.length > 0 && !checks.extensions.includes(ending)) {
    const endings = checks.extensions.map((one) => `.${one}`).join(', ');
    return `Add a file that ends in ${endings}.`;
  }
  const most = checks.maxSizeMb;
  return most !== null && file.size > most * 1024 * 1024 ? `Add a file of at most ${most} MB.` : null;
}
