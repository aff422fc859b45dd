import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnAfter } from '#testing/drawAsInABrowser.ts';
import { emit, fakeSubscriptions } from '../../testing/liveEvents.ts';
import { buildConversation, buildMessage, buildPage, buildPermissions } from '../../testing/records.ts';
import { renderDashboard } from '../../testing/renderDashboard.tsx';
import { type Answer, type GraphQLRequest } from '../../testing/answerGraphQL.ts';
import { changeOutbox } from './outboxStore.ts';

vi.mock('#relay/subscriptions.ts', () => fakeSubscriptions);

beforeEach(() => {
  changeOutbox(() => []);
});

const Variables = v.object({ input: v.object({ key: v.string(), body: v.string() }) });

function stored(variables: unknown) {
  const { key, body } = v.parse(Variables, variables).input;
  return buildMessage({ id: `msg of ${key}`, key, body, author: 'Agent', authorName: 'Maya Lindqvist', sequence: 2 });
}

const accept: Answer = (variables) => ({
  sendMessage: { message: stored(variables), conversation: buildConversation({ version: 2 }) },
});

function renderComposer(
  send: Answer = accept,
  user: Record<string, unknown> = {},
  answers: Record<string, Answer> = {},
) {
  const conversation = buildConversation({ messages: buildPage([buildMessage()]) });
  return renderDashboard('/dashboard/inbox/conv_1', {
    user,
    answers: {
      InboxScreenQuery: () => ({ conversations: buildPage([conversation]) }),
      ConversationPaneQuery: () => ({ conversation }),
      SendMessage: send,
      ...answers,
    },
  });
}

const field = () => screen.findByRole('textbox', { name: 'Reply to Hannah Brandt' });
const messages = () => within(screen.getByRole('log', { name: 'Messages' }));
const sent = (requests: GraphQLRequest[]) => requests.filter(({ name }) => name === 'SendMessage');

describe('the composer', () => {
  it('says before anybody writes that the plan lets no more replies through, and still takes notes', async () => {
    const messages = { metric: 'Messages', used: 1000, limit: 1000, isStopped: true };
    const usage = { id: 'usage_1', endsAt: '2026-12-05T10:00:00Z', meters: [messages] };
    const { requests } = renderComposer(accept, {}, { UsageBannerQuery: () => ({ usage }) });

    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(
        /^All 1,000 messages of your plan are used until 5 December 2026: replies are not sent/,
      ),
    );
    await userEvent.type(await field(), 'Hello.{Enter}');
    expect(await field()).toHaveValue('Hello.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(sent(requests)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Private note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note to colleagues' }), 'Limit.');
    expect(screen.getByRole('button', { name: 'Add note' })).toBeEnabled();
  });

  it('sends with Enter, empties itself and shows the reply while it is on its way', async () => {
    const { requests } = renderComposer(() => new Promise(() => {}));

    await userEvent.type(await field(), 'No receipt needed.{Enter}');

    expect(await field()).toHaveValue('');
    expect(messages().getByText('No receipt needed.')).toBeInTheDocument();
    expect(messages().getByText('Sending')).toBeInTheDocument();
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
  });

  it('shows a stored reply once, also when its echo comes before the answer', async () => {
    let answer: (value: Record<string, unknown>) => void = () => {};
    const { requests } = renderComposer(() => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(await field(), 'On its way.{Enter}');
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    const message = stored(sent(requests)[0]?.variables);

    await emit('MessageCreated', { messageCreated: message });
    expect(messages().getAllByText('On its way.')).toHaveLength(1);

    answer({ sendMessage: { message, conversation: buildConversation({ version: 2 }) } });
    await waitFor(() => expect(messages().queryByText('Sending')).not.toBeInTheDocument());
    expect(messages().getAllByText('On its way.')).toHaveLength(1);
  });

  it('takes a reply for stored once it is in the thread, although its answer was lost', async () => {
    const { requests } = renderComposer(() => new Promise(() => {}));
    await userEvent.type(await field(), 'On its way.{Enter}');
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    expect(sessionStorage.getItem('parley.outbox')).toContain('On its way.');

    await emit('MessageCreated', { messageCreated: stored(sent(requests)[0]?.variables) });

    expect(sessionStorage.getItem('parley.outbox')).toBeNull();
  });

  it('makes a new line with Shift and Enter', async () => {
    const { requests } = renderComposer();

    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}Two');

    expect(await field()).toHaveValue('One\nTwo');
    expect(sent(requests)).toHaveLength(0);
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('sends with %s', async (keys) => {
    const { requests } = renderComposer();

    await userEvent.type(await field(), `Hello${keys}`);

    await waitFor(() => expect(sent(requests)).toHaveLength(1));
  });

  it('sends nothing when nothing is written', async () => {
    const { requests } = renderComposer();

    await userEvent.type(await field(), '   {Enter}');

    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(sent(requests)).toHaveLength(0);
  });

  it('keeps a reply that failed, says why, and sends it again under the same key', async () => {
    const send = vi.fn<Answer>(accept);
    send.mockImplementationOnce(() => {
      throw new Error('The database is busy. Try again in a moment.');
    });
    const { requests } = renderComposer(send);
    await userEvent.type(await field(), 'Please wait.{Enter}');
    expect(await messages().findByText(/Not sent. The database is busy/)).toBeInTheDocument();

    await userEvent.click(messages().getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(messages().queryByText(/Not sent|Sending/)).not.toBeInTheDocument());
    expect(messages().getByText('Please wait.')).toBeInTheDocument();
    const keys = sent(requests).map(({ variables }) => v.parse(Variables, variables).input.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('tells of a reply that failed after one has left the conversation, and keeps it there', async () => {
    let refuse: (error: Error) => void = () => {};
    const { router, requests } = renderComposer(
      () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    );
    await userEvent.type(await field(), 'On second thought{Enter}');
    await waitFor(() => expect(sent(requests)).toHaveLength(1));
    await drawnAfter(() => router.navigate('/dashboard/inbox'));
    await screen.findByText('No conversation selected');

    await drawnAfter(async () => refuse(new Error('Refused.')));

    expect(await screen.findByText('Your reply was not sent.')).toBeInTheDocument();
    await drawnAfter(() => router.navigate('/dashboard/inbox/conv_1'));
    await field();
    expect(messages().getByText('On second thought')).toBeInTheDocument();
    expect(messages().getByText(/Not sent. Refused/)).toBeInTheDocument();
  });

  it('says of a note that failed that it is a note, and adds it when it is tried again', async () => {
    const add = vi.fn<Answer>((variables) => ({
      addNote: { message: { ...stored(variables), kind: 'Note' }, conversation: buildConversation({ version: 2 }) },
    }));
    let refuse: (error: Error) => void = () => {};
    add.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    );
    const { router } = renderComposer(accept, {}, { AddNote: add });
    await field();
    await userEvent.click(screen.getByRole('button', { name: 'Private note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note to colleagues' }), 'Knows Jonas{Enter}');
    await waitFor(() => expect(add).toHaveBeenCalledOnce());
    await drawnAfter(() => router.navigate('/dashboard/inbox'));
    await screen.findByText('No conversation selected');

    await drawnAfter(async () => refuse(new Error('Refused.')));

    expect(await screen.findByText('Your note was not added.')).toBeInTheDocument();
    expect(screen.getByText('Note not added:')).toBeInTheDocument();
    await drawnAfter(() => router.navigate('/dashboard/inbox/conv_1'));
    const failed = within(await screen.findByRole('article', { name: /^Private note of/ }));
    expect(failed.getByText('Not added. Refused.')).toBeInTheDocument();
    await userEvent.click(failed.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Not added|Adding/)).not.toBeInTheDocument());
    expect(messages().getByText('Knows Jonas')).toBeInTheDocument();
  });

  it('forgets a failed reply that is discarded', async () => {
    renderComposer(() => {
      throw new Error('Refused.');
    });
    await userEvent.type(await field(), 'Never mind{Enter}');

    await userEvent.click(await messages().findByRole('button', { name: 'Discard' }));

    expect(messages().queryByText('Never mind')).not.toBeInTheDocument();
  });

  it('keeps what was written for each conversation', async () => {
    const { router } = renderComposer();
    await userEvent.type(await field(), 'Half a sen');

    await drawnAfter(() => router.navigate('/dashboard/inbox'));
    await screen.findByText('No conversation selected');
    await drawnAfter(() => router.navigate('/dashboard/inbox/conv_1'));

    expect(await field()).toHaveValue('Half a sen');
  });

  it('works where the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { requests } = renderComposer();

    await userEvent.type(await field(), 'Still here{Enter}');

    await waitFor(() => expect(sent(requests)).toHaveLength(1));
  });

  it('counts near the limit and does not send beyond it', async () => {
    renderComposer();
    const reply = await field();
    await userEvent.click(reply);

    await userEvent.paste('a'.repeat(4990));
    expect(screen.getByText('10 left')).toBeInTheDocument();
    await userEvent.paste('b'.repeat(15));

    expect(screen.getByText('5 over the limit of 5,000 characters')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('says that somebody is typing once, however many keys are pressed, and that it ended', async () => {
    const { requests } = renderComposer();
    const signals = () =>
      requests.filter(({ name }) => name === 'SetTyping').map(({ variables }) => variables.isTyping);

    await userEvent.type(await field(), 'Hello there');
    expect(signals()).toEqual([true]);
    await userEvent.clear(await field());

    expect(signals()).toEqual([true, false]);
  });

  it('tells those who may not reply why', async () => {
    renderComposer(accept, { permissions: buildPermissions({ MANAGE_CONVERSATIONS: false }) });

    expect(await screen.findByText(/you need the permission to manage conversations/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('is focused with R', async () => {
    renderComposer();
    const reply = await field();

    await userEvent.keyboard('r');

    expect(reply).toHaveFocus();
    expect(reply).toHaveValue('');
  });
});
