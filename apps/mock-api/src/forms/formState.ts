import type { FormTemplate, Prisma } from '@parley/db';
import { inWords } from '@parley/form/lintForm';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { named } from './formDraft.ts';
import { findForm } from './formTemplates.service.ts';
import { usesOf } from './formUses.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Change = { id: string; isArchived: boolean };

/** Puts a form away, or takes it back as it was. Throws NOT_FOUND, and BAD_INPUT where visitors meet it. */
export async function setFormArchived(ctx: Deps, clientId: string, { id, isArchived }: Change): Promise<FormTemplate> {
  return ctx.db.$transaction(async (tx) => {
    const form = await findForm(tx, clientId, id);
    if ((form.status === 'Archived') === isArchived) return form;
    if (isArchived) await assertUnused(tx, form);
    const changed = await tx.formTemplate.update({
      where: { id },
      data: { status: isArchived ? 'Archived' : await statusBefore(tx, id), updatedAt: ctx.clock.now() },
    });
    await audit(tx, by(ctx), { action: isArchived ? 'FormArchived' : 'FormUnarchived', target: named(changed) });
    return changed;
  });
}

const statusBefore = async (tx: Prisma.TransactionClient, id: string) =>
  (await latestVersion(tx, id)) ? ('Active' as const) : ('Draft' as const);

async function assertUnused(tx: Prisma.TransactionClient, { clientId, id, name }: FormTemplate): Promise<void> {
  const uses = await usesOf(tx, clientId, id);
  if (uses.length === 0) return;
  const where = inWords(uses.map((use) => use.name));
  throw domainError('BAD_INPUT', `${name} is used in ${where}. Take it out there before you archive it.`);
}

/** Deletes a form that was put away, with all that was sent in. Throws NOT_FOUND, and BAD_INPUT for one that is in use. */
export async function deleteForm(ctx: Deps, clientId: string, id: string): Promise<string> {
  await ctx.db.$transaction(async (tx) => {
    const form = await findForm(tx, clientId, id);
    if (form.status !== 'Archived') throw domainError('BAD_INPUT', `Archive ${form.name} before you delete it.`);
    await tx.formTemplate.delete({ where: { id } });
    await tx.draft.deleteMany({ where: { subjectId: id, clientId } });
    await tx.version.deleteMany({ where: { subjectId: id, clientId } });
    await audit(tx, by(ctx), { action: 'FormDeleted', target: named(form) });
  });
  return id;
}
