import { SCRIPT } from './stripeJsScript.ts';

/** What the page loads in place of https://js.stripe.com: it leaves `window.Stripe`, and speaks to this stand-in. */
export function stripeJs(origin: string): Response {
  return new Response(SCRIPT.replace('__ORIGIN__', origin), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
