import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const SCREEN = '/dashboard/integrations/api-keys';

const keys = () => screen.findByRole('grid', { name: 'API keys' });
const row = async (name: RegExp) => within(await keys()).findByRole('row', { name });

it('lists keys with what they may, when they were used and whether they are good', async () => {
  await renderScreen(SCREEN);

  expect(await row(/Order system/)).toHaveTextContent(/pk_live_northw….*Everything.*Active/);
  expect(await row(/Newsletter export/)).toHaveTextContent(/visitors:read.*Until/);
  expect(await row(/Old help site/)).toHaveTextContent(/Revoked/);
  expect(within(await row(/Old help site/)).queryByRole('button')).toBeNull();
});

it('makes a key, shows its secret once, and the key opens what was chosen', async () => {
  const { user, api } = await renderScreen(SCREEN);
  await keys();

  await user.click(screen.getByRole('button', { name: 'New key' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Warehouse');
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('Choose what the key may be used for.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /visitors:read/ }));
  await user.click(screen.getByRole('button', { name: 'Make the key' }));

  const dialog = await screen.findByRole('dialog', { name: 'Secret of “Warehouse”' });
  const secret = within(dialog).getByText(/^pk_live_/).textContent;
  expect(secret).toHaveLength(51);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await row(/Warehouse/)).toHaveTextContent('Never');
  expect(screen.queryByText(secret)).toBeNull();
  expect(await api.db.apiKey.findFirstOrThrow({ where: { name: 'Warehouse' } })).toMatchObject({
    scopes: '["VisitorsRead"]',
    prefix: secret.slice(0, 14),
  });
});

it('says beside the name that another key has it', async () => {
  const { user } = await renderScreen(SCREEN);
  await keys();

  await user.click(screen.getByRole('button', { name: 'New key' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'order system');
  await user.click(screen.getByRole('checkbox', { name: /forms:read/ }));
  await user.click(screen.getByRole('button', { name: 'Make the key' }));

  expect(await screen.findByText('There is a key called “order system” already.')).toBeInTheDocument();
});

it('changes what a key is called and may be used for', async () => {
  const { user, api } = await renderScreen(SCREEN);

  await user.click(
    within(await row(/Newsletter export/)).getByRole('button', { name: 'Actions for Newsletter export' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Name and scopes' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Newsletter export');
  await user.clear(name);
  await user.type(name, 'Mailings');
  await user.click(screen.getByRole('checkbox', { name: /forms:read/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await row(/Mailings/)).toHaveTextContent(/visitors:read, forms:read/);
  expect(await api.db.apiKey.count({ where: { name: 'Mailings', scopes: { contains: 'FormsRead' } } })).toBe(1);
});

it('rotates a secret, beside which the old one works for a while', async () => {
  const { user } = await renderScreen(SCREEN);

  await user.click(within(await row(/Order system/)).getByRole('button', { name: 'Actions for Order system' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rotate the secret' }));
  await user.click(await screen.findByRole('radio', { name: /For 7 days/ }));
  await user.click(screen.getByRole('button', { name: 'Rotate' }));

  const dialog = await screen.findByRole('dialog', { name: 'Secret of “Order system”' });
  expect(dialog).toHaveTextContent('The old secret works for 7 days, then it is refused.');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await row(/Order system/)).toHaveTextContent(/Old secret ends/);
});

it('asks before it revokes, with when the key was last used', async () => {
  const { user, api } = await renderScreen(SCREEN);

  await user.click(within(await row(/Newsletter/)).getByRole('button', { name: 'Actions for Newsletter export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/last used 3 days ago/);
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));

  await waitFor(async () => expect(await row(/Newsletter/)).toHaveTextContent(/Revoked/));
  const { revokedAt } = await api.db.apiKey.findUniqueOrThrow({ where: { id: 'akey_northwind2' } });
  expect(revokedAt).not.toBeNull();
});

it('lists what can be asked, with a command that tries it', async () => {
  const { user } = await renderScreen(SCREEN);

  const endpoints = await screen.findByRole('list', { name: 'Endpoints' });
  await user.click(within(endpoints).getByText('Replies to the visitor;', { exact: false }));

  expect(within(endpoints).getByText(/Your parcel left our warehouse/)).toHaveTextContent(/\$PARLEY_API_KEY/);
  expect(screen.getByRole('link', { name: /OpenAPI document/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/v1\/openapi\.json$/),
  );
});

it('has a first step where there is no key', async () => {
  await renderScreen(SCREEN, {
    prepare: async ({ db }) => {
      await db.apiKey.deleteMany();
    },
  });

  expect(await screen.findByRole('heading', { name: 'No API keys yet' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'New key' })).toHaveLength(2);
});

it('is closed to who may not manage the company, who is asked for nothing', async () => {
  const { api } = await renderScreen(SCREEN, { as: 'jonas@northwindoutdoor.com' });

  expect(await screen.findByRole('heading', { name: 'You cannot see API keys' })).toBeInTheDocument();
  expect(api.asked()).not.toContain('ApiKeysScreenQuery');
});
