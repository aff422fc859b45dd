import { expect, it } from 'vitest';
import { MESSAGE_LIMIT, messageLength } from './messageLimit.ts';

it('counts characters as people do, without the space around a message', () => {
  expect(messageLength(' 👋é \n')).toBe(2);
  expect(messageLength('👋'.repeat(MESSAGE_LIMIT))).toBe(MESSAGE_LIMIT);
});
