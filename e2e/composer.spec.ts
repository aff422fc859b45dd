import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { photo } from './files.ts';

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const tray = (page: Page) => page.getByRole('list', { name: 'Files to send' });

/** Opens a conversation that a visitor has just begun. */
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
    await page.getByText('Hannah Brandt').first().click();
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
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove photo.png' }).click();

    await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
    await expect(tray(page)).toContainText('photo.png.pdf');
  });

  test('keeps texts and files over a reload, those of the note too', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByText('Hannah Brandt').first().click();
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

test.describe('a private note', () => {
  test('is seen by colleagues at once, and never by the visitor', async ({ page, signIn, browser, stack, api }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Where is my parcel?');
    const jonasContext = await browser.newContext({ baseURL: stack.webUrl });
    await signIn('jonas@northwindoutdoor.com', { context: jonasContext });
    const jonas = await jonasContext.newPage();
    for (const agent of [page, jonas]) {
      await agent.goto('/dashboard/inbox');
      await agent.getByText('Where is my parcel?').click();
    }

    await page.keyboard.press('n');
    const note = page.getByRole('textbox', { name: 'Note to colleagues' });
    await expect(note).toBeFocused();
    await page.keyboard.type('@Jon');
    await expect(page.getByRole('option', { name: /Jonas Reber/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('it is on shelf three');
    await page.keyboard.press('Enter');

    await expect(jonas.getByRole('article', { name: 'Private note of Maya Lindqvist' })).toContainText(
      '@Jonas Reber it is on shelf three',
    );
    await expect(page.locator('[data-conversation]').first()).toContainText('Where is my parcel?');
    await reply(jonas).fill('On its way.');
    await reply(jonas).press('Enter');
    await expect(chat.log).toContainText('On its way.');
    await expect(visitor.getByText('shelf three')).toHaveCount(0);
    await visitor.reload();
    await expect(chat.log).toContainText('On its way.');
    await expect(visitor.getByText('shelf three')).toHaveCount(0);
    await visitor.context().close();
    await jonasContext.close();
  });
});

/** As a browser does it when a file is dropped on the composer. */
async function drop(page: Page, name: string) {
  const data = await transferOf(page, name);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await reply(page).dispatchEvent(type, { dataTransfer: data });
  }
}

async function paste(page: Page, name: string) {
  const clipboardData = await transferOf(page, name);
  await reply(page).evaluate((field, data) => {
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, clipboardData);
}

function transferOf(page: Page, name: string) {
  const { buffer, mimeType } = photo(name);
  return page.evaluateHandle(
    ({ bytes, name, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    { bytes: [...buffer], name, type: mimeType },
  );
}

test.describe('canned replies', () => {
  test('are put in by their shortcut, with the visitor’s name and files, and warn of what is not known', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByText('Hannah Brandt').first().click();

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

    await page.getByText('Visitor 4821').first().click();
    await reply(page).pressSequentially('/hello');
    await expect(page.getByRole('option', { name: /\/hello/ })).toBeVisible();
    await reply(page).press('Enter');
    await expect(page.getByText(/Not known of this visitor: \{\{visitor\.first_name\}\}/)).toBeVisible();
  });

  test('are made, changed and deleted where they are used', async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByText('Hannah Brandt').first().click();
    await page.getByRole('button', { name: 'Canned replies' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('/repair')).toBeVisible();
    await expectAccessible(page);

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

test.describe('sending later', () => {
  test('sends at its time, and not when the visitor writes first; it can be changed and cancelled', async ({
    page,
    signIn,
    browser,
    stack,
    api,
    console,
  }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Tell me when it arrives');
    await page.goto('/dashboard/inbox');
    await page.getByText('Tell me when it arrives').click();

    const later = async (text: string, unlessReply: boolean) => {
      await reply(page).fill(text);
      await page.getByRole('button', { name: 'More ways to send' }).click();
      await page.getByRole('menuitem', { name: 'Send later' }).click();
      const dialog = page.getByRole('dialog', { name: 'Send later' });
      await dialog.getByRole('textbox', { name: 'Or when you like' }).fill('in 2 hours');
      if (unlessReply) await dialog.getByRole('checkbox', { name: 'Unless they write first' }).check();
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(dialog).toBeHidden();
      await expect(reply(page)).toHaveValue('');
    };
    await later('It has arrived', false);
    await later('Anything else?', true);
    const scheduled = page.getByRole('list', { name: 'Scheduled messages' });
    await expect(scheduled.getByRole('listitem')).toHaveCount(2);
    await expect(scheduled).toContainText('unless they write first');

    await later('Never to be sent', false);
    await scheduled
      .getByRole('listitem')
      .filter({ hasText: 'Never' })
      .getByRole('button', { name: /Cancel/ })
      .click();
    await expect(reply(page)).toHaveValue('Never to be sent');
    await reply(page).fill('');

    await chat.write('Hello?');
    await console.advanceClock(2.1 * 60 * 60_000);
    await expect(chat.log).toContainText('It has arrived');
    await expect(scheduled).toBeHidden();
    await expect(thread(page)).toContainText('was not sent, because');
    await expect(chat.log).not.toContainText('Anything else?');
    await visitor.context().close();
  });
});

test('the send key is a person’s own choice, on every device', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/inbox');
  await page.getByText('Hannah Brandt').first().click();
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
