import type { Locator, Page } from '@playwright/test';
import { chatAddress } from './chatPage.ts';
import { expect, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

const rows = (page: Page) => page.locator('[data-conversation]');
const list = (page: Page) => page.getByRole('list').filter({ has: page.locator('[data-conversation]') });
const idOf = (row: Locator) => row.getAttribute('data-conversation');
const byId = (page: Page, id: string | null) => page.locator(`[data-conversation="${id}"]`);

/** So many that the list holds several windows of them. */
const VISITORS = 3;
const EACH = 14;

/** Visitors of the demo company, whom people answer; each of their messages begins a conversation. */
async function visitorsOf(api: GraphQLClient, token: string) {
  const { searchParams } = new URL(await chatAddress(api, 'http://localhost', token));
  const session = await api<{ startVisitorSession: { token: string } }>(
    'mutation ($clientId: ID!, $assistantId: ID!) { startVisitorSession(clientId: $clientId, assistantId: $assistantId) { token } }',
    { clientId: searchParams.get('clientId'), assistantId: searchParams.get('assistantId') },
  );
  return async (body: string) => {
    await api(
      'mutation ($input: SendVisitorMessageInput!) { sendVisitorMessage(input: $input) { message { id } } }',
      { input: { body, key: body } },
      session.startVisitorSession.token,
    );
  };
}

async function fill(api: GraphQLClient, token: string) {
  for (let visitor = 1; visitor <= VISITORS; visitor++) {
    const write = await visitorsOf(api, token);
    for (let question = 1; question <= EACH; question++) await write(`Question ${question} of visitor ${visitor}`);
  }
}

/** Scrolls until a row is at the top, and is still there a moment later: further pages come on the way, and rows are measured. */
async function scrollTo(page: Page, row: number) {
  await expect
    .poll(() =>
      list(page).evaluate((ul, index) => {
        const height = ul.firstElementChild?.getBoundingClientRect().height ?? 0;
        const scroller = ul.parentElement;
        const before = Math.round((scroller?.scrollTop ?? 0) / height);
        if (scroller && before !== index) scroller.scrollTop = height * index;
        return before;
      }, row),
    )
    .toBe(row);
}

/** The texts of the rows in sight, from the top. */
const inSight = (page: Page) =>
  list(page).evaluate((ul) => {
    const frame = ul.parentElement?.getBoundingClientRect();
    const seen = [...ul.children]
      .map((row) => ({ row, box: row.getBoundingClientRect() }))
      .filter(({ box }) => frame && box.bottom > frame.top && box.top < frame.bottom);
    return seen.toSorted((one, other) => one.box.top - other.box.top).map(({ row }) => row.textContent);
  });

/** What the document says of the rows, in its order. */
const positions = (page: Page) =>
  list(page).evaluate((ul) => [...ul.children].map((row) => Number(row.getAttribute('aria-posinset'))));

/** The pixels between each row and the next, each number once. */
const distances = (page: Page) =>
  list(page).evaluate((ul) => {
    const boxes = [...ul.children].map((row) => row.getBoundingClientRect());
    return [...new Set(boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0))))];
  });

test.describe('a long list', () => {
  test.beforeEach(async ({ page, signIn, api }) => {
    const { accessToken } = await signIn();
    await fill(api, accessToken);
    await page.goto('/dashboard/inbox');
    await expect(rows(page).first()).toContainText(`Question ${EACH} of visitor ${VISITORS}`);
  });

  test('is all there while it is scrolled, with few of its rows at once, the focus stays on its conversation, J goes on from there, and larger text fits', async ({
    page,
  }) => {
    await test.step('all there, in its order', async () => {
      for (const [index, text] of [
        [20, `Question 8 of visitor 2`],
        [35, `Question 7 of visitor 1`],
        [3, `Question 11 of visitor 3`],
      ] as const) {
        await scrollTo(page, index);
        await expect.poll(async () => (await inSight(page))[0]).toContain(text);
        expect(await inSight(page)).not.toContain('');
        await expect
          .poll(async () => {
            const order = await positions(page);
            return order.every((place, at) => at === 0 || place === (order[at - 1] ?? 0) + 1);
          })
          .toBe(true);
      }
      expect((await positions(page)).length).toBeLessThan(25);
    });
    await scrollTo(page, 0);
    await test.step('the focus', async () => {
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await expect(rows(page).nth(1)).toBeFocused();
      const [focused, next] = [await idOf(rows(page).nth(1)), await idOf(rows(page).nth(2))];

      await scrollTo(page, 30);
      await expect.poll(async () => (await inSight(page))[0]).toContain('Question 12 of visitor 1');
      await expect(byId(page, focused)).toBeFocused();

      await page.keyboard.press('j');
      await expect(byId(page, next)).toBeFocused();
      await expect(byId(page, next)).toBeInViewport();
    });
    await test.step('larger text: rows are higher, and follow each other', async () => {
      await page.evaluate(() => {
        // The row that has the focus stays drawn wherever one scrolls, away from the others.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.documentElement.style.fontSize = '32px';
      });
      await list(page).evaluate((ul) => ul.parentElement?.scrollTo({ top: 3000 }));

      await expect.poll(async () => (await positions(page))[0]).toBeGreaterThan(1);
      await expect.poll(() => distances(page)).toEqual([0]);
      const isCut = await rows(page).evaluateAll((all) => all.some((row) => row.scrollHeight > row.clientHeight + 1));
      expect(isCut).toBe(false);
    });
  });

  test('is walked along by J as far as it goes, further pages and all', async ({ page }) => {
    const focused = page.locator('[data-conversation]:focus');
    const seen: (string | null)[] = [];

    // At the end of what is loaded it waits for the next page.
    await expect(async () => {
      await page.keyboard.press('j');
      seen.push(await idOf(focused));
      await expect(focused).toContainText('Question 3 of visitor 1', { timeout: 1 });
    }).toPass({ intervals: [10] });

    await expect(focused).toBeInViewport();
    expect(new Set(seen).size).toBe(VISITORS * EACH - 2);
  });

  test('stays where one reads when somebody writes above, and shows it when one looks at the top', async ({
    page,
    api,
    signIn,
  }) => {
    const { accessToken } = await signIn();
    await scrollTo(page, 12);
    await expect.poll(async () => (await inSight(page))[0]).toContain('Question 2 of visitor 3');
    const before = await inSight(page);

    await (
      await visitorsOf(api, accessToken)
    )('Do you open on Sunday?');
    const asked = rows(page).filter({ hasText: 'Do you open on Sunday?' });
    await expect.poll(async () => (await positions(page))[0]).toBeGreaterThan(1);
    await expect(list(page).locator('li').filter({ hasText: 'Question 2 of visitor 3' })).toHaveAttribute(
      'aria-posinset',
      '14',
    );
    expect(await inSight(page)).toEqual(before);
    await expect(asked).toHaveCount(0);

    await scrollTo(page, 0);
    await expect(asked).toBeInViewport();
    await (
      await visitorsOf(api, accessToken)
    )('And on Monday?');
    await expect(rows(page).first()).toContainText('And on Monday?');
    await expect(rows(page).first()).toBeInViewport();
  });
});
