import type { ConversationFact, Prisma } from '@parley/db';
import { factOf, type FactSource } from './factOf.ts';
import { momentIn } from './momentIn.ts';

type Made = { facts: ConversationFact[]; due: { conversationId: string; dueAt: Date }[] };

/** The facts of conversations as their rows are at `now`; of those that are gone none. */
export async function makeFacts(tx: Prisma.TransactionClient, ids: readonly string[], now: Date): Promise<Made> {
  const where = { conversationId: { in: [...ids] } };
  const conversations = await tx.conversation.findMany({
    where: { id: { in: [...ids] } },
    include: { client: { select: { timezone: true } }, labels: { select: { labelId: true } } },
  });
  const answers = await tx.answer.findMany({
    // One that failed before there was a message was no answer either; one that is being written is not yet there.
    where: { ...where, OR: [{ messageId: { not: null } }, { outcome: { not: 'Answered' } }] },
    select: {
      conversationId: true,
      outcome: true,
      messageId: true,
      isHelpful: true,
      automatedFaqId: true,
      createdAt: true,
      citations: { select: { articleId: true } },
    },
  });
  const written = await tx.message.groupBy({
    by: ['conversationId', 'author'],
    where: { ...where, kind: { not: 'Note' }, author: { not: 'System' } },
    _count: true,
    _min: { createdAt: true },
    _max: { createdAt: true },
  });
  const handovers = await tx.message.groupBy({
    by: 'conversationId',
    where: {
      ...where,
      kind: 'Event',
      OR: ['HandoffRequested', 'HandedOver'].map((type) => ({ payload: { contains: `"type":"${type}"` } })),
    },
  });
  const runs = grouped(await tx.flowRun.findMany({ where }));
  const submissions = grouped(await tx.formSubmission.findMany({ where }));
  const searches = grouped(await tx.productSearch.findMany({ where, select: { conversationId: true, events: true } }));
  const handedOver = new Set(handovers.map(({ conversationId }) => conversationId));
  const answersOf = grouped(answers);
  const writtenOf = grouped(written);
  const calendars = new Map<string | null, ReturnType<typeof momentIn>>();
  const made: Made = { facts: [], due: [] };
  for (const { client, labels, ...conversation } of conversations) {
    const moment = calendars.get(client.timezone) ?? momentIn(client.timezone);
    calendars.set(client.timezone, moment);
    const groups = writtenOf.get(conversation.id) ?? [];
    const { _max: ofVisitor } = groups.find(({ author }) => author === 'Visitor') ?? {};
    const source: FactSource = {
      conversation,
      answers: (answersOf.get(conversation.id) ?? []).map(({ citations, ...answer }) => ({
        ...answer,
        articleIds: citations.map(({ articleId }) => articleId),
      })),
      labelIds: labels.map(({ labelId }) => labelId),
      written: Object.fromEntries(
        groups.map(({ author, _count, _min }) => [author, { count: _count, firstAt: _min.createdAt ?? now }]),
      ),
      lastVisitorMessageAt: ofVisitor?.createdAt ?? null,
      wasHandedOver: handedOver.has(conversation.id),
      happened: {
        conversation,
        runs: runs.get(conversation.id) ?? [],
        submissions: submissions.get(conversation.id) ?? [],
        products: (searches.get(conversation.id) ?? []).flatMap(({ events }) => events),
      },
    };
    const { fact, dueAt } = factOf(source, moment(conversation.createdAt), now);
    made.facts.push(fact);
    if (dueAt) made.due.push({ conversationId: conversation.id, dueAt });
  }
  return made;
}

function grouped<Row extends { conversationId: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.conversationId === null) continue;
    const group = groups.get(row.conversationId);
    if (group) group.push(row);
    else groups.set(row.conversationId, [row]);
  }
  return groups;
}
