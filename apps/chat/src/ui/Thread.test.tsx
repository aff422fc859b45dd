// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '@parley/message-text/testing/hostileTexts';
import { renderChat } from '#testing/renderChat.tsx';

async function talking() {
  const given = renderChat();
  await given.write('Hi');
  await screen.findByText('Sent');
  return given;
}
const log = () => screen.getByRole('log');

describe('what is read out', () => {
  it('reads out each new answer, and not one’s own words', async () => {
    const { fake } = await talking();

    fake.reply('Hello');

    const answer = (await screen.findByText('Hello')).closest('li');
    expect(log()).toHaveAttribute('aria-live', 'polite');
    expect(answer?.closest('[aria-live]')).toBe(log());
    expect(screen.getByText('Hi').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  it('keeps the elements of messages that were read out, so that none is read twice', async () => {
    const { fake } = await talking();
    fake.reply('Hello');
    const before = await screen.findByText('Hello');
    const greeting = screen.getByText('Hello. Where are you heading?');

    fake.live.lose();
    fake.reply('Missed');
    fake.live.restore();
    await screen.findByText('Missed');

    expect(screen.getByText('Hello')).toBe(before);
    expect(screen.getByText('Hello. Where are you heading?')).toBe(greeting);
  });

  it('is silent while older messages come in above', async () => {
    const first = await talking();
    for (let count = 1; count <= 30; count += 1) first.fake.reply(`Answer ${count}`);
    first.leave();
    first.fake.pageSize = 10;
    const { user } = renderChat(first);
    await screen.findByText('Answer 30');
    expect(screen.queryByText('Answer 15')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    await screen.findByText('Answer 15');

    expect(log()).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(log()).toHaveAttribute('aria-live', 'polite'), { timeout: 3000 });
  });

  it('can be reached and scrolled by keyboard', async () => {
    await talking();

    expect(log()).toHaveAttribute('tabindex', '0');
    expect(log()).toHaveAccessibleName('Messages with Nori');
  });
});

describe('what people type', () => {
  it('makes links that open safely elsewhere', async () => {
    const { fake } = await talking();
    fake.reply('See https://example.com/repairs.');

    const link = await screen.findByRole('link', { name: 'https://example.com/repairs' });

    expect(link).toHaveAttribute('href', 'https://example.com/repairs');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it("shows the company's own emojis, and what looks like one as it was typed", async () => {
    const { fake, write } = await talking();
    fake.reply('Ask :nori: until 10:30:15, or see https://example.com/:nori: and :basecamp:');

    const emoji = await screen.findByRole('img', { name: 'Nori' });
    expect(emoji).toHaveAttribute('src', 'https://images.example/nori.svg');
    expect(emoji.parentElement).toHaveTextContent(
      'Ask until 10:30:15, or see https://example.com/:nori: and :basecamp:',
    );

    await write('Thanks :nori:');
    expect(await screen.findAllByRole('img', { name: 'Nori' })).toHaveLength(2);
  });

  it('is never markup, whoever tries', async () => {
    const { fake } = await talking();
    for (const text of hostileTexts) fake.reply(text);
    await waitFor(() => expect(log()).toHaveTextContent('__proto__'));

    const elements = new Set(Array.from(log().querySelectorAll('*'), ({ localName }) => localName));
    for (const allowed of ['ol', 'li', 'div', 'span', 'bdi', 'p', 'a', 'time', 'svg', 'path', 'circle', 'button']) {
      elements.delete(allowed);
    }
    expect([...elements]).toEqual([]);
    for (const link of within(log()).queryAllByRole<HTMLAnchorElement>('link')) {
      expect(link.protocol).toMatch(/^(https?|mailto):$/);
      expect(link.getAttributeNames().toSorted()).toEqual(['class', 'href', 'rel', 'target']);
    }
    for (const text of hostileTexts) expect(log().textContent).toContain(text);
  });

  it('takes its direction from its letters', async () => {
    const { fake } = await talking();
    fake.reply('שלום');

    expect(await screen.findByText('שלום')).toHaveAttribute('dir', 'auto');
  });
});

describe('several conversations', () => {
  it('are listed, can be switched between, and give the focus back on Escape', async () => {
    const { user, write } = await talking();
    const menu = screen.getByRole('button', { name: 'Your conversations' });
    await user.click(menu);
    await user.click(screen.getByRole('button', { name: 'Start a new conversation' }));
    await write('Something else');
    await waitFor(() => expect(screen.getByText('Sent')).toBeVisible());

    await user.click(menu);
    const list = screen.getByRole('navigation', { name: 'Your conversations' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(menu).toHaveFocus();
    await user.click(menu);
    await user.click(await screen.findByRole('button', { name: /You: Hi/ }));

    await waitFor(() => expect(within(log()).getByText('Hi')).toBeVisible());
    expect(within(log()).queryByText('Something else')).not.toBeInTheDocument();
  });

  it('are listed without the marks of an answer', async () => {
    const { fake, user } = await talking();
    fake.reply('It is **free**. [1]', { author: 'AI' });

    await user.click(await screen.findByRole('button', { name: /^Your conversations/ }));

    expect(screen.getByRole('button', { name: /^It is free\./ })).not.toHaveTextContent('[1]');
  });

  it('offers a new one when the last is resolved', async () => {
    const { fake, user } = await talking();
    fake.last.status = 'Resolved';
    fake.reply('Maya resolved this conversation.', { author: 'System' });

    await user.click(await screen.findByRole('button', { name: 'Start a new conversation' }));

    expect(await screen.findByText('Hello. Where are you heading?')).toBeVisible();
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
  });

  it('shows which message one answers, what was edited and that one was taken back', async () => {
    const { write, fake } = renderChat();
    await write('Do you repair zips?');
    await screen.findByText('Sent');
    const question = fake.lastMessage;

    fake.reply('We do', { replyTo: question });
    expect(await screen.findByRole('button', { name: 'Answers You: Do you repair zips?' })).toBeVisible();
    fake.change(fake.lastMessage, { body: 'We do, in Bergen', editedAt: question.createdAt });
    expect(await screen.findByText('We do, in Bergen')).toBeVisible();
    expect(screen.getByText(/Edited/)).toBeVisible();
    fake.change(fake.lastMessage, { body: '', takenBackAt: question.createdAt });

    expect(await screen.findByText('This message was taken back.')).toBeVisible();
    expect(screen.queryByText('We do, in Bergen')).not.toBeInTheDocument();
  });
});
