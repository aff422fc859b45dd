import { html, type Html } from './html.ts';
import { action, live, section } from './section.ts';
import { instant } from './times.ts';
import type { ConsoleView } from './view.ts';

export function dataSection(view: ConsoleView): Html {
  return section({
    id: 'data',
    title: 'Data',
    lead: 'Reset brings back the demo company as on the first start, with the real time and no faults. A snapshot keeps the data as it is now.',
    aside: action({ call: 'POST /console/reset', label: 'Reset to the seed', tone: 'main' }),
    body: html`
      <form data-call="POST /console/snapshots" data-clears class="fields">
        <label class="field wide"
          >Name of the snapshot<input name="name" required maxlength="60" autocomplete="off"
        /></label>
        <button class="button">Take a snapshot</button>
      </form>
      ${live('snapshot-list', snapshotList(view))}
    `,
  });
}

export function snapshotList({ snapshots }: Pick<ConsoleView, 'snapshots'>): Html {
  if (snapshots.length === 0) return html`<p class="muted">No snapshots yet.</p>`;
  return html`<ul class="rows">
    ${snapshots.map(({ name, createdAt, bytes }) => {
      const address = `/console/snapshots/${encodeURIComponent(name)}`;
      return html`<li>
        <div class="what">
          <p><strong>${name}</strong></p>
          <p class="muted">${instant(createdAt)} UTC, ${(bytes / 1_000_000).toFixed(1)} MB</p>
        </div>
        <form data-call="POST ${address}/restore">
          <button class="button" id="restore-${name}">Restore<span class="visually-hidden"> ${name}</span></button>
        </form>
        <form data-call="DELETE ${address}">
          <button class="button quiet harm" id="delete-${name}">
            Delete<span class="visually-hidden"> ${name}</span>
          </button>
        </form>
      </li>`;
    })}
  </ul>`;
}
