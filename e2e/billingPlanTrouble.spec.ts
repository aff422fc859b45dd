import { expect, test } from './fixtures.ts';
import { addButton, addCard, CARDS, fillCard } from './cardPage.ts';
import { choosePlan, expectSetUp, planBox, SUBSCRIPTION } from './planPage.ts';

test.describe('picking a plan when something goes wrong', () => {
  test('the bank’s own page leads back into the picker, which goes on', async ({ page, signIn }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await fillCard(page, CARDS.authenticate);
    await addButton(page).click();
    await page.getByRole('button', { name: /Complete|Authorize|Approve/ }).click();
    await expectSetUp(page);
    await expect(page).toHaveURL(SUBSCRIPTION);
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
  });

  test('a second tab that comes back sees the plan as it is', async ({ page, context, signIn }) => {
    await page.clock.install();
    await signIn();
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page).getByRole('heading', { name: 'Standard' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(SUBSCRIPTION);
    await choosePlan(other, 'Pro');
    await addCard(other);
    await expectSetUp(other);

    await page.clock.setSystemTime(Date.now() + 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(planBox(page).getByRole('heading', { name: 'Pro' })).toBeVisible();
  });
});
