import { RE2JS } from 're2js';
import { FAQ_LIMITS } from './limits.ts';

/*
 * Expressions run in an engine whose time grows with the length of the question alone (RE2): no expression can hold the API up, however it
 * is written. What such an engine cannot do (back-references, looking ahead) is refused when it is saved.
 */

/** More of a question is not looked at. */
const LONGEST_QUESTION = 2000;

const compiled = new Map<string, RE2JS>();
const MOST_KEPT = 500;

/** Throws where the pattern is none. */
function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  const made = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  if (compiled.size >= MOST_KEPT) compiled.clear();
  compiled.set(pattern, made);
  return made;
}

/** What is wrong with an expression, in a sentence; null for nothing. */
export function patternProblem(pattern: string): string | null {
  if (pattern.trim() === '') return 'Enter an expression.';
  if (pattern.length > FAQ_LIMITS.pattern) return `Use at most ${FAQ_LIMITS.pattern} characters.`;
  if (/\(\?<?[=!]/.test(pattern)) return 'Looking ahead or behind, as (?=…) does, cannot be used here.';
  if (/\\[1-9]/.test(pattern)) return 'References to a group, as \\1 is one, cannot be used here.';
  try {
    if (compile(pattern).matcher('').find()) return 'This fits everything, even an empty question.';
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : '';
    return `This is no valid expression${reason && `: ${reason}`}.`;
  }
}

/** What of a question an expression is found in; null where it is not, or is no expression. */
export function findPattern(question: string, pattern: string): string | null {
  if (patternProblem(pattern) !== null) return null;
  const matcher = compile(pattern).matcher(question.slice(0, LONGEST_QUESTION));
  return matcher.find() ? (matcher.group() ?? '') : null;
}
