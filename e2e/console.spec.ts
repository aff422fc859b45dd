import { expect, test } from './fixtures.ts';

test.describe('the console', () => {
  test('signs in as a demo person with one click', async ({ page, context, stack }) => {
    await page.goto(stack.apiUrl);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('row', { name: /Maya Lindqvist/ })
      .or(page.getByRole('listitem').filter({ hasText: 'Maya Lindqvist' }))
      .getByRole('button', { name: /Sign in/ })
      .click();

    const dashboard = await opened;
    await expect(dashboard).toHaveURL(`${stack.webUrl}/dashboard`);
    await expect(dashboard.getByText('Maya Lindqvist').first()).toBeVisible();
  });
});
