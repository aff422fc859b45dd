import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

const SHOWN_BY_NORI = `mutation ($storeId: ID!) {
  updateStoreSettings(id: $storeId, settings: { displayName: "Alpine", syncMode: Webhook, assistantIds: ["asst_nori"] }) { id }
}`;

test('a shop is connected and fetched; a visitor finds a product by words, colour and price, puts it into the cart and buys it', async ({
  page,
  context,
  api,
  console,
  stack,
  signIn,
}) => {
  test.slow();
  const { token } = await agentOf(api, console);
  // What is found comes from the shop that is connected here.
  await api('mutation { disconnectStore(id: "stor_northwind") }', {}, token);
  await signIn();
  await page.goto('/dashboard/product-discovery');
  await page.getByRole('button', { name: 'Connect a store' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Connect a store' });
  // By its name it sells fifteen products.
  await dialog.getByLabel('Name of your shop').fill('alpine-15');
  await dialog.getByRole('button', { name: 'Go on at Shopify' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();

  await expect(page).toHaveURL(/product-discovery\/shopify\/stor_/);
  await expect(page.getByText('In sync')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^15 products, last change/)).toBeVisible();

  const [storeId = ''] = /stor_\w+$/.exec(page.url()) ?? [];
  await api(SHOWN_BY_NORI, { storeId }, token);

  const chat = await context.newPage();
  await chat.goto(await chatAddress(api, stack.chatUrl, token, { isAnswering: true }));
  await chat.getByRole('button', { name: 'Send us a message' }).click();
  await visitorOn(chat).write('Do you have a red jacket for less than CHF 150?');
  const card = chat
    .getByRole('region', { name: 'Products' })
    .getByRole('listitem')
    .filter({ hasText: 'Varde Shell Jacket Women' });
  await expect(card).toContainText('CHF 145');
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Add Varde Shell Jacket Women to the cart' }).click();
  const cart = await opened;
  await expect(cart.getByRole('main')).toContainText(/Varde Shell Jacket Women\s*Deep red.*CHF\s+145/);
  await cart.getByRole('button', { name: 'Place the order' }).click();
  await expect(cart.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await expect
    .poll(() => api('query ($id: ID!) { store(id: $id) { funnel { added bought } } }', { id: storeId }, token))
    .toEqual({ store: { funnel: { added: 1, bought: 1 } } });
});
