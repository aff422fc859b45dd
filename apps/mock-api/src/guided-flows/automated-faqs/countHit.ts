import type { Answer, Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

type Tx = Prisma.TransactionClient;
type Figures = Partial<Record<'hits' | 'helpful' | 'unhelpful', number>>;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** An FAQ has answered. Part of the transaction `tx`; `tellOfHit` is due after it. */
export async function countHit(tx: Tx, faqId: string, now: Date): Promise<void> {
  const { count } = await tx.automatedFaq.updateMany({
    where: { id: faqId },
    data: { hits: { increment: 1 }, lastHitAt: now },
  });
  if (count > 0) await countOnDay(tx, { faqId, day: dayOf(now), figures: { hits: 1 } });
}

/** Who looks at the FAQ sees that it answered. */
export async function tellOfHit({ db, events }: Pick<Deps, 'db' | 'events'>, faqId: string): Promise<void> {
  const faq = await db.automatedFaq.findUnique({ where: { id: faqId, deletedAt: null } });
  if (faq) events.publish('faq:changed', faq.clientId, faq);
}

/** The visitor's verdict on an FAQ's answer, `before` it was given, has become another one. */
export async function countVerdict(
  tx: Tx,
  before: Pick<Answer, 'automatedFaqId' | 'isHelpful' | 'createdAt'>,
  isHelpful: boolean | null,
): Promise<void> {
  const { automatedFaqId: faqId, createdAt } = before;
  if (faqId === null || before.isHelpful === isHelpful) return;
  const change = (verdict: boolean) => Number(isHelpful === verdict) - Number(before.isHelpful === verdict);
  const [helpful, unhelpful] = [change(true), change(false)];
  const { count } = await tx.automatedFaq.updateMany({
    where: { id: faqId },
    data: { helpful: { increment: helpful }, unhelpful: { increment: unhelpful } },
  });
  if (count > 0) await countOnDay(tx, { faqId, day: dayOf(createdAt), figures: { helpful, unhelpful } });
}

type OnDay = { faqId: string; day: string; figures: Figures };

async function countOnDay(tx: Tx, { faqId, day, figures: { hits = 0, helpful = 0, unhelpful = 0 } }: OnDay) {
  await tx.automatedFaqDay.upsert({
    where: { faqId_day: { faqId, day } },
    create: { faqId, day, hits, helpful: Math.max(0, helpful), unhelpful: Math.max(0, unhelpful) },
    update: {
      hits: { increment: hits },
      helpful: { increment: helpful },
      unhelpful: { increment: unhelpful },
    },
  });
}
