import type { Address, AnswerValue, FormField } from './form.ts';

/** An answer in words, for lists, exports and mails; empty for none. Files are as they are called in `fileNames`. */
export function answerText(
  { options, type }: Pick<FormField, 'options' | 'type'>,
  answer: AnswerValue | undefined,
  fileNames: ReadonlyMap<string, string> = new Map(),
): string {
  if (answer === undefined) return '';
  if (answer === true) return type === 'Consent' ? 'Agreed' : 'Yes';
  if (answer === false) return 'No';
  if (typeof answer === 'number') return String(answer);
  const labelOf = (value: string) => options.find(({ id }) => id === value)?.label ?? value;
  if (typeof answer === 'string') return type === 'DateTime' ? answer.replace('T', ' ') : labelOf(answer);
  if (!isList(answer)) return addressLine(answer);
  return answer.map((one) => (type === 'File' ? (fileNames.get(one) ?? 'File') : labelOf(one))).join(', ');
}

const isList = (answer: readonly string[] | Address): answer is readonly string[] => Array.isArray(answer);

/** `Storgata 14, 9008 Tromsø, Norway` */
export const addressLine = ({ street, postalCode, city, country }: Address): string =>
  [street, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

export const isAddress = (answer: AnswerValue | undefined): answer is Address =>
  typeof answer === 'object' && !isList(answer);
