import { expect, type Page } from '@playwright/test';

/** Opens the gallery and waits until it stands. */
export async function openGallery(page: Page, galleryUrl: string) {
  await page.goto(galleryUrl);
  await expect(galleryPart(page, 'Toasts')).toBeVisible();
}

/** One section of the gallery, by its title. */
export const galleryPart = (page: Page, title: string) => page.locator(`main > section[aria-label="${title}"]`);
