import type { Conversation, Prisma } from '@parley/db';
import type { Graph } from '@parley/guided-flow/flow';
import type { FlowPosition } from '@parley/guided-flow/interpreter';
import { handOver } from '#chat/requestPerson.ts';
import { email as emailAddress, parseInput } from '#input.ts';
import { storedPriority } from '#inbox/conversations/priority.ts';
import type { Changed } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';

type Tx = Prisma.TransactionClient;
type HandOver = { conversation: Conversation; graph: Graph; position: FlowPosition; now: Date };

/** Puts a conversation into the hands of people, as the handoff says at which a flow has come to its end. */
export async function handOverAtStep(tx: Tx, { conversation, graph, position, now }: HandOver): Promise<Changed> {
  const node = graph.nodes.find(({ id }) => id === position.path.at(-1));
  const { teamId = null, priority = 'None' } = node?.type === 'Handoff' ? node.data : {};
  const team = teamId && (await tx.team.findUnique({ where: { id: teamId, clientId: conversation.clientId } }));
  const { id, title } = await tx.assistant.findUniqueOrThrow({ where: { id: conversation.assistantId } });
  return handOver(tx, {
    conversation,
    event: told.handedOver({ id, name: title }, team ? team.name : null),
    ...(team && { teamId: team.id }),
    ...(priority !== 'None' && { priority: storedPriority(priority) }),
    now,
  });
}

/** The address that a visitor gave is theirs from now on. Throws BAD_INPUT with `field`. */
export async function keepEmail(tx: Tx, conversation: Conversation, given: string): Promise<Conversation> {
  const { email } = parseInput({ email: emailAddress }, { email: given });
  const { id, visitorId } = conversation;
  await tx.visitor.update({ where: { id: visitorId }, data: { email } });
  await tx.conversation.updateMany({ where: { visitorId }, data: { visitorEmail: email, version: { increment: 1 } } });
  return tx.conversation.findUniqueOrThrow({ where: { id } });
}
