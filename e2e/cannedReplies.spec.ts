import { expect, test } from './fixtures.ts';
import { openConversationOf, reply, thread, tray } from './composerPage.ts';

test.describe('canned replies', () => {
  test('are put in by their shortcut, with the visitor’s name and files', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');

    await reply(page).pressSequentially('/hel');
    await expect(page.getByRole('option', { name: /\/hello/ })).toBeVisible();
    await reply(page).press('Enter');
    await expect(reply(page)).toHaveValue(/^Hi Hannah, Maya here from Northwind Outdoor/);

    await reply(page).pressSequentially(' /siz');
    await expect(page.getByRole('option', { name: /\/sizes/ })).toBeVisible();
    await reply(page).press('Tab');
    await expect(reply(page)).toHaveValue(/Hi Hannah.*Stand on a sheet of paper/);
    await expect(tray(page)).toContainText('boot-sizes.csv');
    await reply(page).press('Enter');
    await expect(thread(page).getByRole('link', { name: /boot-sizes\.csv/ })).toBeVisible();
  });

  test('are made, changed and deleted where they are used', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    await page.getByRole('button', { name: 'Canned replies' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('/repair')).toBeVisible();

    await dialog.getByRole('button', { name: 'New' }).click();
    await dialog.getByRole('textbox', { name: 'Shortcut' }).fill('hello');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Ski service');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Skis are ready in two days.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('/hello stands for another canned reply already.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Shortcut' }).fill('skis');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('/skis')).toBeVisible();

    await dialog.getByRole('button', { name: 'Edit /skis' }).click();
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Skis are ready the next day.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveCount(0);
    await expect(dialog.getByText('Skis are ready the next day.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use /skis' }).click();
    await expect(reply(page)).toHaveValue('Skis are ready the next day.');

    await page.getByRole('button', { name: 'Canned replies' }).click();
    await dialog.getByRole('button', { name: 'Delete /skis' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('/skis')).toBeHidden();
  });
});
