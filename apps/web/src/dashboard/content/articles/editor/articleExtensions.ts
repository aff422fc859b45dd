import { mergeAttributes, type AnyExtension } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { Markdown } from '@tiptap/markdown';
import { StarterKit } from '@tiptap/starter-kit';
import { Callout, KEPT_MARKS, Picture, Video } from './articleNodes.ts';

/** Above are the page's own title and that of the article. */
const ArticleHeading = Heading.extend({
  parseHTML: () => [
    { tag: 'h1', attrs: { level: 2 } },
    { tag: 'h2', attrs: { level: 2 } },
    { tag: 'h3', attrs: { level: 3 } },
    { tag: 'h4', attrs: { level: 4 } },
    { tag: 'h5', attrs: { level: 4 } },
    { tag: 'h6', attrs: { level: 4 } },
  ],
}).configure({ levels: [2, 3, 4] });

/** `data-article` names the article of ours that it leads to. */
const ArticleLink = Link.extend({
  // What is typed behind a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    'data-article': { default: null },
  }),
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: REL }), 0],
}).configure({
  openOnClick: false,
  autolink: true,
  protocols: ['http', 'https', 'mailto', 'tel'],
  isAllowedUri: (address, { defaultValidate }) => defaultValidate(address) && !/^\w+:/.test(withoutOurs(address)),
});

const REL = 'noopener noreferrer nofollow';
const withoutOurs = (address: string) => address.replace(/^(https?|mailto|tel):/i, '');

/** As wide as the text, without widths of columns. */
const ArticleTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });
const ArticleHeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** What an article may consist of: what `cleanHtml` keeps, and nothing else. */
export const articleExtensions = (placeholder: string): AnyExtension[] => [
  StarterKit.configure({ heading: false, link: false, codeBlock: { languageClassPrefix: 'language-' } }),
  ArticleHeading,
  ArticleLink,
  ArticleTable,
  TableRow,
  ArticleHeaderCell,
  TableCell,
  Callout,
  Picture,
  Video,
  ...KEPT_MARKS,
  Markdown,
  Placeholder.configure({ placeholder }),
];
