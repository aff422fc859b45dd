import { clockNow, clockSection } from './clockSection.ts';
import { dataSection, snapshotList } from './dataSection.ts';
import { faultList, faultsSection } from './faultsSection.ts';
import { html, type Html } from './html.ts';
import { icon, type IconName, logo } from './icons.ts';
import { jobList, jobsSection } from './jobsSection.ts';
import { mailboxSection, mailList } from './mailboxSection.ts';
import { peopleSection } from './peopleSection.ts';
import { requestList, requestsSection } from './requestsSection.ts';
import { live } from './section.ts';
import { socketList, socketsSection, socketSwitches } from './socketsSection.ts';
import { figures, stateSection } from './stateSection.ts';
import type { ConsoleView } from './view.ts';
import { warnings } from './warnings.ts';

const PARTS: readonly (readonly [id: string, title: string, icon: IconName])[] = [
  ['people', 'People', 'people'],
  ['mailbox', 'Mailbox', 'mail'],
  ['clock', 'Clock', 'clock'],
  ['faults', 'Faults', 'fault'],
  ['sockets', 'Sockets', 'socket'],
  ['requests', 'Requests', 'requests'],
  ['jobs', 'Jobs', 'requests'],
  ['data', 'Data', 'data'],
  ['state', 'State', 'state'],
];

/** The whole page. */
export function consolePage(view: ConsoleView): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Parley console</title>
        <link rel="icon" href="/console/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/console/assets/console.css" />
        <script type="module" src="/console/assets/console.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <div class="frame">
          <header class="rail">
            <div class="brand">
              ${logo()}
              <h1>Parley console</h1>
            </div>
            <nav aria-label="Parts of the console">
              <ul>
                ${PARTS.map(([id, title, name]) => html`<li><a href="#${id}">${icon(name)}${title}</a></li>`)}
              </ul>
            </nav>
            <p class="foot small muted">A stand-in for the real API: everything here stays on this machine.</p>
          </header>
          <main class="sheet" id="main" tabindex="-1">
            <div class="topbar">
              ${live('warnings', warnings(view))}
              <a class="button end" href="/console/graphiql" target="_blank" rel="noopener">GraphiQL</a>
              <a class="button" href="/stand-ins/shop/" target="_blank" rel="noopener">Demo shop</a>
              <a class="button" href="/stand-ins/site/" target="_blank" rel="noopener">Demo site</a>
              <a class="button" href="${view.webUrl}" target="_blank" rel="noopener">Dashboard</a>
            </div>
            <div class="parts">
              <noscript
                ><p class="empty">
                  The buttons here need JavaScript. The same can be done over HTTP at /console.
                </p></noscript
              >
              ${peopleSection(view)} ${mailboxSection(view)} ${clockSection(view)} ${faultsSection(view)}
              ${socketsSection(view)} ${requestsSection(view)} ${jobsSection(view)} ${dataSection(view)}
              ${stateSection(view)}
            </div>
          </main>
        </div>
        <div class="said" id="said" role="status" aria-live="polite"></div>
      </body>
    </html>`;
}

/** The parts of the page that change by themselves, as markup by element id. */
export function liveParts(view: ConsoleView): Record<string, string> {
  const parts: Record<string, Html> = {
    warnings: warnings(view),
    mails: mailList({ ...view, openMail: null }),
    'clock-now': clockNow(view),
    'fault-list': faultList(view),
    'socket-list': socketList(view),
    'socket-switches': socketSwitches(view),
    'request-list': requestList(view),
    'job-list': jobList(view),
    'snapshot-list': snapshotList(view),
    figures: figures(view),
  };
  return Object.fromEntries(Object.entries(parts).map(([id, { markup }]) => [id, markup]));
}
