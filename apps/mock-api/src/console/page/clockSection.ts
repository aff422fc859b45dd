import { html, type Html } from './html.ts';
import { action, live, press, section } from './section.ts';
import { directionOf, instant, spanOf } from './times.ts';
import type { ConsoleView } from './view.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const STEPS = [
  ['+10 min', 10 * MINUTE, 'Access tokens of remembered sessions expire, and are refreshed.'],
  ['+8 h', 8 * 60 * MINUTE, 'Sessions that are not remembered end.'],
  ['+1 day', DAY, 'Links to reset a password or to sign in no longer work.'],
  ['+14 days', 14 * DAY, 'A trial that begins today ends.'],
  ['+30 days', 30 * DAY, 'Remembered sessions end.'],
] as const;

export function clockSection(view: ConsoleView): Html {
  return section({
    id: 'clock',
    title: 'Clock',
    lead: 'The API’s now. Tokens, links, trials and everything dated follow it; what is stored keeps its date.',
    aside: action({ call: 'DELETE /console/clock', label: 'Back to the real time' }),
    body: html`
      ${live('clock-now', clockNow(view))}
      <form data-call="PUT /console/clock" class="group">
        <div class="fields">
          <label class="field">To an instant (UTC)<input type="datetime-local" name="now" step="1" required /></label>
          ${press({ label: 'Set the clock' })}
        </div>
      </form>
      <ul class="rows steps">
        ${STEPS.map(
          ([label, advance, effect]) =>
            html`<li>
              ${action({ call: 'PUT /console/clock', label, body: { advance } })}
              <p class="what muted">${effect}</p>
            </li>`,
        )}
      </ul>
    `,
  });
}

export function clockNow({ clock }: Pick<ConsoleView, 'clock'>): Html {
  return html`<p class="now">${instant(new Date(clock.now))} <span class="small faint">UTC</span></p>
    <p class="muted">
      ${
        clock.offset === 0
          ? 'The same as the machine’s.'
          : `${spanOf(clock.offset)} ${directionOf(clock.offset)} of the machine’s clock.`
      }
    </p>`;
}
