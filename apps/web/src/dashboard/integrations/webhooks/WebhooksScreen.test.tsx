import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const SCREEN = '/dashboard/integrations/webhooks';

const row = async (name: RegExp) =>
  within(await screen.findByRole('grid', { name: 'Endpoints' })).findByRole('row', { name });
const deliveries = async () => within(await screen.findByRole('list', { name: 'Deliveries' })).getAllByRole('listitem');
type User = Awaited<ReturnType<typeof renderScreen>>['user'];

async function choose(user: User, endpoint: string, entry: string) {
  await user.click(within(await row(new RegExp(endpoint))).getByRole('button', { name: `Actions for ${endpoint}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

it('lists endpoints with what they are told, and what the first of them was told', async () => {
  await renderScreen(SCREEN);

  expect(await row(/Order system/)).toHaveTextContent(/stand-ins\/webhook-receiver.*2 events.*On/);
  expect(await row(/Former CRM/)).toHaveTextContent(/visitor\.identified.*Off since/);
  const [newest, ...rest] = await deliveries();
  expect(newest).toHaveTextContent(/Delivered.*conversation\.resolved.*200/);
  expect(rest).toHaveLength(4);
});

it('shows what was sent and answered of those that were given up', async () => {
  const { user } = await renderScreen(`${SCREEN}?endpoint=whep_northwind1&state=failed`);

  await waitFor(async () => expect(await deliveries()).toHaveLength(1));
  const [givenUp] = await deliveries();
  if (!givenUp) throw new Error('There is no delivery.');
  await user.click(within(givenUp).getByText('conversation.resolved'));

  expect(givenUp).toHaveTextContent(/Given up.*7 attempts, 503/);
  expect(within(givenUp).getByText(/"number": 4741/)).toBeInTheDocument();
  expect(within(givenUp).getByText('Service Unavailable')).toBeInTheDocument();
});

it('makes an endpoint where nobody is harmed, and shows its secret once', async () => {
  const { user, api } = await renderScreen(SCREEN);
  await row(/Order system/);

  await user.click(screen.getByRole('button', { name: 'New endpoint' }));
  const url = await screen.findByRole('textbox', { name: 'Address' });
  await user.click(url);
  await user.paste('https://192.168.0.4/hook');
  await user.click(screen.getByRole('checkbox', { name: /message\.created/ }));
  await user.click(screen.getByRole('button', { name: 'Make the endpoint' }));
  expect(
    await screen.findByText('This address leads into a private network, where nothing is sent.'),
  ).toBeInTheDocument();
  await user.clear(url);
  await user.paste('https://hooks.northwind.example/parley');
  await user.click(screen.getByRole('button', { name: 'Make the endpoint' }));

  const dialog = await screen.findByRole('dialog', { name: 'Signing secret' });
  expect(within(dialog).getByText(/^whsec_/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(await row(/hooks\.northwind\.example/)).toHaveTextContent(/message\.created.*Nothing yet/);
  expect(await api.db.webhookEndpoint.count()).toBe(3);
});

it('sends a test, says why it did not get through, and lists it', async () => {
  const { user } = await renderScreen(`${SCREEN}?endpoint=whep_northwind2`, {
    prepare: async ({ db }) => {
      await db.webhookEndpoint.update({ where: { id: 'whep_northwind2' }, data: { url: 'https://10.0.0.1/hook' } });
    },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing was sent yet' })).toBeInTheDocument();

  await choose(user, 'Former CRM', 'Send a test');

  expect(await screen.findByText('The test did not get through')).toBeInTheDocument();
  await waitFor(async () => expect((await deliveries())[0]).toHaveTextContent(/Given up.*webhook\.test/));
});

it('turns an endpoint off and on', async () => {
  const { user } = await renderScreen(SCREEN);

  await choose(user, 'Order system', 'Turn off');
  await waitFor(async () => expect(await row(/Order system/)).toHaveTextContent(/Off since/));
  await choose(user, 'Order system', 'Turn on');

  await waitFor(async () => expect(await row(/Order system/)).not.toHaveTextContent(/Off since/));
});

it('asks before it rotates a secret or deletes an endpoint', async () => {
  const { user, api } = await renderScreen(SCREEN);

  await choose(user, 'Former CRM', 'Rotate the secret');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Rotate' }));
  const dialog = await screen.findByRole('dialog', { name: 'New signing secret of “Former CRM”' });
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await choose(user, 'Former CRM', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByRole('row', { name: /Former CRM/ })).toBeNull());
  expect(await api.db.webhookEndpoint.count()).toBe(1);
});

it('says which endpoint was turned off because nothing got through', async () => {
  await renderScreen(SCREEN, {
    prepare: async ({ db }) => {
      const data = { state: 'Failing', failureStreak: 10, disabledAt: new Date() } as const;
      await db.webhookEndpoint.update({ where: { id: 'whep_northwind1' }, data });
    },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent(/“Order system” was turned off/);
  expect(await row(/Order system/)).toHaveTextContent('Turned off');
});

it('has a first step where there is no endpoint', async () => {
  await renderScreen(SCREEN, {
    prepare: async ({ db }) => {
      await db.webhookEndpoint.deleteMany();
    },
  });

  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeInTheDocument();
});

it('is closed to who may not manage the company, who is asked for nothing', async () => {
  const { api } = await renderScreen(SCREEN, { as: 'jonas@northwindoutdoor.com' });

  expect(await screen.findByRole('heading', { name: 'You cannot see webhooks' })).toBeInTheDocument();
  expect(api.asked()).not.toContain('WebhooksScreenQuery');
});
