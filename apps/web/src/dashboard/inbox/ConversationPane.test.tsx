import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { useSession } from '#session/sessionStore.ts';
import { emit, fakeSubscriptions, fillGap } from '../testing/liveEvents.ts';
import { buildConversation, buildMessage, buildPage, buildPermissions } from '../testing/records.ts';
import { renderDashboard } from '../testing/renderDashboard.tsx';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

const visitorMessage = buildMessage();
const agentMessage = buildMessage({
  id: 'msg_2',
  author: 'Agent',
  authorName: 'Maya Lindqvist',
  body: 'No receipt needed.',
  createdAt: '2026-11-19T10:10:00.000Z',
  sequence: 2,
});

const later = '2026-11-19T10:20:00.000Z';

type Options = { user?: Record<string, unknown>; answers?: Parameters<typeof renderDashboard>[1] };

function renderConversation(conversation: Record<string, unknown> = {}, { user, answers }: Options = {}) {
  const record = buildConversation({ messages: buildPage([visitorMessage, agentMessage]), ...conversation });
  const listed = buildPage([record, buildConversation({ id: 'conv_2', visitorName: 'Claire Fontaine' })]);
  return renderDashboard('/dashboard/inbox/conv_1', {
    user,
    answers: {
      InboxScreenQuery: () => ({ conversations: listed }),
      ConversationPaneQuery: () => ({ conversation: record }),
      ReadConversation: () => ({
        readConversation: { ...record, version: 9, containMessagesUnreadByAgents: false, unreadCount: 0 },
      }),
      ...answers?.answers,
    },
  });
}

const never = () => new Promise<Record<string, unknown>>(() => {});
const thread = () => screen.findByRole('log', { name: 'Messages' });

describe('an open conversation', () => {
  it('shows who said what, by day', async () => {
    renderConversation();

    const log = await thread();
    expect(within(log).getByText('Do I need the receipt?')).toHaveTextContent('Hannah Brandt: Do I need the receipt?');
    expect(within(log).getByText('No receipt needed.')).toHaveTextContent('Maya Lindqvist: No receipt needed.');
    expect(within(log).getAllByText(/Today|Yesterday|November/)).toHaveLength(1);
  });

  it('says whom it is with and where it stands while it loads, as the list knows', async () => {
    const resolved = buildConversation({
      id: 'conv_2',
      visitorName: 'Claire Fontaine',
      number: 77,
      status: 'Resolved',
    });
    const { router } = renderConversation(
      {},
      {
        answers: {
          answers: {
            InboxScreenQuery: () => ({ conversations: buildPage([buildConversation(), resolved]) }),
            ConversationPaneQuery: ({ id }) => (id === 'conv_1' ? { conversation: buildConversation() } : never()),
          },
        },
      },
    );
    await thread();

    await drawnAfter(() => router.navigate('/dashboard/inbox/conv_2'));

    expect(await screen.findByRole('heading', { name: 'Claire Fontaine' })).toBeInTheDocument();
    expect(screen.getByText('#77')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading conversation' })).toBeInTheDocument();
    expect(screen.queryByRole('log', { name: 'Messages' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Claire Fontaine · Inbox · Parley'));
  });

  it('lets one write while it loads, and send once it is there', async () => {
    const claire = buildConversation({ id: 'conv_2', visitorName: 'Claire Fontaine' });
    let answer = (_conversation: Record<string, unknown>) => {};
    const late = new Promise<Record<string, unknown>>((resolve) => (answer = resolve));
    const { router } = renderConversation(
      {},
      {
        answers: {
          answers: {
            ConversationPaneQuery: ({ id }) => (id === 'conv_1' ? { conversation: buildConversation() } : late),
            SendMessage: never,
          },
        },
      },
    );
    await thread();
    await drawnAfter(() => router.navigate('/dashboard/inbox/conv_2'));
    await screen.findByRole('status', { name: 'Loading conversation' });

    await userEvent.keyboard('r');
    const reply = screen.getByRole('textbox', { name: 'Reply to Claire Fontaine' });
    expect(reply).toHaveFocus();
    await userEvent.keyboard('See you there{Enter}');
    expect(reply).toHaveValue('See you there');

    await drawnAfter(async () => answer({ conversation: claire }));
    expect(await thread()).toBeInTheDocument();
    expect(reply).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(reply).toHaveValue('');
    expect(within(await thread()).getByText('See you there')).toBeInTheDocument();
  });

  it('calls the visitor what they are called now, also in what they wrote and what answers it', async () => {
    const { id, author, body } = visitorMessage;
    const replyTo = {
      __typename: 'Message',
      id,
      author,
      authorName: 'Visitor 7',
      body,
      takenBackAt: null,
      attachments: [],
    };
    const before = { ...visitorMessage, authorName: 'Visitor 7' };
    renderConversation({ messages: buildPage([before, { ...agentMessage, replyTo }]) });

    const log = await thread();
    expect(log).toHaveTextContent('Hannah Brandt: Do I need the receipt?');
    expect(log).not.toHaveTextContent('Visitor 7');
  });

  it('is the current row of the list, and its visitor stands in the title', async () => {
    renderConversation();

    expect(await screen.findByRole('link', { name: /Hannah Brandt/ })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.title).toBe('Hannah Brandt · Inbox · Parley'));
    expect(useSession.getState().conversations).toMatchObject({ selectedId: 'conv_1', isSelectedLoading: false });
  });

  it.each([
    ['2026-11-19T10:10:00.000Z', '2026-11-19T10:10:00.000Z', 'Read'],
    ['2026-11-19T10:09:59.000Z', '2026-11-19T10:10:00.000Z', 'Delivered'],
    [null, '2026-11-19T10:09:59.000Z', 'Sent'],
    [null, null, 'Sent'],
  ])(
    'says how far a reply has come: seen %s, delivered %s, «%s»',
    async (visitorReadAt, visitorDeliveredAt, receipt) => {
      renderConversation({ visitorReadAt, visitorDeliveredAt });

      const log = await thread();
      expect(within(log).getByText(/^(Sent|Delivered|Read)$/)).toHaveTextContent(receipt);
    },
  );

  it('shows web addresses as links and markup as text', async () => {
    const body = '<b>See</b> https://northwind.test/a.';
    renderConversation({ messages: buildPage([buildMessage({ body })]) });

    const link = within(await thread()).getByRole('link');
    expect(link).toHaveAttribute('href', 'https://northwind.test/a');
    expect(link.parentElement).toHaveTextContent(body);
  });

  it('receives a message once, even if it is told of twice', async () => {
    renderConversation();
    await thread();
    const event = { messageCreated: buildMessage({ id: 'msg_3', body: 'Thank you', sequence: 3 }) };

    await emit('MessageCreated', event);
    await emit('MessageCreated', event);

    expect(within(await thread()).getAllByText('Thank you')).toHaveLength(1);
  });

  it('orders messages as the server stored them, however they arrive', async () => {
    renderConversation({ messages: buildPage([visitorMessage]) });
    await thread();

    await emit('MessageCreated', { messageCreated: buildMessage({ id: 'msg_4', body: 'Fourth', sequence: 4 }) });
    await emit('MessageCreated', { messageCreated: buildMessage({ id: 'msg_3', body: 'Third', sequence: 3 }) });

    const text = (await thread()).textContent ?? '';
    expect(text.indexOf('Third')).toBeLessThan(text.indexOf('Fourth'));
  });

  it('shows the visitor typing until the message comes', async () => {
    renderConversation();
    await thread();

    await emit('TypingChanged', { typingChanged: { author: 'Visitor', name: 'Hannah Brandt', isTyping: true } });
    expect(screen.getByText('Hannah Brandt is typing')).toBeInTheDocument();

    await emit('MessageCreated', { messageCreated: buildMessage({ id: 'msg_3', body: 'Thanks', sequence: 3 }) });
    expect(screen.queryByText('Hannah Brandt is typing')).not.toBeInTheDocument();
  });

  it('loads older messages above', async () => {
    const { requests } = renderConversation(
      { messages: buildPage([agentMessage], { hasPreviousPage: true }) },
      {
        answers: {
          answers: {
            ConversationThreadPaginationQuery: () => ({
              node: buildConversation({ messages: buildPage([visitorMessage]) }),
            }),
          },
        },
      },
    );
    const log = await thread();

    await drawnAfter(async () => log.dispatchEvent(new Event('scroll')));

    expect(await within(log).findByText('Do I need the receipt?')).toBeInTheDocument();
    const older = requests.find(({ name }) => name === 'ConversationThreadPaginationQuery');
    expect(older?.variables).toMatchObject({ cursor: 'cursor of msg_2' });
  });

  it('is asked for once more after a gap in the live connection', async () => {
    const { requests } = renderConversation();
    await thread();

    await fillGap();

    expect(requests.filter(({ name }) => name === 'ConversationPaneQuery')).toHaveLength(2);
  });

  it('fetches a message whose event came before the thread listened', async () => {
    const missed = buildMessage({ id: 'msg_3', body: 'Nobody heard this', sequence: 3, createdAt: later });
    const pages = [buildPage([visitorMessage, agentMessage]), buildPage([visitorMessage, agentMessage, missed])];
    const { requests } = renderConversation(
      {},
      {
        answers: {
          answers: {
            ConversationPaneQuery: () => ({ conversation: buildConversation({ messages: pages.shift() }) }),
          },
        },
      },
    );
    await thread();

    await emit('ConversationUpdated', {
      conversationUpdated: buildConversation({ version: 2, lastActivityAt: later }),
    });

    expect(await within(await thread()).findByText('Nobody heard this')).toBeInTheDocument();
    expect(requests.filter(({ name }) => name === 'ConversationPaneQuery')).toHaveLength(2);
  });

  it('says that it is gone when there is none, and leads back', async () => {
    const { requests } = renderConversation(
      {},
      { answers: { answers: { ConversationPaneQuery: () => ({ conversation: null }) } } },
    );

    expect(await screen.findByText('This conversation is gone')).toBeInTheDocument();
    // What comes once all is painted is there: testing-library, which waits for a press to be drawn, lets no answer in meanwhile.
    await waitFor(() =>
      expect(requests.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['UsageBannerQuery', 'FramePersonQuery']),
      ),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Back to the inbox' }));
    expect(await screen.findByText('No conversation selected')).toBeInTheDocument();
  });
});

describe('reading', () => {
  const unread = { containMessagesUnreadByAgents: true, unreadCount: 2 };
  const refuseToRead: Options = {
    answers: {
      answers: {
        ReadConversation: () => {
          throw new Error('Not now.');
        },
      },
    },
  };

  it('clears the unread flag before the server has answered', async () => {
    const { requests } = renderConversation(unread, {
      answers: { answers: { ReadConversation: () => new Promise(() => {}) } },
    });
    await thread();

    await waitFor(() => expect(requests.map(({ name }) => name)).toContain('ReadConversation'));
    expect(await screen.findByRole('link', { name: /Hannah Brandt/ })).not.toHaveAccessibleName(/unread/i);
  });

  it('brings the flag back when the server refuses', async () => {
    renderConversation(unread, refuseToRead);

    await thread();
    expect(await screen.findByRole('link', { name: /Hannah Brandt.*2 unread messages/ })).toBeInTheDocument();
  });

  it('asks a server that refuses once for each message', async () => {
    const { requests } = renderConversation(unread, refuseToRead);
    const asked = () => requests.filter(({ name }) => name === 'ReadConversation');
    await thread();
    expect(await screen.findByRole('link', { name: /Hannah Brandt.*2 unread messages/ })).toBeInTheDocument();

    await emit('ConversationUpdated', { conversationUpdated: buildConversation({ version: 2, ...unread }) });
    expect(asked()).toHaveLength(1);

    const conversationUpdated = buildConversation({ version: 3, ...unread, lastActivityAt: later });
    await emit('ConversationUpdated', { conversationUpdated });
    expect(asked()).toHaveLength(2);
  });

  it('leaves the flag to those who may only look', async () => {
    const user = { permissions: buildPermissions({ MANAGE_CONVERSATIONS: false }) };
    const { requests } = renderConversation(unread, { user });
    await thread();

    expect(requests.map(({ name }) => name)).not.toContain('ReadConversation');
  });

  it('marks it as unread again and leaves it so', async () => {
    const record = buildConversation({ version: 10, ...unread, unreadCount: 0 });
    const { requests } = renderConversation(
      {},
      { answers: { answers: { MarkConversationUnread: () => ({ markConversationUnread: record }) } } },
    );
    await thread();

    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));

    expect(await screen.findByText('Marked as unread.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Hannah Brandt.*Unread/ })).toBeInTheDocument();
    expect(requests.map(({ name }) => name)).not.toContain('ReadConversation');
  });
});
