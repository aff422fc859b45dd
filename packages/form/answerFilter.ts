import { answerText } from './answerText.ts';
import { hasAnswer, hasOptions, scaleOf } from './fieldTraits.ts';
import type { AnswerValue, FieldOption, FormField } from './form.ts';
import { isMet } from './visibleFields.ts';

/** By what the answers to a question are told apart: one of some choices, the words in it, or nothing. */
export function answerChoices(field: FormField): readonly FieldOption[] | 'Words' | null {
  const { type, options } = field;
  if (!hasAnswer(field) || type === 'File') return null;
  if (hasOptions(type)) return options;
  if (type === 'Consent') return [{ id: 'yes', label: 'Agreed' }];
  if (type === 'YesNo') {
    return [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ];
  }
  const scale = scaleOf(field);
  if (!scale) return 'Words';
  return Array.from({ length: scale.to - scale.from + 1 }, (_, index) => {
    const number = String(scale.from + index);
    return { id: number, label: number };
  });
}

/** Whether an answer is one of `values`, or where it is written, holds one of them as it is read. Case does not matter. */
export function answerFits(field: FormField, answer: AnswerValue | undefined, values: readonly string[]): boolean {
  const choices = answerChoices(field);
  if (choices === null) return false;
  if (choices !== 'Words' || field.type === 'Number') return isMet({ fieldId: field.id, op: 'Is', values }, answer);
  const text = answerText(field, answer).toLowerCase();
  return text !== '' && values.some((value) => text.includes(value.trim().toLowerCase()));
}
