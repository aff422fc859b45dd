import { readFile } from 'node:fs/promises';
import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test as base } from './fixtures.ts';

/** A visitor on the chat page with Nori, and an agent beside. */
const test = base.extend<{ agent: Awaited<ReturnType<typeof agentOf>>; visitor: ReturnType<typeof visitorOn> }>({
  agent: async ({ api }, use) => use(await agentOf(api)),
  visitor: async ({ page, api, stack, agent }, use) => {
    await page.goto(await chatAddress(api, stack.chatUrl, agent.token));
    await use(visitorOn(page));
  },
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('a visitor', () => {
  test('writes on while the chat cannot be reached, over a reload, and all of it arrives once and in order', async ({
    page,
    visitor,
    agent,
  }) => {
    await visitor.write('Before.');
    await expect(visitor.log).toContainText('Sent');
    await page.route('**/graphql', (route) => route.abort());
    await visitor.write('One.');
    await visitor.write('Two.');
    await visitor.write('Three.');
    await expect(visitor.log).toContainText('Not sent yet.');

    await page.reload();
    await expect(visitor.log).toContainText('Three.');
    await visitor.write('Four.');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Retry now' }).click();

    const said = async () => (await agent.latest()).said.map(({ body }) => body).slice(1);
    await expect.poll(said).toEqual(['Before.', 'One.', 'Two.', 'Three.', 'Four.']);
    await expect(visitor.log.getByText('Four.')).toHaveCount(1);
  });

  test('edits and removes what has not been sent', async ({ page, context, visitor, agent }) => {
    await visitor.write('Before.');
    await expect(visitor.log).toContainText('Sent');
    await context.setOffline(true);
    await visitor.write('Wrong.');
    await visitor.write('Rong.');
    const row = (text: string) => visitor.log.getByRole('listitem').filter({ hasText: text });

    await row('Wrong.').getByRole('button', { name: 'Remove' }).click();
    await row('Rong.').getByRole('button', { name: 'Edit' }).click();
    await expect(visitor.box).toHaveValue('Rong.');
    await visitor.write('Right.');
    await context.setOffline(false);

    await expect
      .poll(async () => (await agent.latest()).said.map(({ body }) => body).slice(1))
      .toEqual(['Before.', 'Right.']);
    await expect(page.getByText('Wrong.')).toHaveCount(0);
  });

  test('has several conversations, is told what is new in another, and goes on with it', async ({
    page,
    visitor,
    agent,
  }) => {
    await visitor.write('My zip broke.');
    await expect(visitor.log).toContainText('Sent');
    const first = await agent.latest();
    await page.getByRole('button', { name: 'Your conversations' }).click();
    await page.getByRole('button', { name: 'Start a new conversation' }).click();
    await visitor.write('Do you ship to Norway?');
    await expect(visitor.log).toContainText('Sent');

    await agent.reply(first.id, 'We repair it.');
    await page.getByRole('button', { name: 'Your conversations, 1 new' }).click();
    await page.getByRole('button', { name: /We repair it.*1 new/ }).click();

    await expect(visitor.log).toContainText('We repair it.');
    await visitor.write('Thank you.');
    await expect.poll(async () => (await agent.latest()).id).toBe(first.id);
    await expect(page.getByRole('button', { name: 'Your conversations', exact: true })).toBeVisible();
  });

  test('asks for a person at the start, and sees who it is', async ({ page, visitor, agent }) => {
    await page.getByRole('radio', { name: 'A person' }).check();
    await visitor.write('My zip broke.');
    await expect(visitor.log).toContainText('You asked for a person');
    const { id, handoffRequestedAt } = await agent.latest();
    expect(handoffRequestedAt).not.toBeNull();
    await expect(page.getByText(/Somebody at .* will answer here/)).toBeVisible();

    await agent.reply(id, 'Maya here.');

    await expect(visitor.log).toContainText('Maya here.');
    await expect(page.getByText(/Somebody at .* will answer here/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
    await expect(visitor.box).toHaveAttribute('placeholder', 'Write to Maya Lindqvist');

    await agent.change({ id, handledBy: 'AI' });
    await expect(page.getByRole('heading', { name: 'Nori' })).toBeVisible();
  });

  test('asks for a person while the assistant has the conversation', async ({ page, visitor, agent }) => {
    await visitor.write('My zip broke.');
    await expect(visitor.log).toContainText('Sent');
    const { id } = await agent.latest();
    await agent.change({ id, handledBy: 'AI' });

    await expect(page.getByText('Nori is an AI assistant.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a person' }).click();

    await expect(visitor.log).toContainText('You asked for a person');
    await expect.poll(async () => (await agent.latest()).handoffRequestedAt).not.toBeNull();
  });

  test('rates a conversation once it is resolved', async ({ page, visitor, agent }) => {
    await visitor.write('My zip broke.');
    await expect(visitor.log).toContainText('Sent');
    const { id } = await agent.latest();
    await agent.change({ id, status: 'Resolved' });

    await page.getByRole('radio', { name: 'Good, 4 of 5' }).check();
    await expect(page.getByRole('button', { name: 'Start a new conversation' })).toBeInViewport();
    await page.getByRole('textbox', { name: /Anything to add/ }).fill('Quick.');
    await page.getByRole('button', { name: 'Send rating' }).click();

    await expect(page.getByText(/You rated this conversation: good/)).toBeVisible();
    expect(await agent.latest()).toMatchObject({ csatRating: 4, csatComment: 'Quick.', status: 'Resolved' });
    await page.reload();
    await expect(page.getByText(/You rated this conversation: good/)).toBeVisible();
  });

  test('sends pictures and files, which both sides then have', async ({ page, visitor, agent }) => {
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

  test('is told which files cannot be sent, and tries again what did not get through', async ({ page, visitor }) => {
    const input = page.getByLabel('Files to attach');
    await input.setInputFiles({
      name: 'virus.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ\u0090\0'),
    });
    const chosen = page.getByRole('list', { name: 'Attached files' });
    await expect(chosen.getByRole('status')).not.toBeEmpty();
    await chosen.getByRole('button', { name: 'Remove virus.exe' }).click();

    await page.route('**/attachments/upload**', (route) => route.abort());
    await input.setInputFiles({ name: 'zip.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(chosen).toContainText('The file did not get through.');
    await page.unroute('**/attachments/upload**');
    await chosen.getByRole('button', { name: 'Retry zip.png' }).click();
    await expect(chosen.getByText('The file did not get through.')).toHaveCount(0);
    await visitor.box.press('Enter');

    await expect(visitor.log.getByRole('img', { name: 'zip.png' })).toBeVisible();
  });

  test('picks an emoji by keyboard', async ({ page, visitor }) => {
    await visitor.box.fill('Thanks ');
    await page.getByRole('button', { name: 'Emojis' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Search emojis' }).fill('heart');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');

    await expect(visitor.box).toBeFocused();
    await expect(visitor.box).toHaveValue(/^Thanks \p{Extended_Pictographic}/u);
  });

  test('takes the transcript along, by mail and as a file', async ({ page, console, visitor, agent }) => {
    await visitor.write('My zip broke.');
    await expect(visitor.log).toContainText('Sent');
    await agent.reply((await agent.latest()).id, 'We repair it.');
    await expect(visitor.log).toContainText('We repair it.');

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Send transcript by mail' }).click();
    await page.getByRole('textbox', { name: 'Send the transcript to' }).fill('ada@visitor.example');
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
  });

  test('sees that an agent has read, what was edited, taken back and answered', async ({ page, visitor, agent }) => {
    await visitor.write('My zip broke.');
    await expect(visitor.log).toContainText('Sent');
    const { id, said } = await agent.latest();
    await agent.read(id);
    await expect(visitor.log).toContainText('Read');

    const reply = await agent.reply(id, 'We repare it.', said.at(-1)?.id);
    await expect(page.getByRole('button', { name: 'Answers You: My zip broke.' })).toBeVisible();
    await agent.edit(reply, 'We repair it.');
    await expect(visitor.log).toContainText('We repair it.');
    await expect(visitor.log).toContainText('Edited');
    await agent.takeBack(reply);

    await expect(visitor.log).toContainText('This message was taken back.');
    await expect(visitor.log).not.toContainText('We repair it.');
  });

  test('is known by page, browser, language and time zone', async ({ page, visitor, agent }) => {
    await visitor.write('Hello.');
    await expect(visitor.log).toContainText('Sent');

    await expect.poll(async () => (await agent.latest()).visitor.pageViews).not.toEqual([]);
    const { visitor: known } = await agent.latest();
    expect(known).toMatchObject({ locale: await page.evaluate(() => navigator.language) });
    expect(known.browser).toMatch(/Chrome/);
    expect(known.timezone).not.toBeNull();
    expect(known.pageViews[0]).toMatchObject({ url: page.url() });
  });

  test('is told calmly when they are blocked, and can read on', async ({ page, visitor, agent }) => {
    await visitor.write('Hello.');
    await expect(visitor.log).toContainText('Sent');
    await agent.block((await agent.latest()).visitor.id);

    await visitor.write('Hello?');

    await expect(page.getByText(/You can no longer write in this chat/).first()).toBeVisible();
    await expect(visitor.box).toHaveCount(0);
    await expect(visitor.log).toContainText('Hello.');
  });
});
