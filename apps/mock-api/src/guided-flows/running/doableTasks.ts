import { isOpenAt } from '@parley/assistant-config/officeHours';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Conversation, Prisma } from '@parley/db';
import type { Graph } from '@parley/guided-flow/flow';
import { formsIn } from '@parley/guided-flow/formsIn';
import type { HandoffNow } from '@parley/guided-flow/handoff';
import { formToAsk, type FormToAsk } from '#forms/beginSubmission.ts';
import { bookableTypes, type EventTypeRow } from '#integrations/calendly/eventTypes.ts';
import { publishedVersion } from '#versioning/versions.service.ts';

/** What a visitor can do in the chat now, of what steps ask: event types by address, forms by id, and what a handoff goes by. */
export type Doable = HandoffNow<FormToAsk> & { bookable: ReadonlyMap<string, EventTypeRow> };

type Asked = { conversation: Conversation; graph: Graph; now: Date };

export const doableTasks = async (tx: Prisma.TransactionClient, asked: Asked): Promise<Doable> => ({
  bookable: await bookableTypes(tx, asked.conversation.clientId),
  askable: await askableForms(tx, asked),
  isClosed: await isClosed(tx, asked),
  isEmailKnown: await isEmailKnown(tx, asked.conversation),
});

async function askableForms(tx: Prisma.TransactionClient, { conversation, graph, now }: Asked) {
  const { clientId, visitorId } = conversation;
  const known = await tx.formTemplate.findMany({
    where: { clientId, id: { in: formsIn(graph) } },
    select: { id: true },
  });
  const askable = new Map<string, FormToAsk>();
  for (const { id: formTemplateId } of known) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const form = await formToAsk(tx, { clientId, visitorId, formTemplateId, now });
    if (typeof form !== 'string') askable.set(formTemplateId, form);
  }
  return askable;
}

/** Whether a flow that asks for it runs outside of the office hours of its assistant. */
async function isClosed(tx: Prisma.TransactionClient, { conversation, graph, now }: Asked): Promise<boolean> {
  if (!graph.nodes.some((node) => node.type === 'Handoff' && node.data.outOfHours)) return false;
  const { content } = await publishedVersion(tx, conversation.assistantId);
  return !isOpenAt(storedConfig(content).team.officeHours, now.getTime());
}

async function isEmailKnown(tx: Prisma.TransactionClient, { visitorId }: Conversation): Promise<boolean> {
  const { email } = await tx.visitor.findUniqueOrThrow({ where: { id: visitorId }, select: { email: true } });
  return email !== null;
}
