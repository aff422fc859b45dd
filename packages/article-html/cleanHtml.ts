import sanitize, { type IOptions } from 'sanitize-html';
import { videoAddress } from './videoAddress.ts';

/** What callouts say at their edge. */
export const CALLOUTS = ['info', 'warning', 'tip'] as const;

const TAGS = [
  'h2 h3 h4 p br hr blockquote pre code ul ol li strong em s u sub sup mark a aside section',
  'figure figcaption img iframe table colgroup col thead tbody tr th td',
].flatMap((names) => names.split(' '));

const OPTIONS: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'rel', 'target', 'data-article'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'allowfullscreen', 'loading', 'referrerpolicy', 'sandbox'],
    aside: ['data-callout'],
    section: ['data-page'],
    code: ['class'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { code: [/^language-[\w-]{1,30}$/] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'], iframe: ['https'] },
  // Paths of ours, such as pictures.
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math'],
  nestingLimit: 60,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
    iframe: (tagName, { src = '', title = 'Video' }) => ({
      tagName,
      attribs: {
        src: videoAddress(src) ?? '',
        title,
        loading: 'lazy',
        allowfullscreen: '',
        referrerpolicy: 'strict-origin-when-cross-origin',
        sandbox: 'allow-scripts allow-same-origin allow-presentation',
      },
    }),
    aside: (tagName, attribs) => ({
      tagName,
      attribs: { 'data-callout': CALLOUTS.find((kind) => kind === attribs['data-callout']) ?? 'info' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'iframe' || tag === 'img') && !attribs.src,
};

/**
 * HTML as articles may have it, whatever it was: no script, no style, no address but https, http, mailto, tel and paths; videos
 * of YouTube and Vimeo only. What is not allowed goes, its text stays. The same when it is cleaned twice.
 */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS).trim();
