export type Mark = 'strong' | 'emphasis' | 'link' | 'list';
type Selection = { start: number; end: number };

const AROUND = { strong: ['**', '**'], emphasis: ['*', '*'], link: ['[', '](https://)'] } as const;
const STAND_IN = { strong: 'bold', emphasis: 'italic', link: 'words' } as const;

/** A text with a mark of Markdown put around what is selected, or taken away where it stands, and what is selected then. */
export function marked(text: string, { start, end }: Selection, mark: Mark): Selection & { text: string } {
  if (mark === 'list') return listed(text, { start, end });
  const [before, after] = AROUND[mark];
  const isThere = text.slice(0, start).endsWith(before) && text.slice(end).startsWith(after);
  if (isThere) {
    const from = start - before.length;
    return {
      text: text.slice(0, from) + text.slice(start, end) + text.slice(end + after.length),
      start: from,
      end: end - before.length,
    };
  }
  const words = text.slice(start, end) || STAND_IN[mark];
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    start: from,
    end: from + words.length,
  };
}

/** Each line that is selected becomes a point, or, where all are points, a line again. */
function listed(text: string, { start, end }: Selection) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}
