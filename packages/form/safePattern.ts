/** Of a pattern, in characters. */
export const LONGEST_PATTERN = 120;
/** Of an answer that a pattern is held against. */
export const LONGEST_MATCHED = 500;

/**
 * Why a pattern cannot be used; null: it can. What could take for ever to match is refused: repetition of what repeats or offers
 * alternatives itself, references back, looking around, and more than three open repetitions.
 */
export function patternProblem(pattern: string): string | null {
  if (pattern.length > LONGEST_PATTERN) return `Use at most ${LONGEST_PATTERN} characters.`;
  if (!isExpression(pattern)) return 'This is not a regular expression.';
  return isSlow(pattern) ? 'This pattern could take too long to check. Make it simpler.' : null;
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function isSlow(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\[pP]\{[^}]*\}/g, 'x').replaceAll(/\[(?:\\.|[^\]\\])*\]/g, 'x');
  if (/\\[1-9k]|\(\?[=!<]/.test(bare)) return true;
  const plain = bare.replaceAll(/\\./g, 'x').replaceAll('(?:', '(');
  if (/[*+}?][^()]*\)[*+{]|\|[^()]*\)[*+{]|\)[^()]*\)[*+{]/.test(plain)) return true;
  const open = plain.match(/[*+]|\{\d+,\d*\}/g) ?? [];
  const maybe = plain.match(/[^*+}?(]\?/g) ?? [];
  return open.length > 3 || maybe.length > 6;
}

/** Whether the whole of `text` is as `pattern` wants it; a pattern that cannot be used wants nothing. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (patternProblem(pattern) !== null) return true;
  return text.length <= LONGEST_MATCHED && new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
