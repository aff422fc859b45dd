import type { Answers, AnswerValue, Condition, FormField, ShowWhen } from './form.ts';

/**
 * The fields that are shown with these answers, in their order. A condition looks at earlier fields only, and finds nothing in
 * those that are not shown themselves; what stands in a section that is not shown is not shown either.
 */
export function visibleFields(fields: readonly FormField[], answers: Answers): readonly FormField[] {
  const given = new Map<string, AnswerValue>();
  const seen = new Set<string>();
  let isSectionShown = true;
  return fields.filter((field) => {
    const isShown = holds(field.showWhen, given, seen) && (isSectionShown || field.type === 'Section');
    if (field.type === 'Section') isSectionShown = isShown;
    seen.add(field.id);
    const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    if (isShown && answer !== undefined) given.set(field.id, answer);
    return isShown;
  });
}

type Given = ReadonlyMap<string, AnswerValue>;

function holds({ match, conditions }: ShowWhen, given: Given, seen: ReadonlySet<string>): boolean {
  // What looks at a field that comes later, or is gone, is passed over.
  const known = conditions.filter(({ fieldId }) => seen.has(fieldId));
  if (known.length === 0) return true;
  const test = (condition: Condition) => isMet(condition, given.get(condition.fieldId));
  return match === 'All' ? known.every(test) : known.some(test);
}

/** Whether an answer, undefined for none, is as a condition wants it. Case does not matter. */
export function isMet({ op, values }: Condition, answer: AnswerValue | undefined): boolean {
  const texts = textsOf(answer);
  const wanted = values.map(folded);
  switch (op) {
    case 'IsEmpty':
      return texts.length === 0;
    case 'IsNotEmpty':
      return texts.length > 0;
    case 'Is':
      return texts.some((text) => wanted.includes(text));
    case 'IsNot':
      return !texts.some((text) => wanted.includes(text));
    case 'Contains':
      return texts.some((text) => wanted.some((part) => text.includes(part)));
    case 'DoesNotContain':
      return !texts.some((text) => wanted.some((part) => text.includes(part)));
    case 'GreaterThan':
      return compared(texts, values, (order) => order > 0);
    case 'LessThan':
      return compared(texts, values, (order) => order < 0);
    default:
      return op satisfies never;
  }
}

const folded = (text: string) => text.trim().toLowerCase();

function textsOf(answer: AnswerValue | undefined): readonly string[] {
  if (answer === undefined || answer === '') return [];
  if (answer === true) return ['yes'];
  if (answer === false) return ['no'];
  if (typeof answer === 'string' || typeof answer === 'number') return [folded(String(answer))];
  return (isList(answer) ? answer : Object.values(answer)).map(folded).filter(Boolean);
}

const isList = (answer: AnswerValue): answer is readonly string[] => Array.isArray(answer);

/** As numbers where both are, else as texts: dates and times are ISO, which sorts. */
function compared(
  texts: readonly string[],
  [bound = '']: readonly string[],
  test: (order: number) => boolean,
): boolean {
  const [text] = texts;
  if (text === undefined || bound.trim() === '') return false;
  const [a, b] = [Number(text), Number(bound)];
  if (!Number.isNaN(a) && !Number.isNaN(b)) return test(a - b);
  return test(text < folded(bound) ? -1 : text === folded(bound) ? 0 : 1);
}
