import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';

const PATH = '/dashboard/assistants/chatbot-widget/asst_sol/installation';
const AS = { as: 'theo@brightsideyoga.example' };

it('gives the line of HTML, and sees at once the site that shows it', async () => {
  const { api } = await renderScreen(PATH, AS);
  expect(await screen.findByText(/widget\.js" data-client-id=.* data-assistant-id="asst_sol"/)).toBeInTheDocument();
  expect(screen.getByText(/No site has shown it yet/)).toBeInTheDocument();

  const now = api.clock.now();
  const data = { lastPingAt: now, lastPingUrl: 'https://brightsideyoga.example/classes' };
  const assistant = await api.db.assistant.update({ where: { id: 'asst_sol' }, data });
  await waitFor(
    () => {
      // The live connection comes some moments after the screen.
      api.deps.events.publish('assistant:pinged', assistant.clientId, assistant);
      expect(screen.getByText(/on https:\/\/brightsideyoga\.example\/classes/)).toBeInTheDocument();
    },
    { interval: 200 },
  );
});

it('says which sites may show it', async () => {
  const { user } = await renderScreen(PATH, AS);
  const field = await screen.findByRole('textbox', { name: 'Add a site' });

  await user.type(field, 'not a host{Enter}');
  expect(await screen.findByText(/Enter a host such as shop\.example/)).toBeInTheDocument();

  await user.clear(field);
  await user.type(field, 'https://brightsideyoga.example/classes{Enter}');
  const sites = await screen.findByRole('list', { name: 'Allowed sites' });
  expect(sites).toHaveTextContent('brightsideyoga.example');
  expect(field).toHaveValue('');

  await user.click(within(sites).getByRole('button', { name: 'Remove brightsideyoga.example' }));
  expect(await screen.findByText('Any site may show it.')).toBeInTheDocument();
});

it('makes a secret, shows it once, and then lets proof be asked for', async () => {
  const { user, api } = await renderScreen(PATH, AS);
  expect(await screen.findByRole('radio', { name: /Required/ })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Make a secret' }));
  const dialog = await screen.findByRole('dialog', { name: 'Identity secret' });
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('radio', { name: /Required/ }));

  await waitFor(async () => {
    const { identityMode } = await api.db.assistant.findUniqueOrThrow({ where: { id: 'asst_sol' } });
    expect(identityMode).toBe('Required');
  });
  expect(await screen.findByRole('button', { name: 'Make another secret' })).toBeInTheDocument();
});
