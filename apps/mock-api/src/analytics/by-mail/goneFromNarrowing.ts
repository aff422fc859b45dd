import type { Prisma } from '@parley/db';

type Narrowing = Partial<Record<'assistantId' | 'agentId' | 'teamId' | 'labelId', string | null>>;

/** What a report is narrowed to and does not exist any more, as mails and sentences call it: «label». */
export async function goneFromNarrowing(
  db: Prisma.TransactionClient,
  clientId: string,
  { assistantId, agentId, teamId, labelId }: Narrowing,
): Promise<string[]> {
  const counts = {
    assistant: assistantId && db.assistant.count({ where: { id: assistantId, clientId } }),
    person: agentId && db.user.count({ where: { id: agentId, clientId } }),
    team: teamId && db.team.count({ where: { id: teamId, clientId } }),
    label: labelId && db.label.count({ where: { id: labelId, clientId } }),
  };
  const found = await Promise.all(Object.entries(counts).map(async ([name, count]) => ({ name, count: await count })));
  return found.flatMap(({ name, count }) => (count === 0 ? [name] : []));
}
