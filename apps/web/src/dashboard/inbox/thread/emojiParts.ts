import { type EmojisOfClient } from '#dashboard/inbox/ClientEmojis.tsx';

type CustomEmoji = EmojisOfClient['customEmojis'][number];

/** Begins with a letter: 10:30:15 and ports hold none. Both colons are looked at, so that `:a:nori:` is seen to hold one. */
const SHORTCODE = /:([a-z][a-z0-9_]*)(?=:)/g;

/** Cuts plain text at `:shortcode:` of those emojis that are known; all else stays the text it is. */
export function emojiParts(text: string, emojis: readonly CustomEmoji[]): (string | CustomEmoji)[] {
  const parts: (string | CustomEmoji)[] = [];
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
