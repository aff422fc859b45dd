import { Marked } from 'marked';
import Turndown from 'turndown';
import { cleanHtml } from './cleanHtml.ts';

const marked = new Marked({ gfm: true, async: false });

/** What Markdown becomes before it is clean, for who changes it first; HTML in it is as it was. */
export const rawHtmlFromMarkdown = (markdown: string): string => marked.parse(markdown, { async: false });

/** Clean HTML of Markdown; HTML in it is cleaned as well. */
export const htmlFromMarkdown = (markdown: string): string => cleanHtml(rawHtmlFromMarkdown(markdown));

const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
// What Markdown cannot say stays as it is.
turndown.keep(['table', 'aside', 'iframe', 'sub', 'sup', 'mark', 'u']);

/** Markdown of an article's HTML; tables, callouts and videos stay HTML in it. */
export const markdownFromHtml = (html: string): string => turndown.turndown(cleanHtml(html));
