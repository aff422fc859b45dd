import { html } from '#console/page/html.ts';
import { TICKET_STATUSES } from '#outside/zendesk/zendesk.ts';
import { page } from '../shops/storefront.ts';
import { PLAYED_FIELDS, type HelpdeskAccount, type HelpdeskTicket } from './playedHelpdesk.ts';

/** What the helpdesk's people see of all tickets. */
export const agentHome = (base: string, { tickets }: HelpdeskAccount): Response =>
  page(
    'Tickets',
    html`<h1>Zendesk, played locally</h1>
      <p>${tickets.length === 0 ? 'There are no tickets.' : 'Nothing leaves this machine.'}</p>
      <ul>
        ${tickets
          .toReversed()
          .map(
            ({ id, subject, status }) =>
              html`<li><a href="${base}/agent/tickets/${id}">#${id} ${subject}</a> (${status})</li>`,
          )}
      </ul>`,
  );

/** One ticket with what was written in it, and a form by which it is solved. */
export const agentTicket = (base: string, ticket: HelpdeskTicket): Response =>
  page(
    `Ticket ${ticket.id}`,
    html`<p><a href="${base}/agent">All tickets</a></p>
      <h1>#${ticket.id} ${ticket.subject}</h1>
      <p>
        ${ticket.custom_fields.map(({ id, value }) => `${PLAYED_FIELDS.find((field) => field.id === id)?.title}: ${value}. `)}
        ${ticket.status}, ${ticket.priority}
        priority${ticket.tags.length > 0 && `, tagged ${ticket.tags.join(', ')}`}${
          ticket.requester && `, for ${ticket.requester.name} (${ticket.requester.email})`
        }
      </p>
      ${ticket.comments.map(
        (comment) =>
          html`<h2>${comment.public ? 'Public reply' : 'Internal note'}, ${comment.created_at}</h2>
            <pre style="white-space: pre-wrap">${comment.body}</pre>`,
      )}
      <form method="post">
        <label
          >Status
          <select name="status">
            ${TICKET_STATUSES.map((status) =>
              status === ticket.status
                ? html`<option value="${status}" selected>${status}</option>`
                : html`<option value="${status}">${status}</option>`,
            )}
          </select></label
        >
        <button>Submit</button>
      </form>`,
  );
