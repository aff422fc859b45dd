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

test.describe('the next invoice', () => {
  test('is known ahead, with what a promotion code takes off and gives back', async ({ page, signIn }) => {
    test.slow();
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    const next = page.getByRole('region', { name: 'Next invoice' });
    const toPay = next.getByText('To pay').locator('..');
    await expect(toPay).toContainText('$29.00');

    await next.getByLabel('Promotion code').fill('WELCOME20');
    await next.getByRole('button', { name: 'Apply' }).click();
    await expect(next.getByText('Promotion WELCOME20').locator('..')).toContainText('-$5.80', { timeout: 20_000 });
    await expect(toPay).toContainText('$23.20');

    await next.getByRole('button', { name: 'Remove promotion code' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(next.getByText('Promotion WELCOME20')).toHaveCount(0);
    await expect(toPay).toContainText('$29.00');
    const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(history.first()).toContainText('Rosa Petrov removed the promotion code WELCOME20');
    await expect(history.nth(1)).toContainText('Rosa Petrov applied the promotion code WELCOME20');
  });

  test('is none after a cancellation, and that is said', async ({ page, signIn }) => {
    await signIn('greta@haldenceramics.example');
    await page.goto(SUBSCRIPTION);
    await expect(page.getByText('The subscription was cancelled, so there will be no further invoices.')).toBeVisible();
  });
});

test.describe('the invoices', () => {
  test('come a page at a time', async ({ page, signIn, console: parley }) => {
    await parley.advanceClock(300 * DAY);
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    const rows = page.getByRole('grid', { name: 'Invoices' }).getByRole('row');
    await expect(rows).toHaveCount(13);
    const invoices = page.getByRole('region', { name: 'Invoices' });
    await invoices.getByRole('button', { name: 'Show older' }).click();
    await expect(invoices.getByRole('button', { name: 'Show older' })).toHaveCount(0);
    await expect(rows.last()).toContainText('0001');
  });

  test('say so where they do not load, come with Retry, and leave the rest standing', async ({
    page,
    signIn,
    console: parley,
  }) => {
    const message = 'Our payment provider does not answer. Try again in a moment.';
    await parley.addFault({
      kind: 'Error',
      operation: 'InvoicesQuery',
      code: 'PAYMENTS_UNREACHABLE',
      message,
    });
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    const invoices = page.getByRole('region', { name: 'Invoices' });
    await expect(invoices.getByRole('alert')).toContainText(message);
    await expect(page.getByText('To pay')).toBeVisible();

    await parley.clearFaults();
    await invoices.getByRole('button', { name: 'Retry' }).click();
    await expect(invoices.getByRole('row').nth(1)).toContainText('Paid');
  });
});

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

test.describe('the billing details', () => {
  test('are changed; what is wrong is said beside its field, and nothing that was typed is lost', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    test.slow();
    await signIn(ROSA);
    await page.goto(SUBSCRIPTION);
    const details = page.getByRole('region', { name: 'Billing details' });
    await expect(details).toContainText('Café Kestrel', { timeout: 20_000 });
    await details.getByRole('button', { name: 'Edit' }).click();

    const dialog = page.getByRole('dialog', { name: 'Billing details' });
    await dialog.getByLabel('Billing email').fill('accounts@cafekestrel.example');
    await dialog.getByLabel('Street and number').fill('12 Cockburn Street');
    await dialog.getByLabel('Postcode').fill('EH1 1PB');
    await dialog.getByLabel('Town').fill('Edinburgh');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Choose a country.')).toBeVisible();

    await dialog.getByRole('combobox', { name: 'Country' }).fill('united k');
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await dialog.getByRole('button', { name: /Tax number/ }).click();
    await page.getByRole('option', { name: 'UK VAT number' }).click();
    await dialog.getByLabel('Number', { exact: true }).fill('GB12345');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This is no number of this kind. One looks like GB123456789.')).toBeVisible();
    await expect(dialog.getByLabel('Town')).toHaveValue('Edinburgh');
    await expectAccessible(page);

    await dialog.getByLabel('Number', { exact: true }).fill('GB 123 4567 89');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Billing details saved')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await expect(page.getByRole('list', { name: 'History' })).toContainText('Rosa Petrov changed the billing details');
    await page.reload();
    await expect(details).toContainText('accounts@cafekestrel.example');
    await expect(details).toContainText('EH1 1PB Edinburgh');
    await expect(details).toContainText('United Kingdom');
    await expect(details).toContainText('GB123456789 (UK VAT number)');
  });
});
