import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { reply } from './composerPage.ts';
import { photo } from './files.ts';
import { expect, MAYA, test } from './fixtures.ts';

test('an agent’s picture stands beside what they write, for visitors and for colleagues', async ({
  page,
  api,
  browser,
  stack,
  signIn,
  console,
}) => {
  test.slow();
  const maya = await agentOf(api, console);
  const uploaded = await fetch(`${stack.apiUrl}/assistants/avatar/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${maya.token}`, 'content-type': 'application/octet-stream' },
    body: photo('maya.png').buffer,
  });
  const { id: avatarImageId } = await uploaded.json();
  const { updateProfile } = await api<{ updateProfile: { id: string } }>(
    'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
    { input: { avatarImageId } },
    maya.token,
  );

  await page.goto(await chatAddress(api, stack.chatUrl, maya.token));
  const visitor = visitorOn(page);
  await visitor.write('My zip broke.');
  await expect(visitor.log).toContainText('Sent');
  const { id } = await maya.latest();
  await maya.reply(id, 'We repair it.');
  await maya.change({ id, assigneeId: updateProfile.id });
  const beside = visitor.log.getByRole('listitem').filter({ hasText: 'We repair it.' }).locator('img');
  await expect(beside).toBeVisible();
  await expect.poll(() => beside.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('header img')).toHaveAttribute('src', (await beside.getAttribute('src')) ?? '');

  const elsewhere = await browser.newContext({ baseURL: stack.webUrl });
  await signIn('jonas@northwindoutdoor.com', { context: elsewhere });
  const jonas = await elsewhere.newPage();
  await jonas.goto(`/dashboard/inbox/${id}`);
  const log = jonas.getByRole('log');
  await expect(log.getByText('We repair it.')).toBeVisible();
  await expect(log.locator('img')).toHaveCount(1);
  await expect(jonas.locator(`[data-conversation="${id}"] img`)).toBeVisible();
  await expect(jonas.getByRole('button', { name: 'Assignee: Maya Lindqvist' }).locator('img')).toBeVisible();

  await signIn(MAYA);
  await page.goto(`${stack.webUrl}/dashboard/inbox/${id}`);
  await expect(jonas.getByTitle('Maya Lindqvist is viewing').locator('img')).toBeVisible();
  await elsewhere.close();

  await console.addFault({ kind: 'Error', operation: 'AddNote', message: 'Not now.' });
  await expect(reply(page)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Note to colleagues' })).toBeFocused();
  await page.keyboard.type('Shelf three.');
  await page.keyboard.press('Enter');
  const note = page.getByRole('article', { name: 'Private note of Maya Lindqvist' });
  await expect(note).toContainText('Not added.');
  await expect(note.locator('img')).toBeVisible();
});
