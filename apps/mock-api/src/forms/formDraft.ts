import { inputCount } from '@parley/form/fieldTraits';
import { storedForm } from '@parley/form/formSchema';
import { lintForm } from '@parley/form/lintForm';
import { newForm } from '@parley/form/newForm';
import type { Draft, FormTemplate, Prisma } from '@parley/db';
import type { PublishFormInput, SaveFormDraftInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import {
  latestVersion,
  NOTE_FIELD,
  publishDraft,
  restoreVersion,
  saveDraft,
  stampOf,
} from '#versioning/versions.service.ts';
import { checkedForm } from './formContent.ts';
import { findForm } from './formTemplates.service.ts';
import { flowsUsing } from './formUses.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Tx = Prisma.TransactionClient;

/** As the audit log calls it. */
export const named = ({ id, name }: Pick<FormTemplate, 'id' | 'name'>) => ({ id, name: name || 'Untitled form' });

/** Saves what somebody is making. Throws BAD_INPUT with the path of what is wrong as `field`, NOT_FOUND and DRAFT_CHANGED. */
export async function saveFormDraft(ctx: Deps, clientId: string, save: SaveFormDraftInput): Promise<FormTemplate> {
  const { formTemplateId: subjectId, revision } = save;
  const form = checkedForm(save.content);
  return ctx.db.$transaction(async (tx) => {
    const before = await findForm(tx, clientId, subjectId);
    await saveDraft(tx, { subjectId, clientId, content: JSON.stringify(form), revision, stamp: stampOf(ctx) });
    const isPublished = (await latestVersion(tx, subjectId)) !== null;
    return tx.formTemplate.update({
      where: { id: before.id },
      data: { updatedAt: ctx.clock.now(), ...(!isPublished && columnsOf(form)) },
    });
  });
}

type Form = ReturnType<typeof storedForm>;

const columnsOf = (form: Form) => ({
  name: form.name,
  description: form.description,
  fieldCount: inputCount(form),
});

/** Puts the draft of `revision` before visitors. Throws BAD_INPUT, NOT_FOUND, DRAFT_CHANGED and NOTHING_CHANGED. */
export async function publishForm(ctx: Deps, clientId: string, publish: PublishFormInput): Promise<FormTemplate> {
  const { formTemplateId: subjectId, revision } = publish;
  const { note } = parseInput(NOTE_FIELD, { note: publish.note ?? '' });
  return ctx.db.$transaction(async (tx) => {
    const before = await findForm(tx, clientId, subjectId);
    const form = storedForm((await tx.draft.findUniqueOrThrow({ where: { subjectId } })).content);
    await assertInOrder(tx, before, { form, now: ctx.clock.now() });
    const version = await publishDraft(tx, { subjectId, clientId, revision, note, stamp: stampOf(ctx) });
    const published = await tx.formTemplate.update({
      where: { id: subjectId },
      data: { ...columnsOf(form), status: 'Active', updatedAt: ctx.clock.now() },
    });
    const detail = `version ${version.number}${note && `: ${note}`}`;
    await audit(tx, by(ctx), { action: 'FormPublished', target: named(published), detail });
    return published;
  });
}

/**
 * Throws BAD_INPUT with `field` for the first thing that visitors would find broken; ConnectedFormTemplatesMustHaveFields where
 * that is a form without questions which published flows ask.
 */
async function assertInOrder(tx: Tx, { id, clientId }: FormTemplate, { form, now }: { form: Form; now: Date }) {
  const flows = await flowsUsing(tx, clientId, id);
  const [problem] = lintForm(form, { now: now.getTime(), flows: flows.map(({ name }) => name) });
  if (problem?.severity === 'Error') {
    const asked = 'ConnectedFormTemplatesMustHaveFields';
    const code = problem.code === asked ? asked : 'BAD_INPUT';
    throw domainError(code, problem.message, { field: `content.${problem.path}` });
  }
  const others = await tx.formTemplate.findMany({
    where: { clientId, id: { not: id }, status: { not: 'Archived' } },
    select: { name: true },
  });
  if (others.some(({ name }) => name.toLowerCase() === form.name.toLowerCase())) {
    throw domainError('BAD_INPUT', `Another form is called ${form.name} already.`, { field: 'content.name' });
  }
}

/** Goes back to what was last published, or to a form without questions. Throws NOT_FOUND. */
export async function discardFormDraft(ctx: Deps, clientId: string, id: string): Promise<FormTemplate> {
  return ctx.db.$transaction(async (tx) => {
    const form = await findForm(tx, clientId, id);
    const version = await latestVersion(tx, id);
    const subject = { subjectId: id, clientId, stamp: stampOf(ctx) };
    if (version) {
      await restoreVersion(tx, { ...subject, number: version.number });
      return form;
    }
    const { revision } = await tx.draft.findUniqueOrThrow({ where: { subjectId: id } });
    const empty = newForm({ name: form.name });
    await saveDraft(tx, { ...subject, revision, content: JSON.stringify(empty) });
    return tx.formTemplate.update({ where: { id }, data: columnsOf(empty) });
  });
}

/** Makes an earlier version the draft, to be looked at and published. Throws NOT_FOUND. */
export async function restoreFormVersion(
  ctx: Deps,
  clientId: string,
  { id, number }: { id: string; number: number },
): Promise<FormTemplate> {
  return ctx.db.$transaction(async (tx) => {
    await findForm(tx, clientId, id);
    await restoreVersion(tx, { subjectId: id, clientId, number, stamp: stampOf(ctx) });
    return tx.formTemplate.update({ where: { id }, data: { updatedAt: ctx.clock.now() } });
  });
}

/** Whether there is something to publish. */
export async function hasUnpublishedChanges(
  { db }: Pick<Context, 'db'>,
  { subjectId, content }: Draft,
): Promise<boolean> {
  return (await latestVersion(db, subjectId))?.content !== content;
}
