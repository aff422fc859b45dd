import { readerDay, readerFormat } from '#ui/readerTime.ts';
import { calendarDaysBetween } from '#ui/relativeTime.ts';
import { receiptOf, type Receipts } from './receiptOf.ts';

type ThreadMessage = {
  id: string;
  author: string;
  authorName: string;
  createdAt: string;
  kind?: string;
  takenBackAt?: string | null;
};

type ThreadItem<T> =
  | { kind: 'day'; id: string; label: string }
  | { kind: 'message'; id: string; message: T; endsRun: boolean };

/** Messages of one author within this time read as one turn. */
const RUN_SECONDS = 120;

const weekday = readerFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const withYear = readerFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

type Reading = { now: number; receipts?: Receipts };

const NONE: Receipts = { deliveredAt: null, readAt: null };

/**
 * A thread in the order it is read: a divider before each day's first message, and where each author's turn ends. A turn
 * also ends up to where the visitor has read, or has got, what was written.
 */
export function threadItems<T extends ThreadMessage>(
  messages: readonly T[],
  { now, receipts = NONE }: Reading,
): ThreadItem<T>[] {
  return messages.flatMap((message, index) => {
    const next = messages[index + 1];
    const goesFurther = next !== undefined && receiptOf(message, receipts) !== receiptOf(next, receipts);
    const endsRun = goesFurther || !continuesRun(message, next);
    const item: ThreadItem<T> = { kind: 'message', id: message.id, message, endsRun };
    if (isSameDay(messages[index - 1], message)) return [item];
    return [{ kind: 'day', id: `day of ${message.id}`, label: dayLabel(message.createdAt, now) }, item];
  });
}

/** «Today», «Yesterday», «Tuesday 17 November», and the year when it is another one. */
export function dayLabel(instant: string, now: number): string {
  const day = Date.parse(instant);
  const days = calendarDaysBetween(day, now);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  const isThisYear = readerDay(day).year === readerDay(now).year;
  return (isThisYear ? weekday() : withYear()).format(day);
}

function isSameDay(a: ThreadMessage | undefined, b: ThreadMessage) {
  return a !== undefined && calendarDaysBetween(Date.parse(a.createdAt), Date.parse(b.createdAt)) === 0;
}

function continuesRun(message: ThreadMessage, next: ThreadMessage | undefined) {
  if (next === undefined || next.author !== message.author) return false;
  // A visitor is one person, whatever they were called.
  if (next.author !== 'Visitor' && next.authorName !== message.authorName) return false;
  // A note, or what was taken back, stands between.
  if (next.kind !== message.kind || next.takenBackAt || message.takenBackAt) return false;
  const seconds = (Date.parse(next.createdAt) - Date.parse(message.createdAt)) / 1000;
  return seconds < RUN_SECONDS && isSameDay(message, next);
}
