import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Prisma } from '@parley/db';
import { formsIn as askedForms } from '@parley/guided-flow/formsIn';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import type { FormUse } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';

type Tx = Pick<Prisma.TransactionClient, 'assistant' | 'automatedFaq' | 'guidedFlow' | 'version'>;
/** What leads to forms, and to which. */
type Leading = FormUse & { formTemplateIds: ReadonlySet<string> };

/** The published flows of a company that have steps with forms, by name. */
async function flowsWithForms(tx: Tx, clientId: string): Promise<Leading[]> {
  const flows = await tx.guidedFlow.findMany({
    where: { clientId, archivedAt: null, publishedAt: { not: null } },
    orderBy: { name: 'asc' },
    select: { id: true, name: true },
  });
  const contents = await latestContents(
    tx,
    clientId,
    flows.map(({ id }) => id),
  );
  return flows.map(({ id, name }) => ({ id, kind: 'GuidedFlow', name, formTemplateIds: formsIn(contents.get(id)) }));
}

function formsIn(content: string | undefined): ReadonlySet<string> {
  if (content === undefined) return new Set();
  return new Set(askedForms(storedFlow(content).graph));
}

/** The assistants of a company that lead to forms, by title. */
async function assistantsWithForms(tx: Tx, clientId: string): Promise<Leading[]> {
  const assistants = await tx.assistant.findMany({
    where: { clientId, archivedAt: null },
    orderBy: { title: 'asc' },
    select: { id: true, title: true },
  });
  const contents = await latestContents(
    tx,
    clientId,
    assistants.map(({ id }) => id),
  );
  return assistants.map(({ id, title }) => {
    const content = contents.get(id);
    const formTemplateIds = new Set(content === undefined ? [] : offeredForms(storedConfig(content)));
    return { id, kind: 'HomePage', name: title, formTemplateIds };
  });
}

/** The FAQs of a company that answer and ask a form then, by question. */
async function faqsWithForms(tx: Tx, clientId: string): Promise<Leading[]> {
  const faqs = await tx.automatedFaq.findMany({
    where: { clientId, state: 'Live', deletedAt: null, followUp: 'Form' },
    orderBy: [{ question: 'asc' }, { id: 'asc' }],
    select: { id: true, question: true, followUpId: true },
  });
  return faqs.map(({ id, question, followUpId }) => ({
    id,
    kind: 'AutomatedFaq',
    name: question,
    formTemplateIds: new Set(followUpId === null ? [] : [followUpId]),
  }));
}

/** The ids of the forms that an assistant's triggers open. */
export const triggeredForms = ({ triggers }: AssistantConfig): string[] =>
  triggers.items.flatMap(({ isEnabled, action }) =>
    isEnabled && action.type === 'Form' ? (action.formTemplateId ?? []) : [],
  );

/** Those that its visitors come to without being sent one: on its home page, by a trigger, or where it has no answer. */
export const offeredForms = (config: AssistantConfig): string[] => [
  ...config.homePage.blocks.flatMap((block) =>
    block.type === 'Form' && block.isVisible ? (block.formTemplateId ?? []) : [],
  ),
  ...triggeredForms(config),
  ...formAfterMisses(config),
];

const formAfterMisses = ({ gpt }: AssistantConfig): string[] =>
  gpt.isOn && gpt.onMisses === 'Form' && gpt.formTemplateId ? [gpt.formTemplateId] : [];

/** What runs of each of the subjects. */
async function latestContents(tx: Tx, clientId: string, subjectIds: string[]): Promise<ReadonlyMap<string, string>> {
  const versions = await tx.version.findMany({
    where: { clientId, subjectId: { in: subjectIds } },
    orderBy: { number: 'desc' },
    distinct: ['subjectId'],
    select: { subjectId: true, content: true },
  });
  return new Map(versions.map(({ subjectId, content }) => [subjectId, content]));
}

const leadingTo = (leading: readonly Leading[], formTemplateId: string): FormUse[] =>
  leading
    .filter(({ formTemplateIds }) => formTemplateIds.has(formTemplateId))
    .map(({ id, kind, name }) => ({ id, kind, name }));

/** The published flows that have a step with this form. */
export const flowsUsing = async (tx: Tx, clientId: string, formTemplateId: string): Promise<FormUse[]> =>
  leadingTo(await flowsWithForms(tx, clientId), formTemplateId);

const allLeading = async (tx: Tx, clientId: string): Promise<Leading[]> => [
  ...(await flowsWithForms(tx, clientId)),
  ...(await assistantsWithForms(tx, clientId)),
  ...(await faqsWithForms(tx, clientId)),
];

/** Where visitors meet a form. */
export const usesOf = async (tx: Tx, clientId: string, formTemplateId: string): Promise<FormUse[]> =>
  leadingTo(await allLeading(tx, clientId), formTemplateId);

const KNOWN = new WeakMap<object, Promise<Leading[]>>();

/** The same for lists: one request looks once, for all of its forms. */
export async function usesInList(
  ctx: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
): Promise<FormUse[]> {
  const leading = KNOWN.get(ctx) ?? allLeading(ctx.db, clientId);
  KNOWN.set(ctx, leading);
  return leadingTo(await leading, id);
}
