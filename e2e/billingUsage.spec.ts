import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, MAYA, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

const JONAS = 'jonas@northwindoutdoor.com';

const usage = (page: Page) => page.getByRole('region', { name: 'Usage' });
/** The part that tells of one limit. */
const meter = (page: Page, name: string) =>
  usage(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('progressbar', { name, exact: true }) });
const banner = (page: Page) => page.getByText(/^All messages of your plan are used until /);

/** In the trial a smaller plan holds at once: Northwind has used more than its messages. */
const reachLimit = (api: GraphQLClient, token: string) =>
  api('mutation { updateSubscription(subscriptionType: Starter) { id } }', {}, token);

test.describe('at the limit', () => {
  test('what visitors write comes in, replies are not sent, and those who manage the company can let them go on', async ({
    page,
    browser,
    signIn,
    api,
    stack,
    console: parley,
  }) => {
    const { accessToken } = await signIn();
    const visitorPage = await (await browser.newContext()).newPage();
    await visitorPage.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const visitor = visitorOn(visitorPage);
    await reachLimit(api, accessToken);

    await visitor.write('Do you repair zips?');
    await expect(visitorPage.getByText(/^Sent/)).toBeVisible();

    await page.goto('/dashboard/inbox');
    await expect(page.getByRole('link', { name: /Do you repair zips\?/ })).toBeVisible();
    await expect(banner(page)).toContainText('Replies are not sent; visitors can still write.');
    await page.getByRole('link', { name: 'See usage' }).click();
    await expect(meter(page, 'Messages')).toContainText('1,285 of 1,000');
    await expect(meter(page, 'Messages')).toContainText(
      /Reached on the \d+\w\w\. Replies are not sent until \d+ \w+; visitors can still write\./,
    );

    await meter(page, 'Messages')
      .getByRole('button', { name: /At the limit of messages/ })
      .click();
    await page.getByRole('option', { name: /^Go on/ }).click();
    await expect(banner(page)).toHaveCount(0);

    await expect
      .poll(async () => (await parley.mails(MAYA)).map(({ subject }) => subject).toSorted())
      .toEqual([
        '90% of Northwind Outdoor’s 1,000 API requests are used',
        'All of Northwind Outdoor’s 1,000 messages are used',
        'Your Parley plan is Starter',
      ]);
    expect(await parley.mails(JONAS)).toEqual([]);
  });
});
