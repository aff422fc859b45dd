import { html, type Html } from './html.ts';
import { live, press, section } from './section.ts';
import { timeOfDay } from './times.ts';
import type { ConsoleView } from './view.ts';

const RETRIED: readonly (readonly [number, string])[] = [
  [1001, 'going away'],
  [1012, 'restart'],
  [1013, 'try later'],
  [4408, 'no init in time'],
  [4499, 'terminated'],
  [4504, 'no ack in time'],
  [4205, 'restart asked for'],
];

const FATAL: readonly (readonly [number, string])[] = [
  [4403, 'forbidden'],
  [4500, 'internal error'],
  [4005, 'client error'],
  [4400, 'bad request'],
  [4004, 'bad response'],
  [4401, 'unauthorized'],
  [4406, 'wrong sub-protocol'],
  [4409, 'id in use'],
  [4429, 'second init'],
  [1008, 'policy'],
  [1011, 'server error'],
];

export function socketsSection(view: ConsoleView): Html {
  return section({
    id: 'sockets',
    title: 'Sockets',
    lead: 'The websockets that carry live messages. After a retried code the dashboard comes back by itself; after a fatal one it says so and stays closed.',
    body: html`
      ${live('socket-list', socketList(view))}
      <form data-call="POST /console/sockets/close" class="body">
        <div class="fields">
          <label class="field wide"
            >Whose<select name="email">
              <option value="">Everybody’s</option>
              ${view.logins.map(({ email, name }) => html`<option value="${email}">${name}’s</option>`)}
            </select></label
          >
        </div>
        ${closings('Close, and it is retried', RETRIED)} ${closings('Close for good', FATAL)}
        <div class="group">
          <h3>Your own</h3>
          <div class="fields">
            <label class="field narrow"
              >Close code<input name="code" type="number" min="1000" max="4999" value="4001" data-json="yes"
            /></label>
            <label class="field wide">Reason<input name="reason" maxlength="120" autocomplete="off" /></label>
            ${press({ label: 'Close', only: 'email code reason' })}
            ${press({ label: 'Break without a goodbye', body: { code: 1006 }, only: 'email' })}
          </div>
        </div>
      </form>
      ${live('socket-switches', socketSwitches(view))}
      <form data-call="POST /console/outage" class="group">
        <h3>The whole API away</h3>
        <p class="muted">
          Every connection breaks and none can be made, as when the process is killed. It comes back by itself; until
          then this page has no answers either.
        </p>
        <div class="choices">
          ${[5, 20, 60].map((seconds) => press({ label: `For ${seconds} s`, body: { seconds } }))}
        </div>
      </form>
    `,
  });
}

function closings(title: string, codes: typeof FATAL): Html {
  return html`<div class="group">
    <h3>${title}</h3>
    <div class="choices">
      ${codes.map(([code, meaning]) => press({ label: `${code} ${meaning}`, body: { code }, only: 'email' }))}
    </div>
  </div>`;
}

export function socketList({ sockets }: Pick<ConsoleView, 'sockets'>): Html {
  if (sockets.open.length === 0) return html`<p class="muted">No sockets are open.</p>`;
  return html`<ul class="rows">
    ${sockets.open.map(
      ({ viewer, openedAt, subscriptions }) =>
        html`<li>
          <div class="what">
            <p><strong>${viewer ?? 'Not signed in yet'}</strong></p>
          </div>
          <span class="muted small"
            >${subscriptions} subscription${subscriptions === 1 ? '' : 's'}, open since ${timeOfDay(openedAt)}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** The states that last until they are switched off. */
export function socketSwitches({ sockets }: Pick<ConsoleView, 'sockets'>): Html {
  const { isFrozen, isRefusing, closesAfterAck } = sockets;
  const loops = closesAfterAck !== null;
  return html`<form data-call="PUT /console/sockets" class="group">
    <h3>From now on</h3>
    <div class="choices">
      ${press({ id: 'freeze', label: 'Frozen: open and mute', body: { isFrozen: !isFrozen }, pressed: isFrozen })}
      ${press({ id: 'refuse', label: 'New sockets refused', body: { isRefusing: !isRefusing }, pressed: isRefusing })}
      ${press({ id: 'loop', label: 'Closed 4403 after the ack', body: { closesAfterAck: loops ? null : 4403 }, pressed: loops })}
    </div>
  </form>`;
}
