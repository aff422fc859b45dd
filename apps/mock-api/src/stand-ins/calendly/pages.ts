import { CALENDLY_USER } from '@parley/db/calendar/northwind';
import { html, type Html } from '#console/page/html.ts';
import { page } from '../shops/storefront.ts';
import type { Booked, EventType, PlayedAccount } from './account.ts';
import { typeOf } from './account.ts';
import type { Bookings } from './bookings.ts';

type Pages = { account: PlayedAccount; bookings: Bookings; pages: () => string; now: () => Date; token: string };

const RANGE_MS = 14 * 24 * 60 * 60_000;

/**
 * Calendly's pages, as far as they are played: where a time is picked, called off or moved, where a token is found, and a back
 * room in which event types are switched off and no-shows marked. Without a line of script.
 */
export function createCalendlyPages({ account, bookings, pages, now, token }: Pages) {
  return async (request: Request, path: string): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const form = request.method === 'POST' ? await request.formData() : null;
    const [, place = '', id = ''] = path.split('/');
    if (place === 'd') return linkPage(id, searchParams, form);
    if (place === 'cancellations') return cancelPage(id, form);
    if (place === 'reschedulings') return movePage(id, form);
    if (place === 'integrations') return tokenPage();
    if (place === 'back-room') return backRoom(form);
    return nothing();
  };

  async function linkPage(id: string, search: URLSearchParams, form: FormData | null): Promise<Response> {
    const link = (await account.read()).links.find((one) => one.id === id);
    const type = link && (await account.eventTypes()).find(({ uri }) => uri === link.eventTypeUri);
    if (!link || !type?.isActive) return nothing();
    if (link.isUsed)
      return page(
        'Booked',
        html`<h1>This link was used</h1>
          <p>It was good for one booking.</p>`,
        410,
      );
    if (!form) return pick(type, { name: search.get('name'), email: search.get('email') });
    const wanted = {
      eventTypeUri: type.uri,
      startAt: textIn(form, 'time'),
      name: textIn(form, 'name'),
      email: textIn(form, 'email'),
      timezone: CALENDLY_USER.timezone,
      tracking: Object.fromEntries([...search].filter(([key]) => key.startsWith('utm_'))),
    };
    const booked = Date.parse(wanted.startAt) ? await bookings.book(wanted, { link: id }) : null;
    return booked ? done(booked) : pick(type, wanted, 'This time is taken by now. Pick another.');
  }

  async function movePage(id: string, form: FormData | null): Promise<Response> {
    const moved = (await account.read()).booked.find((one) => one.id === id && one.isActive);
    const type = moved && (await account.eventTypes()).find(({ uri }) => uri === moved.eventTypeUri);
    if (!moved || !type) return nothing();
    if (!form) return pick(type, moved);
    const { eventTypeUri, name, email, timezone, tracking } = moved;
    const startAt = textIn(form, 'time');
    const wanted = { eventTypeUri, name, email, timezone, tracking, startAt };
    const booked = Date.parse(startAt) ? await bookings.book(wanted, { moved }) : null;
    return booked ? done(booked) : pick(type, moved, 'This time is taken by now. Pick another.');
  }

  async function cancelPage(id: string, form: FormData | null): Promise<Response> {
    const booked = (await account.read()).booked.find((one) => one.id === id && one.isActive);
    if (!booked) return nothing();
    if (form) {
      await bookings.callOff(id, { reason: textIn(form, 'reason'), by: booked.name, type: 'invitee' });
      return page('Canceled', html`<h1>Your booking is canceled</h1>`);
    }
    return page(
      'Cancel',
      html`<h1>Cancel ${typeOf(booked.eventTypeUri)?.name ?? 'this'}?</h1>
        <p>${when(booked.startAt)}</p>
        <form method="post">
          <p>
            <label>Why <input name="reason" /></label>
          </p>
          <button>Cancel the booking</button>
        </form>`,
    );
  }

  async function pick(type: EventType, known: { name: string | null; email: string | null }, problem?: string) {
    const from = now();
    const times = await account.openTimes(type, { from, to: new Date(from.getTime() + RANGE_MS) });
    return page(
      type.name,
      html`<h1>${type.name}</h1>
        <p>${type.durationMinutes} minutes, with ${CALENDLY_USER.name}</p>
        ${problem ? html`<p role="alert">${problem}</p>` : null}
        <form method="post">
          <p>
            <label
              >Time
              <select name="time">
                ${times.map(timeOption)}
              </select></label
            >
          </p>
          <p>
            <label>Name <input name="name" required value="${known.name ?? ''}" /></label>
          </p>
          <p>
            <label>Email <input name="email" type="email" required value="${known.email ?? ''}" /></label>
          </p>
          <button>Schedule</button>
        </form>`,
      problem ? 409 : 200,
    );
  }

  function done({ id, startAt }: Booked): Response {
    return page(
      'Booked',
      html`<h1>You are booked</h1>
        <p>${when(startAt)}</p>
        <p>
          <a href="${pages()}/reschedulings/${id}">Reschedule</a> · <a href="${pages()}/cancellations/${id}">Cancel</a>
        </p>`,
    );
  }

  function tokenPage(): Response {
    return page(
      'API and webhooks',
      html`<h1>API and webhooks</h1>
        <p>Personal access token of ${CALENDLY_USER.name}:</p>
        <p><code>${token}</code></p>`,
    );
  }

  async function backRoom(form: FormData | null): Promise<Response> {
    const act = form && textIn(form, 'act');
    if (form && (act === 'missed' || act === 'came')) await bookings.markNoShow(textIn(form, 'id'), act === 'missed');
    else if (form) {
      const uri = textIn(form, 'uri');
      await account.change(({ switched }) => void (switched[uri] = form.get('act') === 'on'));
    }
    const types = await account.eventTypes();
    const made = (await account.read()).booked.filter(({ isActive }) => isActive);
    return page(
      'Event types',
      html`<h1>Event types</h1>
        ${types.map(
          ({ uri, name, isActive }) =>
            html`<form method="post">
              <input type="hidden" name="uri" value="${uri}" />${name}
              <button name="act" value="${isActive ? 'off' : 'on'}">${isActive ? 'Switch off' : 'Switch on'}</button>
            </form>`,
        )}
        <h2>Bookings</h2>
        ${made.map(
          ({ id, name, startAt, noShowAt }) =>
            html`<form method="post">
              <input type="hidden" name="id" value="${id}" />${name}, ${when(startAt)}
              <button name="act" value="${noShowAt ? 'came' : 'missed'}">
                ${noShowAt ? 'Take the no-show back' : 'Mark as a no-show'}
              </button>
            </form>`,
        )}`,
    );
  }
}

const when = (startAt: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: CALENDLY_USER.timezone }).format(
    new Date(startAt),
  );

const timeOption = (time: Date): Html =>
  html`<option value="${time.toISOString()}">${when(time.toISOString())}</option>`;

const nothing = () => page('Not found', html`<h1>There is nothing to book here</h1>`, 404);

/** A field of a form; blank where there is none. */
function textIn(form: FormData, key: string): string {
  const value = form.get(key);
  return typeof value === 'string' ? value.trim() : '';
}
