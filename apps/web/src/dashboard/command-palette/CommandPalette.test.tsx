import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { paths } from '#router/paths.ts';
import { fakeSubscriptions } from '../testing/liveEvents.ts';
import { buildClient, buildConversation, buildPage } from '../testing/records.ts';
import { type Answer } from '../testing/answerGraphQL.ts';
import { renderDashboard } from '../testing/renderDashboard.tsx';
import { openCommandPalette } from './commandPalette.ts';
// Lazy in the app; here already loaded, so that no test waits for its code.
import './CommandPaletteModal.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

vi.setConfig({ testTimeout: 20_000 });
const hannah = buildConversation();
const answers = {
  InboxScreenQuery: () => ({ conversations: buildPage([hannah]) }),
  ConversationPaneQuery: () => ({ conversation: hannah }),
  ConversationRecordsQuery: () => ({ conversations: buildPage([hannah]) }),
  FoundConversationsQuery: () => ({ searchConversations: { hits: [] } }),
  ArticleRecordsQuery: () => ({ articles: { nodes: [] } }),
  FaqRecordsQuery: () => ({ automatedFaqs: { nodes: [] } }),
  CompanyRecordsQuery: () => ({ colleagues: [], teams: [], labels: [] }),
  ListAssistants: () => ({
    assistants: [{ __typename: 'Assistant', id: 'asst_nori', type: 'FloatingWidget', title: 'Nori', avatar: null }],
  }),
};

/** Within the frame, without a screen that asks for something of its own. */
const NOWHERE = '/dashboard/nowhere';

async function openPalette(path: string, user: Record<string, unknown> = {}, others: Record<string, Answer> = {}) {
  const dashboard = renderDashboard(path, { user, answers: { ...answers, ...others } });
  await screen.findByText('Maya Lindqvist');
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Command palette' });
  return { ...dashboard, palette };
}

const buildHit = () => ({
  __typename: 'SearchHit',
  conversation: buildConversation({ id: 'conv_old', visitorName: 'Ines Okafor' }),
  message: { __typename: 'Message', id: 'mesg_zipper' },
  excerpt: ['…the ', 'zipper', ' broke…'].map((text) => ({ __typename: 'ExcerptPart', text })),
});

/** At once, as one change. */
const searchFor = (palette: HTMLElement, value: string) =>
  fireEvent.change(within(palette).getByRole('textbox'), { target: { value } });

const chosen = (palette: HTMLElement) => palette.querySelector('[role="menuitem"][data-focused]');

describe('the command palette', () => {
  it('goes to a screen by another word for it, with the keyboard alone', async () => {
    const { router, palette } = await openPalette(NOWHERE);
    expect(within(palette).getByRole('textbox', { name: 'Search or jump to' })).toHaveFocus();

    await userEvent.keyboard('billing');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Subscription'));
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.subscription));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has the first result chosen whatever is typed or taken back', async () => {
    const { palette } = await openPalette(NOWHERE);
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Home'));

    await userEvent.keyboard('users');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Users'));
    await userEvent.keyboard('{Backspace>5}');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Home'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Inbox'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent(/Sign out|Open Nori/));
  });

  it('does what it names, and offers it first the next time', async () => {
    const { palette } = await openPalette(NOWHERE);

    await userEvent.keyboard('dark');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Dark theme'));
    await userEvent.keyboard('{Enter}');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

    await userEvent.keyboard('{Control>}k{/Control}light{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('menuitem', { name: 'Dark theme' })).toBeInTheDocument();
  });

  it('says so when nothing is found, and gives the focus back', async () => {
    const { palette } = await openPalette(NOWHERE);
    await userEvent.keyboard('{Escape}');
    const menu = screen.getByRole('button', { name: 'Maya Lindqvist' });
    menu.focus();
    await drawnAfter(openCommandPalette);
    await screen.findByRole('dialog', { name: 'Command palette' });

    await userEvent.keyboard('giraffe');
    expect(await screen.findAllByText('No results found.')).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(palette).not.toBeInTheDocument());
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('is closed by the keys that open it', async () => {
    await openPalette(NOWHERE);

    await userEvent.keyboard('{Control>}k{/Control}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds conversations by their visitor, and chatbots to open', async () => {
    const { router, palette } = await openPalette(NOWHERE);
    await userEvent.keyboard('chatbot');
    expect(await within(palette).findByRole('menuitem', { name: 'Open Nori' })).toBeInTheDocument();

    await userEvent.keyboard('{Backspace>7}hannah');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Hannah Brandt'));
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(router.state.location.pathname).toBe(paths.conversation('conv_1')));
  });

  it('finds any conversation of the company by what was written in it, and leads there', async () => {
    const asked: unknown[] = [];
    const { palette } = await openPalette(
      NOWHERE,
      {},
      {
        FoundConversationsQuery: ({ query }) => {
          asked.push(query);
          return { searchConversations: { hits: [buildHit()] } };
        },
      },
    );

    searchFor(palette, ' zipper ');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Ines Okafor…the zipper broke…'));

    expect(chosen(palette)).toHaveAttribute('href', `${paths.conversation('conv_old')}?message=mesg_zipper`);
    expect(asked).toEqual(['zipper']);
  });

  it('says that it searches, and when it could not; what was typed stays, and Retry asks again', async () => {
    let answer: () => Record<string, unknown> = () => {
      throw new Error('The search is away.');
    };
    const { palette } = await openPalette(NOWHERE, {}, { FoundConversationsQuery: () => answer() });

    searchFor(palette, 'zipper');
    expect(await within(palette).findByText('Searching all conversations')).toBeInTheDocument();
    expect(await within(palette).findByText('The conversations could not be searched.')).toBeInTheDocument();
    expect(within(palette).queryByText('No results found.')).not.toBeInTheDocument();
    answer = () => ({ searchConversations: { hits: [buildHit()] } });
    await userEvent.click(within(palette).getByRole('button', { name: 'Retry' }));

    expect(await within(palette).findByRole('menuitem', { name: /Ines Okafor/ })).toBeInTheDocument();
    expect(within(palette).getByRole('textbox')).toHaveValue('zipper');
  });

  it('offers what the screen can do, and does it', async () => {
    const { palette } = await openPalette(paths.conversation('conv_1'));
    const ofScreen = await within(palette).findByRole('group', { name: 'On this screen' });
    expect(within(ofScreen).getByRole('menuitem', { name: 'Mark as unread' })).toBeInTheDocument();

    await userEvent.click(within(ofScreen).getByRole('menuitem', { name: 'Write a reply' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reply to Hannah Brandt' })).toHaveFocus());
  });

  it('asks before it signs out everywhere', async () => {
    const { palette } = await openPalette(NOWHERE);

    await userEvent.keyboard('everywhere');
    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Sign out everywhere'));
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' })).toBeInTheDocument();
  });

  it('offers payment methods only to those who pay by card', async () => {
    const { palette } = await openPalette(NOWHERE, { client: buildClient({ manuallyInvoiced: true }) });

    await userEvent.keyboard('billing');

    await waitFor(() => expect(chosen(palette)).toHaveTextContent('Subscription'));
    expect(within(palette).queryByRole('menuitem', { name: 'Payment methods' })).not.toBeInTheDocument();
  });
});
