import { expect, test } from './fixtures.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { drop, openConversationOf, paste, reply, thread, tray } from './composerPage.ts';
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

  test('says beside each file why it may not come', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    const input = page.locator('form input[type=file]');

    await input.setInputFiles({
      name: 'holiday.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(11 * 1024 * 1024, 1),
    });
    await expect(tray(page).getByRole('alert')).toContainText('at most 10');
    await page.getByRole('button', { name: 'Remove holiday.png' }).click();

    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]);
    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: program });
    await expect(tray(page).getByRole('alert')).toContainText('cannot be sent');
    await expect(tray(page).getByRole('button', { name: /Try again/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove photo.png' }).click();

    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
    await expect(tray(page)).toContainText('photo.png.pdf');
  });

  test('keeps texts and files over a reload, those of the note too', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    await reply(page).fill('No receipt needed');
    await page.locator('form input[type=file]').setInputFiles(photo('shelf.png'));
    await expect(tray(page)).toContainText('shelf.png');
    await page.getByRole('button', { name: 'Private note' }).click();
    await page.getByRole('textbox', { name: 'Note to colleagues' }).fill('Ask Jonas');

    await page.reload();

    await expect(reply(page)).toHaveValue('No receipt needed');
    await expect(tray(page)).toContainText('shelf.png');
    await page.getByRole('button', { name: 'Private note' }).click();
    await expect(page.getByRole('textbox', { name: 'Note to colleagues' })).toHaveValue('Ask Jonas');
  });

  test('takes a message back within ten seconds, on both sides, with all that was in it', async ({
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

  test('takes back the first of two that went out together', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    await reply(page).fill('The frist');
    await reply(page).press('Enter');
    await reply(page).fill('The second');
    await reply(page).press('Enter');
    await expect(thread(page).getByRole('button', { name: 'Undo' })).toHaveCount(2);

    await thread(page)
      .locator('[data-message]')
      .filter({ hasText: 'The frist' })
      .getByRole('button', { name: 'Undo' })
      .click();

    await expect(thread(page)).toContainText('You took a message back');
    await expect(reply(page)).toHaveValue('The frist');
    await expect(thread(page)).toContainText('The second');
    await expect(thread(page)).not.toContainText('The frist');
  });

  test('answers one message, which both sides see', async ({ page, signIn, browser, stack, api }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Do you rent skis?');
    await page.goto('/dashboard/inbox');
    await page.getByText('Do you rent skis?').click();

    await thread(page).getByText('Do you rent skis?').hover();
    await thread(page).getByRole('button', { name: 'Message actions' }).last().click();
    await page.getByRole('menuitem', { name: 'Reply to this message' }).click();
    await expect(reply(page)).toBeFocused();
    await page.keyboard.type('We do.');
    await page.keyboard.press('Enter');

    await expect(thread(page).locator('blockquote')).toContainText('Do you rent skis?');
    await expect(chat.log).toContainText('We do.');
    await visitor.context().close();
  });
});

test('the send key is a person’s own choice, on every device', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/inbox');
  await openConversationOf(page, 'Hannah Brandt');
  await page.getByRole('button', { name: 'More ways to send' }).click();
  await page.getByRole('menuitemradio', { name: /Ctrl/ }).click();

  await reply(page).fill('First line');
  await reply(page).press('Enter');
  await expect(reply(page)).toHaveValue('First line\n');
  await page.reload();
  await expect(page.getByText(/Enter makes a new line/).first()).toBeAttached();
  await reply(page).press('Control+Enter');
  await expect(reply(page)).toHaveValue('');
  await expect(thread(page)).toContainText('First line');
});
