import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { Stripe } from 'stripe';
import { createStripe } from '#outside/stripe.ts';
import { staffToken } from '#testing/tokens.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const DEFAULT = 'mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id isDefault } }';
const REMOVE = 'mutation($id: ID!) { removePaymentMethod(id: $id) { id isDefault } }';
const ENTERED = '{ currentUser { client { paymentMethodEntered } } }';
type Card = { id: string; lastFourDigits: string; isDefault: boolean };

describe('a client’s cards', () => {
  it('are there as soon as Stripe has them, the first one as the default one', async () => {
    const company = await world.company('Standard');
    expect((await company.ask(ENTERED)).data.currentUser.client.paymentMethodEntered).toBe(false);

    const cards = await company.addCard();
    expect(cards).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        brand: 'visa',
        funding: 'credit',
        expiryMonth: 12,
        expiryYear: world.api.clock.now().getUTCFullYear() + 4,
        expiry: 'Later',
        lastFourDigits: '4242',
        isDefault: true,
      },
    ]);
    expect((await company.ask(ENTERED)).data.currentUser.client.paymentMethodEntered).toBe(true);
  });

  it('are paid with the default one, which stands first and can be another', async () => {
    const company = await world.company('Standard');
    await company.addCard();
    const second = (await company.addCard('pm_card_mastercard')).find(({ isDefault }: Card) => !isDefault);

    const chosen = (await company.ask(DEFAULT, { id: second.id })).data.setDefaultPaymentMethod;
    expect(chosen.map(({ id, isDefault }: Card) => [id === second.id, isDefault])).toEqual([
      [true, true],
      [false, false],
    ]);
    const left = (await company.ask(REMOVE, { id: second.id })).data.removePaymentMethod;
    expect(left).toMatchObject([{ isDefault: true }]);
  });

  it('are one card where the same one was added again, the newest, which pays if the other did', async () => {
    const company = await world.company('Standard');
    const [first] = await company.addCard();
    await company.addCard('pm_card_mastercard');

    const cards = await company.addCard();

    expect(cards.map(({ lastFourDigits, isDefault }: Card) => [lastFourDigits, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    expect(cards[0].id).not.toBe(first.id);
    await world.deliver();
    expect(await company.cards()).toEqual(cards);
  });

  it('keep the last one while the plan is paid with it', async () => {
    const company = await world.company('Standard');
    const [card] = await company.addCard();
    await world.api.db.clientSubscription.update({ where: { clientId: company.id }, data: { status: 'Active' } });
    const refused = await company.ask(REMOVE, { id: card.id });
    expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });

    await world.api.db.clientSubscription.update({ where: { clientId: company.id }, data: { status: 'Trialing' } });
    expect((await company.ask(REMOVE, { id: card.id })).data.removePaymentMethod).toEqual([]);
    expect((await company.ask(ENTERED)).data.currentUser.client.paymentMethodEntered).toBe(false);
  });

  it('are nobody else’s', async () => {
    const [mine, theirs] = [await world.company('Standard'), await world.company('Standard')];
    const [card] = await theirs.addCard();
    for (const document of [DEFAULT, REMOVE]) {
      expect((await mine.ask(document, { id: card.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  });

  it('are changed by those only who may manage the company', async () => {
    const company = await world.company('Standard');
    const staff = await buildUser(world.api.db, { clientId: company.id, role: 'Staff' });
    const token = await staffToken(world.api.deps, staff);
    for (const document of [
      'mutation { createStripeSetupIntent }',
      '{ paymentMethods { id } }',
      '{ stripePromotion { id } }',
    ]) {
      const { body } = await world.api.run(document, { token });
      expect(body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('make one customer at Stripe, whoever asks first', async () => {
    const company = await world.company();
    await Promise.all([1, 2, 3].map(() => company.ask('mutation { createStripeSetupIntent }')));
    const { data } = await world.api.deps.stripe.customers.list();
    expect(data).toHaveLength(1);
  });
});

describe('Stripe that', () => {
  const failing = (answer: () => Promise<Response>) =>
    createStripe(world.api.deps.config, Stripe.createFetchHttpClient(answer));

  it.each<[string, () => Promise<Response>]>([
    ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => Promise.resolve(Response.json({ error: { type: 'api_error', message: 'x' } }, { status: 500 }))],
    ['is asked too often', () => Promise.resolve(Response.json({ error: { message: 'x' } }, { status: 429 }))],
  ])('%s is told of in our words, and nothing has changed', async (_, answer) => {
    const other = await createBillingWorld({ stripe: failing(answer) });
    const company = await other.company();
    const { errors } = await company.ask('mutation { createStripeSetupIntent }');
    expect(errors?.[0]).toMatchObject({
      message: 'Our payment provider does not answer. Try again in a moment.',
      extensions: { code: 'PAYMENTS_UNREACHABLE' },
    });
    await other.api.close();
  });
});
