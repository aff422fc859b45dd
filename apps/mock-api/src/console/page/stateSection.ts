import { html, type Html } from './html.ts';
import { live, section } from './section.ts';
import type { ConsoleView } from './view.ts';

const COUNTED = [
  ['clients', 'Companies'],
  ['users', 'People'],
  ['conversations', 'Conversations'],
  ['messages', 'Messages'],
  ['sessions', 'Live sessions'],
  ['mails', 'Mails'],
] as const;

export function stateSection(view: ConsoleView): Html {
  return section({
    id: 'state',
    title: 'State',
    lead: 'What this API holds, and how it was set up. Secrets are left out.',
    body: html`
      ${live('figures', figures(view))}
      <dl class="facts">
        <dt>Version</dt>
        <dd>Parley ${view.state.version} on Node ${view.state.node}</dd>
        ${Object.entries(view.state.configuration).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${String(value)}</dd>`,
        )}
      </dl>
    `,
  });
}

export function figures({ state, sockets }: Pick<ConsoleView, 'state' | 'sockets'>): Html {
  return html`<dl class="figures">
    ${COUNTED.map(
      ([key, label]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${state.counts[key].toLocaleString('en-GB')}</dd>
        </div>`,
    )}
    <div>
      <dt>Open sockets</dt>
      <dd>${sockets.open.length}</dd>
    </div>
  </dl>`;
}
