import type { AutomatedFaq, AutomatedFaqState, Prisma } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import { oncePerHour } from '#background/oncePerHour.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { assertAnswers } from './faqInput.ts';
import { named } from './faqRow.ts';
import { forgetFaqs } from './knownFaqs.ts';
import { assertRoomForFaqs, tellOfFaqs, type WritingDeps } from './writeFaq.ts';

const MOST_AT_ONCE = 100;
/** How long a deletion can be taken back. */
const KEPT_MS = 24 * 60 * 60_000;

type Ids = readonly string[];
type Which = { ids: Ids; deletedAt: null | { not: null } };

/** Those that still exist, in their order. Throws BAD_INPUT for too many, and NOT_FOUND when none does. */
async function findFaqs(tx: Prisma.TransactionClient, clientId: string, { ids, deletedAt }: Which) {
  if (ids.length > MOST_AT_ONCE)
    throw domainError('BAD_INPUT', `Choose at most ${MOST_AT_ONCE} FAQs at once.`, { field: 'ids' });
  const found = await tx.automatedFaq.findMany({ where: { clientId, id: { in: [...ids] }, deletedAt } });
  if (found.length === 0) throw domainError('NOT_FOUND', 'None of these FAQs exists any more.');
  const byId = new Map(found.map((faq) => [faq.id, faq]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Throws BAD_INPUT when one has no answer and is to be live, and as above. */
export async function setFaqsState(
  ctx: WritingDeps,
  clientId: string,
  { ids, state }: { ids: Ids; state: AutomatedFaqState },
): Promise<AutomatedFaq[]> {
  const changed = await ctx.db.$transaction(async (tx) => {
    const after: AutomatedFaq[] = [];
    for (const faq of await findFaqs(tx, clientId, { ids, deletedAt: null })) {
      assertAnswers(state, faq);
      if (faq.state === state) {
        after.push(faq);
        continue;
      }
      // Nobody outside sees the difference between those that do not answer.
      if (state === 'Live') await audit(tx, by(ctx), { action: 'AutomatedFaqTurnedOn', target: named(faq) });
      else if (faq.state === 'Live') await audit(tx, by(ctx), { action: 'AutomatedFaqTurnedOff', target: named(faq) });
      after.push(await tx.automatedFaq.update({ where: { id: faq.id, clientId }, data: { state } }));
    }
    return after;
  });
  tellOfFaqs(ctx, changed);
  return changed;
}

/** They answer no longer, and go for good after a day. Throws as above. */
export async function deleteFaqs(ctx: WritingDeps, clientId: string, ids: Ids): Promise<string[]> {
  const deletedAt = ctx.clock.now();
  const gone = await ctx.db.$transaction(async (tx) => {
    const faqs = await findFaqs(tx, clientId, { ids, deletedAt: null });
    for (const faq of faqs) {
      await audit(tx, by(ctx), { action: 'AutomatedFaqDeleted', target: named(faq) });
      await tx.automatedFaq.update({ where: { id: faq.id, clientId }, data: { deletedAt } });
    }
    return faqs.map(({ id }) => id);
  });
  forgetFaqs(ctx, clientId);
  return gone;
}

/** Throws as above, and BAD_INPUT when there is no room any more. */
export async function restoreFaqs(ctx: WritingDeps, clientId: string, ids: Ids): Promise<AutomatedFaq[]> {
  const back = await ctx.db.$transaction(async (tx) => {
    const faqs = await findFaqs(tx, clientId, { ids, deletedAt: { not: null } });
    await assertRoomForFaqs(tx, clientId, faqs.length);
    const after: AutomatedFaq[] = [];
    for (const faq of faqs) {
      await audit(tx, by(ctx), { action: 'AutomatedFaqRestored', target: named(faq) });
      after.push(await tx.automatedFaq.update({ where: { id: faq.id, clientId }, data: { deletedAt: null } }));
    }
    return after;
  });
  tellOfFaqs(ctx, back);
  return back;
}

/** Lets go of those whose deletion can be taken back no longer. */
export const removeDeletedFaqs = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.automatedFaq.deleteMany({ where: { deletedAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
});
