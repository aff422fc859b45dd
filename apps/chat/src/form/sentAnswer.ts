import { answerText } from '@parley/form/answerText';
import type { AnswerValue, FormField } from '@parley/form/form';
import { t } from '#language/t.ts';
import { manner } from '#manner.ts';

const DAY = { timeZone: 'UTC', dateStyle: 'long' } as const;

/** An answer as the visitor who sent it reads it: in the language of the chat where it is not in their own words. */
export function sentAnswer(field: FormField, answer: AnswerValue | undefined, fileNames: ReadonlyMap<string, string>) {
  if (answer === false) return t('No');
  if (answer === true) return field.type === 'Consent' ? t('Agreed') : t('Yes');
  const { locale, hourCycle } = manner();
  if (typeof answer === 'string' && field.type === 'Date')
    return new Date(`${answer}T00:00Z`).toLocaleDateString(locale, DAY);
  if (typeof answer === 'string' && field.type === 'DateTime') {
    return new Date(`${answer}Z`).toLocaleString(locale, { ...DAY, timeStyle: 'short', hourCycle });
  }
  return answerText(field, answer, fileNames);
}
