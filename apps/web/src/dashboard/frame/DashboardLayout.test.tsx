import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { setConnectionStatus } from '#relay/connectionStore.ts';
import { paths } from '#router/paths.ts';
import { type GraphQLRequest } from '#dashboard/testing/answerGraphQL.ts';
import { emit, fakeSubscriptions } from '#dashboard/testing/liveEvents.ts';
import { buildClient, buildConversation, buildUser } from '#dashboard/testing/records.ts';
import { renderDashboard } from '#dashboard/testing/renderDashboard.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

/** Within the frame, without a screen that asks for something of its own. */
const NOWHERE = '/dashboard/nowhere';

beforeEach(() => {
  setConnectionStatus({ kind: 'live' });
});

const withUnread = (unreadConversationsCount: number) => () => ({
  currentUser: buildUser({ client: buildClient({ unreadConversationsCount }) }),
});

/** The frame asks once the screen stands: only what has been asked for can be shown or left out. */
async function asked(requests: readonly GraphQLRequest[], operation: string) {
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain(operation));
  await drawnAfter(async () => {});
}

describe('the rail', () => {
  it('leads to every area and says where one is', async () => {
    renderDashboard(paths.users);

    const rail = await screen.findByRole('navigation', { name: 'Main' });
    const areas = within(rail).getAllByRole('link').slice(0, 12);
    expect(areas.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Inbox',
      'Analytics',
      'Insights',
      'Guided flows',
      'Content',
      'Forms',
      'Product discovery',
      'Assistants',
      'Users',
      'Integrations',
      'Settings',
    ]);
    expect(within(rail).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  });

  it('counts the unread conversations, live, also in the title', async () => {
    renderDashboard(paths.users, { answers: { UnreadConversations: withUnread(3) } });
    expect(await screen.findByRole('link', { name: /Inbox.*3/ })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('(3) Users · Parley'));

    await emit('ConversationCreated', {
      conversationCreated: buildConversation({ client: buildClient({ unreadConversationsCount: 4 }) }),
    });

    expect(await screen.findByRole('link', { name: /Inbox.*4/ })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('(4) Users · Parley'));
  });

  it('says what is left of the trial', async () => {
    renderDashboard(NOWHERE);

    expect(await screen.findByText('9 days')).toBeInTheDocument();
    expect(screen.getByText('2,716 of 4,000 messages left')).toBeInTheDocument();
  });

  it('leads to a plan when the trial is about to end', async () => {
    const ending = { daysRemaining: 2, messagesRemaining: 2716 };
    renderDashboard(NOWHERE, { answers: { GetClientFreeTrialInfo: () => ({ clientFreeTrialInfo: ending }) } });

    const meter = await screen.findByRole('link', { name: /2 days left in the trial.*Pick a plan/ });
    expect(meter).toHaveAttribute('href', paths.planPicker());
  });

  it('says the same of the trial when it is narrow', async () => {
    renderDashboard(NOWHERE);
    await userEvent.click(await screen.findByRole('button', { name: 'Collapse the menu' }));

    const meter = await screen.findByRole('link', { name: '9 days left in the trial, 2,716 of 4,000 messages left' });
    expect(meter).toHaveAttribute('href', paths.subscription);
    await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  });

  it('says that the trial has ended', async () => {
    const ended = { daysRemaining: 0, messagesRemaining: 613 };
    renderDashboard(NOWHERE, { answers: { GetClientFreeTrialInfo: () => ({ clientFreeTrialInfo: ended }) } });

    expect(await screen.findByText('The trial has ended')).toBeInTheDocument();
    expect(screen.queryByText(/left in the trial/)).not.toBeInTheDocument();
  });

  it('says in its place that the subscription was cancelled, and leads back to it', async () => {
    const subscription = { type: 'Standard', cancellationDate: '2026-11-14T12:00:00.000Z', scheduleToDowngrade: null };
    renderDashboard(NOWHERE, { user: { client: buildClient({ subscription }) } });

    const name = 'The subscription was cancelled on 14 November 2026. Reactivate account';
    expect(
      await screen.findByRole('link', { name: /^The subscription was cancelled on 14 November 2026\..*Reactivate/ }),
    ).toHaveAttribute('href', paths.planPicker());
    expect(screen.queryByText(/left in the trial/)).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', paths.planPicker());
    await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
  });

  it('says nothing of a trial to those who are past it', async () => {
    const answers = { GetClientFreeTrialInfo: () => ({ clientFreeTrialInfo: null }) };
    const { requests } = renderDashboard(NOWHERE, { answers });

    await asked(requests, 'GetClientFreeTrialInfo');
    expect(screen.getByText('Maya Lindqvist')).toBeInTheDocument();
    expect(screen.queryByText(/left in the trial/)).not.toBeInTheDocument();
  });

  it('stands even where the API knows neither the count nor the trial', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const refuse = () => {
      throw new Error('Cannot query field.');
    };
    const answers = { UnreadConversations: refuse, GetClientFreeTrialInfo: refuse };
    const { requests } = renderDashboard(NOWHERE, { answers });
    await asked(requests, 'UnreadConversations');
    await asked(requests, 'GetClientFreeTrialInfo');

    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inbox' })).toBeInTheDocument();
    expect(screen.queryByText(/Cannot query/)).not.toBeInTheDocument();
  });

  it('is narrowed and stays so', async () => {
    renderDashboard(NOWHERE);

    await userEvent.click(await screen.findByRole('button', { name: 'Collapse the menu' }));

    expect(localStorage.getItem('parley.rail')).toBe('small');
    await userEvent.hover(screen.getByRole('link', { name: 'Analytics' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Analytics');
    await userEvent.click(screen.getByRole('button', { name: 'Expand the menu' }));
    expect(localStorage.getItem('parley.rail')).toBe('wide');
  });
});

describe('the person’s menu', () => {
  it('changes the look and remembers it', async () => {
    renderDashboard(NOWHERE);
    await userEvent.click(await screen.findByRole('button', { name: 'Maya Lindqvist' }));

    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('parley.theme')).toBe('dark');
  });

  it('asks before signing out everywhere, and gives the focus back', async () => {
    const { requests } = renderDashboard(NOWHERE);
    const person = await screen.findByRole('button', { name: 'Maya Lindqvist' });
    await userEvent.click(person);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));

    const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(person).toHaveFocus());
    expect(requests.map(({ name }) => name)).not.toContain('SignOutEverywhere');
  });
});

describe('the frame', () => {
  it('leads past the rail with the first Tab', async () => {
    renderDashboard(NOWHERE);
    await screen.findByText('Maya Lindqvist');

    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to an area one goes to', async () => {
    renderDashboard(NOWHERE);

    await userEvent.click(await screen.findByRole('link', { name: 'Users' }));

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('says that the connection has ended, and brings it back on demand', async () => {
    const reconnect = vi.spyOn(fakeSubscriptions, 'reconnect');
    renderDashboard(NOWHERE);
    await screen.findByText('Maya Lindqvist');

    await drawnAfter(() => setConnectionStatus({ kind: 'closed', code: 4403 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));

    expect(screen.getByText(/The server ended the live connection/)).toBeInTheDocument();
    expect(reconnect).toHaveBeenCalledOnce();
    await drawnAfter(() => setConnectionStatus({ kind: 'live' }));
    expect(screen.queryByRole('button', { name: 'Reconnect' })).not.toBeInTheDocument();
  });

  it('opens the menu as a drawer and closes it on the way to a screen', async () => {
    renderDashboard(NOWHERE);
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));

    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Users' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  });
});
