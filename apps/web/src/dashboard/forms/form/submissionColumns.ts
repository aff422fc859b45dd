import { isInput } from '@parley/form/fieldTraits';
import type { FormContent, FormField } from '@parley/form/form';

const FIRST = 3;
const MOST = 6;

/** The questions that have a column: those that were chosen, else the first ones. */
export function columnsOf({ fields }: Pick<FormContent, 'fields'>, chosen: readonly string[]): readonly FormField[] {
  const inputs = fields.filter(isInput);
  const wanted = inputs.filter(({ id }) => chosen.includes(id)).slice(0, MOST);
  return wanted.length > 0 ? wanted : inputs.slice(0, FIRST);
}
