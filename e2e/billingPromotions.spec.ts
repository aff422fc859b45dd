import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { NEW_CARD } from './cardPage.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Promotion code' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove promotion code' });
const QUESTION = 'Are you sure you want to remove the applied promotion code?';

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.goto(NEW_CARD);
});

test('a promotion code is applied, stays over a reload, and is taken away after a question', async ({
  page,
  console,
  expectAccessible,
}) => {
  await field(page).fill('welcome20');
  await apply(page).dblclick();

  await expect(page.getByText('Promotion code added successfully')).toBeVisible();
  await expect(field(page)).toHaveValue('WELCOME20');
  await expect(field(page)).not.toBeEditable();
  await expect(remove(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('20% off is applied.');
  await expect(apply(page)).toHaveCount(0);
  expect(await console.answered('ApplyStripePromotionCode')).toHaveLength(1);
  await page.reload();
  await expect(field(page)).toHaveValue('WELCOME20');
  await page.getByLabel('Card number').waitFor();
  await expectAccessible(page);

  await remove(page).click();
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page)).toHaveValue('WELCOME20');
  await remove(page).click();
  await question.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByText('Promotion code removed successfully')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeEditable();
  await expect(field(page)).toBeFocused();
  await expect(apply(page)).toBeVisible();
  await page.reload();
  await expect(apply(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('Enter applies the code, and does not send the card', async ({ page, console }) => {
  await page.getByLabel('Card number').waitFor();
  await field(page).fill('TENOFF');
  await field(page).press('Enter');

  await expect(field(page)).toHaveAccessibleDescription('$10 off is applied.');
  expect(await console.requests('CreateStripeSetupIntent')).toHaveLength(0);
});

for (const [code, message] of [
  ['NOSUCH', 'This promotion code does not exist.'],
  ['SUMMER', 'This promotion code is not valid any more.'],
] as const) {
  test(`${code} is refused: the field is cleared, and says why`, async ({ page, expectAccessible }) => {
    const sentence = `Error occurred while adding promotion code: ${message}`;
    await field(page).fill(code);
    await apply(page).click();

    await expect(field(page)).toHaveAccessibleDescription(sentence);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText(sentence)).toHaveCount(2);
    await expectAccessible(page);
    await field(page).fill('T');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
  });
}

test('no code is none to apply', async ({ page, console }) => {
  await apply(page).click();
  await expect(field(page)).toHaveAccessibleDescription('Enter a promotion code.');
  expect(await console.requests('ApplyStripePromotionCode')).toHaveLength(0);
});

test('a code that could not be sent or taken away says so, and can be tried again', async ({ page, console }) => {
  await console.addFault({ kind: 'DroppedRequest', operation: 'ApplyStripePromotionCode' });
  await field(page).fill('WELCOME20');
  await apply(page).click();
  await expect(field(page)).toHaveAccessibleDescription(
    /^Error occurred while adding promotion code: Parley could not/,
  );
  await console.clearFaults();
  await field(page).fill('WELCOME20');
  await apply(page).click();
  await expect(field(page)).toHaveAccessibleDescription('20% off is applied.');

  await console.addFault({ kind: 'DroppedRequest', operation: 'RemoveStripePromotionCode' });
  await remove(page).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^Error occurred while removing promotion code: Parley could not/)).toBeVisible();
  await expect(field(page)).toHaveValue('WELCOME20');
  await console.clearFaults();
  await remove(page).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Promotion code removed successfully')).toBeVisible();
});

test('a promotion that does not load leaves the card form as it is, and can be asked for again', async ({
  page,
  console,
}) => {
  await console.addFault({ kind: 'ServerErrorPage', operation: 'StripePromotion' });
  await page.reload();
  await expect(field(page)).toHaveAccessibleDescription(/The promotion code did not load/);
  await expect(page.getByLabel('Card number')).toBeVisible();

  await console.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(apply(page)).toBeVisible();
});
