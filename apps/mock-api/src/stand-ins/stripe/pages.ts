import { find, type World } from './account.ts';
import type { AccountStore } from './accountStore.ts';
import { StripeError } from './errors.ts';
import { invoicePdf } from './invoicePdf.ts';
import { asksOwnerOf, payNow } from './invoices.ts';
import { page } from './pageShell.ts';
import { escapeHtml } from '#escapeHtml.ts';
import { endAuthentication } from './setupIntents.ts';

/** The pages that Stripe shows by itself: the bank's question (3-D Secure), an invoice, its PDF. */
export async function answerPage(store: AccountStore, request: Request, url: URL): Promise<Response> {
  const [, area, id = '', detail] = url.pathname.split('/');
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : null;
  try {
    if (area === 'invoices' && detail === 'pdf') {
      return await invoicePdf(await store.change((world) => find(world, 'invoice', id)));
    }
    return await store.change((world) => {
      if (area === '3d_secure') return threeDSecure(world, id, url, form);
      if (area === 'invoices') return invoicePage(world, id, form);
      return page('Not found', '<h1>Nothing is here</h1>', 404);
    });
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return page('Stripe', `<h1>That did not work</h1><p>${escapeHtml(error.message)}</p>`, error.status);
  }
}

const BANK_QUESTION = `<form method="post"><button name="answer" value="complete">Complete authentication</button>
  <button name="answer" value="fail" class="quiet">Fail authentication</button></form>`;

function threeDSecure(world: World, id: string, url: URL, form: URLSearchParams | null): Response {
  const intent = find(world, 'setup_intent', id);
  if (url.searchParams.get('client_secret') !== intent.client_secret)
    return page('Not found', '<h1>Nothing is here</h1>', 404);
  if (!form) {
    return page(
      '3D Secure test page',
      `<h1>3D Secure 2 test page</h1>
      <p>Your bank asks whether it is you who saves this card.</p>
      ${BANK_QUESTION}`,
    );
  }
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null;
  const { status } = endAuthentication(world, intent, form.get('answer') === 'complete');
  if (returnUrl === null) return page('Done', '<h1>Done</h1><p>You can close this page.</p>');
  const back = new URL(returnUrl);
  back.searchParams.set('setup_intent', intent.id);
  back.searchParams.set('setup_intent_client_secret', intent.client_secret ?? '');
  back.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return new Response(null, { status: 303, headers: { location: back.href } });
}

function invoicePage(world: World, id: string, form: URLSearchParams | null): Response {
  if (form?.get('answer') === 'fail') {
    return page(
      'Not paid',
      '<h1>Your bank did not confirm the payment</h1><p><a href="">Back to the invoice</a></p>',
      402,
    );
  }
  const isConfirmed = form?.get('answer') === 'complete';
  const invoice = form ? payNow(world, id, { isConfirmed }) : find(world, 'invoice', id);
  const lines = invoice.lines.data
    .map(({ description, amount }) => `<tr><td>${escapeHtml(description ?? '')}</td><td>${money(amount)}</td></tr>`)
    .join('');
  const pay = asksOwnerOf(world, invoice)
    ? `<p>Your bank asks whether it is you who pays.</p>${BANK_QUESTION}`
    : '<form method="post"><button>Pay with the card on file</button></form>';
  return page(
    `Invoice ${invoice.number}`,
    `<h1>Invoice ${escapeHtml(invoice.number ?? '')}</h1>
    <p>${invoice.status === 'paid' ? 'Paid' : 'Open'} · ${money(invoice.amount_due)}</p>
    <table>${lines}<tr><th>Total</th><th>${money(invoice.total)}</th></tr></table>
    <p><a href="/invoices/${invoice.id}/pdf">Download PDF</a></p>${invoice.status === 'open' ? pay : ''}`,
  );
}

const money = (minor: number) => `${minor < 0 ? '−' : ''}$${(Math.abs(minor) / 100).toFixed(2)}`;
