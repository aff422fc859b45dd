import { expect, test } from './fixtures.ts';
import { addCard, CARDS, NEW_CARD } from './cardPage.ts';

test.describe('a new card', () => {
  test('is added once its form is sent, stands in the list, and is opened', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto(NEW_CARD);
    await page.getByLabel('Card number').waitFor();
    await expectAccessible(page);

    await addCard(page, CARDS.mastercard);

    await expect(page).toHaveURL(/payment-methods\/pm_/);
    const menu = page.getByRole('navigation', { name: 'Payment methods' });
    await expect(menu.getByRole('link', { name: 'Mastercard •••• 4444' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
  });
});
