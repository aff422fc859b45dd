import type { Booking, Message, Prisma } from '@parley/db';
import type { Context } from '#context.ts';
import { notifyOfRequest } from '#chat/requestPerson.ts';
import { finishTask, type Passed } from '#guided-flows/running/passFlow.ts';
import { announceChange, appendEvent, type Changed } from '#inbox/live/appendEvent.ts';
import { told, type ConversationEvent } from '#inbox/live/conversationEvent.ts';

type Tx = Prisma.TransactionClient;
/** Whoever comes, when, and where Calendly keeps it. */
export type Appointment = Pick<
  Prisma.BookingUncheckedUpdateInput,
  'startAt' | 'endAt' | 'timezone' | 'name' | 'email' | 'eventUri' | 'inviteeUri' | 'cancelUrl' | 'rescheduleUrl'
>;

export type Noted = { message: Message; changed: Changed; passed: Passed | null };

/** A time was picked: the conversation tells of it, and its flow goes on. */
export async function noteBooked(
  tx: Tx,
  { booking, appointment, now }: { booking: Booking; appointment: Appointment; now: Date },
): Promise<Noted> {
  const isMoved = booking.status === 'Scheduled' || booking.status === 'Rescheduled';
  const noted = await note(tx, {
    booking,
    data: {
      ...appointment,
      status: isMoved ? 'Rescheduled' : 'Scheduled',
      canceledByName: null,
      cancelReason: null,
      noShowAt: null,
      bookedAt: now,
    },
    tell: (name) => (isMoved ? told.bookingMoved(booking.eventTypeName) : told.booked(name, booking.eventTypeName)),
    now,
  });
  const { runId, nodeId } = booking;
  const passed = await finishTask(tx, { conversation: noted.changed.conversation, run: { id: runId }, nodeId, now });
  return { ...noted, passed };
}

/** A booking was called off, there or here. */
export async function noteCanceled(
  tx: Tx,
  { booking, by, reason, now }: { booking: Booking; by: string | null; reason: string | null; now: Date },
): Promise<Noted> {
  const noted = await note(tx, {
    booking,
    data: { status: 'Canceled', canceledByName: by, cancelReason: reason?.slice(0, 1000) ?? null },
    tell: (name) => told.bookingCanceled(by ?? name, booking.eventTypeName),
    now,
  });
  return { ...noted, passed: null };
}

/** It was marked that nobody came, or taken back. */
export async function noteNoShow(
  tx: Tx,
  { booking, isNoShow, now }: { booking: Booking; isNoShow: boolean; now: Date },
): Promise<Noted> {
  const { eventTypeName } = booking;
  const noted = await note(tx, {
    booking,
    data: { noShowAt: isNoShow ? now : null },
    tell: (name) => (isNoShow ? told.noShow(name, eventTypeName) : told.noShowTakenBack(name, eventTypeName)),
    now,
  });
  return { ...noted, passed: null };
}

type Note = {
  booking: Booking;
  data: Prisma.BookingUncheckedUpdateInput;
  tell: (visitorName: string) => ConversationEvent;
  now: Date;
};

async function note(tx: Tx, { booking, data, tell, now }: Note) {
  await tx.booking.update({ where: { id: booking.id }, data });
  const message = await tx.message.update({
    where: { id: booking.messageId },
    data: { version: { increment: 1 } },
  });
  const conversation = await tx.conversation.findUniqueOrThrow({ where: { id: booking.conversationId } });
  const changed = await appendEvent(tx, { conversation, event: tell(conversation.visitorName), now });
  return { message, changed };
}

type Announcing = Parameters<typeof notifyOfRequest>[0] & Pick<Context, 'events'>;

/** Tells everybody concerned of what became of a booking, once. */
export async function announceBooking(deps: Announcing, { message, changed, passed }: Noted): Promise<void> {
  const { events } = deps;
  events.publish('message:updated', message.conversationId, message);
  announceChange(deps, {
    conversation: passed?.conversation ?? changed.conversation,
    messages: [...changed.messages, ...(passed?.messages ?? [])],
  });
  if (passed?.handedOver) await notifyOfRequest(deps, passed.handedOver);
}
