import { expect, test } from './fixtures.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { drop, paste, reply, thread, tray } from './composerPage.ts';
import { photo } from './files.ts';

test.describe('the composer', () => {
  test('sends pictures and files, dropped, pasted and chosen; the visitor gets them', async ({
    page,
    signIn,
    browser,
    stack,
    api,
  }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('What do I need for the repair?');
    await page.goto('/dashboard/inbox');
    await page.getByText('What do I need for the repair?').click();
    await reply(page).click();

    await drop(page, 'strap.png');
    await paste(page, 'buckle.png');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).click();
    await (
      await chooser
    ).setFiles({ name: 'form.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
    await expect(tray(page).getByRole('listitem')).toHaveCount(3);
    await expect(tray(page)).toContainText('form.pdf');

    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(thread(page).getByRole('button', { name: 'Open strap.png' })).toBeVisible();
    await expect(thread(page).getByRole('link', { name: /form\.pdf/ })).toBeVisible();
    await expect(tray(page)).toBeHidden();
    await expect(thread(page).getByRole('button', { name: 'Undo' })).toBeVisible();

    await thread(page).getByRole('button', { name: 'Open strap.png' }).click();
    const lightbox = page.getByRole('dialog', { name: 'strap.png' });
    await expect(lightbox.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'buckle.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await visitor.context().close();
  });

  test('takes a message back within ten seconds, on both sides, with all that was in it', async ({
    page,
    signIn,
    browser,
    stack,
    api,
  }) => {
    test.slow();
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Is my jacket ready?');
    await page.goto('/dashboard/inbox');
    await page.getByText('Is my jacket ready?').click();
    await reply(page).fill('Yes, since Tuseday');
    await page.locator('form input[type=file]').setInputFiles(photo('jacket.png'));
    await expect(tray(page)).toContainText('jacket.png');
    await reply(page).press('Enter');
    await expect(chat.log).toContainText('Yes, since Tuseday');

    await thread(page).getByRole('button', { name: 'Undo' }).click();

    await expect(chat.log).not.toContainText('Yes, since Tuseday');
    await expect(thread(page)).toContainText('You took a message back');
    await expect(reply(page)).toHaveValue('Yes, since Tuseday');
    await expect(tray(page)).toContainText('jacket.png');
    await reply(page).fill('Yes, since Tuesday');
    await reply(page).press('Enter');
    await expect(chat.log).toContainText('Yes, since Tuesday');

    await thread(page).getByText('Yes, since Tuesday').hover();
    await thread(page).getByRole('button', { name: 'Message actions' }).last().click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Edit the message' }).fill('Yes, since Monday');
    await page.keyboard.press('Enter');
    await expect(chat.log).toContainText('Yes, since Monday');
    await expect(thread(page)).toContainText('edited');
    await expect(thread(page).getByRole('button', { name: 'Message actions' }).last()).toBeFocused();
    await visitor.context().close();
  });
});
