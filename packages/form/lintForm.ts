import type { FormContent, FormField } from './form.ts';
import { hasAnswer, hasOptions, inputCount, isInput } from './fieldTraits.ts';
import { patternProblem } from './safePattern.ts';

/** Something wrong with a form; an error keeps it from being published. `fieldId`: of which question; null: of the whole. */
export type FormProblem = {
  code: string;
  severity: 'Error' | 'Warning';
  fieldId: string | null;
  /** Of the input that mends it: `label`, `limits.closesAt`. */
  path: string;
  message: string;
};

type Around = {
  now: number;
  /** The names of the published flows that ask it. */
  flows?: readonly string[];
};

/** What keeps a form from being published, then what its makers may have overlooked. */
export function lintForm(form: FormContent, around: Around): readonly FormProblem[] {
  const problems = [
    ...wholeProblems(form, around),
    ...form.fields.flatMap((field, at) => fieldProblems(form, field, at)),
  ];
  return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
}

/** Its code is that of guided flows for a step whose form asks nothing. */
const noQuestions = (flows: readonly string[]) =>
  flows.length === 0
    ? ({ code: 'NoQuestions', message: 'Add at least one question.' } as const)
    : ({
        code: 'ConnectedFormTemplatesMustHaveFields',
        message: `Keep at least one question, or take the form out first: ${inWords(flows)} ${flows.length === 1 ? 'asks' : 'ask'} it.`,
      } as const);

/** `“Returns”`, `“Returns” and “Repairs”` */
export const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map((name) => `“${name}”`));

function wholeProblems(form: FormContent, { now, flows = [] }: Around): FormProblem[] {
  const { name, limits } = form;
  const problem = (code: string, path: string, message: string, severity: FormProblem['severity'] = 'Error') => ({
    code,
    severity,
    fieldId: null,
    path,
    message,
  });
  const { code, message } = noQuestions(flows);
  return [
    ...(name ? [] : [problem('NoName', 'name', 'Give the form a name.')]),
    ...(inputCount(form) > 0 ? [] : [problem(code, 'fields', message)]),
    ...(limits.closesAt && Date.parse(limits.closesAt) <= now
      ? [
          problem(
            'ClosedAlready',
            'limits.closesAt',
            'The closing date has passed: visitors cannot fill this in.',
            'Warning',
          ),
        ]
      : []),
  ];
}

function fieldProblems(form: FormContent, field: FormField, at: number): FormProblem[] {
  const { id: fieldId, label, checks, options, showWhen, type } = field;
  const called = label || 'this question';
  const problem = (code: string, path: string, message: string, severity: FormProblem['severity'] = 'Error') => ({
    code,
    severity,
    fieldId,
    path,
    message,
  });
  const earlier = new Set(
    form.fields
      .slice(0, at)
      .filter(hasAnswer)
      .map(({ id }) => id),
  );
  const isTwice =
    hasAnswer(field) &&
    form.fields.some((other) => other.id !== fieldId && hasAnswer(other) && other.key === field.key);
  const range = crossed(field);
  const pattern = checks.pattern ? patternProblem(checks.pattern) : null;
  return [
    ...(label.trim()
      ? []
      : [problem('NoLabel', 'label', type === 'Section' ? 'Give the section a title.' : 'Write what is asked.')]),
    ...(hasOptions(type) && options.length < 2
      ? [problem('FewOptions', 'options', `Add at least two choices to ${called}.`)]
      : []),
    ...(hasOptions(type) && options.some((option) => !option.label.trim())
      ? [problem('BlankOption', 'options', `A choice of ${called} has no text.`)]
      : []),
    ...(isTwice ? [problem('KeyTwice', 'key', `Two questions have the key ${field.key}.`)] : []),
    ...(pattern ? [problem('BadPattern', 'checks.pattern', pattern)] : []),
    ...(range ? [problem('CrossedRange', range.path, `${called}: ${range.message}`)] : []),
    ...(showWhen.conditions.some((condition) => !earlier.has(condition.fieldId))
      ? [problem('LaterCondition', 'showWhen', `${called} depends on a question that does not come before it.`)]
      : []),
    ...(showWhen.conditions.some(isOpen)
      ? [problem('OpenCondition', 'showWhen', `A condition of ${called} has no value.`)]
      : []),
    ...((type === 'Email' || type === 'Phone') && field.saveTo.target === 'None'
      ? [problem('SavedNowhere', 'saveTo', `${called} is asked but not saved to the visitor.`, 'Warning')]
      : []),
    ...(isInput(field) && field.saveTo.target === 'Attribute' && !field.saveTo.name.trim()
      ? [problem('NoAttribute', 'saveTo', `Name the attribute that ${called} is saved to.`)]
      : []),
  ];
}

const isOpen = ({ op, values }: FormField['showWhen']['conditions'][number]) =>
  op !== 'IsEmpty' && op !== 'IsNotEmpty' && !values.some((value) => value.trim());

function crossed({ checks }: FormField): { path: string; message: string } | null {
  const { minLength, maxLength, min, max, minDate, maxDate, minSelections, maxSelections } = checks;
  const isCrossed = (low: number | null, high: number | null) => low !== null && high !== null && low > high;
  if (isCrossed(minLength, maxLength))
    return { path: 'checks.minLength', message: 'the shortest is longer than the longest.' };
  if (isCrossed(min, max)) return { path: 'checks.min', message: 'the lowest is above the highest.' };
  if (isCrossed(minSelections, maxSelections))
    return { path: 'checks.minSelections', message: 'the least is more than the most.' };
  return minDate && maxDate && minDate > maxDate
    ? { path: 'checks.minDate', message: 'the first day is after the last.' }
    : null;
}
