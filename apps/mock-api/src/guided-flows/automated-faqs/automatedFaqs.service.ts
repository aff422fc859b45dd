import type { AutomatedFaq, Prisma } from '@parley/db';
import type { AutomatedFaqFilter, AutomatedFaqSort } from '#__generated__/resolvers.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { faultyFaqs } from './faqProblems.ts';

type Reading = Pick<Prisma.TransactionClient, 'automatedFaq'>;

/** Throws NOT_FOUND. */
export async function findFaq({ automatedFaq }: Reading, clientId: string, id: string): Promise<AutomatedFaq> {
  const found = await automatedFaq.findUnique({ where: { id, clientId, deletedAt: null } });
  if (!found) throw domainError('NOT_FOUND', 'This automated FAQ does not exist any more.');
  return found;
}

type Page = { filter?: AutomatedFaqFilter | null; sort: AutomatedFaqSort; first: number; skip: number };

const ORDER: Readonly<Record<AutomatedFaqSort, Prisma.AutomatedFaqOrderByWithRelationInput>> = {
  HitsMost: { hits: 'desc' },
  HitsFewest: { hits: 'asc' },
  EditedNewest: { updatedAt: 'desc' },
  EditedOldest: { updatedAt: 'asc' },
  QuestionAscending: { question: 'asc' },
  QuestionDescending: { question: 'desc' },
};

const MOST_SKIPPED = 100_000;

/** Throws BAD_INPUT with `field`. */
export async function listFaqs(
  ctx: Pick<Context, 'db' | 'config'>,
  clientId: string,
  { filter, sort, first, skip }: Page,
) {
  const { db } = ctx;
  const take = pageSize('first', first, first);
  if (skip < 0 || skip > MOST_SKIPPED) throw domainError('BAD_INPUT', 'There is no such page.', { field: 'skip' });
  const where = await passing(ctx, clientId, filter ?? {});
  const [nodes, totalCount] = await Promise.all([
    db.automatedFaq.findMany({ where, orderBy: [ORDER[sort], { id: 'asc' }], skip, take }),
    db.automatedFaq.count({ where }),
  ]);
  return { nodes, totalCount };
}

const MOST_WORDS = 8;

/** Which FAQs a filter lets through. */
export async function passing(
  ctx: Pick<Context, 'db' | 'config'>,
  clientId: string,
  { search, states, assistantId, needsAttention }: AutomatedFaqFilter,
): Promise<Prisma.AutomatedFaqWhereInput> {
  const words = (search ?? '').slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return {
    clientId,
    deletedAt: null,
    ...(states?.length && { state: { in: states } }),
    ...(needsAttention && { id: { in: await faultyFaqs(ctx, clientId) } }),
    AND: [
      // Ids hold nothing that JSON would write differently.
      ...(assistantId
        ? [{ OR: [{ assistantIds: '[]' }, { assistantIds: { contains: JSON.stringify(assistantId) } }] }]
        : []),
      ...words.map((word) => ({
        OR: [
          { question: { contains: word } },
          { answer: { contains: word } },
          { keywords: { contains: word } },
          { phrasings: { some: { text: { contains: word } } } },
        ],
      })),
    ],
  };
}

/** Further ways to ask, without the question itself. */
export async function phrasingsOf({ db }: Pick<Context, 'db'>, faqId: string): Promise<string[]> {
  const rows = await db.faqPhrasing.findMany({
    where: { faqId, position: { gt: 0 } },
    orderBy: { position: 'asc' },
    select: { text: true },
  });
  return rows.map(({ text }) => text);
}

/** Whether the company answers anything by itself, in its own words. */
export async function hasLiveFaqs({ automatedFaq }: Reading, clientId: string): Promise<boolean> {
  const live = await automatedFaq.findFirst({
    where: { clientId, state: 'Live', deletedAt: null },
    select: { id: true },
  });
  return live !== null;
}
