import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import * as leaving from './connect/leaveFor.ts';

const LIST = '/dashboard/product-discovery';
const STORE = `${LIST}/shopify/stor_northwind`;

it('shows each store with where it stands and what came of it', async () => {
  await renderScreen(LIST);

  const stores = await screen.findByRole('list', { name: 'Stores' });
  expect(within(stores).getByRole('link', { name: 'Northwind Outdoor' })).toHaveAttribute('href', STORE);
  expect(stores).toHaveTextContent('In sync');
  expect(stores).toHaveTextContent('Shown by Basecamp, Nori');
});

it('has a first step where no store is connected', async () => {
  const { user } = await renderScreen(LIST, {
    prepare: async ({ db }) => {
      const { id } = await db.storeIntegration.findFirstOrThrow();
      await db.storeIntegration.delete({ where: { id } });
    },
  });

  await screen.findByRole('heading', { name: 'No store connected yet' });
  await user.click(screen.getAllByRole('button', { name: 'Connect a store' })[0] ?? document.body);

  // As keepStore does.
  expect(await screen.findByRole('dialog', { name: 'Connect a store' })).toHaveTextContent('All your assistants show');
});

it('connects a shop of WooCommerce by its key, and says beside the field what is wrong with it', async () => {
  const { user, api, router } = await renderScreen(LIST);
  await screen.findByRole('list', { name: 'Stores' });
  await user.click(screen.getByRole('button', { name: 'Connect a store' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a store' }));
  await user.click(dialog.getByRole('radio', { name: /WooCommerce/ }));
  const address = `${api.deps.config.apiUrl}/stand-ins/woocommerce/northwind`;
  await user.type(dialog.getByLabelText('Address of your shop'), address);
  await user.type(dialog.getByLabelText('Consumer key'), 'ck_parley_local');
  await user.type(dialog.getByLabelText('Consumer secret'), 'cs_mistyped');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Consumer secret')).toHaveAccessibleDescription(/does not accept this key/),
  );

  await user.clear(dialog.getByLabelText('Consumer secret'));
  await user.type(dialog.getByLabelText('Consumer secret'), 'cs_parley_local');
  await user.click(dialog.getByRole('button', { name: 'Connect' }));

  expect(await screen.findByText('Northwind Outdoor is connected')).toBeInTheDocument();
  const { id } = await api.db.storeIntegration.findFirstOrThrow({ where: { provider: 'WooCommerce' } });
  expect(router.state.location.pathname).toBe(`${LIST}/woocommerce/${id}`);
});

it('leads to Wix, and connects the site that was chosen there', async () => {
  // The page of a test cannot be left.
  const leaveFor = vi.spyOn(leaving, 'leaveFor').mockReturnValue();
  const { user, api, router } = await renderScreen(LIST);
  await screen.findByRole('list', { name: 'Stores' });
  await user.click(screen.getByRole('button', { name: 'Connect a store' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a store' }));
  await user.click(dialog.getByRole('radio', { name: /Wix/ }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Go on at Wix' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
  const installer = new URL(leaveFor.mock.calls[0]?.[0] ?? '');
  const postInstallationUrl = installer.searchParams.get('postInstallationUrl') ?? '';
  const body = new URLSearchParams({ postInstallationUrl, site: 'northwind' });
  const { headers } = await api.askOutside(new Request(installer, { method: 'POST', body }));
  const { pathname, search } = new URL(headers.get('location') ?? '');
  await router.navigate(`${pathname}${search}`);

  expect(await screen.findByText('Northwind Outdoor is connected')).toBeInTheDocument();
  const { id } = await api.db.storeIntegration.findFirstOrThrow({ where: { provider: 'Wix' } });
  await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/wix/${id}`));
  // Nothing is put into a cart there.
  expect(await screen.findByRole('list', { name: 'What came of showing products' })).toHaveTextContent(
    /^0times shown, 30 days0clicked$/,
  );
});

it('lists what a store sells, as the URL narrows it', async () => {
  await renderScreen(`${STORE}?q=rain&stock=in`);

  expect(await screen.findByRole('row', { name: /Skarv Rain Jacket Women/ })).toHaveTextContent('129');
  expect(screen.queryByRole('row', { name: /Fjell 2/ })).toBeNull();
});

it('leads to the address of its own provider, with what is looked for there', async () => {
  const { router } = await renderScreen(`${LIST}/wix/stor_northwind?q=rain`);

  await screen.findByRole('row', { name: /Skarv Rain Jacket Women/ });
  expect(router.state.location).toMatchObject({ pathname: STORE, search: '?q=rain' });
});

it('says what an assistant would show, what rules keep out, and pins at a press', async () => {
  const { user, api } = await renderScreen(`${STORE}?tab=search&try=red+jacket+under+150`);

  expect(await screen.findByRole('list', { name: 'Understood' })).toHaveTextContent(
    'jacketcolourredpriceup to CHF 150',
  );
  expect(screen.getByRole('region', { name: 'Taken out by your rules' })).toHaveTextContent(
    /Breeze Poncho Jacket.*Excluded, clearance/,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for Loma Fleece Jacket Women' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Never show it' }));

  expect(await screen.findByText('Loma Fleece Jacket Women is never shown')).toBeInTheDocument();
  expect((await api.db.storeIntegration.findFirstOrThrow()).rules).toContain(
    '"excludeProducts":["gid://shopify/Product/',
  );
});

it('keeps both of two rules that are made one right after the other', async () => {
  const { user, api } = await renderScreen(`${STORE}?tab=search&try=red+jacket`);
  const exclude = async (title: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Never show it' }));
  };
  await screen.findByRole('button', { name: 'Actions for Loma Fleece Jacket Women' });
  await api.call('PUT', 'faults', { kind: 'Latency', operation: 'UpdateStoreRules', milliseconds: 500 });

  await exclude('Loma Fleece Jacket Women');
  await exclude('Loma Fleece Jacket Men');

  await screen.findByText('Loma Fleece Jacket Men is never shown');
  const { rules } = await api.db.storeIntegration.findFirstOrThrow();
  expect(JSON.parse(rules)).toMatchObject({ excludeProducts: [expect.any(String), expect.any(String)] });
});

it('excludes and pins a product in its row of the catalogue, and takes it back there', async () => {
  const { user, api } = await renderScreen(`${STORE}?q=bakke`);
  const press = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Bakke Gaiters' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  await press('Never show it');
  expect(await screen.findByText('Excluded')).toBeInTheDocument();
  await press('Show it again');
  await waitFor(() => expect(screen.queryByText('Excluded')).toBeNull());
  await press('Pin wherever it is found');

  expect(await screen.findByText('Pinned')).toBeInTheDocument();
  const { rules } = await api.db.storeIntegration.findFirstOrThrow();
  expect(JSON.parse(rules)).toMatchObject({ excludeProducts: [] });
  expect(rules).toContain('{"words":"","product":"gid://shopify/Product/');
});

it('says how many pins of a product are taken away', async () => {
  const { user, api } = await renderScreen(`${STORE}?tab=search&try=red+jacket`);

  await user.click(await screen.findByRole('button', { name: 'Actions for Skarv Rain Jacket Women' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take its 2 pins away' }));

  expect(await screen.findByText('Skarv Rain Jacket Women is no longer pinned')).toBeInTheDocument();
  const { rules } = await api.db.storeIntegration.findFirstOrThrow();
  expect(JSON.parse(rules)).toMatchObject({ pins: [] });
});

it('asks before it disconnects, with what goes', async () => {
  const { user, api } = await renderScreen(STORE);

  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('119 products');
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));

  expect(await screen.findByRole('heading', { name: 'No store connected yet' })).toBeInTheDocument();
  expect(await api.db.product.count()).toBe(0);
});

it('can be read only without the permission', async () => {
  await renderScreen(STORE, { as: 'jonas@northwindoutdoor.com' });

  expect(await screen.findAllByRole('row', { name: /Alta Down Jacket/ })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
});

it('shows products as they come while a shop is fetched, and how far the shop itself is', async () => {
  const { api, router } = await renderScreen(STORE);
  await screen.findByRole('grid', { name: 'Products' });
  const tell = async (title: string) => {
    const first = await api.db.product.findFirstOrThrow({ where: { storeId: 'stor_northwind' } });
    const { id: _, ...columns } = first;
    await api.db.product.create({ data: { ...columns, externalId: title, title } });
    const store = await api.db.storeIntegration.update({ where: { id: 'stor_northwind' }, data: { state: 'Syncing' } });
    api.deps.events.publish('store:changed', store.clientId, store);
  };

  await tell('Aadland Parka');
  expect(await screen.findByText('Aadland Parka')).toBeInTheDocument();

  await api.db.storeSync.create({
    data: { id: 'sync_now', storeId: 'stor_northwind', kind: 'Full', prepared: 1200, startedAt: new Date() },
  });
  await router.navigate(`${STORE}?tab=log`);
  expect(await screen.findByText('The shop has put together 1,200 records')).toBeInTheDocument();
});

it('notices that a shop has been fetched, also where nobody listened when that was told', async () => {
  const { api } = await renderScreen(STORE, {
    prepare: async ({ db }) => {
      await db.storeIntegration.update({ where: { id: 'stor_northwind' }, data: { state: 'Syncing' } });
    },
  });
  await screen.findByRole('button', { name: 'Fetching' });

  await api.db.storeIntegration.update({ where: { id: 'stor_northwind' }, data: { state: 'Connected' } });

  expect(await screen.findByText('In sync')).toBeInTheDocument();
});

it('says when a shop is looked over next, and ends a fetch that goes on', async () => {
  const { user, api } = await renderScreen(STORE);
  expect(await screen.findByText(/^, next check/)).toHaveTextContent(/next check (in \d+[hm]|Tomorrow)$/);

  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  await user.click(await screen.findByRole('button', { name: 'Stop fetching' }));

  expect(await screen.findByText('Fetching was ended before all products had come.')).toBeInTheDocument();
  expect(screen.getByText('Partly in sync')).toBeInTheDocument();
  expect(await api.db.job.findFirst({ where: { kind: 'syncStore' } })).toMatchObject({ state: 'Cancelled' });
});

it('leads to connecting again where a shop does not let us in', async () => {
  const { user } = await renderScreen(STORE, {
    prepare: async ({ db }) => {
      const lastError = 'Parley was removed from the shop. Connect it again.';
      await db.storeIntegration.update({ where: { id: 'stor_northwind' }, data: { state: 'Error', lastError } });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Connect again' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a store' }));
  expect(dialog.getByRole('radio', { name: /Shopify/ })).toBeChecked();
});

it('offers another try to who comes back from a shop without being let in', async () => {
  const { user } = await renderScreen(`${LIST}?connect=wix&error=denied`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Begin again/);
  await user.click(screen.getByRole('button', { name: 'Connect again' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Connect a store' }));
  expect(dialog.getByRole('radio', { name: /Wix/ })).toBeChecked();
});

it('says after a reload no more that a connection failed', async () => {
  const { router } = await renderScreen(`${LIST}?connect=wix`);

  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
});
