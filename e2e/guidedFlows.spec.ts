import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const KINDS = ['Text', 'Button', 'Link', 'Article', 'Ask', 'Form', 'Calendly', 'Team', 'Handoff'] as const;

async function newFlow(page: Page, name: string) {
  await page.goto('/dashboard/guided-flows');
  await page.getByRole('button', { name: 'New flow', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New guided flow' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create flow' }).click();
  await expect(page).toHaveURL(/guided-flows\/(?!automated)[^/?]+$/);
  await expect(page.getByRole('toolbar', { name: 'Add a step' })).toBeVisible();
}

test('a flow of all kinds is drawn by mouse: dragged, connected, undone and saved', async ({ page, signIn }) => {
  await signIn();
  await newFlow(page, 'By mouse');
  const dock = page.getByRole('toolbar', { name: 'Add a step' });
  const canvas = page.locator('.react-flow');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas.');

  for (const [index, kind] of KINDS.entries()) {
    await dock.getByRole('button', { name: kind, exact: true }).dragTo(canvas, {
      targetPosition: { x: 330 + (index % 3) * 200, y: 70 + Math.floor(index / 3) * 100 },
    });
  }
  await expect(page.locator('.react-flow__node')).toHaveCount(KINDS.length + 2);

  // From the presentation to the first text.
  const from = page.locator('[data-id="presentation"] .react-flow__handle.source');
  const text = page.getByLabel(/^Text: /);
  await from.hover();
  await page.mouse.down();
  const to = await text.locator('.react-flow__handle.target').boundingBox();
  if (!to) throw new Error('There is no text.');
  await page.mouse.move(to.x - 20, to.y, { steps: 5 });
  await page.mouse.move(to.x + 4, to.y + 4, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.react-flow__edge')).toHaveCount(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.react-flow__edge')).toHaveCount(2);

  await page.locator('[data-id="presentation"]').click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Test from here']);
  await page.keyboard.press('Escape');

  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.locator('.react-flow__node')).toHaveCount(KINDS.length + 2);
});

test('a flow of all kinds is drawn by keyboard alone, and what is wrong is said', async ({ page, signIn }) => {
  await signIn();
  await newFlow(page, 'By keyboard');
  await page.keyboard.press('o');
  const list = page.getByRole('list', { name: 'Steps' });
  await expect(list).toBeVisible();
  const add = page.getByRole('button', { name: 'Add step' });
  for (const [index] of KINDS.entries()) {
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: 'Add a step' })).toBeVisible();
    for (let down = 0; down < index; down += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list.locator('[data-step]')).toHaveCount(index + 2);
  }

  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByText(/steps have no text/)).toBeVisible();
  await expect(problems.getByText(/^Error: Add a web address to/)).toBeVisible();
  await expect(problems.getByText(/^Error: Pick a form for/)).toBeVisible();

  await list.locator('[data-step]').last().focus();
  await page.keyboard.press('Delete');
  await expect(list.locator('[data-step]')).toHaveCount(KINDS.length);
  await page.keyboard.press('Control+z');
  await expect(list.locator('[data-step]')).toHaveCount(KINDS.length + 1);
});

test('what was tried is kept as a test, which gates publishing; versions are compared and one is restored', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard/guided-flows/flow_returns');
  const steps = page.getByRole('list', { name: 'Steps' });
  const pane = page.getByRole('complementary', { name: 'Test' });
  await page.getByRole('radio', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const chat = page.frameLocator('iframe[title="Preview of the chat"]');
  await chat.getByRole('button', { name: 'Wrong size' }).click();
  await chat.getByRole('button', { name: 'How an exchange works' }).click();
  await chat.getByText('Read “Exchanging a size”').click();
  await expect(chat.getByRole('log')).toContainText('You have 60 days');
  await pane.getByRole('button', { name: 'Save as test' }).click();
  await pane.getByRole('textbox', { name: 'Name of the test' }).fill('An exchange is explained');
  await pane.getByRole('button', { name: 'Save', exact: true }).click();
  await pane.getByRole('button', { name: 'Actions for An exchange is explained' }).click();
  await page.getByRole('menuitem', { name: 'Must pass to publish' }).click();
  await expect(pane.getByText(/must pass to publish/)).toBeVisible();

  await steps.getByRole('button', { name: 'Actions for Wrong size' }).click();
  await page.getByRole('menuitem', { name: 'Disconnect what follows' }).click();
  await expect(pane.getByText('1 of 1 fails')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Publish “Returns and repairs”' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText(/^The test “An exchange is explained” must pass/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane.getByText('All pass')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('As it was');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 4 is live')).toBeVisible();

  await page.getByRole('radio', { name: 'Canvas' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('list', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Version 3/ }).click();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText(/[1-9] added/);
  await expect(page.locator('.flow-edge-added').first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 3' }).click();
  await expect(page.getByText('Version 3 is in your draft')).toBeVisible();
});
