import { expect, test } from './fixtures.ts';
import { addButton, addCard, CARDS, fillCard, listedCards, NEW_CARD } from './cardPage.ts';

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.goto(NEW_CARD);
});

test.describe('a bank that asks on its own page', () => {
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
});
