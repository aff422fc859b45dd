import type { Label, Macro, Prisma, Team, User } from '@parley/db';
import type { ConversationPriority, MacroActionType } from '#__generated__/resolvers.ts';
import { byName } from '#inbox/byName.ts';
import { storedActions, type StoredAction } from './storedAction.ts';

/** An action with whom and what it names, as far as that is there. */
export type MacroActionRow = {
  type: MacroActionType;
  assignee: User | null;
  team: Team | null;
  labels: Label[];
  priority: ConversationPriority | null;
  snoozeUntil: string | null;
  body: string | null;
  isGone: boolean;
};
export type MacroRow = Omit<Macro, 'actions'> & { actions: MacroActionRow[] };

/** Macros with whom and what their actions name; read in three statements for all of them. */
export async function withActions(
  tx: Prisma.TransactionClient,
  clientId: string,
  macros: readonly Macro[],
): Promise<MacroRow[]> {
  const stored = macros.map((macro) => ({ macro, actions: storedActions(macro) }));
  const named = await namedBy(
    tx,
    clientId,
    stored.flatMap(({ actions }) => actions),
  );
  return stored.map(({ macro, actions }) => ({ ...macro, actions: actions.map((action) => rowOf(action, named)) }));
}

type Named = { users: User[]; teams: Team[]; labels: Label[] };

/** Whom and what actions name, of those that are the client's, and of people those who work there. */
export async function namedBy(
  tx: Prisma.TransactionClient,
  clientId: string,
  actions: readonly StoredAction[],
): Promise<Named> {
  const idsOf = (read: (action: StoredAction) => string[]) => ({ in: [...new Set(actions.flatMap(read))] });
  const userIds = idsOf((action) => ('assigneeId' in action ? [action.assigneeId] : []));
  const teamIds = idsOf((action) => ('teamId' in action ? [action.teamId] : []));
  const labelIds = idsOf((action) => ('labelIds' in action ? action.labelIds : []));
  return {
    users: await tx.user.findMany({ where: { id: userIds, clientId, status: 'Active' } }),
    teams: await tx.team.findMany({ where: { id: teamIds, clientId } }),
    labels: byName(await tx.label.findMany({ where: { id: labelIds, clientId } })),
  };
}

function rowOf(action: StoredAction, { users, teams, labels }: Named): MacroActionRow {
  const row = {
    type: action.type,
    assignee: 'assigneeId' in action ? (users.find(({ id }) => id === action.assigneeId) ?? null) : null,
    team: 'teamId' in action ? (teams.find(({ id }) => id === action.teamId) ?? null) : null,
    labels: 'labelIds' in action ? labels.filter(({ id }) => action.labelIds.includes(id)) : [],
    priority: 'priority' in action ? action.priority : null,
    snoozeUntil: 'snoozeUntil' in action ? (action.snoozeUntil ?? null) : null,
    body: 'body' in action ? action.body : null,
  };
  return { ...row, isGone: isGone(action, row) };
}

function isGone(action: StoredAction, { assignee, team, labels }: Omit<MacroActionRow, 'isGone'>): boolean {
  if ('assigneeId' in action) return assignee === null;
  if ('teamId' in action) return team === null;
  return 'labelIds' in action && labels.length === 0;
}
