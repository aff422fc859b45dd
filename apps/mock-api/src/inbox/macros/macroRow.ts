import type { Label, Macro, Prisma, Team, User } from '@parley/db';
import type { ConversationPriority, MacroActionType } from '#__generated__/resolvers.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
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

/** The actions of one macro with whom and what they name. */
export async function actionRows(
  tx: Prisma.TransactionClient,
  clientId: string,
  actions: readonly StoredAction[],
): Promise<MacroActionRow[]> {
  const named = await namedBy(tx, clientId, actions);
  return actions.map((action) => rowOf(action, named));
}

type Named = { users: User[]; teams: Team[]; labels: Label[] };

/** Whom and what actions name, of those that are the client's, and of people those who work there. */
export async function namedBy(
  tx: Prisma.TransactionClient,
  clientId: string,
  actions: readonly StoredAction[],
): Promise<Named> {
  return thereOf(tx, clientId, {
    userIds: actions.flatMap((action) => ('assigneeId' in action ? [action.assigneeId] : [])),
    teamIds: actions.flatMap((action) => ('teamId' in action ? [action.teamId] : [])),
    labelIds: actions.flatMap((action) => ('labelIds' in action ? action.labelIds : [])),
  });
}

type Ids = Readonly<Record<'userIds' | 'teamIds' | 'labelIds', readonly string[]>>;

/** Which of these are there: the client's, and of people those who work there. */
export async function thereOf(
  tx: Prisma.TransactionClient,
  clientId: string,
  { userIds, teamIds, labelIds }: Ids,
): Promise<Named> {
  const among = (ids: readonly string[]) => ({ in: [...new Set(ids)] });
  return {
    users: await tx.user.findMany({ where: { id: among(userIds), clientId, status: 'Active' } }),
    teams: await tx.team.findMany({ where: { id: among(teamIds), clientId } }),
    labels: byName(await tx.label.findMany({ where: { id: among(labelIds), clientId } })),
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
