/** Text that reads like Markdown: headings, lists, tables, code, or links and emphasis in it. */
export function isMarkdown(text: string): boolean {
  return BLOCK.test(text) || INLINE.test(text);
}

const BLOCK = /^(?:#{1,6} \S|[-*+] \S|\d+[.)] \S|> |```|\|.+\|\s*$)/m;
const INLINE = /\[[^\]\n]+\]\([^)\s]+\)|\*\*[^*\n]+\*\*|(?<![\w`])`[^`\n]+`(?![\w`])/;

/** With the headings that an article has: nothing below the fourth. */
export const withOurHeadings = (markdown: string): string => markdown.replace(/^#{5,6}(?= )/gm, '####');

/** An address as people type it: «example.com/a», «help@example.com», «/help/…». Null: none. */
export function typedAddress(text: string): string | null {
  const typed = text.trim();
  if (!typed || /\s/.test(typed)) return null;
  if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(typed)) return typed;
  if (/^[^/:@]+@[^/:@]+\.\w+$/.test(typed)) return `mailto:${typed}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? null : `https://${typed}`;
}
