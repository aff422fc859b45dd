import { plainMarkdown } from './markdownRuns.ts';

/** The number of a source; not the words of a link. */
const MARKER = / ?\[\d{1,2}\](?!\()/g;

/** What an assistant or a flow wrote, without Markdown and the numbers of sources: for a list, which has no room for them. */
export const plainAnswer = (body: string): string => plainMarkdown(body.replaceAll(MARKER, ''));
