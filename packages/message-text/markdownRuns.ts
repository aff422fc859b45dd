/** A stretch of text that is written alike. `href` is as it was typed: whoever makes a link of it checks it. */
export type MarkdownRun = { text: string; isStrong: boolean; isEmphasised: boolean; href?: string };

/**
 * The little Markdown that messages know: **strong**, *emphasised*, [words](address), and lists. Anything else stays what was typed, so
 * that no text is ever lost. Emphasis hugs its words: «2 * 3 * 4» and «snake_case» are left alone.
 */
const TOKEN =
  /\[([^\]\n[]{1,200})\]\(([^\s()]{1,2000})\)|\*\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*\*|(?<![*\w])\*(?=[^\s*])([^*\n]{1,500}?)(?<=\S)\*(?![*\w])/g;

const BULLET = /^([ \t]*)[-*] (?=\S)/gm;

/** Splits a message into its runs. */
export function markdownRuns(body: string): MarkdownRun[] {
  const text = body.replace(BULLET, '$1• ');
  const runs: MarkdownRun[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [token, words, href, strong, emphasised] = match;
    if (match.index > end) runs.push(plain(text.slice(end, match.index)));
    if (words !== undefined && href !== undefined) runs.push({ ...plain(words), href });
    else
      runs.push({
        text: strong ?? emphasised ?? token,
        isStrong: strong !== undefined,
        isEmphasised: emphasised !== undefined,
      });
    end = match.index + token.length;
  }
  if (end < text.length) runs.push(plain(text.slice(end)));
  return runs;
}

const plain = (text: string): MarkdownRun => ({ text, isStrong: false, isEmphasised: false });

/** A message without the marks, for where there is one line of room. */
export const plainMarkdown = (body: string): string =>
  markdownRuns(body)
    .map(({ text }) => text)
    .join('');
