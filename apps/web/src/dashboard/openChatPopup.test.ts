import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatAddress, openChatPopup } from './openChatPopup.ts';

const widget = { id: 'asst_nori', type: 'FloatingWidget' };
const overlay = { id: 'asst_basecamp', type: 'FullscreenOverlay' };

const log: string[] = [];
const popup = {
  set opener(value: unknown) {
    log.push(`opener ${String(value)}`);
  },
  location: { replace: (address: string) => log.push(`to ${address}`) },
};
const open = vi.fn<(address: string, target: string, features: string) => typeof popup | null>();

beforeEach(() => {
  log.length = 0;
  open.mockReset().mockReturnValue(popup);
  vi.stubGlobal('open', open);
});

const features = () => open.mock.lastCall?.[2] ?? 'not opened';

describe('openChatPopup', () => {
  it('is 480 wide for a floating widget', () => {
    expect(openChatPopup({ clientId: 'clnt_1', assistant: widget })).toBe('opened');
    expect(features()).toContain('width=480');
  });

  it('names no width for any other type', () => {
    openChatPopup({ clientId: 'clnt_1', assistant: overlay });
    expect(features()).not.toContain('width');

    openChatPopup({ clientId: 'clnt_1', assistant: { id: 'asst_1', type: 'SomethingNew' } });
    expect(features()).not.toContain('width');
  });

  it('opens nothing without a client id', () => {
    expect(openChatPopup({ clientId: null, assistant: widget })).toBe('noClient');
    expect(openChatPopup({ clientId: undefined, assistant: widget })).toBe('noClient');
    expect(openChatPopup({ clientId: '', assistant: widget })).toBe('noClient');
    expect(open).not.toHaveBeenCalled();
  });

  it('cuts the window off from this page before the chat comes into it', () => {
    openChatPopup({ clientId: 'clnt_1', assistant: widget });

    expect(log).toEqual(['opener null', expect.stringMatching(/^to http.*clientId=clnt_1&assistantId=asst_nori$/)]);
  });

  it('says when the browser has blocked it', () => {
    open.mockReturnValue(null);

    expect(openChatPopup({ clientId: 'clnt_1', assistant: widget })).toBe('blocked');
  });
});

describe('chatAddress', () => {
  it('names company and assistant in the query, whatever signs they hold', () => {
    expect(chatAddress('a&b', 'c d', 'https://chat.parley.example')).toBe(
      'https://chat.parley.example/chat?clientId=a%26b&assistantId=c+d',
    );
  });
});
