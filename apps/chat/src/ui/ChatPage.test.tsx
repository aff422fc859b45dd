// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { renderChat } from '#testing/renderChat.tsx';

const GREETING = 'Hello. Where are you heading?';

afterEach(() => {
  document.title = '';
});

describe('the chat page', () => {
  it('says who answers, and greets before anything is written', async () => {
    renderChat();

    expect(await screen.findByRole('heading', { name: 'Nori' })).toBeVisible();
    expect(screen.getByText('Northwind Outdoor')).toBeVisible();
    expect(screen.getByText(GREETING)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Nori · Northwind Outdoor'));
  });

  it('names the person who answers, and the assistant again once it has the conversation back', async () => {
    const { write, box, fake } = renderChat();
    await write('My buckle broke');
    await screen.findByText('Sent');
    expect(await box()).toHaveAttribute('placeholder', 'Write to Nori');

    fake.reply('We repair it');
    expect(await screen.findByRole('heading', { name: 'Maya' })).toBeVisible();
    expect(screen.getByText('Northwind Outdoor')).toBeVisible();
    expect(await box()).toHaveAttribute('placeholder', 'Write to Maya');

    fake.changed(fake.last, { agentName: 'Jonas Berg' });
    expect(await screen.findByRole('heading', { name: 'Jonas Berg' })).toBeVisible();

    fake.changed(fake.last, { handledBy: 'AI', status: 'Pending' });
    expect(await screen.findByRole('heading', { name: 'Nori' })).toBeVisible();
    expect(await box()).toHaveAttribute('placeholder', 'Write to Nori');
  });

  it('names nobody while the visitor waits for a person', async () => {
    const { write, box, fake } = renderChat();
    await write('My buckle broke');
    await screen.findByText('Sent');
    fake.reply('We repair it');
    expect(await screen.findByRole('heading', { name: 'Maya' })).toBeVisible();

    fake.changed(fake.last, { handoffRequestedAt: '2026-11-20T09:10:00Z' });

    expect(await screen.findByRole('heading', { name: 'Nori' })).toBeVisible();
    expect(await box()).toHaveAttribute('placeholder', 'Write to Northwind Outdoor');
  });

  it('shows own messages and answers in the log, greeting first', async () => {
    const { write, fake } = renderChat();
    await write('My buckle broke');
    await screen.findByText('Sent');

    fake.reply('We repair it');

    await screen.findByText('We repair it');
    const [, ...items] = within(screen.getByRole('log')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining(GREETING),
      expect.stringContaining('My buckle broke'),
      expect.stringContaining('We repair it'),
    ]);
  });

  it('says when the connection is lost, and tries again when asked', async () => {
    const { write, fake, user } = renderChat();
    await write('Hi');
    await screen.findByText('Sent');
    fake.live.lose();
    fake.reply('Missed');

    expect(await screen.findByText(/The connection is lost/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry now' }));

    expect(await screen.findByText('Missed')).toBeVisible();
  });

  it('names who is typing', async () => {
    const { write, fake } = renderChat();
    await write('Hi');
    await screen.findByText('Sent');

    fake.announceTyping({ author: 'Agent', name: 'Maya', isTyping: true });
    expect(await screen.findByText('Maya is typing')).toBeVisible();
    fake.announceTyping({ author: 'Agent', name: 'Maya', isTyping: false });

    await waitFor(() => expect(screen.queryByText('Maya is typing')).not.toBeInTheDocument());
  });

  it('counts in the title what came while the tab was hidden', async () => {
    const { write, fake, page } = renderChat();
    await write('Hi');
    await screen.findByText('Sent');
    page.become({ isVisible: false });

    fake.reply('one');
    fake.reply('two');
    await waitFor(() => expect(document.title).toBe('(2) Nori · Northwind Outdoor'));
    page.become({ isVisible: true });

    await waitFor(() => expect(document.title).toBe('Nori · Northwind Outdoor'));
  });

  it('offers Retry when the API is down, and loses nothing', async () => {
    const first = renderChat();
    await first.user.type(await first.box(), 'Half a sen');
    first.leave();
    first.fake.isDown = true;

    const { user, box } = renderChat(first);
    expect(await box()).toHaveValue('Half a sen');
    expect(await screen.findByText(/cannot be reached right now/)).toBeVisible();
    first.fake.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry now' }));

    await waitFor(() => expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument());
    expect(await box()).toHaveValue('Half a sen');
  });

  it('says on a first visit that it cannot open, until it can', async () => {
    const fake = new FakeApi();
    fake.isDown = true;
    const { user, box } = renderChat({ fake });
    expect(await screen.findByRole('heading', { name: 'This chat cannot open yet' })).toBeVisible();

    fake.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await box()).toBeVisible();
  });

  it('marks what is new in other conversations until they are opened', async () => {
    const { write, fake, user } = renderChat();
    await write('My buckle broke');
    await screen.findByText('Sent');
    const first = fake.last;
    await user.click(screen.getByRole('button', { name: 'Your conversations' }));
    await user.click(screen.getByRole('button', { name: 'Start a new conversation' }));
    await write('Do you ship to Norway?');
    await waitFor(() => expect(fake.conversations).toHaveLength(2));

    fake.reply('We repair it', { to: first });
    await user.click(await screen.findByRole('button', { name: 'Your conversations, 1 new' }));
    await user.click(screen.getByRole('button', { name: /We repair it.* 1 new/ }));

    expect(await within(screen.getByRole('log')).findByText('We repair it')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Your conversations' })).toBeVisible();
  });

  it('leaves behind with a conversation what there was to say of it', async () => {
    const { write, chat, user } = renderChat();
    await write('My buckle broke');
    await screen.findByText('Sent');
    chat.notice('The transcript is on its way to ada@visitor.example.');
    expect(await screen.findByText(/The transcript is on its way/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Your conversations' }));
    await user.click(screen.getByRole('button', { name: 'Start a new conversation' }));

    await waitFor(() => expect(screen.queryByText(/The transcript is on its way/)).not.toBeInTheDocument());
  });

  it('keeps a text for each conversation, and what may be done with an unsent message', async () => {
    const { write, box, user, page } = renderChat();
    await write('My buckle broke');
    await screen.findByText('Sent');
    await user.type(await box(), 'half a sen');
    await user.click(screen.getByRole('button', { name: 'Your conversations' }));
    await user.click(screen.getByRole('button', { name: 'Start a new conversation' }));
    expect(await box()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Your conversations' }));
    await user.click(screen.getByRole('button', { name: /My buckle broke/ }));
    expect(await box()).toHaveValue('half a sen');

    page.become({ isOnline: false });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Sent when you are back online.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));

    expect(await box()).toHaveValue('half a sen');
    expect(await box()).toHaveFocus();
  });

  it('can be closed in whichever state it is, where it stands in a window of a site', async () => {
    const onClose = vi.fn<() => void>();
    const fake = new FakeApi();
    fake.isDown = true;
    const { user, box } = renderChat({ fake, onClose });
    await screen.findByRole('heading', { name: 'This chat cannot open yet' });
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));

    fake.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await box()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the chat' }));

    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('says plainly that there is no such assistant', async () => {
    const fake = new FakeApi();
    fake.refusal = new ApiError('NOT_FOUND', 'No such assistant.');
    renderChat({ fake });

    expect(await screen.findByRole('heading', { name: 'This chat is not available' })).toBeVisible();
  });

  it('tells that an expired session was replaced, until that is dismissed', async () => {
    const first = renderChat();
    await first.write('Hi');
    await screen.findByText('Sent');
    first.leave();
    first.fake.tokens.clear();

    const { user } = renderChat(first);
    const notice = await screen.findByText(/had expired/);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(notice).not.toBeInTheDocument());
  });
});
