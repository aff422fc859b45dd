// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { renderChat } from '#testing/renderChat.tsx';

const send = () => screen.getByRole('button', { name: 'Send message' });

describe('writing', () => {
  it('sends on Enter, empties the box and keeps the focus in it', async () => {
    const { user, box, fake } = renderChat();
    await user.type(await box(), 'Hi{Enter}');

    expect(await box()).toHaveValue('');
    expect(await box()).toHaveFocus();
    await screen.findByText('Sent');
    expect(fake.last.messages.at(-1)?.body).toBe('Hi');
  });

  it('keeps the focus in the box when the button sends', async () => {
    const { user, box } = renderChat();
    await user.type(await box(), 'Hi');
    await user.click(send());

    expect(await box()).toHaveFocus();
  });

  it('begins a new line on Shift and Enter', async () => {
    const { user, box, fake } = renderChat();
    await user.type(await box(), 'one{Shift>}{Enter}{/Shift}two{Enter}');

    await screen.findByText('Sent');
    expect(fake.last.messages.at(-1)?.body).toBe('one\ntwo');
  });

  it('does not send on the Enter that ends an input method’s choice', async () => {
    const { user, box, fake } = renderChat();
    await user.type(await box(), 'こん');
    fireEvent.keyDown(await box(), { key: 'Enter', isComposing: true });

    expect(await box()).toHaveValue('こん');
    expect(fake.requests).not.toContain('sendMessage');
  });

  it('counts near the limit, and does not send what is too long', async () => {
    const { user, box, fake } = renderChat();
    await user.click(await box());
    await user.paste('a'.repeat(4400));
    expect(screen.queryByText(/characters left/)).not.toBeInTheDocument();

    await user.paste('🎉'.repeat(595));
    expect(await screen.findByText('5 characters left')).toBeVisible();
    await user.paste('a'.repeat(7));
    expect(await screen.findByText(/^2 characters too many\./)).toBeVisible();
    expect(send()).toBeDisabled();
    await user.keyboard('{Enter}');

    expect(fake.requests).not.toContain('sendMessage');
  });

  it('cannot send nothing', async () => {
    const { user, box } = renderChat();
    await user.type(await box(), '  ');

    expect(send()).toBeDisabled();
  });

  it('gives the draft back after a reload', async () => {
    const first = renderChat();
    await first.user.type(await first.box(), 'Half a sen');
    first.leave();

    const { box } = renderChat(first);

    expect(await box()).toHaveValue('Half a sen');
  });
});

describe('emojis', () => {
  it('are put where the caret is, found by name, and the focus comes back to the box', async () => {
    const { user, box } = renderChat();
    await user.type(await box(), 'Hi there');
    (await box()).setSelectionRange(2, 2);
    await user.click(screen.getByRole('button', { name: 'Emojis' }));

    await user.type(await screen.findByRole('searchbox', { name: 'Search emojis' }), 'waving{Enter}');

    expect(await box()).toHaveValue('Hi👋 there');
    expect(await box()).toHaveFocus();
    expect((await box()).selectionStart).toBe(4);
  });

  it('hold the company’s own, and close on Escape', async () => {
    const { user, box } = renderChat();
    await box();
    await user.click(screen.getByRole('button', { name: 'Emojis' }));
    expect(await screen.findByRole('button', { name: 'Nori' })).toBeVisible();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Emojis' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Emojis' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Emojis' }));
    await user.click(await screen.findByRole('button', { name: 'Nori' }));

    expect(await box()).toHaveValue(':nori:');
  });
});

describe('a message on its way', () => {
  it('waits while offline, with a banner that says so', async () => {
    const { write, page } = renderChat();
    await screen.findByRole('textbox');
    page.become({ isOnline: false });

    expect(await screen.findByText('You are offline. Your message will be sent when you are back.')).toBeVisible();
    await write('Hi');
    expect(await screen.findByText('Sent when you are back online.')).toBeVisible();
    page.become({ isOnline: true });

    expect(await screen.findByText('Sent')).toBeVisible();
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });

  it('says that it was not sent, and sends it on Retry', async () => {
    const { write, fake, user } = renderChat();
    await screen.findByRole('textbox');
    fake.isDown = true;
    await write('Hi');
    expect(await screen.findByText('Not sent yet.')).toBeVisible();

    fake.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Sent')).toBeVisible();
    expect(fake.last.messages.filter(({ body }) => body === 'Hi')).toHaveLength(1);
  });

  it('says why it was refused, and can be removed', async () => {
    const { write, fake, user } = renderChat();
    await screen.findByRole('textbox');
    fake.refusal = new ApiError('BAD_INPUT', 'Too many messages. Wait a minute.');
    await write('Hi');
    expect(await screen.findByText('Too many messages. Wait a minute.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.queryByText('Hi')).not.toBeInTheDocument());
  });
});
