export type TextPart = { kind: 'text' | 'link' | 'mention'; text: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Marks that end a sentence around an address, not the address. */
const CLOSING = /[.,;:!?'»”’]+$/;

/** Splits a message as typed into text, web addresses (http and https only) and the names it mentions. */
export function textParts(body: string, names: readonly string[] = []): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of body.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push(...mentionParts(body.slice(end, match.index), names));
    parts.push({ kind: 'link', text: address });
    end = match.index + address.length;
  }
  if (end < body.length) parts.push(...mentionParts(body.slice(end), names));
  return parts;
}

/** The longest name that stands behind an «@» is the one that is meant. */
function mentionParts(text: string, names: readonly string[]): TextPart[] {
  const marks = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const found = marks.map((mark) => ({ mark, at: text.indexOf(mark) })).filter(({ at }) => at >= 0);
  const [first] = found.toSorted((a, b) => a.at - b.at);
  if (!first) return text === '' ? [] : [{ kind: 'text', text }];
  const { mark, at } = first;
  return [
    ...(at > 0 ? [{ kind: 'text' as const, text: text.slice(0, at) }] : []),
    { kind: 'mention', text: mark },
    ...mentionParts(text.slice(at + mark.length), names),
  ];
}

function withoutClosing(address: string): string {
  const bare = address.replace(CLOSING, '');
  const isUnopened = bare.endsWith(')') && !bare.includes('(');
  return isUnopened ? bare.slice(0, -1) : bare;
}
