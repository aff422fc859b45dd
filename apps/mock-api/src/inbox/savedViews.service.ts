import type { SavedView } from '@parley/db';
import * as v from 'valibot';
import type { SavedViewInput } from '#__generated__/resolvers.ts';
import { parseInput } from '#auth/input.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from './byName.ts';
import { assertNameIsFree, assertRoom, nameOf } from './namedInput.ts';

/** Of one person. */
const MOST_VIEWS = 100;
const FIELDS = {
  name: nameOf('Enter a name for the view.', 60),
  query: v.pipe(v.string(), v.maxLength(1000, 'This view filters by too much.'), v.regex(/^[^\s?#]*$/, 'Not a query.')),
  scope: v.picklist(['All', 'Me']),
};

/** One's own views, and those that colleagues share, by name. */
export async function listSavedViews({ db }: Pick<Context, 'db'>, { clientId, user }: StaffMember) {
  return byName(await db.savedView.findMany({ where: { clientId, OR: [{ ownerId: user.id }, { scope: 'All' }] } }));
}

/** Throws BAD_INPUT naming the field, also for a name that one has given to another view. */
export async function createSavedView(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clientId, user }: StaffMember,
  input: SavedViewInput,
): Promise<SavedView> {
  const fields = parseInput(FIELDS, input);
  return db.$transaction(async (tx) => {
    const own = await tx.savedView.findMany({ where: { clientId, ownerId: user.id } });
    assertNameIsFree(own, { name: fields.name, kind: 'view' });
    assertRoom(own.length, { most: MOST_VIEWS, kinds: 'views' });
    const id = newId('SavedView');
    return tx.savedView.create({ data: { ...fields, id, clientId, ownerId: user.id, createdAt: clock.now() } });
  });
}

type Change = { id: string; input: SavedViewInput };

/** Changes one's own view, as createSavedView. Throws NOT_FOUND, also for a colleague's. */
export async function updateSavedView(
  { db }: Pick<Context, 'db'>,
  { clientId, user }: StaffMember,
  { id, input }: Change,
): Promise<SavedView> {
  const fields = parseInput(FIELDS, input);
  return db.$transaction(async (tx) => {
    const own = await tx.savedView.findMany({ where: { clientId, ownerId: user.id } });
    if (!own.some((view) => view.id === id)) throw noView();
    assertNameIsFree(own, { id, name: fields.name, kind: 'view' });
    return tx.savedView.update({ where: { id }, data: fields });
  });
}

/** Deletes one's own view. Throws NOT_FOUND, also for a colleague's. */
export async function deleteSavedView({ db }: Pick<Context, 'db'>, { clientId, user }: StaffMember, id: string) {
  const { count } = await db.savedView.deleteMany({ where: { id, clientId, ownerId: user.id } });
  if (count === 0) throw noView();
  return id;
}

const noView = () => domainError('NOT_FOUND', 'This view does not exist any more.');
