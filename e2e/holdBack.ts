import type { Page } from '@playwright/test';

/** Keeps back what is asked of `url` until it is told to go on. Answers how, and when it was asked. */
export async function holdBack(page: Page, url: string | RegExp) {
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return { release, asked: page.waitForRequest(url) };
}
