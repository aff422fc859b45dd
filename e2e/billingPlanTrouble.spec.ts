import { expect, test } from './fixtures.ts';
import { addButton, addCard, CARDS, fillCard } from './cardPage.ts';
import { chargeTo } from './stripeClient.ts';
import { choosePlan, expectSetUp, picker, planBox, ROSA, SUBSCRIPTION } from './planPage.ts';

const DAY = 24 * 60 * 60_000;

test.describe('picking a plan when something goes wrong', () => {
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
    await addCard(page, CARDS.failing);
    await expect(picker(page).getByRole('alert')).toContainText('Your card was declined.');
    await expect(page.getByText('Billing set up successfully.')).toHaveCount(0);
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
