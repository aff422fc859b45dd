import { chatAddress, visitorOn } from './chatPage.ts';
import { reply, thread } from './composerPage.ts';
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

test.describe('the inbox, laid out', () => {
  for (const width of [1440, 390]) {
    test(`has its five views in sight with counts of four digits at ${width}`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      await makeCrowded(page);
      await signIn();
      await page.goto('/dashboard/inbox');
      await expect(views(page).getByText('9,876')).toHaveCount(5);

      const frame = await boxOf(views(page));
      for (const name of ['Mine', 'Unassigned', 'All', 'Unread', 'Handoff']) {
        const tab = await boxOf(views(page).getByRole('link', { name: new RegExp(`^${name} ?9,876$`) }));
        expect(tab.x).toBeGreaterThanOrEqual(frame.x);
        expect(tab.right).toBeLessThanOrEqual(frame.right);
      }
      await views(page)
        .getByRole('link', { name: /^Handoff/ })
        .click();
      await expect(page).toHaveURL(/view=handoff/);
    });

    test(`keeps its tools in one line, and what filters the list beneath, at ${width}`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn();
      await page.goto('/dashboard/inbox?priority=high&language=de&file=with');
      const bar = page.getByRole('search', { name: 'Filter conversations' });
      // Its name is there before it is known who speaks it.
      await expect(bar.getByRole('button', { name: 'Language: German', exact: true })).toBeVisible();

      const status = await boxOf(bar.getByRole('button', { name: /^Status/ }));
      for (const name of ['Add a filter', 'Search conversations', /^Sort/]) {
        const tool = await boxOf(bar.getByRole('button', { name }));
        expect(tool.y).toBeLessThan(status.bottom);
        expect(tool.bottom).toBeGreaterThan(status.y);
      }
      for (const name of [/^Priority/, /^Language/, /^Files/]) {
        expect((await boxOf(bar.getByRole('button', { name }))).y).toBeGreaterThanOrEqual(status.bottom);
      }
    });
  }

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

  test('keeps the caret in sight in a long text', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByText('Hannah Brandt').first().click();
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
  });
});
