import type { Locator, Page } from '@playwright/test';

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A picture to upload. */
export const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });

/** Brings a file of this machine from outside and lets it go, as the system would. */
export async function dropFile(page: Page, place: Locator, path: string) {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nowhere to drop it.');
  const browser = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', {
      type,
      x: box.x + 5,
      y: box.y + 5,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  }
}
