import { html, type Html } from './html.ts';
import { section } from './section.ts';
import type { ConsoleView } from './view.ts';

/** The demo people, each a state of the dashboard, and the chat pages of their companies. */
export function peopleSection({ logins, chats, password }: ConsoleView): Html {
  return section({
    id: 'people',
    title: 'People',
    lead: `Each person shows the dashboard in another state. Signing in opens a new tab; the password is ${password} for everybody.`,
    body: html`
      <ul class="rows">
        ${logins.map(
          ({ email, name, shows }) =>
            html`<li>
              <div class="what">
                <p><strong>${name}</strong> <span class="faint">${email}</span></p>
                <p class="muted">${shows}</p>
              </div>
              <div class="choices">
                <a
                  class="button quiet"
                  href="/console/graphiql?as=${encodeURIComponent(email)}"
                  target="_blank"
                  rel="noopener"
                >
                  GraphiQL<span class="visually-hidden"> as ${name}</span>
                </a>
                <form data-call="POST /console/sign-in" data-opens="yes">
                  <input type="hidden" name="email" value="${email}" />
                  <button class="button">Sign in<span class="visually-hidden"> as ${name}</span></button>
                </form>
              </div>
            </li>`,
        )}
      </ul>
      <div class="group">
        <h3>As a visitor</h3>
        <div class="choices">
          ${chats.map(({ title, clientName, url }) => html`<a class="button" href="${url}" target="_blank" rel="noopener">Chat with ${title}, ${clientName}</a>`)}
          ${chats.length === 0 ? html`<p class="muted">There are no assistants. Reset to the seed to get them back.</p>` : null}
        </div>
      </div>
    `,
  });
}
