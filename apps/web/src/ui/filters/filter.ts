import { type ReactNode } from 'react';
import { dayAt } from '../date-range/days.ts';
import { describeRange, parsePeriod, presetName } from '../date-range/periodText.ts';

export type FilterOption = {
  id: string;
  label: string;
  /** A sign or avatar before the label, 16 to 20 px. */
  icon?: ReactNode;
};

export type Filter = {
  id: string;
  /** What is filtered by: «Assistant». */
  label: string;
  options: readonly FilterOption[];
  /** Nothing selected: the filter is off. */
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  /** It is about to be chosen from. */
  onOpen?: () => void;
  isMultiple?: boolean;
  /** Always there, also when off. */
  isPinned?: boolean;
  /** Something is always selected, and its name alone says what it is about: «Open». */
  isRequired?: boolean;
  /** What is selected stands without a choice, so there is nothing to take off. */
  isUsual?: boolean;
  /** Days in place of options; what is selected is the period as a URL has it. */
  isPeriod?: boolean;
  /** Words that are typed in place of options; what is selected is what was typed. */
  isText?: boolean;
};

/** What the chip says of the selection: «Nori», «Nori, Gear Finder», «3 of 7», «Last 7 days», «“zip”», «Any». */
export function describeSelection({
  options,
  selected,
  isPeriod = false,
  isText = false,
}: Pick<Filter, 'options' | 'selected' | 'isPeriod' | 'isText'>): string {
  if (isPeriod) return describePeriod(selected);
  if (isText) return selected[0] ? `“${selected[0]}”` : 'Any';
  const chosen = options.filter(({ id }) => selected.includes(id));
  if (chosen.length === 0) return 'Any';
  if (chosen.length <= 2) return chosen.map(({ label }) => label).join(', ');
  return `${chosen.length} of ${options.length}`;
}

function describePeriod([selected = '']: readonly string[]): string {
  const period = parsePeriod(selected);
  if (!period) return 'Any';
  return typeof period === 'string' ? presetName(period) : describeRange(period, dayAt(Date.now()));
}
