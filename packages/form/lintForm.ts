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

/** What keeps a form from being published, then what its makers may have overlooked. */
export function lintForm(form: FormContent, { now }: { now: number }): readonly FormProblem[] {
  const problems = [...wholeProblems(form, now), ...form.fields.flatMap((field, at) => fieldProblems(form, field, at))];
  return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
}

function wholeProblems(form: FormContent, now: number): FormProblem[] {
  const { name, limits, notify } = form;
  const problem = (code: string, path: string, message: string, severity: FormProblem['severity'] = 'Error') => ({
    code,
    severity,
    fieldId: null,
    path,
    message,
  });
  return [
    ...(name ? [] : [problem('NoName', 'name', 'Give the form a name.')]),
    ...(inputCount(form) > 0 ? [] : [problem('NoQuestions', 'fields', 'Add at least one question.')]),
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
    ...(notify.webhookUrl.startsWith('http://')
      ? [problem('PlainWebhook', 'notify.webhookUrl', 'The webhook’s address is not encrypted. Use https.', 'Warning')]
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
