import type { Prisma, SavedView } from '@parley/db';
import * as v from 'valibot';
import type { SavedViewInput, ViewScreen } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing, type By } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { parseInput } from '#input.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
import { assertNameIsFree, assertRoom, isShared, nameOf } from '#inbox/namedInput.ts';

type AuditedDeps = Pick<Context, 'db'> & Auditing;

/** Of one person, on one screen. */
const MOST_VIEWS = 100;
const FIELDS = {
  name: nameOf('Enter a name for the view.', 60),
  query: v.pipe(v.string(), v.maxLength(1000, 'This view filters by too much.'), v.regex(/^[^\s?#]*$/, 'Not a query.')),
  scope: v.picklist(['All', 'Me']),
};

const seenBy = ({ clientId, user }: StaffMember) =>
  ({ clientId, OR: [{ ownerId: user.id }, { scope: 'All' }] }) satisfies Prisma.SavedViewWhereInput;

/** One's own views of a screen, and those that colleagues share, by name. */
export async function listSavedViews({ db }: Pick<Context, 'db'>, staff: StaffMember, screen: ViewScreen) {
  return byName(await db.savedView.findMany({ where: { ...seenBy(staff), screen } }));
}

/** With which view somebody begins on a screen, or with none; answers all views of the screen. Throws NOT_FOUND. */
export async function setDefaultView(
  ctx: Pick<Context, 'db'>,
  staff: StaffMember,
  { screen, id }: { screen: ViewScreen; id: string | null },
) {
  const userId = staff.user.id;
  if (id === null) await ctx.db.defaultView.deleteMany({ where: { userId, screen } });
  else {
    const view = await ctx.db.savedView.findFirst({ where: { ...seenBy(staff), id, screen }, select: { id: true } });
    if (!view) throw noView();
    const where = { userId_screen: { userId, screen } };
    await ctx.db.defaultView.upsert({ where, create: { userId, screen, viewId: id }, update: { viewId: id } });
  }
  return listSavedViews(ctx, staff, screen);
}

/** Whether somebody begins with a view. */
export async function isDefaultView({ db }: Pick<Context, 'db'>, userId: string, { id, screen }: SavedView) {
  const chosen = await db.defaultView.findUnique({ where: { userId_screen: { userId, screen } } });
  return chosen?.viewId === id;
}

/** Throws BAD_INPUT naming the field, also for a name that one has given to another view of the screen. */
export async function createSavedView(
  ctx: AuditedDeps,
  { clientId, user }: StaffMember,
  { screen, input }: { screen: ViewScreen; input: SavedViewInput },
): Promise<SavedView> {
  const fields = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const own = await tx.savedView.findMany({ where: { clientId, ownerId: user.id, screen } });
    assertNameIsFree(own, { name: fields.name, kind: 'view' });
    assertRoom(own.length, { most: MOST_VIEWS, kinds: 'views' });
    const stamps = { id: newId('SavedView'), clientId, ownerId: user.id, screen, createdAt: ctx.clock.now() };
    const view = await tx.savedView.create({ data: { ...fields, ...stamps } });
    if (isShared(view)) await audit(tx, by(ctx), { action: 'ViewShared', target: view });
    return view;
  });
}

type Change = { id: string; input: SavedViewInput };

/** Changes one's own view, as createSavedView. Throws NOT_FOUND, also for a colleague's. */
export async function updateSavedView(
  ctx: AuditedDeps,
  { clientId, user }: StaffMember,
  { id, input }: Change,
): Promise<SavedView> {
  const fields = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const own = await tx.savedView.findMany({ where: { clientId, ownerId: user.id } });
    const before = own.find((view) => view.id === id);
    if (!before) throw noView();
    const beside = own.filter(({ screen }) => screen === before.screen);
    assertNameIsFree(beside, { id, name: fields.name, kind: 'view' });
    const after = await tx.savedView.update({ where: { id }, data: fields });
    await auditChange(tx, by(ctx), { before, after });
    return after;
  });
}

/** Deletes one's own view. Throws NOT_FOUND, also for a colleague's. */
export async function deleteSavedView(ctx: AuditedDeps, { clientId, user }: StaffMember, id: string) {
  await ctx.db.$transaction(async (tx) => {
    const view = await tx.savedView.findUnique({ where: { id, clientId, ownerId: user.id } });
    if (!view) throw noView();
    await tx.savedView.delete({ where: { id } });
    if (isShared(view)) await audit(tx, by(ctx), { action: 'ViewUnshared', target: view });
  });
  return id;
}

async function auditChange(
  tx: Prisma.TransactionClient,
  who: By | null,
  { before, after }: { before: SavedView; after: SavedView },
) {
  if (isShared(before) && isShared(after)) {
    const changes = changesBetween(before, after, { name: 'name', query: 'filters' });
    await audit(tx, who, { action: 'SharedViewChanged', target: after, changes });
  } else if (isShared(before) || isShared(after)) {
    await audit(tx, who, { action: isShared(after) ? 'ViewShared' : 'ViewUnshared', target: after });
  }
}

const noView = () => domainError('NOT_FOUND', 'This view does not exist any more.');
