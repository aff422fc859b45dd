import type { FormContent } from '@parley/form/form';
import { inputCount } from '@parley/form/fieldTraits';
import { storedForm } from '@parley/form/formSchema';
import { templateForm, TEMPLATE_TEXTS } from '@parley/form/templates';
import type { FormTemplate, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { CreateFormTemplateInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { parseInput } from '#input.ts';
import { singleLine } from '#singleLine.ts';
import { beginDraft, draftOf, stampOf } from '#versioning/versions.service.ts';
import { named } from './formDraft.ts';
import { findForm } from './formTemplates.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;

const MOST_FORMS = 500;
const FIELDS = { name: v.pipe(v.string(), v.trim(), v.maxLength(90, 'Use at most 90 characters.'), singleLine) };

/** A new form, which nobody outside sees. Throws BAD_INPUT naming the field, and NOT_FOUND for the one to copy. */
export async function createForm(ctx: Deps, clientId: string, input: CreateFormTemplateInput): Promise<FormTemplate> {
  const { name } = parseInput(FIELDS, { name: input.name ?? '' });
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    assertRoom(await tx.formTemplate.count({ where: { clientId } }), { most: MOST_FORMS, kinds: 'forms' });
    const content = await firstContent(tx, clientId, input);
    const form: FormContent = { ...content, name: await freeName(tx, clientId, name || content.name) };
    const id = newId('FormTemplate');
    await beginDraft(tx, { subjectId: id, clientId }, { content: JSON.stringify(form), stamp: stampOf(ctx) });
    const created = await tx.formTemplate.create({
      data: {
        id,
        clientId,
        name: form.name,
        description: form.description,
        fieldCount: inputCount(form),
        createdAt: now,
        updatedAt: now,
      },
    });
    await audit(tx, by(ctx), { action: 'FormCreated', target: named(created) });
    return created;
  });
}

async function firstContent(
  tx: Prisma.TransactionClient,
  clientId: string,
  { kind, copyOfId }: CreateFormTemplateInput,
): Promise<FormContent> {
  if (copyOfId) {
    const { id } = await findForm(tx, clientId, copyOfId);
    return storedForm((await draftOf({ db: tx }, id)).content);
  }
  const from = kind ?? 'Blank';
  return templateForm(from, from === 'Blank' ? 'New form' : TEMPLATE_TEXTS[from].title);
}

/** `Returns`, or `Returns 2` where that is taken. */
async function freeName(tx: Prisma.TransactionClient, clientId: string, wanted: string): Promise<string> {
  const rows = await tx.formTemplate.findMany({ where: { clientId }, select: { name: true } });
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()));
  let free = wanted;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${wanted} ${number}`;
  return free;
}
