import { expect, test } from './fixtures.ts';
import { addButton, addCard, CARDS, fillCard, listedCards, NEW_CARD } from './cardPage.ts';
import { chargeTo } from './stripeClient.ts';
import { choosePlan, expectSetUp, GRETA, picker, planBox, ROSA, SUBSCRIPTION, THEO } from './planPage.ts';

const DAY = 24 * 60 * 60_000;
const UPDATE = 'mutation($type: ClientSubscriptionType!) { updateSubscription(subscriptionType: $type) { id } }';

test.describe('picking a plan when something goes wrong', () => {
  test('a card that the bank refuses: its sentence stands in the form, and another card goes on', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await fillCard(page, CARDS.declined);
    await addButton(page).click();
    await expect(page.getByText('Failed to add payment method')).toBeVisible();
    await expect(picker(page).getByText('Your card was declined.')).toBeVisible();
    expect(await console.requests('UpdateSubscription')).toEqual([]);

    await addCard(page);
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
  });

  test('a card that is saved but does not pay: the plan is as it was, and the bank’s sentence is told', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await addCard(page, '4000 0000 0000 0341');
    await expect(page.getByText('Failed to update subscription')).toBeVisible();
    await expect(picker(page).getByRole('alert')).toContainText('the plan is as it was. Your card was declined.');

    await picker(page).getByRole('button', { name: 'Close' }).click();
    await expect(planBox(page).getByRole('heading', { name: 'Starter' })).toBeVisible();
    // The card that was charged before is charged again.
    await page.goto('/dashboard/settings/payment-methods');
    await expect(listedCards(page)).toHaveCount(2);
    await expect(listedCards(page).first()).not.toContainText('0341');
  });

  test('what is owed, and a card that does not pay either: it is told, and nothing is set up', async ({
    page,
    signIn,
    stack,
    console,
  }) => {
    test.slow();
    await chargeTo(stack.stripeUrl, 'cus_kestrel', 'pm_card_chargeCustomerFail');
    await console.advanceClock(32 * DAY);
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('Payment overdue');
    await choosePlan(page, 'Starter');
    await addCard(page, '4000 0000 0000 0341');
    await expect(picker(page).getByRole('alert')).toContainText('Your card was declined.');
    await expect(page.getByText('Billing set up successfully.')).toHaveCount(0);
  });

  test('a trial that has ended goes on with a card that is added among the cards', async ({ page, signIn }) => {
    await signIn(THEO);
    await page.goto(NEW_CARD);
    await addCard(page);
    await expect(page.getByText('Billing set up successfully.')).toBeVisible();
    await expect(page.getByText('The free trial has ended.')).toHaveCount(0);
  });

  test('an answer that is lost: it says so, and the same press ends it', async ({ page, signIn, console }) => {
    test.slow();
    await signIn(GRETA);
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Standard', 'Reactivate account');
    await console.addFault({ kind: 'DroppedRequest', operation: 'ReactivateAccount' });
    await addCard(page);
    await expect(page.getByText('Failed to update subscription')).toBeVisible();
    await expect(picker(page).getByRole('alert')).toContainText(
      'The card is saved, but the plan may not have changed.',
    );

    await console.clearFaults();
    await console.clearRequests();
    await addButton(page).click();
    await expectSetUp(page);
    expect(await console.requests('CreateStripeSetupIntent')).toEqual([]);
  });

  test('a double press saves one card and changes the plan once', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await fillCard(page);
    await addButton(page).dblclick();
    await expectSetUp(page);
    expect(await console.answered('CreateStripeSetupIntent')).toHaveLength(1);
    expect(await console.answered('UpdateSubscription')).toHaveLength(1);
    await page.goto('/dashboard/settings/payment-methods');
    await expect(page.getByRole('link', { name: /•••• 4242/ })).toHaveCount(1);
  });

  test('closed in mid-flight: what was begun is ended all the same', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await console.addFault({ kind: 'Latency', operation: 'UpdateSubscription', milliseconds: 3000 });
    await addCard(page);
    await expect(picker(page).getByRole('button', { name: 'Close' })).toBeDisabled();
    await page.goBack();
    await expect(picker(page)).toHaveCount(0);
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
  });

  test('the bank’s own page leads back into the picker, which goes on', async ({ page, signIn }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await fillCard(page, CARDS.authenticate);
    await addButton(page).click();
    await page.getByRole('button', { name: /Complete|Authorize|Approve/ }).click();
    await expectSetUp(page);
    await expect(page).toHaveURL(SUBSCRIPTION);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
  });

  test('a second tab changed the plan meanwhile: what was picked here counts', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Standard');
    await api(UPDATE, { type: 'Pro' }, accessToken);
    await addCard(page);
    await expectSetUp(page);
    await expect(planBox(page).getByRole('heading', { name: 'Standard' })).toBeVisible();
    type Client = { currentUser: { client: { subscription: { type: string } } } };
    const { currentUser } = await api<Client>('{ currentUser { client { subscription { type } } } }', {}, accessToken);
    expect(currentUser.client.subscription.type).toBe('Standard');
  });

  test('a second tab that comes back sees the plan as it is', async ({ page, context, signIn }) => {
    await page.clock.install();
    await signIn();
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page).getByRole('heading', { name: 'Standard' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(SUBSCRIPTION);
    await choosePlan(other, 'Pro');
    await addCard(other);
    await expectSetUp(other);

    await page.clock.setSystemTime(Date.now() + 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
  });
});
