import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { useSession } from '#session/sessionStore.ts';
import { type Answer } from '../../testing/answerGraphQL.ts';
import { emit, fakeSubscriptions, fillGap } from '../../testing/liveEvents.ts';
import { buildClient, buildConversation, buildCounts, buildPage } from '../../testing/records.ts';
import { renderDashboard } from '../../testing/renderDashboard.tsx';
import { keepInList } from './keptConversations.ts';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

const hannah = buildConversation();
const claire = buildConversation({ id: 'conv_2', visitorName: 'Claire Fontaine', lastMessagePreview: 'Size S?' });

function renderList(conversations = [hannah, claire]) {
  return renderDashboard('/dashboard/inbox', {
    answers: { InboxScreenQuery: () => ({ conversations: buildPage(conversations) }) },
  });
}

async function names() {
  const list = await screen.findByRole('region', { name: 'Conversations' });
  const rows = await within(list).findAllByRole('link');
  return rows.flatMap((row) => row.textContent?.match(/Hannah|Claire|Ben/)?.[0] ?? []);
}

describe('a row', () => {
  it('shows who wrote and what was said last, and leads to the conversation', async () => {
    renderList();

    const row = await screen.findByRole('link', { name: /Hannah Brandt/ });
    expect(within(row).getByText('Do I need the receipt?')).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/dashboard/inbox/conv_1');
  });

  it('says how many messages are unread', async () => {
    renderList([buildConversation({ containMessagesUnreadByAgents: true, unreadCount: 2 })]);

    expect(await screen.findByRole('link', { name: /2 unread messages/ })).toBeInTheDocument();
  });

  it('says unread without a number when it was marked so by hand', async () => {
    renderList([buildConversation({ containMessagesUnreadByAgents: true, unreadCount: 0 })]);

    expect(await screen.findByRole('link', { name: /Unread$/ })).toBeInTheDocument();
  });

  it('says that the company wrote last, whoever of it did', async () => {
    renderList([buildConversation({ lastMessageAuthor: 'Agent', lastMessagePreview: 'It takes two days.' })]);

    expect(await screen.findByRole('link', { name: /Answered:\s*It takes two days\./ })).toBeInTheDocument();
  });

  it('says how long the visitor waits, and marks it after half an hour', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    renderList([
      buildConversation({ waitingSince: ago(12) }),
      buildConversation({ id: 'conv_2', visitorName: 'Claire', waitingSince: ago(48) }),
    ]);

    expect(await screen.findByText('waiting 12m')).not.toHaveClass('text-critical');
    expect(screen.getByText('waiting 48m')).toHaveClass('text-critical');
  });

  it('tells the exact time on hover', async () => {
    renderList();

    const [time] = await screen.findAllByRole('time');
    if (time) await userEvent.hover(time);
    expect(time).toHaveAttribute('title', expect.stringContaining('19 November 2026'));
    expect(time).toHaveAttribute('datetime', '2026-11-19T10:06:00.000Z');
  });
});

describe('the list', () => {
  it('puts a created conversation in front', async () => {
    renderList();
    await screen.findByText('Hannah Brandt');

    await emit('ConversationCreated', {
      conversationCreated: buildConversation({ id: 'conv_3', visitorName: 'Ben Whitaker' }),
    });

    expect(await names()).toEqual(['Ben', 'Hannah', 'Claire']);
  });

  it('leaves a created conversation that it has already where it is', async () => {
    renderList();
    await screen.findByText('Claire Fontaine');

    await emit('ConversationCreated', { conversationCreated: claire });

    expect(await names()).toEqual(['Hannah', 'Claire']);
  });

  it('merges an update into its row without moving it', async () => {
    renderList();
    await screen.findByText('Size S?');

    await emit('ConversationUpdated', {
      conversationUpdated: { ...claire, version: 2, lastMessagePreview: 'Size M then.' },
    });

    expect(screen.getByText('Size M then.')).toBeInTheDocument();
    expect(await names()).toEqual(['Hannah', 'Claire']);
  });

  it('takes in a conversation that has begun to belong there, at its place', async () => {
    renderList();
    await screen.findByText('Claire Fontaine');

    const later = { id: 'conv_9', visitorName: 'Ben', lastActivityAt: '2026-11-19T10:07:00.000Z' };
    await emit('ConversationUpdated', { conversationUpdated: buildConversation(later) });

    expect(await names()).toEqual(['Ben', 'Hannah', 'Claire']);
  });

  it('lets go of a conversation that others have resolved', async () => {
    renderList();
    await screen.findByText('Claire Fontaine');

    await emit('ConversationUpdated', { conversationUpdated: { ...claire, version: 2, status: 'Resolved' } });

    expect(await names()).toEqual(['Hannah']);
  });

  it('is not changed by an update of a conversation that does not belong there', async () => {
    renderList();
    await screen.findByText('Claire Fontaine');

    const pending = buildConversation({ id: 'conv_9', visitorName: 'Ben', status: 'Pending' });
    await emit('ConversationUpdated', { conversationUpdated: pending });

    expect(await names()).toEqual(['Hannah', 'Claire']);
  });

  it('gives new conversations a colour and lets known ones keep theirs', async () => {
    renderList();
    await screen.findByText('Hannah Brandt');
    const before = useSession.getState().conversations.colours;

    await emit('ConversationCreated', { conversationCreated: buildConversation({ id: 'conv_3', visitorName: 'Ben' }) });

    const after = useSession.getState().conversations.colours;
    expect(after).toMatchObject(before);
    expect(after.conv_3).toMatch(/^bg-(emerald|slate|red|indigo|sky|pink)-400$/);
  });

  it('is asked for once more after a gap in the live connection', async () => {
    const { requests } = renderList();
    await screen.findByText('Hannah Brandt');

    await fillGap();

    expect(requests.filter(({ name }) => name === 'InboxScreenQuery')).toHaveLength(2);
  });

  it('keeps what somebody may still undo at its place when it is asked for anew, until they cannot', async () => {
    let isResolved = false;
    const older = { ...claire, lastActivityAt: '2026-01-01T08:00:00.000Z' };
    renderDashboard('/dashboard/inbox', {
      answers: { InboxScreenQuery: () => ({ conversations: buildPage(isResolved ? [older] : [hannah, older]) }) },
    });
    await screen.findByText('Hannah Brandt');
    const letGo = keepInList([hannah.id]);
    isResolved = true;
    await emit('ConversationUpdated', {
      conversationUpdated: { ...hannah, version: hannah.version + 1, status: 'Resolved' },
    });

    await fillGap();
    expect(await names()).toEqual(['Hannah', 'Claire']);

    await drawnAfter(letGo);
    expect(await names()).toEqual(['Claire']);
  });

  it('asks for the next page while there is one', async () => {
    const { requests } = renderDashboard('/dashboard/inbox', {
      answers: {
        InboxScreenQuery: () => ({ conversations: buildPage([hannah], { hasNextPage: true }) }),
        ConversationListPaginationQuery: () => ({ conversations: buildPage([claire]) }),
      },
    });

    expect(await screen.findByText('Claire Fontaine')).toBeInTheDocument();
    const next = requests.find(({ name }) => name === 'ConversationListPaginationQuery');
    expect(next?.variables).toMatchObject({ cursor: 'cursor of conv_1' });
  });

  it('offers to try again when the next page does not come', async () => {
    const next = vi.fn<Answer>(() => ({ conversations: buildPage([claire]) }));
    next.mockImplementationOnce(() => {
      throw new Error('The server is busy.');
    });
    renderDashboard('/dashboard/inbox', {
      answers: {
        InboxScreenQuery: () => ({ conversations: buildPage([hannah], { hasNextPage: true }) }),
        ConversationListPaginationQuery: next,
      },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Claire Fontaine')).toBeInTheDocument();
  });

  it('says what failed and loads when tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const list = vi.fn<Answer>(() => ({ conversations: buildPage([hannah]) }));
    list.mockImplementationOnce(() => {
      throw new Error('The inbox is closed for a moment.');
    });
    renderDashboard('/dashboard/inbox', { answers: { InboxScreenQuery: list } });
    expect(await screen.findByText('The inbox is closed for a moment.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /again|Retry/ }));

    expect(await screen.findByRole('link', { name: /Hannah Brandt/ })).toBeInTheDocument();
  });

  it('shows its shape while it loads', async () => {
    renderDashboard('/dashboard/inbox', { answers: { InboxScreenQuery: () => new Promise(() => {}) } });

    expect(await screen.findByRole('status', { name: 'Loading conversations' })).toBeInTheDocument();
  });

  it('leads an empty inbox to the chat of the first assistant', async () => {
    renderDashboard('/dashboard/inbox', {
      answers: {
        EmptyInboxQuery: () => ({
          currentUser: { __typename: 'User', id: 'user_maya', client: buildClient() },
          assistants: [{ __typename: 'Assistant', id: 'asst_nori', title: 'Nori' }],
          conversationCounts: buildCounts(),
        }),
      },
    });

    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Write to Nori' })).toHaveAttribute(
      'href',
      'http://chat.test/chat?clientId=clnt_northwind&assistantId=asst_nori',
    );
  });

  it('is walked along with J and K, and left for the composer with R', async () => {
    renderList();
    await screen.findByText('Hannah Brandt');

    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: /Hannah/ })).toHaveFocus();
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: /Claire/ })).toHaveFocus();
    await userEvent.keyboard('k');
    expect(screen.getByRole('link', { name: /Hannah/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /Claire/ })).toHaveFocus();
  });

  it('leaves with its code: list and conversation are asked for before either has come', async () => {
    const { requests } = renderDashboard('/dashboard/inbox/conv_1', {
      answers: { InboxScreenQuery: () => new Promise(() => {}), ConversationPaneQuery: () => new Promise(() => {}) },
    });

    await waitFor(() =>
      expect(requests.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['InboxScreenQuery', 'ConversationPaneQuery']),
      ),
    );
  });
});
