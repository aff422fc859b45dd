import type { AutomatedFaq } from '@parley/db';
import type { AutomatedFaqDay, FaqAnswered } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

const DAY_MS = 24 * 60 * 60_000;
const MOST_DAYS = 90;
const MOST_ANSWERS = 5;

/** What an FAQ did on each of the last days, also on those on which it did nothing. Throws BAD_INPUT with `field`. */
export async function faqDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id }: Pick<AutomatedFaq, 'id'>,
  last: number,
): Promise<AutomatedFaqDay[]> {
  if (last < 1 || last > MOST_DAYS)
    throw domainError('BAD_INPUT', `Ask for 1 to ${MOST_DAYS} days.`, { field: 'last' });
  const now = clock.now().getTime();
  const days = Array.from({ length: last }, (_, index) =>
    new Date(now - (last - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const rows = await db.automatedFaqDay.findMany({ where: { faqId: id, day: { gte: days[0] } } });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => {
    const { hits = 0, helpful = 0, unhelpful = 0 } = byDay.get(day) ?? {};
    return { day, hits, helpful, unhelpful };
  });
}

/** What it answered last, the latest first. */
export async function lastAnswers(
  { db }: Pick<Context, 'db'>,
  { id, clientId }: Pick<AutomatedFaq, 'id' | 'clientId'>,
): Promise<FaqAnswered[]> {
  const answers = await db.answer.findMany({
    where: { clientId, automatedFaqId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_ANSWERS,
    select: { conversationId: true, question: true, isHelpful: true, createdAt: true },
  });
  return answers.map(({ createdAt, ...answer }) => ({ ...answer, answeredAt: createdAt }));
}
