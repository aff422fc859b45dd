import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatVisitor } from '#testing/chatVisitor.ts';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const THEO = 'theo@brightsideyoga.example';

const region = (name: string) => screen.findByRole('region', { name });

describe('Home', () => {
  it('leads to who has waited longest, and to content that failed', async () => {
    const { user, router, api } = await renderScreen('/dashboard');
    const needs = await region('Needs you now');
    const longest = await api.db.conversation.findFirstOrThrow({
      where: { clientId: 'clnt_northwind', status: 'Open', waitingSince: { not: null } },
      orderBy: { waitingSince: 'asc' },
    });
    expect(within(needs).getByRole('link', { name: /^Gift cards and balances could not be trained/ })).toHaveAttribute(
      'href',
      '/dashboard/content/articles/artc_gift-cards',
    );

    const [first] = within(needs).getAllByRole('link', { name: /Reply$/ });
    expect(first).toHaveTextContent(longest.visitorName);
    if (first) await user.click(first);

    expect(router.state.location.pathname).toBe(`/dashboard/inbox/${longest.id}`);
  });

  it('gives who waits the tile that they have in the inbox', async () => {
    const tileOf = (row: HTMLElement) => /bg-\w+-400/.exec(row.innerHTML)?.[0];
    const { router } = await renderScreen('/dashboard');
    const [waiting] = within(await region('Needs you now')).getAllByRole('link', { name: /Reply$/ });
    const href = waiting?.getAttribute('href');
    const tile = waiting && tileOf(waiting);
    expect(tile).toBeDefined();

    await router.navigate('/dashboard/inbox');

    const inboxRow = () =>
      screen.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith(href ?? 'none'));
    await waitFor(() => expect(inboxRow()?.innerHTML).toContain(tile));
  });

  it('leads to a shop and a service that do not work any more', async () => {
    await renderScreen('/dashboard', {
      prepare: async ({ db }) => {
        await db.storeIntegration.updateMany({ data: { state: 'Error', lastError: 'Shopify is in trouble (503).' } });
        await db.integration.updateMany({ where: { kind: 'Zendesk' }, data: { status: 'Error', lastError: null } });
      },
    });
    const needs = within(await region('Needs you now'));

    expect(needs.getByRole('link', { name: /^Northwind Outdoor is not in sync/ })).toHaveAttribute(
      'href',
      '/dashboard/product-discovery/shopify/stor_northwind',
    );
    expect(needs.getByRole('link', { name: /^Zendesk does not work any more/ })).toHaveAttribute(
      'href',
      '/dashboard/integrations/zendesk',
    );
  });

  it('says of a trial that has ended what to do, and has the plan chosen again', async () => {
    await renderScreen('/dashboard', { as: THEO });

    expect(within(await region('Needs you now')).getByText('Pick a plan and add a card to go on.')).toBeInTheDocument();
    const setup = within(await region('Finish setting up'));
    expect(setup.getByRole('link', { name: 'Choose a plan' })).toBeInTheDocument();
  });

  it('says by which clock today goes where it is not the reader’s', async () => {
    await renderScreen('/dashboard', {
      prepare: async ({ db, call }) => {
        await call('PUT', 'clock', { now: '2026-11-19T09:40:00Z' });
        await db.client.update({ where: { id: 'clnt_northwind' }, data: { timezone: 'Pacific/Kiritimati' } });
        await db.user.update({
          where: { email: 'maya@northwindoutdoor.com' },
          data: { timezone: 'Pacific/Pago_Pago' },
        });
      },
    });

    expect(await screen.findByText(/^until Thursday, 23:40 in Kiritimati/)).toBeInTheDocument();
  });

  it('welcomes with what is still to be done', async () => {
    await renderScreen('/dashboard', { as: 'priya@northwindoutdoor.com' });

    const welcome = within(await region('Welcome to Parley, Priya'));

    expect(welcome.getByRole('link', { name: /^Answer your visitors/ })).toBeInTheDocument();
    expect(welcome.queryByRole('link', { name: /^Add content/ })).toBeNull();
  });

  it('welcomes an Admin who sees the dashboard as Staff with what Staff may do', async () => {
    const { user, router } = await renderScreen('/dashboard', {
      as: THEO,
      prepare: async ({ db }) => {
        await db.user.update({ where: { email: THEO }, data: { shouldShowWelcomeBanner: true } });
      },
    });
    const invite = () => screen.queryByRole('link', { name: /^Invite your team/ });
    await region('Welcome to Parley, Theo');
    expect(invite()).toBeInTheDocument();

    await router.navigate('/dashboard/users/roles-and-permissions');
    await user.click(await screen.findByRole('button', { name: 'View as Staff' }));
    await router.navigate('/dashboard');

    await region('Welcome to Parley, Theo');
    expect(invite()).toBeNull();
  });

  it('says that the subscription has ended, and how to go on', async () => {
    await renderScreen('/dashboard', { as: 'greta@haldenceramics.example' });

    const needs = within(await region('Needs you now'));

    expect(needs.getByRole('link', { name: /^The subscription has ended/ })).toHaveAttribute(
      'href',
      '/dashboard/settings/subscription?pick',
    );
    expect(needs.queryByText('Nothing waits for you.')).toBeNull();
  });

  it('asks nobody to do what their role may not', async () => {
    await renderScreen('/dashboard', {
      as: 'jonas@northwindoutdoor.com',
      prepare: async (api) => {
        await api.db.rolePermission.createMany({
          data: (['MANAGE_CONVERSATIONS', 'MANAGE_ARTICLES'] as const).map((flag) => ({
            clientId: 'clnt_northwind',
            role: 'Staff' as const,
            flag,
            allowed: false,
          })),
        });
      },
    });
    const needs = await region('Needs you now');

    expect(within(needs).queryByRole('link', { name: /Reply$/ })).toBeNull();
    expect(within(needs).queryByText(/Gift cards/)).toBeNull();
    expect(within(needs).getAllByRole('link', { name: /Open$/ }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Finish setting up' })).toBeNull();
  });

  it('counts who begins to wait while it is open', async () => {
    const { api } = await renderScreen('/dashboard');
    const waiting = await api.db.conversation.count({
      where: { clientId: 'clnt_northwind', status: 'Open', waitingSince: { not: null } },
    });
    expect(await screen.findByText(new RegExp(`${waiting} people wait for an answer`))).toBeInTheDocument();
    const visitor = await chatVisitor(api);

    await visitor.write('Is my jacket ready?', { wantsPerson: true });

    const oneMore = new RegExp(`${waiting + 1} people wait for an answer`);
    expect(await screen.findByText(oneMore)).toBeInTheDocument();
  });

  it('compares today with the same day of the weeks before', async () => {
    await renderScreen('/dashboard');

    const figures = await screen.findByRole('list', { name: 'Figures of today' });
    expect(within(figures).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/grey is a usual \w+day$/)).toBeInTheDocument();
  });

  it('says what failed, and tries again', async () => {
    expectComplaint(/HomeScreenQuery|Not now/);
    const { user } = await renderScreen('/dashboard', {
      prepare: (api) =>
        api.call('PUT', 'faults', { kind: 'Error', operation: 'HomeScreenQuery', message: 'Not now.', times: 1 }),
    });

    await user.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await region('Needs you now')).toBeInTheDocument();
  });
});

describe('Home of a new company', () => {
  it('says that nothing waits, and leads through what is to be set up', async () => {
    await renderScreen('/dashboard', {
      prepare: async (api) => {
        const where = { clientId: 'clnt_northwind' };
        await api.db.conversation.deleteMany({ where });
        await api.db.article.deleteMany({ where });
        await api.db.version.deleteMany({ where });
        await api.db.formSubmission.deleteMany({ where });
        await api.db.assistant.updateMany({ where, data: { lastPingAt: null } });
        await api.db.assistant.updateMany({
          where: { ...where, id: { not: 'asst_nori' } },
          data: { archivedAt: new Date() },
        });
      },
    });

    expect(await screen.findByText('Nothing waits for you.')).toBeInTheDocument();
    const setup = screen.getByRole('region', { name: 'Finish setting up' });
    expect(within(setup).getByRole('link', { name: 'Add content for answers' })).toHaveAttribute(
      'href',
      '/dashboard/content/articles',
    );
    expect(within(setup).getByRole('link', { name: 'Put your assistant on your site' })).toHaveAttribute(
      'href',
      '/dashboard/assistants/chatbot-widget/asst_nori/installation',
    );
    expect(screen.getByText(/^What colleagues publish and resolve/)).toBeInTheDocument();
  });
});
