type MentionPart = { text: string; isMention: boolean };

/** Splits plain text at each `@name` of the given names. Where two names fit, the longer one is meant. */
export function mentionParts(text: string, names: readonly string[]): MentionPart[] {
  const marks = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const parts: MentionPart[] = [];
  let end = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, end))) {
    const mark = marks.find((known) => text.startsWith(known, at));
    if (!mark) continue;
    if (at > end) parts.push({ text: text.slice(end, at), isMention: false });
    parts.push({ text: mark, isMention: true });
    end = at + mark.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMention: false });
  return parts;
}
