import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.locator('[data-conversation]');
const LATENCY = { kind: 'Latency', operation: 'ConversationPaneQuery', milliseconds: 300 };

/** Whether anything that says «loading» has been on the page since. */
async function watchForLoaders(page: Page) {
  await page.evaluate(() => {
    const loader = '[role=progressbar], [aria-label^="Loading"]';
    const seen = () => {
      if (document.querySelector(loader)) document.documentElement.dataset['sawLoader'] = 'yes';
    };
    new MutationObserver(seen).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset['sawLoader'] ?? 'no');
}

test.describe('a link', () => {
  test('to a conversation asks for it when the pointer rests there, and the click adopts the answer', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    // The code of an open conversation is there, the next one’s messages are not.
    await rows(page).nth(0).click();
    await expect(page.getByRole('log')).toBeVisible();
    await console.addFault(LATENCY);
    await console.clearRequests();
    const sawLoader = await watchForLoaders(page);
    const arrived = page.waitForResponse(/operationName=ConversationPaneQuery/);

    await rows(page).nth(2).hover();
    await (await arrived).finished();
    // The page has taken what came.
    await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
    await rows(page).nth(2).click();
    await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('log')).toBeVisible();

    expect(await sawLoader()).toBe('no');
    expect(await console.answered('ConversationPaneQuery')).toHaveLength(1);
  });
});
