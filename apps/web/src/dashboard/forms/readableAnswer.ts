import { answerText } from '@parley/form/answerText';
import type { AnswerValue, FormField } from '@parley/form/form';
import { readerFormat } from '#ui/readerTime.ts';

// What was answered is a day and a time of nobody's zone.
const day = readerFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const time = readerFormat('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });

/** An answer as the staff reads it: «16 December 2026, 14:30» where files and searches have 2026-12-16 14:30. */
export function readableAnswer(
  field: FormField,
  answer: AnswerValue | undefined,
  fileNames?: ReadonlyMap<string, string>,
): string {
  const written = typeof answer === 'string' ? dated(field.type, answer) : null;
  return written ?? answerText(field, answer, fileNames);
}

/** Null: it is neither a day nor a time. */
function dated(type: FormField['type'], answer: string): string | null {
  if (type === 'Date') return formatted(`${answer}T00:00Z`, (at) => day().format(at));
  if (type === 'Time') return formatted(`2000-01-01T${answer}Z`, (at) => time().format(at));
  if (type !== 'DateTime') return null;
  return formatted(`${answer}Z`, (at) => `${day().format(at)}, ${time().format(at)}`);
}

function formatted(instant: string, format: (at: Date) => string): string | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : format(at);
}
