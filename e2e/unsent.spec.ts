import { expect, test } from './fixtures.ts';
import { openConversationOf, reply } from './composerPage.ts';

test.describe('what was not sent', () => {
  test('stands in its row as a draft, for whose it is, in this tab and another, until it is sent', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const hannah = page.getByRole('link', { name: /Hannah Brandt/ }).first();
    const claire = page.getByRole('link', { name: /Claire Fontaine/ }).first();
    const otherTab = await context.newPage();
    await otherTab.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    await reply(page).fill('The receipt is not needed');
    await expect(hannah).not.toContainText('Draft');

    await claire.click();

    await expect(hannah).toContainText('Draft: The receipt is not needed');
    await expect(claire).not.toContainText('Draft');
    await expect(otherTab.getByRole('link', { name: /Draft: The receipt is not needed/ })).toBeVisible();
    await page.reload();
    await expect(hannah).toContainText('Draft: The receipt is not needed');

    await openConversationOf(page, 'Hannah Brandt');
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    await reply(page).press('Enter');
    await claire.click();

    await expect(hannah).toContainText('Answered: The receipt is not needed');
    await expect(otherTab.getByText('Draft:')).toHaveCount(0);
    await otherTab.close();
  });
});
