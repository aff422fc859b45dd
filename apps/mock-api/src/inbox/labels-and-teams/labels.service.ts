import type { Label } from '@parley/db';
import type { LabelInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { parseInput } from '#input.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { byName } from './byName.ts';
import { batchOf } from './directory.ts';
import { assertNameIsFree, assertRoom, description, nameOf } from '#inbox/namedInput.ts';
import { announceReleased, releaseConversations } from '#inbox/conversations/releaseConversations.ts';

type Deps = Pick<Context, 'db'>;
type AuditedDeps = Deps & Auditing;

const MOST_LABELS = 500;
const FIELDS = { name: nameOf('Enter a name for the label.', 40), description };

/** The client's labels by name. */
export async function listLabels({ db }: Deps, clientId: string): Promise<Label[]> {
  return byName(await db.label.findMany({ where: { clientId } }));
}

/** Throws BAD_INPUT naming the field, also for a name that is taken. */
export async function createLabel(ctx: AuditedDeps, clientId: string, input: LabelInput) {
  const fields = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const labels = await tx.label.findMany({ where: { clientId } });
    assertNameIsFree(labels, { name: fields.name, kind: 'label' });
    assertRoom(labels.length, { most: MOST_LABELS, kinds: 'labels' });
    const stamps = { id: newId('Label'), clientId, createdAt: ctx.clock.now() };
    const label = await tx.label.create({ data: { ...fields, colour: input.colour, ...stamps } });
    await audit(tx, by(ctx), { action: 'LabelCreated', target: label });
    return label;
  });
}

type Change = { id: string; input: LabelInput };

/** As createLabel. Throws NOT_FOUND. */
export async function updateLabel(ctx: AuditedDeps, clientId: string, { id, input }: Change) {
  const fields = parseInput(FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const labels = await tx.label.findMany({ where: { clientId } });
    const before = labels.find((label) => label.id === id);
    if (!before) throw noLabel();
    assertNameIsFree(labels, { id, name: fields.name, kind: 'label' });
    const after = await tx.label.update({ where: { id, clientId }, data: { ...fields, colour: input.colour } });
    const changes = changesBetween(before, after, { name: 'name', colour: 'colour', description: 'description' });
    await audit(tx, by(ctx), { action: 'LabelChanged', target: after, changes });
    return after;
  });
}

/** Takes it off every conversation too, before everybody's eyes. Throws NOT_FOUND. */
export async function deleteLabel(
  ctx: AuditedDeps & Pick<Context, 'events'>,
  clientId: string,
  id: string,
): Promise<string> {
  const released = await ctx.db.$transaction(async (tx) => {
    const label = await tx.label.findUnique({ where: { id, clientId } });
    if (!label) throw noLabel();
    await audit(tx, by(ctx), { action: 'LabelDeleted', target: label });
    return releaseConversations(tx, {
      where: { clientId, labels: { some: { labelId: id } } },
      remove: () => tx.label.delete({ where: { id } }),
    });
  });
  announceReleased(ctx, released);
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
