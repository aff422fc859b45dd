import { cleaned } from './checkAnswer.ts';
import type { Answers, AnswerValue, FormField } from './form.ts';

/** What is known of a visitor before they answer. */
export type Known = {
  email: string | null;
  name: string | null;
  phone: string | null;
  attributes: Readonly<Record<string, string>>;
  pageUrl: string | null;
};

/** The first answers of a form: what is known already, and can be an answer. */
export const firstAnswers = (fields: readonly FormField[], known: Known): Answers =>
  Object.fromEntries(
    fields.flatMap((field): [string, AnswerValue][] => {
      const text = sourceText(field, known);
      const answer = text === null ? undefined : cleaned(field, asAnswer(field, text));
      return answer === undefined ? [] : [[field.id, answer]];
    }),
  );

function sourceText({ fillFrom: { source, name } }: FormField, known: Known): string | null {
  switch (source) {
    case 'None':
      return null;
    case 'VisitorEmail':
      return known.email;
    case 'VisitorName':
      return known.name;
    case 'VisitorPhone':
      return known.phone;
    case 'Attribute':
      return Object.hasOwn(known.attributes, name) ? (known.attributes[name] ?? null) : null;
    case 'QueryParam':
      return queryParam(known.pageUrl, name);
    case 'PageUrl':
      return known.pageUrl;
    case 'Fixed':
      return name;
    default:
      return source satisfies never;
  }
}

const queryParam = (pageUrl: string | null, name: string) =>
  pageUrl && URL.canParse(pageUrl) ? new URL(pageUrl).searchParams.get(name) : null;

/** A text as an answer of the question's kind; of choices by their label as well. */
function asAnswer({ type, options }: FormField, text: string): unknown {
  if (type === 'YesNo' || type === 'Consent')
    return /^(yes|true|1)$/i.test(text) ? true : /^(no|false|0)$/i.test(text) ? false : undefined;
  if (type === 'Number' || type === 'Rating' || type === 'Scale' || type === 'Nps')
    return text.trim() === '' ? undefined : Number(text);
  const choice = (one: string) =>
    options.find(({ id, label }) => id === one || label.toLowerCase() === one.trim().toLowerCase())?.id ?? one;
  if (type === 'MultiSelect' || type === 'Checkbox') return text.split(',').map(choice);
  if (type === 'Address' || type === 'File') return undefined;
  return options.length > 0 ? choice(text) : text;
}
