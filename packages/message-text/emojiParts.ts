/** Begins with a letter: 10:30:15 and ports hold none. The closing colon is a lookahead, so that `:a:nori:` is seen to hold one. */
const SHORTCODE = /:([a-z][a-z0-9_]*)(?=:)/g;

/** Splits plain text at each `:shortcode:` of the given emojis; everything else stays text. */
export function emojiParts<Emoji extends { readonly shortcode: string }>(
  text: string,
  emojis: readonly Emoji[],
): (string | Emoji)[] {
  const parts: (string | Emoji)[] = [];
  let end = 0;
  for (const { 0: opening, 1: shortcode, index } of text.matchAll(SHORTCODE)) {
    const emoji = emojis.find((known) => known.shortcode === shortcode);
    // A colon that closed the one before opens no other.
    if (!emoji || index < end) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(emoji);
    end = index + opening.length + 1;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
