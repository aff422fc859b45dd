import type { Deps } from '#context.ts';
import { countFacts } from './countFacts.ts';

/** Forgets all facts and their sums and makes them anew from the conversations, as they are. */
export async function rebuildFacts(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const { db } = deps;
  await db.$transaction(async (tx) => {
    await tx.dailyFigure.deleteMany();
    await tx.conversationFact.deleteMany();
    await tx.$executeRaw`
      INSERT INTO "FactDue" SELECT "id", '1970-01-01T00:00:00.000+00:00' FROM "Conversation" WHERE TRUE
      ON CONFLICT ("conversationId") DO UPDATE SET "dueAt" = excluded."dueAt"`;
  });
  await countFacts(deps);
  return db.conversationFact.count();
}
