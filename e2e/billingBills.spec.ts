import { expect, test } from './fixtures.ts';
import { chargeTo } from './stripeClient.ts';

const DAY = 24 * 60 * 60_000;
const SUBSCRIPTION = '/dashboard/settings/subscription';
const ROSA = 'rosa@cafekestrel.example';
const KESTREL = 'cus_kestrel';

/** Rosa's next month is refused by her bank. */
async function owe(stripeUrl: string, method: string, parley: { advanceClock: (by: number) => Promise<unknown> }) {
  await chargeTo(stripeUrl, KESTREL, method);
  await parley.advanceClock(32 * DAY);
}

test.describe('an invoice that is owed', () => {
  test('is paid with another card, once, and the plan goes on', async ({ page, signIn, stack, console: parley }) => {
    test.slow();
    await owe(stack.stripeUrl, 'pm_card_chargeCustomerFail', parley);
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    const invoices = page.getByRole('region', { name: 'Invoices' });
    await expect(invoices.getByText(/^\$29\.00 of .* could not be charged\.$/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText('Invoices');
    await invoices.getByRole('button', { name: 'Pay now' }).click();
    await expect(invoices.getByText('Your card was declined. Pay with another card')).toBeVisible();

    await chargeTo(stack.stripeUrl, KESTREL, 'pm_card_visa');
    await parley.clearRequests();
    await invoices.getByRole('button', { name: 'Pay now' }).dblclick();
    await expect(page.getByText(/^Invoice .* is paid$/)).toBeVisible();
    await expect(invoices.getByText('could not be charged')).toHaveCount(0);
    await expect(invoices.getByRole('row').nth(1)).toContainText('Paid');
    await expect(invoices.locator(':focus')).toHaveCount(1);
    await expect(page.getByText('The last payment for Parley failed.')).toHaveCount(0);
    expect(await parley.answered('PayInvoice')).toHaveLength(1);
  });

  test('is paid on its own page where the bank asks its owner; who comes back finds it paid', async ({
    page,
    context,
    signIn,
    stack,
    console: parley,
  }) => {
    test.slow();
    await owe(stack.stripeUrl, 'pm_card_authenticationRequired', parley);
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    const invoices = page.getByRole('region', { name: 'Invoices' });
    const opened = context.waitForEvent('page');
    await invoices.getByRole('link', { name: 'Pay on the invoice page' }).click();
    const bank = await opened;
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(bank.getByText('Paid ·')).toBeVisible();
    await bank.close();
    // A page that is driven is never hidden, and so never comes back by itself.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await expect(invoices.getByText('could not be charged')).toHaveCount(0, { timeout: 20_000 });
    await expect(invoices.getByRole('row').nth(1)).toContainText('Paid');
  });
});
