import type { Conversation, Message, Prisma } from '@parley/db';
import { valuesOf } from '#guided-flows/running/valuesOf.ts';
import { newId } from '#ids.ts';
import type { EventTypeRow } from '../eventTypes.ts';

/** A step of a flow at which something can be booked. */
export type BookingStep = { nodeId: string; eventType: EventTypeRow };

type Offer = { conversation: Conversation; message: Message; runId: string; step: BookingStep };

/** Lets the visitor of a conversation book what a message of a flow shows. What is known of them is filled in. */
export async function offerBooking(
  tx: Prisma.TransactionClient,
  { conversation, message, runId, step: { nodeId, eventType } }: Offer,
): Promise<void> {
  const values = await valuesOf(tx, conversation);
  await tx.booking.create({
    data: {
      id: newId('Booking'),
      clientId: conversation.clientId,
      conversationId: conversation.id,
      messageId: message.id,
      runId,
      nodeId,
      eventTypeUri: eventType.uri,
      eventTypeName: eventType.name,
      durationMinutes: eventType.durationMinutes,
      name: values.get('name') || null,
      email: values.get('email') || null,
      createdAt: message.createdAt,
    },
  });
}
