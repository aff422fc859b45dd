type CitationPart = { kind: 'text'; text: string } | { kind: 'citation'; number: number };

/** With the space before it, which would stand between a word and the number that belongs to it. */
const MARKER = / ?\[(\d{1,2})\]/g;

/** Splits plain text at each `[1]` that stands for one of the given sources; everything else stays text. */
export function citationParts(text: string, numbers: readonly number[]): CitationPart[] {
  const parts: CitationPart[] = [];
  let end = 0;
  for (const { 0: marker, 1: digits, index } of text.matchAll(MARKER)) {
    const number = Number(digits);
    if (!numbers.includes(number)) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'citation', number });
    end = index + marker.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
