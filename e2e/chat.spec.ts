import { readFile } from 'node:fs/promises';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test as base } from './fixtures.ts';

/** An agent of the demo company, and a visitor on its chat with Nori. */
const test = base.extend<{
  agent: Awaited<ReturnType<typeof agentOf>>;
  address: string;
  visitor: ReturnType<typeof visitorOn>;
}>({
  agent: async ({ api, console }, use) => use(await agentOf(api, console)),
  address: async ({ api, stack, agent }, use) => use(await chatAddress(api, stack.chatUrl, agent.token)),
  visitor: async ({ page, address }, use) => {
    await page.goto(address);
    await use(visitorOn(page));
  },
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

test('a visitor is greeted and known, goes on where they were after a reload and in a second tab, and what they write while offline is sent once', async ({
  page,
  context,
  visitor,
  address,
  agent,
}) => {
  await expect(page.getByRole('heading', { name: 'Nori' })).toBeVisible();
  await visitor.write('Do you ship to Norway?');
  await expect(visitor.log).toContainText('Do you ship to Norway?');
  await expect(visitor.log).toContainText('Sent');

  await page.reload();
  await expect(visitor.log).toContainText('Do you ship to Norway?');
  const second = await context.newPage();
  await second.goto(address);
  await expect(visitorOn(second).log).toContainText('Do you ship to Norway?');

  await expect.poll(async () => (await agent.latest()).visitor.pageViews).not.toEqual([]);
  const { visitor: known } = await agent.latest();
  expect(known).toMatchObject({ locale: await page.evaluate(() => navigator.language) });
  expect(known.browser).toMatch(/Chrome/);
  expect(known.timezone).not.toBeNull();
  expect(known.pageViews[0]).toMatchObject({ url: address });
  await second.close();

  await context.setOffline(true);
  await visitor.write('In the tunnel.');
  await expect(page.getByText(/you are offline/i)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/you are offline/i)).toHaveCount(0);
  const said = async () =>
    (await agent.latest()).said.filter(({ author }) => author === 'Visitor').map(({ body }) => body);
  await expect.poll(said).toEqual(['Do you ship to Norway?', 'In the tunnel.']);
});

test('a visitor asks a question of the home page, finds the way back, and has several conversations, each of which tells what is new', async ({
  page,
  visitor,
  agent,
}) => {
  await expect(page.getByRole('region', { name: 'Who else is here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call the shop' })).toHaveAttribute('href', 'tel:+41315550142');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Where is my order?');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('Sent');
  const first = await agent.latest();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await agent.reply(first.id, 'It left yesterday.');
  await page.getByRole('button', { name: /It left yesterday.*1 new/ }).click();
  await expect(visitor.log).toContainText('It left yesterday.');
  await expect
    .poll(async () => (await agent.latest()).said.map(({ body }) => body).slice(1))
    .toEqual(['Where is my order?', 'It left yesterday.']);

  await page.getByRole('button', { name: 'Your conversations' }).click();
  await page.getByRole('button', { name: 'Start a new conversation' }).click();
  await visitor.write('Do you ship to Norway?');
  await expect(visitor.log).toContainText('Sent');
  await agent.reply(first.id, 'It is there tomorrow.');
  await page.getByRole('button', { name: 'Your conversations, 1 new' }).click();
  await page.getByRole('button', { name: /It is there tomorrow.*1 new/ }).click();

  await expect(visitor.log).toContainText('It is there tomorrow.');
  await visitor.write('Thank you.');
  await expect.poll(async () => (await agent.latest()).id).toBe(first.id);
  await expect(page.getByRole('button', { name: 'Your conversations', exact: true })).toBeVisible();
});

test('a visitor finds an article on the home page and reads it there', async ({ page, visitor, expectAccessible }) => {
  const articles = page.getByRole('region', { name: 'From our guides' });
  await expect(articles.getByRole('listitem')).toHaveCount(3);

  await articles.getByRole('searchbox', { name: 'Search articles' }).fill('returns');
  await articles.getByRole('button', { name: 'How returns work' }).click();
  const reader = page.getByRole('dialog', { name: 'How returns work' });
  await expect(reader.getByRole('heading', { name: 'What we take back' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Open in the help centre' })).toHaveAttribute('target', '_blank');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(articles.getByRole('button', { name: 'How returns work' })).toBeFocused();
  await expect(visitor.log).toHaveCount(0);
});

test('a visitor sends pictures and files, which both sides then have', async ({ page, visitor, agent }) => {
  await page.getByRole('button', { name: 'Send us a message' }).click();
  await page.getByLabel('Files to attach').setInputFiles([
    { name: 'zip.png', mimeType: 'image/png', buffer: PIXEL },
    { name: 'invoice.txt', mimeType: 'text/plain', buffer: Buffer.from('Invoice 4812') },
  ]);
  const chosen = page.getByRole('list', { name: 'Attached files' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(chosen.getByRole('progressbar')).toHaveCount(0);
  await visitor.write('My zip.');

  const picture = visitor.log.getByRole('img', { name: 'zip.png' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  await expect(visitor.log.getByRole('link', { name: /invoice\.txt/ })).toBeVisible();
  const last = (await agent.latest()).said.at(-1);
  expect(last?.attachments).toEqual([{ name: 'zip.png' }, { name: 'invoice.txt' }]);
});

test('a visitor takes the transcript along, by mail and as a file, and rates the conversation once it is resolved', async ({
  page,
  console,
  visitor,
  agent,
}) => {
  await visitor.write('My zip broke.');
  await expect(visitor.log).toContainText('Sent');
  const { id } = await agent.latest();
  await agent.reply(id, 'We repair it.');
  await expect(visitor.log).toContainText('We repair it.');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Send transcript by mail' }).click();
  await page.getByRole('textbox', { name: 'Send the transcript to' }).fill('ada@visitor.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code from the mail' })).toBeFocused();
  const [asking] = await console.mails('ada@visitor.example');
  await page.keyboard.type(/\d{6}/.exec(asking?.text ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The transcript is on its way to ada@visitor.example.')).toBeVisible();
  const [mail] = await console.mails('ada@visitor.example');
  expect(mail?.text).toContain('We repair it.');
  expect(mail?.replyTo).toBe('hello@northwindoutdoor.com');

  await page.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download transcript' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('My zip broke.');

  await agent.change({ id, status: 'Resolved' });
  await page.getByRole('radio', { name: 'Good, 4 of 5' }).check();
  await expect(page.getByRole('button', { name: 'Start a new conversation' })).toBeInViewport();
  await page.getByRole('textbox', { name: /Anything to add/ }).fill('Quick.');
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText(/You rated this conversation: good/)).toBeVisible();
  expect(await agent.latest()).toMatchObject({ csatRating: 4, csatComment: 'Quick.', status: 'Resolved' });
  await page.reload();
  await expect(page.getByText(/You rated this conversation: good/)).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(visitor.box).toBeVisible();
  await expect(page.getByText('My zip broke.')).toHaveCount(0);
});

test('the chat has room on a small phone, and in a small window at 200 %', async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(address);
  const visitor = visitorOn(page);
  await expect(visitor.box).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Send us a message' }).click();
  await expect(page.getByRole('radio', { name: 'A person' })).toBeInViewport({ ratio: 1 });
  await visitor.write('My zip broke.');
  await expect(visitor.log).toContainText('Sent');

  await page.getByRole('button', { name: 'Your conversations' }).click();
  await expect(page.getByRole('navigation', { name: 'Your conversations' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('region', { name: 'More' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 200 });
  await page.getByRole('button', { name: 'Emojis' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search emojis' })).toBeInViewport({ ratio: 1 });
  await expect(visitor.box).toBeInViewport({ ratio: 1 });
});

test('the chat is used by keyboard alone', async ({ page, visitor, agent }) => {
  await expect(visitor.box).toBeFocused();
  await page.keyboard.type('My zip broke.');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('Sent');

  /** Presses Tab, or Shift and Tab, until what has this name has the focus. */
  const reach = async (role: 'button' | 'textbox' | 'radio', name: string, key = 'Shift+Tab') => {
    const target = page.getByRole(role, { name, exact: true }).first();
    for (let step = 0; step < 25; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };

  await reach('button', 'Back to the start');
  await page.keyboard.press('Enter');
  await expect(visitor.box).toBeFocused();
  await page.keyboard.press('Tab');
  await reach('button', 'Start a new conversation', 'Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('My zip broke.');

  await reach('button', 'More');
  await page.keyboard.press('Enter');
  await reach('button', 'Ask for a person', 'Tab');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('You asked for a person');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  const { id } = await agent.latest();
  await agent.change({ id, status: 'Resolved' });
  await expect(page.getByRole('group', { name: 'How did it go?' })).toBeVisible();
  await reach('textbox', 'Your message', 'Tab');
  await reach('button', 'Start a new conversation');
  await page.keyboard.press('Enter');
  await expect(visitor.box).toBeFocused();
  await page.keyboard.type('Another thing.');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('Sent');
  await reach('button', 'Your conversations');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start a new conversation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your conversations' })).toBeFocused();
});

test('the box in a preview is as high as what it says, also once a long name is shortened', async ({ page, stack }) => {
  const show = (title: string) =>
    page.evaluate((message) => window.postMessage(message, '*'), {
      kind: 'parley.preview',
      view: 'Chat',
      assistant: {
        id: 'preview',
        type: 'FloatingWidget',
        title,
        avatar: null,
        clientName: 'Northwind Outdoor',
        version: 1,
        config: publicConfig(newConfig({ title }), (path) => path),
        team: [],
        availability: { isOpen: true, opensAt: null, replyMinutes: null, isSomebodyOnline: false },
        customEmojis: [],
      },
    });
  const box = page.getByRole('textbox', { name: 'Your message', includeHidden: true });
  const height = () => box.evaluate(({ clientHeight }) => clientHeight);
  await page.setViewportSize({ width: 400, height: 600 });
  await page.goto(`${stack.chatUrl}/chat/preview`);
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();

  await show('Nori');
  await expect(box).toHaveAttribute('placeholder', 'Write to Nori');
  const low = await height();
  await show('Nori '.repeat(12).trim());
  await expect.poll(height).toBeGreaterThan(low);
  await show('Nori');
  await expect.poll(height).toBe(low);
});
