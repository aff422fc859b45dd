// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { chatMemory, type ChatMemory } from './chatMemory.ts';
import { HANDOVER, takeOver } from './takeOver.ts';
import { tolerantStorage } from './tolerantStorage.ts';

const HANDED = { token: 'visitor-1', conversationId: 'conv_1' };
let memory: ChatMemory;

beforeEach(() => {
  memory = chatMemory(
    tolerantStorage(() => sessionStorage),
    { clientId: 'clnt_1', assistantId: 'asst_1' },
  );
});
afterEach(() => sessionStorage.clear());

type Answer = { origin?: string; source?: Window; data?: unknown };

/** A window that was opened by another one, which answers so what it is asked. */
function openedBy(answers: (opener: Window) => Answer[]) {
  const asked = vi.fn<(data: unknown, origin: string) => void>();
  const opener = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!opener) throw new Error('There is no other window.');
  opener.postMessage = (data: unknown, origin: unknown) => {
    asked(data, String(origin));
    for (const { origin: from = location.origin, source = opener, data: said } of answers(opener)) {
      window.dispatchEvent(new MessageEvent('message', { origin: from, source, data: said }));
    }
  };
  window.opener = opener;
  onTestFinished(() => {
    window.opener = null;
    document.body.replaceChildren();
  });
  return asked;
}

it('goes on as the visitor of the chat that opened it, which is asked on its own origin alone', async () => {
  const asked = openedBy(() => [{ data: { kind: HANDOVER, handover: HANDED } }]);

  await takeOver(memory);

  expect(asked).toHaveBeenCalledExactlyOnceWith({ kind: HANDOVER }, location.origin);
  expect(memory.token()).toBe('visitor-1');
  expect(memory.conversationId()).toBe('conv_1');
});

it('takes nothing from another origin, another window or in another form, and begins without it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  openedBy(() => [
    { origin: 'https://elsewhere.example', data: { kind: HANDOVER, handover: HANDED } },
    { source: window, data: { kind: HANDOVER, handover: HANDED } },
    { data: { kind: HANDOVER, handover: { token: 7 } } },
  ]);

  const taken = takeOver(memory);
  await vi.advanceTimersByTimeAsync(5000);
  await taken;

  expect(memory.token()).toBeNull();
});

it('asks nobody where it has gone on before, or nobody opened it', async () => {
  await takeOver(memory);
  expect(memory.token()).toBeNull();

  const asked = openedBy(() => []);
  memory.keepToken('visitor-2');
  await takeOver(memory);

  expect(asked).not.toHaveBeenCalled();
});
