import { expect, test } from './fixtures.ts';
import { addButton, addCard, cardMenu, CARDS, fillCard, listedCards, NEW_CARD } from './cardPage.ts';
import { choosePlan, picker, SUBSCRIPTION } from './planPage.ts';

const ROSA_PAYS = 'rosa@cafekestrel.example';
const JONAS_MAY_NOT = 'jonas@northwindoutdoor.com';
const DAY = 24 * 60 * 60 * 1000;

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
    await expect(listedCards(page)).toHaveText(/Mastercard •••• 4444Expires 12\/34Default/);
    await expect(listedCards(page)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: 'Mastercard •••• 4444' })).toBeVisible();
    await expectAccessible(page);
  });

  test('bears the name that was given', async ({ page, signIn, stack }) => {
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

  test('is one, however often the button is pressed', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(NEW_CARD);
    await fillCard(page);

    await addButton(page).dblclick();

    await expect(page.getByText('Payment method added successfully')).toBeVisible();
    await expect(listedCards(page)).toHaveCount(1);
    expect(await console.answered('CreateStripeSetupIntent')).toHaveLength(1);
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
    await expect(listedCards(page)).toHaveText(/Visa/);
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
      await expect(cards.locator('option:checked')).toHaveText(/Mastercard/);
      await cards.selectOption({ label: 'Visa •••• 4242' });
      await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test.describe('a card on file', () => {
  test('becomes the default one, and stands first then', async ({ page, signIn }) => {
    await signIn(ROSA_PAYS);
    await page.goto(NEW_CARD);
    await addCard(page, CARDS.mastercard);
    await expect(listedCards(page)).toHaveText([/Visa.*Default/, /Mastercard/]);

    await page.getByRole('button', { name: 'Make default' }).click();

    await expect(page.getByText('Mastercard •••• 4444 is the default card')).toBeVisible();
    await expect(listedCards(page)).toHaveText([/Mastercard.*Default/, /Visa/]);
    await expect(page.getByRole('button', { name: 'Make default' })).toHaveCount(0);
    await page.reload();
    await expect(listedCards(page)).toHaveText([/Mastercard.*Default/, /Visa/]);
  });

  test('is removed after a question, and the other one becomes the default', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn(ROSA_PAYS);
    await page.goto(NEW_CARD);
    await addCard(page, CARDS.mastercard);
    await listedCards(page).filter({ hasText: 'Visa' }).click();
    await page.getByRole('button', { name: 'Remove card' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove Visa •••• 4242?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(listedCards(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Remove card' }).click();
    await question.getByRole('button', { name: 'Remove card' }).click();

    await expect(page.getByText('Visa •••• 4242 was removed')).toBeVisible();
    await expect(page).toHaveURL(NEW_CARD);
    await expect(listedCards(page)).toHaveText(/Mastercard.*Default/);
    await page.getByLabel('Card number').waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Name on card')).toBeFocused();
  });

  test('stays when the plan is paid with it, and says why', async ({ page, signIn }) => {
    await signIn(ROSA_PAYS);
    await page.goto(NEW_CARD);
    await listedCards(page).click();
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();

    await expect(page.getByRole('alert')).toHaveText(
      'Your plan is paid with this card. Add another one first, or cancel the plan.',
    );
    await expect(listedCards(page)).toHaveCount(1);
  });

  test('says that it expires soon, and that it has expired', async ({ page, signIn, console, expectAccessible }) => {
    await signIn();
    await page.goto(NEW_CARD);
    const today = new Date();
    const [month, year] = [today.getUTCMonth() + 1, today.getUTCFullYear()];
    await fillCard(page);
    await page.getByLabel('Expiration date').fill(`${String(month).padStart(2, '0')} / ${String(year).slice(-2)}`);
    await addButton(page).click();

    await expect(listedCards(page)).toContainText('Expires soon');
    await expect(page.getByRole('note')).toContainText('This card expires at the end of');
    await expectAccessible(page);

    await console.advanceClock(32 * DAY);
    await signIn();
    await page.reload();
    await expect(listedCards(page)).toContainText('Expired');
    await expect(page.getByRole('note')).toContainText('Invoices cannot be paid with it.');
    await page.getByRole('note').getByRole('link', { name: 'Add another card' }).click();
    await expect(page).toHaveURL(NEW_CARD);
  });

  test('that is not there any more is said to be gone', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/settings/payment-methods/pm_gone');
    await expect(page.getByRole('heading', { name: 'This card is not on file' })).toBeVisible();
  });
});

test('cards are for those who may manage the company', async ({ page, signIn, console }) => {
  await signIn(JONAS_MAY_NOT);
  await page.goto(NEW_CARD);
  await expect(page.getByText('Your role does not include billing.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  expect(await console.requests('GetPaymentMethods')).toHaveLength(0);
});
