export type TextPart = { kind: 'text' | 'link'; text: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Marks that end a sentence around an address, not the address. */
const CLOSING = /[.,;:!?'»”’]+$/;

/** Splits a message as typed into text and web addresses (http and https only). */
export function textParts(body: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of body.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: body.slice(end, match.index) });
    parts.push({ kind: 'link', text: address });
    end = match.index + address.length;
  }
  if (end < body.length) parts.push({ kind: 'text', text: body.slice(end) });
  return parts;
}

function withoutClosing(address: string): string {
  const bare = address.replace(CLOSING, '');
  const isUnopened = bare.endsWith(')') && !bare.includes('(');
  return isUnopened ? bare.slice(0, -1) : bare;
}
