import type { Send } from '#outside/request.ts';
import { commonFault, type StandInFaults } from '../faults.ts';
import type { Keep } from '../shops/playedShop.ts';
import { createPlayedAccount } from './account.ts';
import { createCalendlyApi } from './api.ts';
import { createBookings } from './bookings.ts';
import { createCalendlyPages } from './pages.ts';
import { refusal } from './wire.ts';

type StandIn = {
  /** Where browsers and our client reach it: `http://localhost:4000/stand-ins/calendly`. */
  origin: () => string;
  keep: Keep;
  faults: StandInFaults;
  now: () => Date;
  /** How its webhooks go out. */
  send: Send;
};

export const CALENDLY_BASE = '/stand-ins/calendly';
/** The only personal access token of the account; what the demo company was connected with. */
export const CALENDLY_DEMO_TOKEN = 'calendly_parley_local';

/**
 * Calendly, played locally: one account, its API v2 below `/api`, signed webhooks, and the plain pages on which a person books,
 * moves and calls off. https://developer.calendly.com/api-docs. Answers null for requests outside of it.
 */
export function createCalendlyStandIn({ origin, keep, faults, now, send }: StandIn) {
  const account = createPlayedAccount(keep, now);
  const bookings = createBookings({ account, now, send, pages: origin });
  const office = { account, bookings, pages: origin, now };
  const api = createCalendlyApi(office);
  const pages = createCalendlyPages({ ...office, token: CALENDLY_DEMO_TOKEN });

  async function handle(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${CALENDLY_BASE}/`)) return null;
    const path = pathname.slice(CALENDLY_BASE.length);
    if (!path.startsWith('/api/')) return pages(request, path);
    const fault = faults.meet('calendly');
    if (fault === 'Unauthorized') return unauthenticated();
    if (fault === 'RateLimit') return limited();
    if (fault) return (await commonFault(fault)) ?? unauthenticated();
    if (request.headers.get('authorization') !== `Bearer ${CALENDLY_DEMO_TOKEN}`) return unauthenticated();
    return api(request, path.slice('/api'.length));
  }

  return { handle };
}

const unauthenticated = () => refusal(401, 'Unauthenticated', 'The access token is invalid');

/** https://developer.calendly.com/api-docs/overview/rate-limits */
function limited(): Response {
  const answer = refusal(429, 'Too Many Requests', 'The rate limit was exceeded.');
  answer.headers.set('x-ratelimit-limit', '500');
  answer.headers.set('x-ratelimit-remaining', '0');
  answer.headers.set('x-ratelimit-reset', '8');
  return answer;
}
