import { describe, expect, it, vi } from 'vitest';
import { dispatch, useSession } from '#session/sessionStore.ts';
import { scriptLoaded } from '#session/chatbot.slice.ts';
import { keepService, openSupportChat, startSupportChat } from './runningSupportChat.ts';

const place = () => document.createElement('div');
const options = { controller: place(), widget: place(), person: { name: 'Ada', email: 'ada@northwind.example' } };
const service = () => ({ start: vi.fn<() => void>(), stop: vi.fn<() => void>(), open: vi.fn<() => void>() });

describe('the running support chat', () => {
  it('is drawn for the person, opened, and taken away', () => {
    const running = service();
    keepService(running);

    const stop = startSupportChat(options);
    openSupportChat();
    stop();

    expect(running.start).toHaveBeenCalledWith(options);
    expect(running.open).toHaveBeenCalledOnce();
    expect(running.stop).toHaveBeenCalledOnce();
  });

  it('is gone when it throws, and nothing else is', () => {
    const running = service();
    running.start.mockImplementation(() => {
      throw new Error('Broken');
    });
    keepService(running);
    dispatch('chatbot', scriptLoaded);

    const stop = startSupportChat(options);
    stop();
    openSupportChat();

    expect(useSession.getState().chatbot.script).toBe('failed');
    expect(running.stop).not.toHaveBeenCalled();
    expect(running.open).not.toHaveBeenCalled();
  });
});
