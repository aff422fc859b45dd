import type { Context } from '#context.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

/** The client's assistants by title, as people sort; the oldest first where titles are equal. */
export async function listAssistants({ db }: Pick<Context, 'db'>, clientId: string) {
  const assistants = await db.assistant.findMany({
    where: { clientId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return assistants.toSorted((a, b) => compare(a.title, b.title));
}
