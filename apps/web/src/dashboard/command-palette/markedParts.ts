/** A stretch of a text whose characters are all marked, or all not, and where it begins. */
type MarkedPart = { from: number; part: string; isMarked: boolean };

/** Cuts a text where its marks begin and end; `marks` counts characters as `fold` does. */
export function markedParts(text: string, marks: ReadonlySet<number>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  for (const [at, character] of Array.from(text.normalize()).entries()) {
    const last = parts.at(-1);
    if (last?.isMarked === marks.has(at)) last.part += character;
    else parts.push({ from: at, part: character, isMarked: marks.has(at) });
  }
  return parts;
}
