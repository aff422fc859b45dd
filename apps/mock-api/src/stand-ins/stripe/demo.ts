import type { ClientSubscriptionType } from '@parley/db';
import { find, type Account, type World } from './account.ts';
import { end } from './changing.ts';
import { attach, methodFor } from './paymentMethods.ts';
import { routeOf } from './routes.ts';
import { playUntilNow } from './time.ts';

/** A company of the demo, as our side has it. Instants are in seconds. */
export type DemoCompany = {
  name: string;
  email: string;
  customerId: string;
  subscriptionId: string;
  plan: ClientSubscriptionType;
  /** Its first day of month is the one on which it pays. */
  startedAt: number;
  trialEnd: number | null;
  hasCard: boolean;
  cancelledAt: number | null;
  downgradeTo: ClientSubscriptionType | null;
};

type Prices = Readonly<Record<string, string>>;

/** Codes to try: a share of the first month, a sum off each month, and one that is over. */
const CODES = [
  { code: 'WELCOME20', coupon: { percent_off: '20', duration: 'once', name: '20 % off the first month' } },
  { code: 'TENOFF', coupon: { amount_off: '1000', currency: 'usd', duration: 'forever', name: '$10 off each month' } },
  { code: 'SUMMER', coupon: { percent_off: '30', duration: 'once', name: 'Summer' }, isOver: true },
];

/** Lets the demo's companies have lived until now: their cards, subscriptions and invoices. Nobody is told of it afterwards. */
export function playDemo(world: World, prices: Prices, companies: readonly DemoCompany[]) {
  for (const { code, coupon, isOver } of CODES) {
    const made = perform(world, 'POST /v1/coupons', coupon);
    perform(world, 'POST /v1/promotion_codes', {
      promotion: { type: 'coupon', coupon: made.id },
      code,
      ...(isOver && { active: 'false' }),
    });
  }
  for (const company of companies) live(world, prices, company);
  playUntilNow(world);
  world.account.outbox = [];
}

/** Whether an account, as it is kept, has lived the demo: its codes come with it, and nothing takes them away. */
export function hasLivedDemo(kept: string | null): boolean {
  if (kept === null) return false;
  const { objects }: Pick<Account, 'objects'> = JSON.parse(kept);
  return Object.values(objects).some((one) => one.object === 'promotion_code' && one.code === CODES[0]?.code);
}

function live(world: World, prices: Prices, company: DemoCompany) {
  const { name, email, plan, startedAt, trialEnd, cancelledAt, downgradeTo } = company;
  const at = (now: number): World => ({ ...world, now });
  const start = at(startedAt);
  const customer = perform(start, 'POST /v1/customers', { name, email }).id;
  if (company.hasCard) {
    const { id } = attach(start, methodFor(start, 'pm_card_visa'), customer);
    perform(start, `POST /v1/customers/${customer}`, { invoice_settings: { default_payment_method: id } });
  }
  const subscription = perform(start, 'POST /v1/subscriptions', {
    customer,
    items: [{ price: prices[plan] }],
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    ...(trialEnd !== null && { trial_end: String(trialEnd) }),
  }).id;
  playUntilNow(at(cancelledAt ?? world.now));
  if (cancelledAt !== null) end(at(cancelledAt), find(world, 'subscription', subscription), 'cancellation_requested');
  if (downgradeTo !== null) downgrade(world, subscription, prices[downgradeTo] ?? '');
  rename(world.account, customer, company.customerId);
  rename(world.account, subscription, company.subscriptionId);
}

function downgrade(world: World, subscription: string, price: string) {
  const { id } = perform(world, 'POST /v1/subscription_schedules', { from_subscription: subscription });
  const [now] = find(world, 'subscription_schedule', id).phases;
  const present = now?.items[0]?.price;
  perform(world, `POST /v1/subscription_schedules/${id}`, {
    phases: [
      { items: [{ price: present }], start_date: String(now?.start_date), end_date: String(now?.end_date) },
      { items: [{ price }], duration: { interval: 'month' } },
    ],
  });
}

/** As over the wire, without the wire. */
function perform(world: World, call: string, params: Record<string, unknown>): { id: string } {
  const [method = '', path = ''] = call.split(' ');
  const found = routeOf(method, path);
  const made = found?.route.answer(world, { ids: found.ids, params, key: 'secret' });
  if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string') return { id: made.id };
  throw new Error(`${call} made nothing.`);
}

/** The demo's ids stay the same over a reset: our side names them. */
function rename(account: Account, from: string, to: string) {
  const renamed: Account = JSON.parse(JSON.stringify(account).replaceAll(from, to));
  Object.assign(account, renamed);
}
