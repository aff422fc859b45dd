import { expect, test } from './fixtures.ts';
import { addCard, CARDS } from './cardPage.ts';
import { choosePlan, expectSetUp, picker, planBox, ROSA, SUBSCRIPTION } from './planPage.ts';
import { type GraphQLClient } from './graphqlClient.ts';

const DAY = 24 * 60 * 60_000;
const SET_DEFAULT = 'mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }';
const CARDS_OF = '{ paymentMethods { id isDefault } }';

/** Stripe tells the API in its own time what the clock has brought. */
async function expectPlan(api: GraphQLClient, token: string, plan: { type: string; status: string }) {
  type Viewer = { currentUser: { client: { subscription: typeof plan } } };
  const read = () => api<Viewer>('{ currentUser { client { subscription { type status } } } }', {}, token);
  await expect.poll(async () => (await read()).currentUser.client.subscription, { timeout: 20_000 }).toEqual(plan);
}

test.describe('a subscription', () => {
  test('from its trial over paying, a smaller plan and its end, and back again', async ({
    page,
    signIn,
    api,
    console,
  }) => {
    test.slow();
    const later = async (days: number, plan: { type: string; status: string }) => {
      // The session ends with the months: an open page would say so.
      await page.goto('about:blank');
      await console.advanceClock(days * DAY);
      const { accessToken } = await signIn();
      await expectPlan(api, accessToken, plan);
      await page.goto(SUBSCRIPTION);
    };
    await signIn();
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('Free until');
    await choosePlan(page, 'Pro');
    await addCard(page);
    await expectSetUp(page);

    await later(10, { type: 'Pro', status: 'Active' });
    await expect(planBox(page)).toContainText('Renews on');
    await choosePlan(page, 'Starter');
    await picker(page).getByRole('button', { name: 'Use this card' }).click();
    await expectSetUp(page);
    await expect(planBox(page)).toContainText('then Starter begins');

    await later(32, { type: 'Starter', status: 'Active' });
    await expect(planBox(page).getByRole('heading', { name: 'Starter' })).toBeVisible();
    await expect(planBox(page)).toContainText('Renews on');

    await planBox(page).getByRole('button', { name: 'Cancel plan' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel the Starter plan?' });
    await expect(question).toContainText('nothing is charged after that');
    await question.getByRole('button', { name: 'Keep plan' }).click();
    await expect(question).toHaveCount(0);
    await planBox(page).getByRole('button', { name: 'Cancel plan' }).click();
    await question.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByText('Plan cancelled', { exact: true })).toBeVisible();
    await expect(planBox(page)).toContainText('You cancelled on');
    await expect(planBox(page).getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
    // The question has gone, and what was pressed as well.
    await expect(page.locator('main :focus')).toHaveCount(1);

    await choosePlan(page, 'Starter', 'Reactivate account');
    await picker(page).getByRole('button', { name: 'Use this card' }).click();
    await expectSetUp(page);
    await expect(planBox(page)).toContainText('Renews on');
    await expect(planBox(page).getByRole('link', { name: 'Pick a plan' })).toBeVisible();
  });

  test('whose payment failed says so on every screen, and goes on with another card', async ({
    page,
    signIn,
    api,
    console,
    expectAccessible,
  }) => {
    test.slow();
    await signIn(ROSA);
    await page.goto('/dashboard/settings/payment-methods/new');
    await addCard(page, '4000 0000 0000 0341');
    type Cards = { paymentMethods: { id: string; isDefault: boolean }[] };
    const { accessToken } = await signIn(ROSA);
    const { paymentMethods } = await api<Cards>(CARDS_OF, {}, accessToken);
    const failing = paymentMethods.find(({ isDefault }) => !isDefault);
    await api(SET_DEFAULT, { id: failing?.id }, accessToken);
    await page.goto('about:blank');
    await console.advanceClock(32 * DAY);
    const { accessToken: newToken } = await signIn(ROSA);
    await expectPlan(api, newToken, { type: 'Starter', status: 'PastDue' });
    await page.goto('/dashboard/users');
    const banner = page.getByText('The last payment for Parley failed.');
    await expect(banner).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(planBox(page)).toContainText('Payment overdue');
    await expect(page.locator('main :focus')).toContainText('could not be charged');
    await choosePlan(page, 'Starter');
    const order = picker(page).getByRole('region', { name: 'Your order' });
    await expect(order).toContainText(/Open invoice \S+\$29\.00/);
    await expect(order).toContainText('Due today$29.00');
    // One that does not pay either sets nothing up.
    await addCard(page, CARDS.failing);
    await expect(picker(page).getByRole('alert')).toContainText('Your card was declined.');
    await expect(page.getByText('Billing set up successfully.')).toHaveCount(0);
    await addCard(page, CARDS.mastercard);
    await expectSetUp(page);
    await expect(planBox(page)).toContainText('Renews on');
    await expect(banner).toHaveCount(0);
  });
});
