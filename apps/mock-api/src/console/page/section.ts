import { html, type Html } from './html.ts';

type Section = { id: string; title: string; lead: string; aside?: Html; body: Html };

/** One part of the page, reachable by `#id`. */
export function section({ id, title, lead, aside, body }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title">
    <div class="head">
      <h2 id="${id}-title">${title}</h2>
      ${aside ? html`<div class="choices end">${aside}</div>` : null}
    </div>
    <p class="lead">${lead}</p>
    <div class="body">${body}</div>
  </section>`;
}

/** A part that the page's script replaces when it looks different. */
export function live(id: string, content: Html): Html {
  return html`<div id="${id}">${content}</div>`;
}

type Action = {
  call: string;
  label: string;
  body?: object;
  id?: string;
  tone?: 'main' | 'quiet' | 'quiet harm';
  opens?: boolean;
};

/** A button that is a whole call by itself. */
export function action({ call, label, body, id, tone, opens = false }: Action): Html {
  return html`<form data-call="${call}" ${opens ? html` data-opens="yes"` : null}>
    <button class="button${tone ? ` ${tone}` : ''}" ${id ? html` id="${id}"` : null}${bodyAttribute(body)}>
      ${label}
    </button>
  </form>`;
}

type Press = {
  label: string;
  body?: object;
  only?: string;
  call?: string;
  pressed?: boolean;
  tone?: 'main';
  id?: string;
};

/** A button inside a form: sends the form's fields (`only` those named) and `body`, by another `call` when given. */
export function press({ label, body, only, call, pressed, tone, id }: Press): Html {
  return html`<button
    class="button${tone ? ` ${tone}` : ''}"
    ${id ? html` id="${id}"` : null}${bodyAttribute(body)}${
      only === undefined ? null : html` data-only="${only}"`
    }${call ? html` data-call="${call}"` : null}${pressed === undefined ? null : html` aria-pressed="${String(pressed)}"`}
  >
    ${label}
  </button>`;
}

function bodyAttribute(body: object | undefined): Html | null {
  return body ? html` data-body="${JSON.stringify(body)}"` : null;
}
