import type { Prisma } from '@parley/db';
import { domainError } from '#errors.ts';
import type { ConversationChange, Names, Standing } from './conversationChange.ts';

type Spoken = { changes: readonly ConversationChange[]; standing: readonly Standing[] };

/**
 * The names of all that these changes speak of. Throws NOT_FOUND, with `ids`, when something is not the client's, or
 * somebody to whom a conversation shall be assigned does not work there any more.
 */
export async function namesOf(
  tx: Prisma.TransactionClient,
  clientId: string,
  { changes, standing }: Spoken,
): Promise<Names> {
  const assigned = idsOf(changes.map(({ assigneeId }) => assigneeId));
  const wanted = {
    teams: idsOf(changes.map(({ teamId }) => teamId)),
    labels: idsOf(
      changes.flatMap(({ addLabelIds, removeLabelIds }) => [...(addLabelIds ?? []), ...(removeLabelIds ?? [])]),
    ),
  };
  const userIds = [...assigned, ...idsOf(standing.map(({ assigneeId }) => assigneeId))];
  const teamIds = [...wanted.teams, ...idsOf(standing.map(({ teamId }) => teamId))];
  const users = await some(userIds, (ids) => tx.user.findMany({ where: { id: { in: ids }, clientId } }));
  const teams = await some(teamIds, (ids) => tx.team.findMany({ where: { id: { in: ids }, clientId } }));
  const labels = await some(wanted.labels, (ids) => tx.label.findMany({ where: { id: { in: ids }, clientId } }));
  const assistants = await some(idsOf(standing.map(({ assistantId }) => assistantId)), (ids) =>
    tx.assistant.findMany({ where: { id: { in: ids }, clientId } }),
  );

  const active = users.filter(({ status }) => status === 'Active');
  requireAll(assigned, active, 'This person does not work here.');
  requireAll(wanted.teams, teams, 'This team does not exist.');
  requireAll(wanted.labels, labels, 'This label does not exist.');

  return {
    userName: nameIn(users),
    teamName: nameIn(teams),
    labelName: nameIn(labels),
    assistantTitle: nameIn(assistants.map(({ id, title }) => ({ id, name: title }))),
  };
}

const idsOf = (ids: readonly (string | null | undefined)[]) => [...new Set(ids.filter((id) => id != null))];

async function some<Row>(ids: string[], find: (ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  return ids.length > 0 ? find(ids) : [];
}

function requireAll(ids: readonly string[], rows: readonly { id: string }[], message: string): void {
  const missing = ids.filter((id) => !rows.some((row) => row.id === id));
  if (missing.length > 0) throw domainError('NOT_FOUND', message, { ids: missing });
}

function nameIn(rows: readonly { id: string; name: string }[]) {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? 'somebody';
}
