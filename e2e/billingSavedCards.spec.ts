import { expect, test } from './fixtures.ts';
import { addButton, addCard, CARDS, fillCard, listedCards, NEW_CARD } from './cardPage.ts';

const ROSA_PAYS = 'rosa@cafekestrel.example';
const DAY = 24 * 60 * 60 * 1000;

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
    await expect(page.getByRole('heading', { name: 'Visa •••• 4242' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove card' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove Visa •••• 4242?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(listedCards(page)).toHaveCount(2);

    await page.getByRole('button', { name: 'Remove card' }).click();
    await question.getByRole('button', { name: 'Remove card' }).click();

    await expect(page.getByText('Visa •••• 4242 was removed')).toBeVisible();
    await expect(page).toHaveURL(NEW_CARD);
    await expect(listedCards(page)).toHaveText([/Mastercard.*Default/]);
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

  test('says that it expires soon, and that it has expired', async ({ page, signIn, expectAccessible }) => {
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

    const card = page.url();
    await page.clock.setSystemTime(Date.now() + 32 * DAY);
    await page.goto(card);
    await expect(listedCards(page)).toContainText('Expired');
    await expect(page.getByRole('note')).toContainText('Invoices cannot be paid with it.');
    await page.getByRole('note').getByRole('link', { name: 'Add another card' }).click();
    await expect(page).toHaveURL(NEW_CARD);
  });

  test('that another tab has removed is not changed here, and is said to be gone', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(ROSA_PAYS);
    await page.goto(NEW_CARD);
    await addCard(page, CARDS.mastercard);
    await page.getByRole('button', { name: 'Make default' }).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Remove card' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(listedCards(other)).toHaveText([/Visa/]);

    await page.getByRole('button', { name: 'Make default' }).click();

    await expect(page.getByRole('heading', { name: 'This card is not on file' })).toBeVisible();
    await expect(listedCards(page)).toHaveText([/Visa/]);
  });

  test('that is not there any more is said to be gone', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/settings/payment-methods/pm_gone');
    await expect(page.getByRole('heading', { name: 'This card is not on file' })).toBeVisible();
  });
});
