import type { Macro, Prisma } from '@parley/db';
import type { MacroInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
import { assertMayKeep, assertNameIsFree, assertRoom, isShared } from '#inbox/namedInput.ts';
import { macroFields } from './macroInput.ts';
import { namedBy, withActions, type MacroRow } from './macroRow.ts';
import { storedActions, type StoredAction } from './storedAction.ts';

type AuditedDeps = Pick<Context, 'db'> & Auditing;

const MOST_MACROS = 200;

/** Those that everybody shares, and one's own. */
const seenBy = ({ clientId, user }: StaffMember) => ({
  clientId,
  OR: [{ scope: 'All' as const }, { ownerId: user.id }],
});

/** What somebody can run, by name. */
export async function listMacros({ db }: Pick<Context, 'db'>, staff: StaffMember): Promise<MacroRow[]> {
  return withActions(db, staff.clientId, byName(await db.macro.findMany({ where: seenBy(staff) })));
}

/** Throws BAD_INPUT naming the field, also for a name that is taken; NOT_FOUND naming it for whom or what is not there. */
export async function createMacro(ctx: AuditedDeps, staff: StaffMember, input: MacroInput): Promise<MacroRow> {
  const { actions, ...fields } = macroFields(input);
  const now = ctx.clock.now();
  const { clientId, user } = staff;
  return ctx.db.$transaction(async (tx) => {
    assertNameIsFree(await tx.macro.findMany({ where: seenBy(staff) }), { name: fields.name, kind: 'macro' });
    assertRoom(await tx.macro.count({ where: { clientId } }), { most: MOST_MACROS, kinds: 'macros' });
    await requireNamed(tx, clientId, actions);
    const stamps = { createdAt: now, updatedAt: now };
    const data = { ...fields, ...stamps, id: newId('Macro'), clientId, ownerId: user.id };
    const macro = await tx.macro.create({ data: { ...data, actions: JSON.stringify(actions) } });
    if (isShared(macro)) await audit(tx, by(ctx), { action: 'MacroCreated', target: macro });
    return withNames(tx, macro);
  });
}

type Change = { id: string; input: MacroInput };

/** As createMacro. Throws NOT_FOUND. */
export async function updateMacro(ctx: AuditedDeps, staff: StaffMember, { id, input }: Change): Promise<MacroRow> {
  const { actions, ...fields } = macroFields(input);
  return ctx.db.$transaction(async (tx) => {
    const before = await requireMacro(tx, staff, id);
    const seen = await tx.macro.findMany({ where: seenBy(staff) });
    assertNameIsFree(seen, { id, name: fields.name, kind: 'macro' });
    assertMayKeep({ scope: fields.scope, ownerId: before.ownerId }, staff.user);
    await requireNamed(tx, staff.clientId, actions);
    const data = { ...fields, actions: JSON.stringify(actions), updatedAt: ctx.clock.now() };
    const after = await tx.macro.update({ where: { id }, data });
    if (isShared(before) || isShared(after)) {
      const changes = changesBetween(factsOf(before), factsOf(after), WORDS);
      await audit(tx, by(ctx), { action: 'MacroChanged', target: after, changes });
    }
    return withNames(tx, after);
  });
}

/** Throws NOT_FOUND. */
export async function deleteMacro(ctx: AuditedDeps, staff: StaffMember, id: string): Promise<string> {
  await ctx.db.$transaction(async (tx) => {
    const macro = await requireMacro(tx, staff, id);
    await tx.macro.delete({ where: { id } });
    if (isShared(macro)) await audit(tx, by(ctx), { action: 'MacroDeleted', target: macro });
  });
  return id;
}

/** One that somebody can run. Throws NOT_FOUND. */
export async function requireMacro(tx: Prisma.TransactionClient, staff: StaffMember, id: string): Promise<Macro> {
  const macro = await tx.macro.findFirst({ where: { id, ...seenBy(staff) } });
  if (!macro) throw noMacro();
  return macro;
}

const WORDS = { name: 'name', scope: 'shared with', actions: 'actions' };

/** Its actions by their kind: whom and what they name is read by ids, which tell nobody anything. */
const factsOf = (macro: Macro) => ({ ...macro, actions: storedActions(macro).map(({ type }) => type) });

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
