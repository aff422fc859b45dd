import type { TriggerCondition } from '@parley/assistant-config/triggerSchema';
import type { Page } from '@playwright/test';
import { agentOf } from './chatStaff.ts';
import { expect, test } from './fixtures.ts';
import { publishTrigger } from './publishTrigger.ts';

type Case = {
  condition: TriggerCondition;
  /** What does not fire it yet, from an empty page on. */
  before?: (page: Page, shop: string) => Promise<unknown>;
  /** What does. */
  act: (page: Page, shop: string) => Promise<unknown>;
};

const id = 'condition';
const open = (page: Page, shop: string) => page.goto(`${shop}/boots?assistantDebug=1`);

/** What a visitor does. */
const DEEDS: readonly Case[] = [
  { condition: { id, type: 'SecondsOnPage', seconds: 2 }, act: open },
  {
    condition: { id, type: 'SecondsOnSite', seconds: 3 },
    act: async (page, shop) => {
      await open(page, shop);
      await page.goto(`${shop}/tents`);
    },
  },
  { condition: { id, type: 'PagesViewed', atLeast: 2 }, before: open, act: (page, shop) => page.goto(`${shop}/tents`) },
  {
    condition: { id, type: 'ScrollPercent', atLeast: 90 },
    before: open,
    act: (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
  },
  {
    condition: { id, type: 'ElementSeen', selector: 'footer' },
    before: open,
    act: (page) => page.locator('footer').scrollIntoViewIfNeeded(),
  },
  {
    condition: { id, type: 'Click', selector: '[data-add]' },
    before: open,
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  {
    condition: { id, type: 'ExitIntent', onPhones: false },
    before: open,
    // What a browser says of a pointer that goes to its tabs.
    act: (page) =>
      page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 }))),
  },
  { condition: { id, type: 'Idle', seconds: 2 }, act: open },
  {
    condition: { id, type: 'Cart', of: 'Items', atLeast: 2 },
    before: async (page, shop) => {
      await open(page, shop);
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
    },
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  {
    condition: { id, type: 'FormAbandoned', selector: 'form', seconds: 1 },
    before: (page, shop) => page.goto(`${shop}/checkout?assistantDebug=1`),
    act: (page) => page.getByRole('textbox').first().fill('nils@example.org'),
  },
  {
    condition: { id, type: 'Event', name: 'addToCart' },
    before: open,
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  },
];

/** Who a visitor is, where they come from, and whom they would find. */
const CIRCUMSTANCES: readonly Case[] = [
  { condition: { id, type: 'Visit', is: 'First' }, act: open },
  {
    condition: { id, type: 'Visit', is: 'Returning' },
    before: open,
    act: async (page, shop) => {
      await page.clock.setSystemTime(Date.now() + 40 * 60_000);
      await page.goto(`${shop}/tents`);
    },
  },
  {
    condition: { id, type: 'Referrer', contains: 'search.example' },
    act: (page, shop) => page.goto(`${shop}/boots`, { referer: 'https://search.example/' }),
  },
  {
    condition: { id, type: 'Utm', key: 'source', equals: 'news' },
    act: (page, shop) => page.goto(`${shop}/boots?utm_source=news`),
  },
  {
    condition: { id, type: 'Attribute', name: 'plan', operator: 'Is', value: 'pro' },
    before: open,
    act: (page) => page.evaluate(() => window.parley?.('setAttributes', { plan: 'pro' })),
  },
  { condition: { id, type: 'OfficeHours', is: 'Inside' }, act: open },
  // Whoever publishes it is signed in.
  { condition: { id, type: 'AgentsOnline', is: true }, act: open },
];

for (const [what, cases] of Object.entries({ deeds: DEEDS, circumstances: CIRCUMSTANCES })) {
  test(`a trigger fires on each of a visitor’s ${what}`, async ({ browser, stack, api, console }) => {
    test.slow();
    const shop = `${stack.apiUrl}/stand-ins/shop`;
    const { token } = await agentOf(api, console);
    for (const { condition, before, act } of cases) {
      const { id: _, type, ...about } = condition;
      await test.step(`${type} ${JSON.stringify(about)}`, async () => {
        await publishTrigger(api, token, { conditions: [condition] });
        // Of somebody who was never here.
        const context = await browser.newContext({ viewport: { width: 1280, height: 400 } });
        const page = await context.newPage();
        const said = page.getByRole('button', { name: 'May I help?' });

        if (before) {
          await before(page, shop);
          // From now on the page is watched.
          await expect(page.getByLabel('Triggers')).toContainText('○ Trigger');
          await expect(said).toHaveCount(0);
        }
        await act(page, shop);

        await expect(said).toBeVisible();
        await context.close();
      });
    }
  });
}
