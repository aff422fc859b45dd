import { describe, expect, it } from 'vitest';
import { replySentence } from './replySentence.ts';

describe('replySentence', () => {
  it.each([
    ['Minutes', null, 'Usually replies in a few minutes'],
    ['Hours', 3, 'Usually replies in a few hours'],
    ['Day', 3, 'Usually replies within a day'],
    ['Hidden', 3, null],
    ['Measured', null, null],
    ['Measured', 5, 'Usually replies within five minutes'],
    ['Measured', 6, 'Usually replies within ten minutes'],
    ['Measured', 61, 'Usually replies within two hours'],
    ['Measured', 5000, 'Usually replies within a few days'],
  ] as const)('of %s with %j minutes is %j', (replyTime, minutes, sentence) => {
    expect(replySentence(replyTime, minutes)).toBe(sentence);
  });
});
