import { passwordProblem } from '@parley/password-rule';

type PasswordStrength = { share: number; word: string; tone: 'critical' | 'caution' | 'brand' };

const LEVELS: readonly (PasswordStrength & { bits: number })[] = [
  { bits: 75, share: 1, word: 'strong', tone: 'brand' },
  { bits: 55, share: 0.75, word: 'good', tone: 'brand' },
  { bits: 0, share: 0.5, word: 'fair', tone: 'caution' },
];
const REFUSED: PasswordStrength = { share: 0.25, word: 'not enough', tone: 'critical' };

/** How many characters one would have to try, by the kinds that occur. */
const KINDS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/[^\p{ASCII}]/u, 60],
];

/** How hard a password is to guess, roughly; null before anything is typed. What the rule refuses is never enough. */
export function passwordStrength(password: string): PasswordStrength | null {
  if (password === '') return null;
  if (passwordProblem(password)) return REFUSED;
  const bits = surprises(password) * Math.log2(pool(password));
  return LEVELS.find((level) => bits >= level.bits) ?? REFUSED;
}

const pool = (password: string) => KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);

/** The characters that do not follow from the one before, as in `aaaa` and `4567`. */
function surprises(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length;
}
