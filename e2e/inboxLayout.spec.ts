import { chatAddress, visitorOn } from './chatPage.ts';
import { openConversationOf, reply, thread } from './composerPage.ts';
import { expect, test } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';

/** The height of a line that is written. */
const LINE = 21;

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Has every view hold thousands, which the seed does not. */
async function makeCrowded(page: Page) {
  await page.route(/graphql/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"(all|mine|unassigned|unread|handoff)":\d+/g, '"$1":9876'),
    });
  });
}

const LONG_NAME = 'Wilhelmina Alexandra von Hohenstein-Oettingen of the Upper Valley and its Many Villages';

/** Gives a visitor of the seed a name that fits nowhere. */
async function nameAtLength(page: Page, name: string) {
  await page.route(/graphql/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(`"${name}"`, `"${LONG_NAME}"`) });
  });
}

/** How many lines a text takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/** Nothing covers another thing, or runs off, and the list is there where it has room too. */
async function expectRoom(page: Page, width: number) {
  const list = page.getByRole('region', { name: 'Conversations', exact: true });
  const header = openConversation(page).locator('header');
  await expect(header.getByRole('button', { name: 'Resolve' })).toBeVisible();
  const pane = await boxOf(openConversation(page));
  expect(pane.width).toBeGreaterThanOrEqual(420);
  const name = await boxOf(header.getByRole('heading', { level: 2 }));
  const first = await boxOf(header.getByRole('button').first());
  const last = await boxOf(header.getByRole('button', { name: 'Contact details' }));
  expect(name.width).toBeGreaterThan(80);
  expect(name.right).toBeLessThanOrEqual(first.x);
  expect(last.right).toBeLessThanOrEqual(Math.min(pane.right, width));

  if (width < 1024) {
    await expect(list).toBeHidden();
    await header.getByRole('link', { name: 'Back to the list' }).click();
    await expect(list).toBeVisible();
    await expect(openConversation(page)).toHaveCount(0);
  } else {
    await expect(list).toBeVisible();
    await expect(header.getByRole('link', { name: 'Back to the list' })).toBeHidden();
  }
}

/** What one is told before one writes is not cut, nor broken into lines. */
async function expectOneLine(page: Page) {
  await expect(reply(page)).toBeVisible();
  const mode = await boxOf(page.getByRole('button', { name: 'Reply', exact: true }));
  const note = page.getByRole('button', { name: 'Private note' });
  expect((await boxOf(note)).height).toBe(mode.height);
  expect(await note.evaluate(linesOf)).toBe(1);
  // A placeholder of two lines would be cut.
  expect(await reply(page).evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
}

const openConversation = (page: Page) => page.getByRole('region', { name: /^Conversation with/ });

test.describe('the inbox, laid out', () => {
  // An answer may be on its way when the page goes.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('has its views, tools, filters and what is done with the selected in sight, with counts of four digits, on a phone too', async ({
    page,
    signIn,
  }) => {
    await makeCrowded(page);
    await signIn();
    await page.goto('/dashboard/inbox?priority=high&language=de&file=with');
    const search = page.getByRole('search', { name: 'Filter conversations' });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(views(page).getByText('9,876')).toHaveCount(5);
      const frame = await boxOf(views(page));
      for (const name of ['Mine', 'Unassigned', 'All', 'Unread', 'Handoff']) {
        const tab = await boxOf(views(page).getByRole('link', { name: new RegExp(`^${name} ?9,876$`) }));
        expect(tab.x, `${name} at ${width}`).toBeGreaterThanOrEqual(frame.x);
        expect(tab.right, `${name} at ${width}`).toBeLessThanOrEqual(frame.right);
      }

      // The tools stand in one line, and what filters the list beneath. Its name is there before it is known who speaks it.
      await expect(search.getByRole('button', { name: 'Language: German', exact: true })).toBeVisible();
      const status = await boxOf(search.getByRole('button', { name: /^Status/ }));
      for (const name of ['Add a filter', 'Search conversations', /^Sort/]) {
        const tool = await boxOf(search.getByRole('button', { name }));
        expect(tool.y, `${name} at ${width}`).toBeLessThan(status.bottom);
        expect(tool.bottom, `${name} at ${width}`).toBeGreaterThan(status.y);
      }
      for (const name of [/^Priority/, /^Language/, /^Files/]) {
        const filter = await boxOf(search.getByRole('button', { name }));
        expect(filter.y, `${name} at ${width}`).toBeGreaterThanOrEqual(status.bottom);
      }
    }

    await page.goto('/dashboard/inbox');
    await page.getByRole('checkbox', { name: 'Select Hannah Brandt' }).check({ force: true });
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' });
    await expect(bar).toContainText('1 selected');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const frame = await boxOf(bar);
      const boxes = await Promise.all((await bar.getByRole('button').all()).map(boxOf));
      expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size, `rows at ${width}`).toBe(2);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(frame.right);
    }
  });

  test('gives an open conversation with somebody of a long name its room at every width', async ({ page, signIn }) => {
    await nameAtLength(page, 'Hannah Brandt');
    await signIn();
    await page.goto('/dashboard/inbox');
    for (const width of [768, 834, 1023, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByText(LONG_NAME).first().click();
      await test.step(`${width}`, () => expectRoom(page, width));
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await test.step(`the composer at ${width}`, () => expectOneLine(page));
    }
  });

  test('keeps the caret in sight in a long text, shows the details over the thread on a tablet, and leads back to the list by Escape', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 834, height: 1112 });
    await signIn();
    await page.goto('/dashboard/inbox');
    await openConversationOf(page, 'Hannah Brandt');
    /** Where the shown part of the text begins and ends, and how long it is, in pixels. */
    const shown = () =>
      reply(page).evaluate((field) => {
        const box = field.parentElement ?? field;
        return { top: box.scrollTop, bottom: box.scrollTop + box.clientHeight, length: box.scrollHeight };
      });

    await reply(page).fill(Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join('\n'));
    await reply(page).press('Control+End');
    await page.keyboard.type('!');
    await expect.poll(async () => (await shown()).length - (await shown()).bottom).toBeLessThan(LINE);

    await page.keyboard.press('Control+Home');
    await page.keyboard.type('?');
    await expect.poll(async () => (await shown()).top).toBeLessThan(LINE);

    await page.keyboard.press('Control+End');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('The last line');
    await expect.poll(async () => (await shown()).length - (await shown()).bottom).toBeLessThan(LINE);

    const toggle = openConversation(page).getByRole('button', { name: 'Contact details' });
    const before = await boxOf(openConversation(page));
    await toggle.click();

    const details = page.getByRole('dialog', { name: 'Contact details' });
    await expect(details).toContainText('Hannah Brandt');
    expect((await boxOf(details)).right).toBe(834);
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
    expect(await boxOf(openConversation(page))).toEqual(before);
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(page.locator('[data-conversation]').filter({ hasText: 'Hannah Brandt' })).toBeFocused();
  });

  test('has what the company says at the end side and what the visitor says at the start, marked or not', async ({
    page,
    signIn,
    browser,
    stack,
    api,
  }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    await visitorOn(visitor).write('Which side am I on?');
    await page.goto('/dashboard/inbox');
    await page.getByText('Which side am I on?').click();
    await reply(page).fill('On the other one.');
    await reply(page).press('Enter');
    await expect(visitorOn(visitor).log).toContainText('On the other one.');

    const stand = async () => {
      const log = await boxOf(thread(page));
      const middle = log.x + log.width / 2;
      const theirs = await boxOf(thread(page).getByText('Which side am I on?'));
      const ours = await boxOf(thread(page).getByText('On the other one.'));
      expect(theirs.x - log.x).toBeLessThan(log.right - theirs.right);
      expect(theirs.x).toBeLessThan(middle);
      expect(log.right - ours.right).toBeLessThan(ours.x - log.x);
      expect(ours.right).toBeGreaterThan(middle);
    };
    await expect(thread(page).getByText('On the other one.')).toHaveCount(1);
    await stand();

    // A hit of a search is marked around its message.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search conversations' }).click();
    await page.getByRole('searchbox').fill('other one');
    await page.getByRole('list', { name: 'Found' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/message=/);
    await stand();
    await visitor.context().close();
  });
});
