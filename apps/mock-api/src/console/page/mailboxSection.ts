import type { OpenMail } from '../mails.http.ts';
import { html, type Html } from './html.ts';
import { action, live, section } from './section.ts';
import { instant } from './times.ts';
import type { ConsoleView, MailForm } from './view.ts';

export function mailboxSection(view: ConsoleView): Html {
  return section({
    id: 'mailbox',
    title: 'Mailbox',
    lead: 'Every mail the API sends lands here, also when it is sent by SMTP as well. Links in a mail open in a new tab.',
    aside: action({ call: 'DELETE /console/mails', label: 'Empty the mailbox' }),
    body: html`<div class="mails">
      <div class="list" tabindex="0" role="region" aria-label="Mails">${live('mails', mailList(view))}</div>
      <div class="reader" id="reader" aria-live="polite">${mailReader(view.openMail, view.openForm)}</div>
    </div>`,
  });
}

export function mailList({ mails, openMail }: Pick<ConsoleView, 'mails' | 'openMail'>): Html {
  if (mails.length === 0)
    return html`<p class="empty">No mail yet. Ask for a new password on the login page and its mail is here.</p>`;
  return html`<ul>
    ${mails.map(
      ({ id, to, subject, sentAt }) =>
        html`<li>
          <a
            id="${id}"
            href="/console/mailbox/${id}#mailbox"
            data-reader="yes"
            ${openMail?.id === id ? html` aria-current="true"` : null}
          >
            <strong>${subject}</strong>
            <span class="muted">${to}</span><br /><span class="small faint">${instant(sentAt)}</span>
          </a>
        </li>`,
    )}
  </ul>`;
}

/** One mail in its HTML or its text; a sentence when none is chosen. */
export function mailReader(mail: OpenMail | null, form: MailForm): Html {
  if (!mail) return html`<p class="empty">Choose a mail to read it.</p>`;
  const address = `/console/mailbox/${mail.id}`;
  const tab = (name: MailForm, label: string) =>
    html`<a
      class="button"
      href="${address}?form=${name}#mailbox"
      data-reader="yes"
      aria-current="${String(name === form)}"
      >${label}</a
    >`;
  return html`<header class="group">
      <div>
        <h3>${mail.subject}</h3>
        <p class="small muted">
          To ${mail.to}, ${instant(mail.sentAt)} UTC${mail.replyTo && html`. Answers go to ${mail.replyTo}`}
          ${mail.files.map(
            ({ name }) =>
              html`<a href="/console/mails/${mail.id}/files/${name}" target="_blank" rel="noopener">${name}</a>`,
          )}
        </p>
      </div>
      <nav class="choices" aria-label="Form of the mail">${tab('html', 'HTML')}${tab('text', 'Text')}</nav>
    </header>
    ${
      form === 'html'
        ? html`<iframe
            title="${mail.subject}"
            src="${`/console/mails/${mail.id}/html`}"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
        : html`<pre tabindex="0" role="region" aria-label="Text of the mail">${withLinks(mail.text)}</pre>`
    }`;
}

function withLinks(text: string): Html[] {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) => {
    return index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`;
  });
}
