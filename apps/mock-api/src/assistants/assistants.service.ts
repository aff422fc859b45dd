import type { Assistant } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

/** The client's assistants by title, as people sort; the oldest first where titles are equal. Archived ones, or all others. */
export async function listAssistants({ db }: Pick<Context, 'db'>, clientId: string, isArchived = false) {
  const assistants = await db.assistant.findMany({
    where: { clientId, archivedAt: isArchived ? { not: null } : null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return assistants.toSorted((a, b) => compare(a.title, b.title));
}

/** Throws NOT_FOUND. */
export async function findAssistant(
  { db }: { db: Pick<Context['db'], 'assistant'> },
  clientId: string,
  id: string,
): Promise<Assistant> {
  const assistant = await db.assistant.findUnique({ where: { id, clientId } });
  if (!assistant) throw domainError('NOT_FOUND', 'There is no such assistant.');
  return assistant;
}
