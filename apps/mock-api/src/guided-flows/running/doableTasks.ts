import type { Conversation, Prisma } from '@parley/db';
import type { Graph } from '@parley/guided-flow/flow';
import { formToAsk, type FormToAsk } from '#forms/beginSubmission.ts';
import { bookableTypes, type EventTypeRow } from '#integrations/calendly/eventTypes.ts';

/** What a visitor can do in the chat now, of what steps ask: event types by address, forms by id. */
export type Doable = { bookable: ReadonlyMap<string, EventTypeRow>; askable: ReadonlyMap<string, FormToAsk> };

type Asked = { conversation: Conversation; graph: Graph; now: Date };

export const doableTasks = async (tx: Prisma.TransactionClient, asked: Asked): Promise<Doable> => ({
  bookable: await bookableTypes(tx, asked.conversation.clientId),
  askable: await askableForms(tx, asked),
});

async function askableForms(tx: Prisma.TransactionClient, { conversation, graph, now }: Asked) {
  const { clientId, visitorId } = conversation;
  const named = graph.nodes.flatMap((node) => (node.type === 'Form' ? (node.data.formTemplateId ?? []) : []));
  const known = await tx.formTemplate.findMany({ where: { clientId, id: { in: named } }, select: { id: true } });
  const askable = new Map<string, FormToAsk>();
  for (const { id: formTemplateId } of known) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const form = await formToAsk(tx, { clientId, visitorId, formTemplateId, now });
    if (typeof form !== 'string') askable.set(formTemplateId, form);
  }
  return askable;
}
