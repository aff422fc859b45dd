import type { FieldType, FormContent, FormField } from './form.ts';

/** Whether visitors answer it. */
export const isInput = ({ type }: Pick<FormField, 'type'>): boolean =>
  type !== 'Hidden' && type !== 'Statement' && type !== 'Section';

/** Whether it has an answer, given by the visitor or by the page. */
export const hasAnswer = ({ type }: Pick<FormField, 'type'>): boolean => type !== 'Statement' && type !== 'Section';

export const hasOptions = (type: FieldType): boolean =>
  type === 'Select' || type === 'MultiSelect' || type === 'Radio' || type === 'Checkbox';

export const takesSeveral = (type: FieldType): boolean => type === 'MultiSelect' || type === 'Checkbox';

export const isText = (type: FieldType): boolean =>
  type === 'ShortText' || type === 'LongText' || type === 'Email' || type === 'Phone' || type === 'Url';

export const isNumeric = (type: FieldType): boolean =>
  type === 'Number' || type === 'Rating' || type === 'Scale' || type === 'Nps';

export const isDated = (type: FieldType): boolean => type === 'Date' || type === 'DateTime';

/** From the lowest to the highest that can be chosen; null for what is not chosen from a row of numbers. */
export function scaleOf({ type, checks }: Pick<FormField, 'type' | 'checks'>): { from: number; to: number } | null {
  if (type === 'Nps') return { from: 0, to: 10 };
  if (type === 'Rating') return { from: 1, to: checks.max ?? 5 };
  if (type === 'Scale') return { from: checks.min ?? 1, to: checks.max ?? 10 };
  return null;
}

/** How many questions visitors can be asked. */
export const inputCount = ({ fields }: Pick<FormContent, 'fields'>): number => fields.filter(isInput).length;
