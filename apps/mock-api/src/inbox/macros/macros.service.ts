import type { Macro, Prisma } from '@parley/db';
import type { MacroInput } from '#__generated__/resolvers.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from '#inbox/byName.ts';
import { assertMayKeep, assertNameIsFree, assertRoom } from '#inbox/namedInput.ts';
import { macroFields } from './macroInput.ts';
import { namedBy, withActions, type MacroRow } from './macroRow.ts';
import type { StoredAction } from './storedAction.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const MOST_MACROS = 200;

/** Those that everybody shares, and one's own. */
const seenBy = ({ clientId, user }: StaffMember) => ({
  clientId,
  OR: [{ scope: 'All' as const }, { ownerId: user.id }],
});

/** What somebody can run, by name. */
export async function listMacros({ db }: Pick<Deps, 'db'>, staff: StaffMember): Promise<MacroRow[]> {
  return withActions(db, staff.clientId, byName(await db.macro.findMany({ where: seenBy(staff) })));
}

/** Throws BAD_INPUT naming the field, also for a name that is taken; NOT_FOUND naming it for whom or what is not there. */
export async function createMacro({ db, clock }: Deps, staff: StaffMember, input: MacroInput): Promise<MacroRow> {
  const { actions, ...fields } = macroFields(input);
  const now = clock.now();
  const { clientId, user } = staff;
  return db.$transaction(async (tx) => {
    assertNameIsFree(await tx.macro.findMany({ where: seenBy(staff) }), { name: fields.name, kind: 'macro' });
    assertRoom(await tx.macro.count({ where: { clientId } }), { most: MOST_MACROS, kinds: 'macros' });
    await requireNamed(tx, clientId, actions);
    const stamps = { createdAt: now, updatedAt: now };
    const data = { ...fields, ...stamps, id: newId('Macro'), clientId, ownerId: user.id };
    return withNames(tx, await tx.macro.create({ data: { ...data, actions: JSON.stringify(actions) } }));
  });
}

type Change = { id: string; input: MacroInput };

/** As createMacro. Throws NOT_FOUND. */
export async function updateMacro({ db, clock }: Deps, staff: StaffMember, { id, input }: Change): Promise<MacroRow> {
  const { actions, ...fields } = macroFields(input);
  return db.$transaction(async (tx) => {
    const { ownerId } = await requireMacro(tx, staff, id);
    const seen = await tx.macro.findMany({ where: seenBy(staff) });
    assertNameIsFree(seen, { id, name: fields.name, kind: 'macro' });
    assertMayKeep({ scope: fields.scope, ownerId }, staff.user);
    await requireNamed(tx, staff.clientId, actions);
    const data = { ...fields, actions: JSON.stringify(actions), updatedAt: clock.now() };
    return withNames(tx, await tx.macro.update({ where: { id }, data }));
  });
}

/** Throws NOT_FOUND. */
export async function deleteMacro({ db }: Pick<Deps, 'db'>, staff: StaffMember, id: string): Promise<string> {
  const { count } = await db.macro.deleteMany({ where: { id, ...seenBy(staff) } });
  if (count === 0) throw noMacro();
  return id;
}

/** One that somebody can run. Throws NOT_FOUND. */
export async function requireMacro(tx: Prisma.TransactionClient, staff: StaffMember, id: string): Promise<Macro> {
  const macro = await tx.macro.findFirst({ where: { id, ...seenBy(staff) } });
  if (!macro) throw noMacro();
  return macro;
}

const noMacro = () => domainError('NOT_FOUND', 'This macro does not exist any more.');

async function withNames(tx: Prisma.TransactionClient, macro: Macro): Promise<MacroRow> {
  const [row] = await withActions(tx, macro.clientId, [macro]);
  if (!row) throw noMacro();
  return row;
}

async function requireNamed(tx: Prisma.TransactionClient, clientId: string, actions: readonly StoredAction[]) {
  const { users, teams, labels } = await namedBy(tx, clientId, actions);
  const has = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id);
  for (const [index, action] of actions.entries()) {
    const missing = (field: string, message: string) =>
      domainError('NOT_FOUND', message, { field: `actions.${index}.${field}` });
    if ('assigneeId' in action && !has(users, action.assigneeId)) {
      throw missing('assigneeId', 'This person does not work here.');
    }
    if ('teamId' in action && !has(teams, action.teamId)) throw missing('teamId', 'This team does not exist.');
    if ('labelIds' in action && !action.labelIds.every((id) => has(labels, id))) {
      throw missing('labelIds', 'This label does not exist.');
    }
  }
}
