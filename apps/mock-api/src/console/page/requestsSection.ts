import type { LoggedRequest } from '../requestLog.ts';
import { html, type Html } from './html.ts';
import { action, live, section } from './section.ts';
import type { ConsoleView } from './view.ts';

const SHOWN = 50;

export function requestsSection(view: ConsoleView): Html {
  return section({
    id: 'requests',
    title: 'Requests',
    lead: 'The last operations, newest first. Open a screen and read which ones it made, how, and how long they took.',
    aside: action({ call: 'DELETE /console/requests', label: 'Clear' }),
    body: live('request-list', requestList(view)),
  });
}

export function requestList({ requests }: Pick<ConsoleView, 'requests'>): Html {
  if (requests.length === 0) return html`<p class="muted">No operation since the last clearing.</p>`;
  const others = requests.length - SHOWN;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of requests">
      <table>
        <thead>
          <tr>
            <th scope="col">At</th>
            <th scope="col">Operation</th>
            <th scope="col">How</th>
            <th scope="col" class="number">Status</th>
            <th scope="col" class="number">ms</th>
            <th scope="col">Viewer</th>
          </tr>
        </thead>
        <tbody>
          ${requests.slice(0, SHOWN).map(row)}
        </tbody>
      </table>
    </div>
    ${others > 0 ? html`<p class="small muted">And ${others} earlier ones at <a href="/console/requests">/console/requests</a>.</p>` : null}`;
}

function row({ at, operation, kind, how, status, errors, fault, milliseconds, viewer }: LoggedRequest): Html {
  return html`<tr>
    <td class="faint">${at.slice(11, 23)}</td>
    <td>
      <strong>${operation ?? 'without a name'}</strong> <span class="faint">${kind}</span>
      ${errors.length > 0 ? html`<br /><span class="critical">${errors.join(', ')}</span>` : null}
      ${fault ? html`<br /><span class="badge caution">fault: ${fault}</span>` : null}
    </td>
    <td>${how}</td>
    <td class="number">${status ?? '–'}</td>
    <td class="number">${milliseconds === null ? '…' : Math.round(milliseconds)}</td>
    <td class="muted">${viewer ?? 'nobody'}</td>
  </tr>`;
}
