// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { standing } from './chatState.ts';
import { bodies, opened, settled, startChat } from '#testing/startChat.ts';

async function talking() {
  const given = startChat();
  await opened(given.chat);
  given.chat.write('Hi');
  await settled(given.chat, given.fake);
  return given;
}
const all = ({ last }: Awaited<ReturnType<typeof talking>>['fake']) => last.messages.map(({ body }) => body);

describe('following a conversation', () => {
  it('shows answers as they come', async () => {
    const { chat, fake } = await talking();

    fake.reply('Hello Mira');

    expect(bodies(chat).at(-1)).toBe('Hello Mira');
  });

  it('shows an answer once although its event comes twice', async () => {
    const { chat, fake } = await talking();

    const message = fake.reply('Hello');
    fake.live.created(message);

    expect(bodies(chat).filter((body) => body === 'Hello')).toHaveLength(1);
  });

  it('notices a hole and fills it', async () => {
    const { chat, fake } = await talking();

    fake.reply('lost', { isHeard: false });
    fake.reply('heard');
    await settled(chat, fake);

    expect(bodies(chat)).toEqual(all(fake));
  });

  it('loads what was missed while the connection was lost', async () => {
    const { chat, fake } = await talking();
    fake.pageSize = 5;
    fake.live.lose();
    for (let count = 1; count <= 23; count += 1) fake.reply(`Answer ${count}`);

    fake.live.restore();
    await settled(chat, fake);

    expect(bodies(chat)).toEqual(all(fake));
  });

  it('asks by HTTP as long as no connection can be had', async () => {
    const { chat, fake } = await talking();
    fake.live.lose();
    fake.reply('Over HTTP');
    fake.live.lose();

    await settled(chat, fake);

    expect(chat.store.get().live).toBe('lost');
    expect(bodies(chat)).toEqual(all(fake));
  });

  it('finds an answer that fell between connecting and listening', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { chat, fake } = startChat();
    await vi.advanceTimersByTimeAsync(0);
    chat.write('Hi');
    await vi.advanceTimersByTimeAsync(0);
    fake.reply('Unheard', { isHeard: false });

    await vi.advanceTimersByTimeAsync(3000);

    expect(bodies(chat)).toEqual(all(fake));
    vi.useRealTimers();
  });

  it('ends complete and in order whatever is heard, lost, repeated and interrupted', async () => {
    const step = fc.constantFrom('heard', 'lost', 'repeated', 'own', 'away', 'back');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.integer({ min: 1, max: 6 }), async (steps, pageSize) => {
        const { chat, fake } = await talking();
        fake.pageSize = pageSize;
        for (const [index, what] of steps.entries()) {
          if (what === 'away') fake.live.lose();
          else if (what === 'back') fake.live.restore();
          else if (what === 'own') chat.write(`Own ${index}`);
          else if (what === 'repeated') fake.last.messages.slice(-3).forEach((message) => fake.live.created(message));
          else fake.reply(`Answer ${index}`, { isHeard: what === 'heard' });
          // Lets some of what is under way happen in between.
          // oxlint-disable-next-line no-await-in-loop
          if (index % 3 === 0) await Promise.resolve();
        }
        fake.live.restore();
        await settled(chat, fake);

        expect(bodies(chat)).toEqual(all(fake));
        chat.close();
      }),
      { numRuns: 60 },
    );
  });

  it('tells who is typing until they stop, write, or fall silent', async () => {
    vi.useFakeTimers();
    const { chat, fake } = startChat();
    await vi.advanceTimersByTimeAsync(0);
    chat.write('Hi');
    await vi.advanceTimersByTimeAsync(0);
    const typing = { author: 'Agent' as const, name: 'Maya', isTyping: true };

    fake.announceTyping(typing);
    expect(chat.store.get().typists).toEqual(['Maya']);
    fake.announceTyping({ ...typing, isTyping: false });
    expect(chat.store.get().typists).toEqual([]);
    fake.announceTyping(typing);
    fake.reply('Hello');
    expect(chat.store.get().typists).toEqual([]);
    fake.announceTyping(typing);
    await vi.advanceTimersByTimeAsync(8000);
    expect(chat.store.get().typists).toEqual([]);
    vi.useRealTimers();
  });

  it('tells the agents that the visitor types, now and then, and that they stopped', async () => {
    const { chat, fake } = await talking();

    for (const text of ['H', 'He', 'Hel']) chat.typed(text);
    chat.typed('');
    chat.typed('');

    expect(fake.typing).toEqual([true, false]);
  });

  it('says what was seen when it is seen, and counts what came while the page was out of view', async () => {
    const { chat, fake, page } = await talking();
    await vi.waitUntil(() => fake.reads.length === 1);
    page.become({ isVisible: false });

    fake.reply('one');
    fake.reply('two');
    expect(chat.store.get().missed).toBe(2);
    expect(fake.reads).toHaveLength(1);
    page.become({ isVisible: true });

    await vi.waitUntil(() => fake.reads.length === 2);
    expect(chat.store.get().missed).toBe(0);
  });

  it('shows a message as its author has changed it, also when that was missed, and once it was taken back', async () => {
    const { chat, fake } = await talking();
    const shown = () => chat.store.get().histories[fake.last.id]?.messages.at(-1);
    fake.reply('We are closed on Sunday');
    const at = fake.lastMessage.createdAt;

    fake.change(fake.lastMessage, { body: 'We are open on Sunday', editedAt: at });
    expect(shown()).toMatchObject({ body: 'We are open on Sunday', editedAt: at });
    fake.live.lose();
    fake.change(fake.lastMessage, { body: '', takenBackAt: at });
    fake.live.restore();
    await vi.waitUntil(() => shown()?.takenBackAt);

    expect(shown()?.body).toBe('');
    expect(standing(chat.store.get())?.lastMessage?.takenBackAt).not.toBeNull();
  });

  it('keeps what was said last when something merely happens, also when that was missed', async () => {
    const { chat, fake } = await talking();
    const lastSaid = () => standing(chat.store.get())?.lastMessage?.body;
    const happened = { author: 'System', kind: 'Event', event: { type: 'Rated' } } as const;
    fake.reply('We are open on Sunday');

    fake.reply('Ada rated the conversation 4 of 5', happened);
    expect(lastSaid()).toBe('We are open on Sunday');
    fake.live.lose();
    fake.reply('Ada rated the conversation 5 of 5', happened);
    fake.reply('And on Monday');
    fake.live.restore();

    await vi.waitUntil(() => lastSaid() === 'And on Monday');
  });

  it('says once that messages have arrived which nobody looks at', async () => {
    const { fake, page } = await talking();
    page.become({ isVisible: false });

    fake.reply('one');
    fake.reply('two');
    await vi.waitUntil(() => fake.deliveries > 0);

    expect(fake.deliveries).toBe(1);
  });
});

describe('several conversations', () => {
  it('begins another, and goes back to the first with all of it', async () => {
    const { chat, fake } = await talking();
    const first = fake.last;

    chat.startNew();
    expect(bodies(chat)).toEqual([]);
    chat.write('Something else');
    await vi.waitUntil(() => fake.conversations.length === 2);
    await settled(chat, fake);
    fake.reply('To the first', { to: first });
    expect(bodies(chat)).not.toContain('To the first');
    chat.switchTo(first.id);
    await vi.waitUntil(() => bodies(chat).includes('To the first'));

    expect(chat.store.get().conversations.map(({ id }) => id)).toContain(first.id);
  });

  it('learns that a conversation was resolved, and goes on with it when the visitor writes', async () => {
    const { chat, fake } = await talking();
    const status = () => standing(chat.store.get())?.status;

    fake.reply('Maya resolved this conversation.', { author: 'System' });
    fake.changed(fake.last, { status: 'Resolved' });
    await vi.waitUntil(() => status() === 'Resolved');
    chat.write('One more thing');
    await vi.waitUntil(() => status() === 'Open');
    await settled(chat, fake);

    expect(status()).toBe('Open');
    expect(fake.conversations).toHaveLength(1);
  });

  it('loads older messages once, and keeps them in order', async () => {
    const { chat, fake, memory } = await talking();
    for (let count = 1; count <= 30; count += 1) fake.reply(`Answer ${count}`);
    fake.pageSize = 10;
    chat.close();
    const again = startChat({ fake, memory });
    await vi.waitUntil(() => bodies(again.chat).length === 10);

    again.chat.loadOlder();
    again.chat.loadOlder();
    await vi.waitUntil(() => !again.chat.store.get().isLoadingOlder);

    expect(bodies(again.chat)).toEqual(all(fake).slice(-20));
  });
});
