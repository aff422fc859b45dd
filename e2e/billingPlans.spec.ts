import { expect, test } from './fixtures.ts';
import { addCard, fillCard } from './cardPage.ts';
import { choosePlan, expectSetUp, hearToasts, picker, planBox, planCard, SUBSCRIPTION } from './planPage.ts';

test.describe('the plan picker', () => {
  test('asks before a card that was typed is lost', async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await page.goto(SUBSCRIPTION);
    await choosePlan(page, 'Pro');
    await fillCard(page);
    // The card's own fields keep their keys to themselves.
    await picker(page).getByLabel('Name on card').press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('Security code')).toHaveValue('123');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Security code')).toHaveValue('123');

    await picker(page).getByRole('button', { name: 'Back' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(planCard(page, 'Pro').getByRole('button', { name: 'Selected' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
  });
});

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
