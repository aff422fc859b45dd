import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chatAddress, openChatPopup } from './openChatPopup.ts';

const widget = { id: 'asst_nori', type: 'FloatingWidget' };
const overlay = { id: 'asst_basecamp', type: 'FullscreenOverlay' };

const open = vi.fn<(address: string, target: string, features: string) => null>();

beforeEach(() => {
  open.mockReset().mockReturnValue(null);
  vi.stubGlobal('open', open);
});

const features = () => open.mock.lastCall?.[2].split(',');

describe('openChatPopup', () => {
  it('opens the chat with the assistant, cut off from this page', () => {
    expect(openChatPopup({ clientId: 'clnt_1', assistant: widget })).toBe(true);

    expect(open.mock.lastCall?.[0]).toMatch(/^http.*clientId=clnt_1&assistantId=asst_nori$/);
    expect(features()).toContain('noopener');
    openChatPopup({ clientId: 'clnt_1', assistant: overlay });
    expect(features()).toContain('noopener');
  });

  it('is a popup window, whatever the type', () => {
    for (const assistant of [widget, overlay, { id: 'asst_1', type: 'SomethingNew' }]) {
      openChatPopup({ clientId: 'clnt_1', assistant });
      expect(features()).toContain('popup');
    }
  });

  it('is 480 wide for a floating widget', () => {
    openChatPopup({ clientId: 'clnt_1', assistant: widget });
    expect(features()).toContain('width=480');
  });

  it('names no width for any other type', () => {
    openChatPopup({ clientId: 'clnt_1', assistant: overlay });
    expect(features()?.join()).not.toContain('width');

    openChatPopup({ clientId: 'clnt_1', assistant: { id: 'asst_1', type: 'SomethingNew' } });
    expect(features()?.join()).not.toContain('width');
  });

  it('opens nothing without a client id', () => {
    expect(openChatPopup({ clientId: null, assistant: widget })).toBe(false);
    expect(openChatPopup({ clientId: undefined, assistant: widget })).toBe(false);
    expect(openChatPopup({ clientId: '', assistant: widget })).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('chatAddress', () => {
  it('names company and assistant in the query, whatever signs they hold', () => {
    expect(chatAddress('a&b', 'c d', 'https://chat.parley.example')).toBe(
      'https://chat.parley.example/chat?clientId=a%26b&assistantId=c+d',
    );
  });
});
