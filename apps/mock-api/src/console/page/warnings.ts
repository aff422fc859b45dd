import { isSpent } from '../faults.ts';
import { html, type Html } from './html.ts';
import { icon } from './icons.ts';
import { directionOf, spanOf } from './times.ts';
import type { ConsoleView } from './view.ts';

/** What makes the API behave unlike itself just now, so that nobody hunts a fault that was switched on here. */
export function warnings({ clock, faults, sockets }: Pick<ConsoleView, 'clock' | 'faults' | 'sockets'>): Html {
  const active = faults.filter((fault) => !isSpent(fault)).length;
  return html`<div class="warnings">
    ${clock.offset === 0 ? null : html`<a class="badge caution" href="#clock">${icon('clock')}${spanOf(clock.offset)} ${directionOf(clock.offset)}</a>`}
    ${active === 0 ? null : html`<a class="badge caution" href="#faults">${icon('fault')}${active} fault${active === 1 ? '' : 's'} on</a>`}
    ${sockets.isFrozen ? html`<a class="badge caution" href="#sockets">${icon('socket')}Sockets frozen</a>` : null}
    ${sockets.isRefusing ? html`<a class="badge caution" href="#sockets">${icon('socket')}Sockets refused</a>` : null}
    ${sockets.closesAfterAck === null ? null : html`<a class="badge caution" href="#sockets">${icon('socket')}Sockets closed ${sockets.closesAfterAck}</a>`}
  </div>`;
}
