import type { ConsoleJob } from '../jobs.http.ts';
import { html, type Html } from './html.ts';
import { action, live, section } from './section.ts';
import type { ConsoleView } from './view.ts';

export function jobsSection(view: ConsoleView): Html {
  return section({
    id: 'jobs',
    title: 'Jobs',
    lead: 'What is done in the background: documents and webpages read, articles trained, measurements run. It goes on after a restart.',
    body: live('job-list', jobList(view)),
  });
}

export function jobList({ jobs }: Pick<ConsoleView, 'jobs'>): Html {
  if (jobs.length === 0) return html`<p class="muted">Nothing was done in the background yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of jobs">
    <table>
      <thead>
        <tr>
          <th scope="col">At</th>
          <th scope="col">Job</th>
          <th scope="col">State</th>
          <th scope="col" class="number">Tries</th>
          <th scope="col">Act</th>
        </tr>
      </thead>
      <tbody>
        ${jobs.map(row)}
      </tbody>
    </table>
  </div>`;
}

const OPEN = ['Waiting', 'Running'];

function row({ id, kind, subject, state, progress, attempts, error, createdAt }: ConsoleJob): Html {
  return html`<tr>
    <td class="faint">${createdAt.toISOString().slice(11, 19)}</td>
    <td>
      <strong>${kind}</strong> <span class="faint">${subject}</span>
      ${error ? html`<br /><span class="critical">${error}</span>` : null}
    </td>
    <td>${state}${state === 'Running' && progress !== null ? ` ${progress} %` : ''}</td>
    <td class="number">${attempts}</td>
    <td>
      ${
        OPEN.includes(state)
          ? action({ call: `POST /console/jobs/${id}/cancel`, label: 'Cancel', tone: 'quiet harm' })
          : action({ call: `POST /console/jobs/${id}/retry`, label: 'Retry', tone: 'quiet' })
      }
    </td>
  </tr>`;
}
