import { expect, test } from './fixtures.ts';
import { addCard, cardMenu, CARDS, listedCards, NEW_CARD } from './cardPage.ts';
import { choosePlan, picker, SUBSCRIPTION } from './planPage.ts';

const ROSA_PAYS = 'rosa@cafekestrel.example';
const JONAS_MAY_NOT = 'jonas@northwindoutdoor.com';

test.describe('a new card', () => {
  test('is added once its form is sent, stands in the list, and is opened', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto('/dashboard/settings/payment-methods');
    await expect(page).toHaveURL(NEW_CARD);
    await expect(cardMenu(page)).toContainText('No results found.');
    await page.getByLabel('Card number').waitFor();
    await expectAccessible(page);

    await addCard(page, CARDS.mastercard);

    await expect(page).toHaveURL(/payment-methods\/pm_/);
    await expect(listedCards(page)).toHaveText([/Mastercard •••• 4444Expires 12\/34Default/]);
    await expect(listedCards(page)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Mastercard •••• 4444' })).toBeVisible();
    await expectAccessible(page);
  });

  test('bears the name that was given, and its number goes to the card processor alone', async ({
    page,
    signIn,
    stack,
  }) => {
    const toldOf: string[] = [];
    page.on('request', (request) => {
      const sent = `${request.url()} ${request.postData() ?? ''}`;
      if (/4242\D*4242\D*4242/.test(sent)) toldOf.push(new URL(request.url()).origin);
    });
    await signIn();
    await page.goto(NEW_CARD);
    await page.getByLabel('Name on card').fill(' Maya Lindqvist ');
    await addCard(page);
    await expect(page).toHaveURL(/payment-methods\/pm_/);

    const id = new URL(page.url()).pathname.split('/').at(-1);
    const atStripe = await fetch(`${stack.stripeUrl}/v1/payment_methods/${id}`, {
      headers: { authorization: 'Bearer sk_test_parley' },
    });
    expect(await atStripe.json()).toMatchObject({
      billing_details: { name: 'Maya Lindqvist' },
      card: { last4: '4242' },
    });
  });

  test('can be entered and sent by keyboard', async ({ page, signIn }) => {
    await signIn();
    await page.goto(NEW_CARD);
    await page.getByLabel('Card number').waitFor();
    await page.getByLabel('Name on card').focus();
    for (const typed of ['4242424242424242', '1234', '123']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }

    await page.keyboard.press('Enter');

    await expect(page.getByText('Payment method added successfully')).toBeVisible();
    await expect(listedCards(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove card' })).toBeFocused();
  });

  test('can be entered by keyboard in a dialog, which keeps the focus within', async ({ page, signIn }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await page.getByLabel('Card number').waitFor();
    await page.getByLabel('Name on card').focus();
    for (const label of ['Card number', 'Expiration date', 'Security code', 'Promotion code']) {
      await page.keyboard.press('Tab');
      await expect(picker(page).getByRole('textbox', { name: label })).toBeFocused();
    }
  });

  test('is known in another tab as soon as cards are looked at there', async ({ page, context, signIn }) => {
    await signIn();
    const other = await context.newPage();
    await Promise.all([page.goto(NEW_CARD), other.goto(NEW_CARD)]);

    await addCard(page);
    await addCard(other, CARDS.mastercard);

    await expect(listedCards(other)).toHaveText([/Visa/, /Mastercard/]);
    await expect(listedCards(page)).toHaveText([/Visa/]);
    await page.getByRole('link', { name: 'My profile' }).click();
    await page.getByRole('link', { name: 'Payment methods' }).click();
    await expect(listedCards(page)).toHaveText([/Visa/, /Mastercard/]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

    test('is added and chosen in the select', async ({ page, signIn, expectAccessible }) => {
      await signIn(ROSA_PAYS);
      await page.goto(NEW_CARD);
      await page.getByLabel('Card number').waitFor();
      await expectAccessible(page);
      await addCard(page, CARDS.mastercard);

      const cards = page.getByRole('combobox', { name: 'Payment methods' });
      await expect(cards.locator('option:checked')).toHaveText([/Mastercard/]);
      await cards.selectOption({ label: 'Visa •••• 4242' });
      await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test('cards are for those who may manage the company', async ({ page, signIn, console }) => {
  await signIn(JONAS_MAY_NOT);
  await page.goto(NEW_CARD);
  await expect(page.getByText('Your role does not include managing the company.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  expect(await console.requests('GetPaymentMethods')).toHaveLength(0);
});
