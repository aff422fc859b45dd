import { expect, test } from './fixtures.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { openConversationOf, reply, thread } from './composerPage.ts';
import { photo } from './files.ts';

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
      await dialog.getByRole('textbox', { name: 'Or pick a time' }).fill('in 2 hours');
      if (unlessReply) await dialog.getByRole('checkbox', { name: 'Unless they write first' }).check();
      await dialog.getByRole('button', { name: 'Schedule' }).click();
      await expect(dialog).toBeHidden();
      await expect(reply(page)).toHaveValue('');
    };
    await later('It has arrived', false);
    await page.locator('form input[type=file]').setInputFiles(photo('parcel.png'));
    await expect(page.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(1);
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
    // Nothing of it is lost to its author, who is told, and nothing of it reaches the visitor.
    await expect(thread(page).getByRole('button', { name: 'Open parcel.png' })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText(/^Your message to .* was not sent$/)).toBeVisible();
    await expect(chat.log).not.toContainText('Anything else?');
    await expect(chat.log.getByRole('img', { name: /parcel/ })).toBeHidden();
    await visitor.context().close();
  });

  test('says beside each usual time when that is, and schedules for it', async ({ page, signIn }) => {
    await page.clock.setFixedTime(new Date(2026, 10, 20, 14, 0));
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    await reply(page).fill('Good morning');
    await page.getByRole('button', { name: 'More ways to send' }).click();
    await page.getByRole('menuitem', { name: 'Send later' }).click();
    const times = page.getByRole('list', { name: 'Usual times' });

    await expect(times.getByRole('button')).toHaveText([
      'An hour Fri 20 Nov, 15:00',
      'This evening Fri 20 Nov, 18:00',
      'Tomorrow Sat 21 Nov, 09:00',
      'Next Monday Mon 23 Nov, 09:00',
      'In a week Fri 27 Nov, 09:00',
    ]);
    await times.getByRole('button', { name: /^Next Monday/ }).click();
    await expect(page.getByText('Sent Mon 23 Nov, 09:00')).toBeVisible();
  });
});
