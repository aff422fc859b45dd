import type { Conversation, Message, Prisma } from '@parley/db';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { newId } from '#ids.ts';
import { offerBooking } from '#integrations/calendly/bookings/offerBooking.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import { writeFlowPayload } from './flowPayload.ts';
import type { Shown } from './shownSteps.ts';

type Append = { conversation: Conversation; runId: string; shown: readonly Shown[]; isWaiting: boolean; now: Date };

/** Adds what a flow says to a conversation that was read, or changed, in the same transaction. They count for no plan: presses do. */
export async function appendShown(
  tx: Prisma.TransactionClient,
  { conversation, runId, shown, isWaiting, now }: Append,
): Promise<{ conversation: Conversation; messages: Message[] }> {
  const assistant = await tx.assistant.findUniqueOrThrow({ where: { id: conversation.assistantId } });
  const messages = await tx.message.createManyAndReturn({
    data: shown.map(({ kind, body, choices, memberIds, articleId }, index) => {
      const id = newId('Message');
      return {
        id,
        conversationId: conversation.id,
        sequence: conversation.lastSequence + 1 + index,
        visitorSequence: conversation.lastVisitorSequence + 1 + index,
        kind,
        author: 'Flow' as const,
        authorId: null,
        authorName: assistant.title,
        body,
        payload: writeFlowPayload({ runId, choices, memberIds, articleId }),
        key: `flow:${id}`,
        createdAt: now,
      };
    }),
  });
  for (const [index, { booking: step }] of shown.entries()) {
    const message = messages[index];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (step && message) await offerBooking(tx, { conversation, message, runId, step });
  }
  const last = messages.at(-1);
  const handledBy = isWaiting ? ('Flow' as const) : ('AI' as const);
  const changed = await tx.conversation.update({
    where: { id: conversation.id },
    data: {
      ...(last && conversationAfter(conversation, { ...last, body: previewOf(last, shown), attachments: [] })),
      ...(conversation.handledBy !== 'Agent' && { handledBy }),
    },
  });
  return { conversation: changed, messages };
}

/** In a line: the last words, or what may be pressed. */
const previewOf = ({ body }: Message, shown: readonly Shown[]) =>
  plainMarkdown(body) || (shown.at(-1)?.choices ?? []).map(({ label }) => label).join(' · ');
