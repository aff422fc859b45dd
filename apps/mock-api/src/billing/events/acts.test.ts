import { buildUser } from '@parley/db/factories/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, moveClock } from '#testing/authOperations.ts';
import { staffToken } from '#testing/tokens.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
let company: Awaited<ReturnType<BillingWorld['company']>>;
beforeEach(async () => {
  world = await createBillingWorld();
  company = await world.company('Starter');
});
afterEach(() => world.api.close());

const LIST = `query($first: Int, $after: String) { auditLog(first: $first, after: $after, filter: { domain: Billing }) {
  edges { node { id action actorName detail createdAt } } pageInfo { hasNextPage endCursor } } }`;
type Node = { action: string; actorName: string; detail: string | null };
const page = async (variables = {}) => (await company.ask(LIST, variables)).data.auditLog;
const done = async () => (await page()).edges.map(({ node }: { node: Node }) => [node.action, node.detail]);

const UPDATE = 'mutation($type: ClientSubscriptionType!) { updateSubscription(subscriptionType: $type) { id } }';
const DETAILS = 'mutation($input: UpdateBillingDetailsInput!) { updateBillingDetails(input: $input) { id } }';

describe('what is done about plan and bill', () => {
  it('is written down with who did it, newest first', async () => {
    await company.addCard();
    await company.ask(UPDATE, { type: 'Pro' });
    await company.ask(DETAILS, { input: { name: 'Northwind', email: 'bills@northwind.test' } });
    moveClock(world.api, HOUR);
    await company.ask('mutation { cancelSubscription { id } }');
    await company.ask('mutation { reactivateAccount { type } }');

    expect(await done()).toEqual([
      ['SubscriptionReactivated', 'Pro'],
      ['SubscriptionCanceled', 'Pro'],
      ['BillingDetailsChanged', null],
      ['PlanChanged', 'Pro'],
    ]);
    expect((await page()).edges[0].node.actorName).toBe(company.admin.name);
  });

  it('is written down once for two presses, and not where it was refused or nothing was to be done', async () => {
    await Promise.all([company.ask(UPDATE, { type: 'Pro' }), company.ask(UPDATE, { type: 'Pro' })]);
    await company.ask('mutation { removeStripePromotionCode { id } }');
    await company.ask('mutation { applyStripePromotionCode(couponCode: "NONE") { id } }');
    await company.ask(DETAILS, { input: { name: '', email: 'bills@northwind.test' } });
    expect(await done()).toEqual([['PlanChanged', 'Pro']]);
  });

  it('comes a page at a time', async () => {
    for (const type of ['Pro', 'Standard', 'Starter']) await company.ask(UPDATE, { type });
    const first = await page({ first: 2 });
    const rest = await page({ first: 2, after: first.pageInfo.endCursor });
    const plans = [...first.edges, ...rest.edges].map(({ node }: { node: Node }) => node.detail);
    expect(plans).toEqual(['Starter', 'Standard', 'Pro']);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  it('is seen by the company’s own managers only', async () => {
    await company.ask(UPDATE, { type: 'Pro' });
    const stranger = await world.company('Starter');
    expect((await stranger.ask(LIST)).data.auditLog.edges).toEqual([]);
    const staff = await buildUser(world.api.db, { clientId: company.id, role: 'Staff' });
    const { body } = await world.api.run(LIST, { token: await staffToken(world.api.deps, staff) });
    expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
