import { describe, expect, it } from 'vitest';
import { readChatLink } from './readChatLink.ts';

const read = (path: string) => readChatLink(new URL(path, 'https://chat.example'));

describe('readChatLink', () => {
  it('reads the company and the assistant', () => {
    expect(read('/chat?clientId=c&assistantId=a')).toEqual({ clientId: 'c', assistantId: 'a' });
    expect(read('/chat/?assistantId=a&clientId=c&theme=dark')).toEqual({ clientId: 'c', assistantId: 'a' });
  });

  it.each([
    '/chat',
    '/chat?clientId=c',
    '/chat?assistantId=a',
    '/chat?clientId=&assistantId=a',
    '/?clientId=c&assistantId=a',
    '/chats?clientId=c&assistantId=a',
  ])('refuses %s', (path) => {
    expect(read(path)).toBeNull();
  });
});
