import { createHmac } from 'node:crypto';
import type { CALENDLY_EVENTS } from '#outside/calendly/calendly.ts';
import type { Send } from '#outside/request.ts';
import { deliver } from '../shops/deliver.ts';
import { newUuid, type Booked, type PlayedAccount } from './account.ts';
import { eventOf, inviteeOf } from './wire.ts';

type Office = {
  account: PlayedAccount;
  now: () => Date;
  send: Send;
  /** Where its pages stand, and whose origin short addresses of listeners mean. */
  pages: () => string;
};

type New = Pick<Booked, 'eventTypeUri' | 'startAt' | 'name' | 'email' | 'timezone' | 'tracking'>;

export type Bookings = ReturnType<typeof createBookings>;

/** What is booked, moved and called off in the account that is played; whoever listens is told. */
export function createBookings({ account, now, send, pages }: Office) {
  async function tell(event: (typeof CALENDLY_EVENTS)[number], booked: Booked): Promise<void> {
    const { hooks, booked: related } = await account.read();
    const invitee = inviteeOf(pages(), booked, related);
    const body = JSON.stringify({
      event,
      created_at: now().toISOString(),
      created_by: 'https://api.calendly.com/users/NORTHWINDSHOPBERN',
      payload: { ...invitee, scheduled_event: eventOf(booked) },
    });
    for (const { url, signingKey } of hooks.filter(({ events }) => events.includes(event))) {
      deliver(send, () => {
        const headers = { 'content-type': 'application/json', ...(signingKey && signed(body, signingKey, now())) };
        return new Request(new URL(url, pages()), { method: 'POST', body, headers });
      });
    }
  }

  /** Books a time that is free; null when it is not. */
  async function book(wanted: New, { moved, link }: { moved?: Booked; link?: string } = {}): Promise<Booked | null> {
    const type = (await account.eventTypes()).find(({ uri }) => uri === wanted.eventTypeUri);
    const at = new Date(wanted.startAt);
    const [free] = type?.isActive ? await account.openTimes(type, { from: at, to: at }) : [];
    if (!free) return null;
    const booked: Booked = {
      ...wanted,
      startAt: at.toISOString(),
      id: newUuid(),
      eventId: newUuid(),
      isActive: true,
      isRescheduled: false,
      oldId: moved?.id ?? null,
      newId: null,
      cancellation: null,
      noShowAt: null,
      createdAt: now().toISOString(),
    };
    await account.change((state) => {
      state.booked.push(booked);
      for (const one of state.links) if (one.id === link) one.isUsed = true;
    });
    if (moved) await callOff(moved.id, { reason: '', by: moved.name, type: 'invitee', newId: booked.id });
    await tell('invitee.created', booked);
    return booked;
  }

  type CallingOff = { reason: string; by: string; type: 'host' | 'invitee'; newId?: string };

  /** Null when there is no such booking any more. */
  async function callOff(id: string, { reason, by, type, newId }: CallingOff): Promise<Booked | null> {
    const booked = await account.change((state) => {
      const found = state.booked.find((one) => one.id === id && one.isActive);
      if (!found) return null;
      found.isActive = false;
      found.isRescheduled = newId !== undefined;
      found.newId = newId ?? null;
      found.cancellation = { canceled_by: by, reason, canceler_type: type, created_at: now().toISOString() };
      return found;
    });
    if (booked) await tell('invitee.canceled', booked);
    return booked;
  }

  /** Marks that the invitee did not come, or takes it back. */
  async function markNoShow(id: string, isNoShow: boolean): Promise<void> {
    const booked = await account.change((state) => {
      const found = state.booked.find((one) => one.id === id && one.isActive);
      if (found) found.noShowAt = isNoShow ? now().toISOString() : null;
      return found ?? null;
    });
    if (booked) await tell(isNoShow ? 'invitee_no_show.created' : 'invitee_no_show.deleted', booked);
  }

  return { book, callOff, markNoShow };
}

/** https://developer.calendly.com/api-docs/overview/webhooks/webhook-signatures */
function signed(body: string, signingKey: string, at: Date) {
  const time = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', signingKey).update(`${time}.${body}`).digest('hex');
  return { 'calendly-webhook-signature': `t=${time},v1=${signature}` };
}
