const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'/g;
/** What fetches something, from wherever it says. */
const FETCHES = /\b(url|src|image|image-set|-webkit-image-set|-webkit-cross-fade)\s*\(/i;
const AT_RULES = new Set(['media', 'supports', 'container', 'keyframes', 'layer', 'property', 'starting-style']);

/**
 * Why styles that a company writes cannot be used, as a sentence; null: they can. They may set everything, and fetch nothing: what
 * visitors do would be told to others. Names that are written in escapes are refused, as they could be any.
 */
export function cssProblem(css: string): string | null {
  // Of what stands in comments and texts nothing is left, so that a quote or a `/*` that is left has no end.
  const rest = css.replaceAll(COMMENT_OR_STRING, ' ');
  if (/\/\*|['"]/.test(rest)) return 'A comment or a text in it does not end.';
  if (rest.includes('\\')) return 'Write names without a backslash.';
  if (/<[/!a-z]/i.test(rest)) return 'Write styles only, without tags.';
  if (FETCHES.test(rest)) return 'Nothing may be fetched: leave out url( ) and the like.';
  for (const [, name = ''] of rest.matchAll(/@([\w-]+)/g)) {
    if (!AT_RULES.has(name.toLowerCase())) return `Leave out @${name}.`;
  }
  return isBalanced(rest) ? null : 'A bracket in it has no partner.';
}

const PARTNERS: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };

function isBalanced(css: string): boolean {
  const open: string[] = [];
  for (const character of css.match(/[{}()[\]]/g) ?? []) {
    const partner = PARTNERS[character];
    if (!partner) open.push(character);
    else if (open.pop() !== partner) return false;
  }
  return open.length === 0;
}
