import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/renderScreen.tsx';
import type { ScreenApi } from '#testing/screenApi.ts';

const GALLERY = '/dashboard/integrations';
const ZENDESK = `${GALLERY}/zendesk`;
const STAFF = 'jonas@northwindoutdoor.com';

const withoutZendesk = async ({ db }: ScreenApi) => {
  await db.integration.deleteMany();
  await db.client.updateMany({ data: { integratedWithZendesk: false } });
};
const fail = (kind: string, times: number) => (api: ScreenApi) =>
  api.call('PUT', 'stand-ins', { service: 'zendesk', kind, times });
const ofZendesk = async (api: ScreenApi) =>
  api.db.integration.findUniqueOrThrow({ where: { id: 'intg_northwindzendesk' } });

it('shows each service with where it stands', async () => {
  await renderScreen(GALLERY);

  const services = within(await screen.findByRole('list', { name: 'Integrations' })).getAllByRole('listitem');
  expect(services.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Zendesk.*Connected.*northwind\.zendesk\.com, last used/),
    expect.stringMatching(/^Calendly.*Connected.*Northwind Outdoor Bern/),
    expect.stringMatching(/^Online stores.*1 store.*Northwind Outdoor/),
    expect.stringMatching(/^API keys/),
    expect.stringMatching(/^Webhooks/),
  ]);
  expect(screen.getByRole('link', { name: 'Zendesk' })).toHaveAttribute('href', ZENDESK);
});

it('can be read by those who may not change it; what stands within is not theirs', async () => {
  const { router } = await renderScreen(GALLERY, { as: STAFF });
  expect(await screen.findByText(/Ask an Admin of your company to connect a service/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'API keys' })).toBeNull();

  await router.navigate(ZENDESK);

  expect(await screen.findByRole('heading', { name: 'You cannot see this integration' })).toBeInTheDocument();
});

it('connects, and says beside its field what Zendesk does not accept', async () => {
  const { user, api } = await renderScreen(ZENDESK, { prepare: withoutZendesk });
  await user.type(await screen.findByRole('textbox', { name: 'Subdomain' }), 'northwind.zendesk.com');
  await user.type(screen.getByRole('textbox', { name: 'Email of an administrator' }), 'helpdesk@northwind.example');
  const token = screen.getByLabelText('API token');
  await user.type(token, 'guessed');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(token).toHaveAccessibleDescription(/does not accept this email with this token/));

  await user.clear(token);
  await user.type(token, 'zendesk_parley_local');
  await user.click(screen.getByRole('button', { name: 'Connect' }));

  expect(await screen.findByRole('button', { name: 'Test connection' })).toBeInTheDocument();
  expect(await api.db.integration.findFirst()).toMatchObject({ accountName: 'northwind.zendesk.com' });
});

it('keeps how conversations become tickets', async () => {
  const { user, api } = await renderScreen(ZENDESK);
  await user.click(await screen.findByRole('radio', { name: /When a conversation is resolved/ }));
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  await user.clear(tags);
  await user.type(tags, 'two words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/without blanks/)).toBeInTheDocument();

  await user.clear(tags);
  await user.type(tags, 'Chat, vip');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(JSON.parse((await ofZendesk(api)).settings)).toMatchObject({
    createTicketOn: 'Resolved',
    tags: ['chat', 'vip'],
    groupId: '360001',
  });
});

it('fills fields of tickets that the account has', async () => {
  const { user, api } = await renderScreen(ZENDESK);
  await user.click(await screen.findByRole('button', { name: /Customer number/ }));
  await user.click(await screen.findByRole('option', { name: 'Visitor’s id on your site' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(JSON.parse((await ofZendesk(api)).settings)).toMatchObject({
    fieldMap: [{ fieldId: '370003', source: 'VisitorExternalId' }],
  });
});

it('says when Zendesk does not let Parley in any more, and when it does again', async () => {
  const { user } = await renderScreen(ZENDESK, { prepare: fail('Unauthorized', 1) });
  await user.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('Not working')).toBeInTheDocument();
  expect(screen.getAllByText(/does not accept our access any more/)).not.toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Test connection' }));

  expect(await screen.findByText('Connected', { selector: 'span' })).toBeInTheDocument();
});

it('lists what went to and fro, opens it, and does it again', async () => {
  const { user } = await renderScreen(`${ZENDESK}?tab=requests`);
  const list = await screen.findByRole('list', { name: 'Requests' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(/200ReceivedPOST \/webhooks/);

  const read = within(list).getByRole('button', { name: /GET \/users\/me/ });
  await user.click(read);
  expect(screen.getByRole('heading', { name: 'What was answered' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('Done again')).toBeInTheDocument();
  await waitFor(() => expect(within(list).getAllByText('Again')).toHaveLength(1));

  await user.click(screen.getByRole('radio', { name: 'Failed' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /POST/ })).toHaveLength(1));
  expect(screen.getByRole('button', { name: /503/ })).toBeInTheDocument();
});

it('asks before it disconnects, with what goes', async () => {
  const { user, api } = await renderScreen(ZENDESK);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/3 conversations keep the links to their tickets/);
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));

  expect(await screen.findByText('Not connected')).toBeInTheDocument();
  expect(await api.db.externalTicket.count()).toBe(3);
});

it('shows a conversation’s ticket beside it, and makes one at a press', async () => {
  const conversations = new Map<string, string>();
  const { user, api, router } = await renderScreen('/dashboard/inbox', {
    prepare: async ({ db }) => {
      const solved = await db.externalTicket.findFirstOrThrow({ where: { status: 'Solved' } });
      conversations.set('solved', solved.conversationId);
      const { id } = await db.conversation.findFirstOrThrow({
        where: { clientId: solved.clientId, status: 'Open', externalTicket: null, handledBy: 'Agent' },
      });
      conversations.set('none', id);
    },
  });
  await router.navigate(`/dashboard/inbox/${conversations.get('solved')}`);
  await screen.findByRole('complementary', { name: 'Contact details' });
  const link = await screen.findByRole('link', { name: /^Ticket #233/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/stand-ins\/zendesk\/northwind\/agent\/tickets\/233$/));
  expect(within(screen.getByRole('region', { name: 'Zendesk' })).getByText('Solved')).toBeInTheDocument();

  await router.navigate(`/dashboard/inbox/${conversations.get('none')}`);
  await user.click(await screen.findByRole('button', { name: 'Create ticket' }));
  expect(await screen.findByText('Waiting to be sent')).toBeInTheDocument();
  await api.doJobs();

  expect(await screen.findByRole('link', { name: /^Ticket #241/ })).toBeInTheDocument();
});
