import { expect, test } from './fixtures.ts';

test('what is set on an assistant is seen beside it, and after publishing on a site that somebody else is on', async ({
  page,
  browser,
  signIn,
  stack,
}) => {
  await signIn();
  const visitor = await browser.newContext();
  const shop = await visitor.newPage();
  await page.goto('/dashboard/assistants');
  await page.getByRole('link', { name: 'Nori' }).click();

  // The seed has a draft of it; this one begins with what visitors see.
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Everything is published')).toBeVisible();
  await page.getByRole('link', { name: 'Home page' }).click();
  await page.getByRole('textbox', { name: 'Greeting' }).fill('Where are you heading this winter?');
  const preview = page.frameLocator('iframe[title="Preview of the chat"]');
  await expect(preview.getByText('Where are you heading this winter?')).toBeVisible();
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByRole('textbox', { name: 'CSS' }).fill('.chat-foot { display: none }');
  await expect(preview.getByText('Chat by Parley')).toBeHidden();
  await expect(page.getByText('2 changes not published')).toBeVisible();

  // Who is sent the draft sees it.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to the draft' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // The draft is saved moments after it was changed.
  await expect(async () => {
    await shop.goto(link);
    await expect(shop.getByText('Preview of a draft.')).toBeVisible();
    await expect(shop.getByText('Where are you heading this winter?')).toBeVisible({ timeout: 2000 });
  }).toPass();

  await shop.goto(`${stack.apiUrl}/stand-ins/shop/boots`);
  await shop.getByRole('button', { name: /^Ask Nori/ }).click();
  const chat = shop.frameLocator('iframe[title="Nori"]');
  await expect(chat.getByRole('heading', { name: 'Nori' })).toBeVisible();
  await expect(chat.getByText('Where are you heading this winter?')).toBeHidden();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish Nori' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For winter');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Version \d+ is live$/)).toBeVisible();

  await shop.reload();
  await shop.getByRole('button', { name: /^Ask Nori/ }).click();
  await expect(chat.getByText('Where are you heading this winter?')).toBeVisible();
  await expect(chat.getByText('Chat by Parley')).toBeHidden();
  await visitor.close();
});

test('a new assistant begins with a template and is in the menu of chatbots', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/assistants');
  await page.getByRole('button', { name: 'New assistant' }).click();
  const dialog = page.getByRole('dialog', { name: 'New assistant' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Summit');
  await dialog.getByText('Booking').click();
  await dialog.getByRole('button', { name: 'Create assistant' }).click();

  await expect(page).toHaveURL(/\/dashboard\/assistants\/chatbot-widget\/asst_\w+\/appearance$/);
  await page.getByRole('button', { name: 'Open Your Chatbot' }).click();
  await expect(page.getByRole('menuitem', { name: /Summit/ })).toBeVisible();
});
