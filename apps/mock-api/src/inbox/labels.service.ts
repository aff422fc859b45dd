import type { Label } from '@parley/db';
import type { LabelInput } from '#__generated__/resolvers.ts';
import { parseInput } from '#auth/input.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from './byName.ts';
import { batchOf } from './directory.ts';
import { assertNameIsFree, assertRoom, description, nameOf } from './namedInput.ts';
import { announceReleased, releaseConversations } from './releaseConversations.ts';

type Deps = Pick<Context, 'db'>;

const MOST_LABELS = 500;
const FIELDS = { name: nameOf('Enter a name for the label.', 40), description };

/** The client's labels by name. */
export async function listLabels({ db }: Deps, clientId: string): Promise<Label[]> {
  return byName(await db.label.findMany({ where: { clientId } }));
}

/** Throws BAD_INPUT naming the field, also for a name that is taken. */
export async function createLabel({ db, clock }: Pick<Context, 'db' | 'clock'>, clientId: string, input: LabelInput) {
  const fields = parseInput(FIELDS, input);
  return db.$transaction(async (tx) => {
    const labels = await tx.label.findMany({ where: { clientId } });
    assertNameIsFree(labels, { name: fields.name, kind: 'label' });
    assertRoom(labels.length, { most: MOST_LABELS, kinds: 'labels' });
    const id = newId('Label');
    return tx.label.create({ data: { ...fields, colour: input.colour, id, clientId, createdAt: clock.now() } });
  });
}

type Change = { id: string; input: LabelInput };

/** As createLabel. Throws NOT_FOUND. */
export async function updateLabel({ db }: Deps, clientId: string, { id, input }: Change) {
  const fields = parseInput(FIELDS, input);
  return db.$transaction(async (tx) => {
    const labels = await tx.label.findMany({ where: { clientId } });
    if (!labels.some((label) => label.id === id)) throw noLabel();
    assertNameIsFree(labels, { id, name: fields.name, kind: 'label' });
    return tx.label.update({ where: { id, clientId }, data: { ...fields, colour: input.colour } });
  });
}

/** Takes it off every conversation too, before everybody's eyes. Throws NOT_FOUND. */
export async function deleteLabel(deps: Pick<Context, 'db' | 'events'>, clientId: string, id: string): Promise<string> {
  const released = await deps.db.$transaction(async (tx) => {
    if (!(await tx.label.findUnique({ where: { id, clientId } }))) throw noLabel();
    return releaseConversations(tx, {
      where: { clientId, labels: { some: { labelId: id } } },
      remove: () => tx.label.delete({ where: { id } }),
    });
  });
  announceReleased(deps, released);
  return id;
}

/** How many conversations bear each label. */
export const conversationsOfLabel = batchOf(async (db, ids) => {
  const counts = await db.conversationLabel.groupBy({
    by: ['labelId'],
    where: { labelId: { in: [...ids] } },
    _count: true,
  });
  return new Map(counts.map(({ labelId, _count }) => [labelId, _count]));
});

const noLabel = () => domainError('NOT_FOUND', 'This label does not exist any more.');
