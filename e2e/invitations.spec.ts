import type { Page } from '@playwright/test';
import { photo } from './files.ts';
import { expect, test } from './fixtures.ts';

const NEW = 'ada.okafor@northwindoutdoor.com';
const TOMAS = 'tomas@northwindoutdoor.com';

/** The path of the newest link that was mailed to somebody. */
async function mailedPath(mails: (to: string) => Promise<{ text: string }[]>, to: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const texts = (await mails(to)).map(({ text }) => text);
    path = texts.flatMap((text) => /\/onboard\/user\?token=\S+/.exec(text)?.[0] ?? []).at(0) ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

async function invite(page: Page, addresses: string) {
  await page.goto('/dashboard/users');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(addresses);
  await dialog.getByRole('button', { name: /^Invite/ }).click();
  return dialog;
}

const row = (page: Page, name: string) => page.getByRole('row', { name });

async function act(page: Page, name: string, what: string) {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('an invited person joins, may do little, is promoted, and may do more in the browser that is open', async ({
  page,
  browser,
  stack,
  console,
  signIn,
}) => {
  test.slow();
  await signIn();
  await invite(page, NEW);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, NEW)).toContainText('Invited');

  const context = await browser.newContext({ baseURL: stack.webUrl });
  const theirs = await context.newPage();
  await theirs.goto(await mailedPath(console.mails, NEW));
  await expect(theirs.getByRole('heading', { name: 'Join Northwind Outdoor' })).toBeVisible();
  await expect(theirs.getByText('Maya Lindqvist invites you to work here as Staff.')).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Your name' }).fill('Ada Okafor');
  await theirs.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await theirs.getByRole('button', { name: 'Accept and join' }).click();
  await expect(theirs.getByRole('heading', { name: 'You are in' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Continue without a picture' }).click();
  await expect(theirs.getByRole('heading', { name: 'Welcome to Parley, Ada' })).toBeVisible();

  await theirs.goto('/dashboard/users');
  await expect(row(theirs, 'Ada Okafor')).toContainText('you');
  await expect(theirs.getByText('Your role does not include inviting people.')).toBeVisible();
  await row(theirs, 'Jonas Reber').getByRole('button').click();
  await expect(theirs.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
  await theirs.keyboard.press('Escape');

  await page.reload();
  await act(page, 'Ada Okafor', 'Make an Admin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make an Admin' }).click();
  await expect(page.getByText('Ada Okafor is an Admin now')).toBeVisible();

  await expect(theirs.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await context.close();
});

test('who has joined shows their face, which is theirs from then on', async ({ page, api, signIn }) => {
  const { accessToken } = await signIn(TOMAS);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await expect(page.getByRole('heading', { name: 'You are in' })).toBeFocused();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a picture' }).click(),
  ]);
  await chooser.setFiles(photo('tomas.png'));
  await page.getByRole('button', { name: 'Save and go to the dashboard' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome to Parley, Tomás' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const { currentUser } = await api<{ currentUser: unknown }>('{ currentUser { avatar } }', {}, accessToken);
  expect(currentUser).toEqual({ avatar: expect.stringMatching(/\/assistants\/avatar\/.+/) });
});
