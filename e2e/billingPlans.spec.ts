import { expect, test } from './fixtures.ts';
import { addCard } from './cardPage.ts';
import { choosePlan, expectSetUp, hearToasts, planBox, SUBSCRIPTION } from './planPage.ts';

test.describe('picking', () => {
  test('the plan one is on: only the card is new, and two toasts say so in turn', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await expect(planBox(page)).toContainText('Pick a plan and add a card to go on after that.');
    await choosePlan(page, 'Standard');
    const toasts = ['Payment method added successfully', 'Billing set up successfully.'];
    const heard = await hearToasts(page, toasts);
    await addCard(page);
    await expectSetUp(page);
    expect(await heard.jsonValue()).toEqual(toasts);
    expect(await console.requests('UpdateSubscription')).toEqual([]);
    await expect(planBox(page)).toContainText('Your card pays from then on.');
    await page.reload();
    await expect(planBox(page)).toContainText('Your card pays from then on.');
  });
});
