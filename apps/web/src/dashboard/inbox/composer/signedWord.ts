/** What stands between a sign such as «@» and the caret: where the sign is, and what has been typed behind it. */
type SignedWord = { from: number; query: string };

/**
 * The word that begins with `sign` and ends at the caret; null when there is none. The sign must stand at the beginning
 * or behind a space, so that an address is no mention; `words` is how many words may follow it.
 */
export function signedWord(
  text: string,
  caret: number,
  { sign, words }: { sign: string; words: number },
): SignedWord | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf(sign);
  if (from < 0 || /\S/.test(before.charAt(from - 1))) return null;
  const query = before.slice(from + sign.length);
  if (/[\n]|^\s/.test(query) || query.split(' ').length > words) return null;
  return { from, query };
}
