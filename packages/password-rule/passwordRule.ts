import { isCommonPassword } from './commonPasswords.ts';

/** Why `password` may not be chosen, as a sentence; null when it may. Length is all that is asked of it beyond rarity. */
export function passwordProblem(password: string): string | null {
  const { length } = Array.from(password);
  if (length < 8) return 'Use at least 8 characters.';
  if (length > 128) return 'Use at most 128 characters.';
  if (isCommonPassword(password)) return 'This password is too easy to guess. Choose another one.';
  return null;
}
