import type { FaultRequest } from '../faultRequest.ts';
import { faultTitle, firedTitle, operationTitle, timesTitle } from './faultTexts.ts';
import { html, type Html } from './html.ts';
import { action, live, press, section } from './section.ts';
import type { ConsoleView } from './view.ts';

type Misfortune = FaultRequest extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'operation' | 'times'>
    : never
  : never;

const ONE_CLICK: readonly (readonly [
  group: string,
  misfortunes: readonly (readonly [label: string, body: Misfortune])[],
])[] = [
  [
    'The session',
    [
      ['401 UNAUTHENTICATED', { kind: 'Unauthenticated' }],
      ['USER_NOT_FOUND', { kind: 'UserNotFound' }],
      ['FORBIDDEN', { kind: 'Error', code: 'FORBIDDEN', message: 'Your role lacks this permission.' }],
    ],
  ],
  [
    'The answer',
    [
      ['Server error', { kind: 'Error', code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' }],
      ['NOT_FOUND', { kind: 'Error', code: 'NOT_FOUND', message: 'This is not here any more.' }],
      ['OVERLOADED', { kind: 'Error', code: 'OVERLOADED', message: 'The server is busy. Try again in a moment.' }],
      ['HTTP 500 with HTML', { kind: 'ServerErrorPage' }],
      ['Cut off in the middle', { kind: 'TruncatedAnswer' }],
    ],
  ],
  [
    'The line',
    [
      ['Latency 500 ms', { kind: 'Latency', milliseconds: 500 }],
      ['Latency 2 s', { kind: 'Latency', milliseconds: 2000 }],
      ['Latency 30 s', { kind: 'Latency', milliseconds: 30_000 }],
      ['Dropped before the work', { kind: 'DroppedRequest' }],
      ['Dropped after the work', { kind: 'DroppedAnswer' }],
    ],
  ],
  [
    'Persisted queries',
    [
      ['PersistedQueryNotFound', { kind: 'PersistedQueryNotFound' }],
      ['PersistedQueryNotSupported', { kind: 'PersistedQueryNotSupported' }],
    ],
  ],
];

export function faultsSection(view: ConsoleView): Html {
  return section({
    id: 'faults',
    title: 'Faults',
    lead: 'Choose whom it meets and how often, then press what goes wrong. It works from the next operation on.',
    aside: action({ call: 'DELETE /console/faults', label: 'Switch all off' }),
    body: html`
      ${live('fault-list', faultList(view))}
      <form data-call="PUT /console/faults" class="body">
        <div class="fields">
          <label class="field wide"
            >Operation<input name="operation" value="*" list="operations" autocomplete="off" spellcheck="false"
          /></label>
          <datalist id="operations">
            ${['*', ...view.operations].map((name) => html`<option value="${name}"></option>`)}
          </datalist>
          <label class="field"
            >How often<select name="times" data-json="yes">
              <option value="1">Once</option>
              <option value="3">3 times</option>
              <option value="null">Until switched off</option>
            </select></label
          >
        </div>
        ${ONE_CLICK.map(
          ([title, misfortunes]) =>
            html`<div class="group">
              <h3>${title}</h3>
              <div class="choices">
                ${misfortunes.map(([label, body]) => press({ label, body, only: 'operation times' }))}
              </div>
            </div>`,
        )}
        <div class="group">
          <h3>Your own</h3>
          <div class="fields">
            <label class="field narrow"
              >Latency in ms<input name="milliseconds" type="number" min="0" max="120000" value="1000" data-json="yes"
            /></label>
            ${press({ label: 'Delay', body: { kind: 'Latency' }, only: 'operation times milliseconds' })}
            <label class="field">Error code<input name="code" value="BAD_INPUT" spellcheck="false" /></label>
            <label class="field wide">Message<input name="message" value="That did not work. Try again." /></label>
            ${press({ label: 'Fail', body: { kind: 'Error' }, only: 'operation times code message' })}
          </div>
        </div>
      </form>
    `,
  });
}

export function faultList({ faults }: Pick<ConsoleView, 'faults'>): Html {
  if (faults.length === 0) return html`<p class="muted">No faults are switched on.</p>`;
  return html`<ul class="rows">
    ${faults.map(
      (fault) =>
        html`<li>
          <div class="what">
            <p><strong>${faultTitle(fault)}</strong></p>
            <p class="muted">${operationTitle(fault.operation)}, ${timesTitle(fault.times)}</p>
          </div>
          <span class="badge">${firedTitle(fault)}</span>
          <form data-call="DELETE /console/faults/${fault.id}">
            <button class="button" id="${fault.id}">
              Switch off<span class="visually-hidden"> ${faultTitle(fault)}</span>
            </button>
          </form>
        </li>`,
    )}
  </ul>`;
}
