import { expect, test } from './fixtures.ts';
import { addButton, addCard, cardMenu, CARDS, fillCard, listedCards, NEW_CARD } from './cardPage.ts';

const CONFIRM = '**/v1/setup_intents/*/confirm';

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.goto(NEW_CARD);
});

test('a card that the bank refuses says why, and another one can be given', async ({ page, expectAccessible }) => {
  for (const [number, message] of [
    [CARDS.declined, 'Your card was declined.'],
    [CARDS.noFunds, 'Your card has insufficient funds.'],
    [CARDS.expired, 'Your card has expired.'],
    [CARDS.processingError, 'An error occurred while processing your card. Try again in a little bit.'],
  ] as const) {
    await fillCard(page, number);
    await addButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByText('Failed to add payment method')).toBeVisible();
  }
  await expectAccessible(page);

  await addCard(page);
  await expect(listedCards(page)).toHaveText([/Visa •••• 4242/]);
});

test('a card that cannot be is said to be wrong beside its field, and is not sent', async ({ page }) => {
  let isSent = false;
  await page.route(CONFIRM, (route) => {
    isSent = true;
    return route.continue();
  });
  await page.getByLabel('Card number').fill('4242 4242 4242 4241');
  await addButton(page).click();

  await expect(page.getByText('Your card number is invalid.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeFocused();
  await expect(page.getByText('Failed to add payment method')).toHaveCount(0);
  expect(isSent).toBe(false);
});

test.describe('a bank that asks on its own page', () => {
  test('leads back, and the card is there', async ({ page }) => {
    await fillCard(page, CARDS.authenticate);
    await addButton(page).click();
    await expect(page.getByRole('heading', { name: '3D Secure 2 test page' })).toBeVisible();
    await page.getByRole('button', { name: 'Complete authentication' }).click();

    await expect(page.getByText('Payment method added successfully')).toBeVisible();
    await expect(page).toHaveURL(/payment-methods\/pm_\w+$/);
    await expect(listedCards(page)).toHaveText([/Visa •••• 3220/]);
  });

  test('leads back with what went wrong, and another card can be given', async ({ page }) => {
    await fillCard(page, CARDS.authenticate);
    await addButton(page).click();
    await page.getByRole('button', { name: 'Fail authentication' }).click();

    await expect(page.getByRole('alert').filter({ hasText: 'We are unable to authenticate' })).toBeVisible();
    await expect(page.getByText('Failed to add payment method')).toBeVisible();
    await expect(page).toHaveURL(NEW_CARD);
    await addCard(page);
    await expect(listedCards(page)).toHaveCount(1);
  });

  test('is believed itself, and not what an address says of it', async ({ page, stack }) => {
    const made = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/confirm'));
    await fillCard(page, CARDS.declined);
    await addButton(page).click();
    const secret = new URLSearchParams((await made).request().postData() ?? '').get('client_secret') ?? '';
    const forged = new URLSearchParams({ setup_intent_client_secret: secret, redirect_status: 'succeeded' });

    await page.goto(`${stack.webUrl}${NEW_CARD}?${forged}`);

    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    await expect(page).toHaveURL(NEW_CARD);
    await expect(page.getByText('Payment method added successfully')).toHaveCount(0);
  });
});

test.describe('a connection that breaks', () => {
  test('on the way back from it leaves one card after the next try', async ({ page }) => {
    await page.route(
      CONFIRM,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fillCard(page);
    await addButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We could not reach Stripe.' })).toBeVisible();

    await addButton(page).click();

    await expect(page.getByText('Payment method added successfully')).toBeVisible();
    await expect(listedCards(page)).toHaveText([/Visa •••• 4242/]);
    await page.reload();
    await expect(listedCards(page)).toHaveCount(1);
  });

  test('before there is anything to confirm is said so, and nothing is added', async ({ page, console }) => {
    // For good: browsers try again by themselves where an old connection breaks.
    await console.addFault({ kind: 'DroppedRequest', operation: 'CreateStripeSetupIntent' });
    await fillCard(page);
    await addButton(page).click();

    await expect(page.getByRole('alert').filter({ hasText: 'could not reach its server' })).toBeVisible();
    await expect(page.getByText('Failed to add payment method')).toBeVisible();
    await expect(cardMenu(page)).toContainText('No results found.');
    await console.clearFaults();
    await addButton(page).click();
    await expect(listedCards(page)).toHaveCount(1);
  });
});

test('a card processor that gives no reason is told of in the form, and the next try adds one card', async ({
  page,
}) => {
  const cors = { 'access-control-allow-origin': '*' };
  const json = { error: { type: 'card_error' } };
  await page.route(CONFIRM, (route) => route.fulfill({ status: 402, headers: cors, json }), { times: 1 });
  await fillCard(page);
  await addButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'An unknown error occurred.' })).toBeVisible();
  await expect(page.getByText('Failed to add payment method')).toBeVisible();

  await addButton(page).click();
  await expect(listedCards(page)).toHaveCount(1);
});

test('a card is there although the list did not come, and although the page was left', async ({ page, console }) => {
  await console.addFault({ kind: 'DroppedRequest', operation: 'GetPaymentMethods' });
  await addCard(page);
  await expect(page).toHaveURL(/payment-methods\/pm_/);
  await console.clearFaults();
  await page.reload();
  await expect(listedCards(page)).toHaveText([/Visa •••• 4242/]);

  await page.goto(NEW_CARD);
  const confirmed = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/confirm'));
  await fillCard(page, CARDS.mastercard);
  await addButton(page).click();
  await (await confirmed).response();
  await page.goto('/dashboard/settings/payment-methods');
  await expect(listedCards(page)).toHaveText([/Visa/, /Mastercard/]);
});

test('a list that does not come says so, and the form beside it works', async ({ page, console }) => {
  await console.addFault({ kind: 'ServerErrorPage', operation: 'GetPaymentMethods' });
  await page.reload();
  const menu = cardMenu(page);
  await expect(menu.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();

  await console.clearFaults();
  await menu.getByRole('button', { name: 'Retry' }).click();
  await expect(menu).toContainText('No results found.');
});
