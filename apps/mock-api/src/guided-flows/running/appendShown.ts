import type { Conversation, FlowRun, Message, Prisma } from '@parley/db';
import type { Shown } from '@parley/guided-flow/shownSteps';
import { plainMarkdown } from '@parley/message-text/markdownRuns';
import { beginSubmission, type FormToAsk } from '#forms/beginSubmission.ts';
import { newId } from '#ids.ts';
import { offerBooking } from '#integrations/calendly/bookings/offerBooking.ts';
import type { EventTypeRow } from '#integrations/calendly/eventTypes.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import { writeFlowPayload } from './flowPayload.ts';

type Append = {
  conversation: Conversation;
  run: Pick<FlowRun, 'id' | 'guidedFlowId'>;
  shown: readonly Shown<FormToAsk, EventTypeRow>[];
  isWaiting: boolean;
  now: Date;
};

/** Adds what a flow says to a conversation that was read, or changed, in the same transaction. They count for no plan: presses do. */
export async function appendShown(
  tx: Prisma.TransactionClient,
  { conversation, run, shown, isWaiting, now }: Append,
): Promise<{ conversation: Conversation; messages: Message[] }> {
  const assistant = await tx.assistant.findUniqueOrThrow({ where: { id: conversation.assistantId } });
  const messages = await tx.message.createManyAndReturn({
    data: shown.map(({ kind, body, choices, memberIds, show, articleId, display, images, delayMs }, index) => {
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
        payload: writeFlowPayload({ runId: run.id, choices, memberIds, show, articleId, display, images, delayMs }),
        key: `flow:${id}`,
        createdAt: now,
      };
    }),
  });
  /* oxlint-disable no-await-in-loop -- one connection */
  for (const [index, { booking, form }] of shown.entries()) {
    const message = messages[index];
    if (booking && message) await offerBooking(tx, { conversation, message, runId: run.id, step: booking });
    if (form && message) {
      const step = { flowId: run.guidedFlowId, nodeId: form.nodeId };
      await beginSubmission(tx, { conversation, message, form: form.form, step, now });
    }
  }
  /* oxlint-enable no-await-in-loop */
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

/** In a line: the last words, what may be pressed, or what is seen. */
function previewOf({ body }: Message, shown: readonly Shown<unknown, unknown>[]): string {
  const { choices = [], images = [] } = shown.at(-1) ?? {};
  const described = images.map(({ alt }) => alt).find(Boolean);
  return plainMarkdown(body) || choices.map(({ label }) => label).join(' · ') || (described ?? 'An image');
}
