import { describe, expect, it } from 'vitest';
import { passwordProblem } from './passwordRule.ts';

describe('passwordProblem', () => {
  it.each(['eight ch', 'x'.repeat(128), '密码密码密码密码', '🔑🔑🔑🔑🔑🔑🔑🔑', 'parley-demo-1'])(
    'allows «%s»',
    (password) => {
      expect(passwordProblem(password)).toBeNull();
    },
  );

  it('counts what people see as characters, not their code units', () => {
    expect(passwordProblem('🔑🔑🔑🔑')).toBe('Use at least 8 characters.');
  });

  it('refuses the common ones in any case', () => {
    expect(passwordProblem('PassWord1')).toBe('This password is too easy to guess. Choose another one.');
  });
});
