import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadSupportChat } from './loadSupportChat.ts';

const URL_OF_SCRIPT = 'https://support.example/chat.js';

function scripts() {
  return [...document.head.querySelectorAll('script')];
}

/** The browser's part: the script has run, or could not. */
function answer(kind: 'load' | 'error', left?: unknown) {
  window.SupportChat = left;
  scripts()[0]?.dispatchEvent(new Event(kind));
}

const service = () => ({ start: vi.fn<() => void>(), stop: vi.fn<() => void>(), open: vi.fn<() => void>() });

afterEach(() => {
  vi.useRealTimers();
  delete window.SupportChat;
  document.head.replaceChildren();
});

describe('loadSupportChat', () => {
  it('loads the script once, without telling where from', async () => {
    const left = service();
    const loading = loadSupportChat(URL_OF_SCRIPT);
    answer('load', left);
    (await loading).open();

    expect(scripts().map(({ src, async, referrerPolicy }) => [src, async, referrerPolicy])).toEqual([
      [URL_OF_SCRIPT, true, 'no-referrer'],
    ]);
    expect(left.open).toHaveBeenCalledOnce();
  });

  it('fails when the script cannot be had, and takes it away', async () => {
    const loading = loadSupportChat(URL_OF_SCRIPT);
    answer('error');

    await expect(loading).rejects.toThrow('could not be loaded');
    expect(scripts()).toEqual([]);
  });

  it.each([[undefined], [null], ['chat'], [{}], [{ start: () => {}, stop: 1, open: () => {} }]])(
    'fails when the script leaves %o',
    async (left) => {
      const loading = loadSupportChat(URL_OF_SCRIPT);
      answer('load', left);

      await expect(loading).rejects.toThrow('left nothing');
    },
  );

  it('fails when nothing comes in time', async () => {
    vi.useFakeTimers();
    const loading = loadSupportChat(URL_OF_SCRIPT, 15_000);
    await Promise.all([expect(loading).rejects.toThrow('in time'), vi.advanceTimersByTimeAsync(15_000)]);

    expect(scripts()).toEqual([]);
  });
});
