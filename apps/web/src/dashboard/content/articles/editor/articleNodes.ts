import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { videoAddress } from '@parley/article-html/videoAddress';
import { showPicture, showVideo } from './nodeViews.ts';

export const CALLOUT_KINDS = ['info', 'warning', 'tip'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

export const calloutKind = (value: unknown): CalloutKind => CALLOUT_KINDS.find((kind) => kind === value) ?? 'info';

/** A note that stands out: `aside[data-callout]`. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'info',
      parseHTML: (element) => calloutKind(element.dataset.callout),
      renderHTML: ({ kind }) => ({ 'data-callout': calloutKind(kind) }),
    },
  }),
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

/** A picture, with its caption in a `figure` where it has one. */
export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    alt: { default: '' },
    src: { default: null },
    width: { default: null },
    height: { default: null },
    caption: { default: '', rendered: false },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (figure) => pictureOf(figure.querySelector('img'), figure) },
    { tag: 'img[src]', getAttrs: (image) => pictureOf(image, null) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const image = ['img', mergeAttributes(HTMLAttributes, { loading: 'lazy' })] as const;
    const caption: unknown = node.attrs.caption;
    return typeof caption === 'string' && caption ? ['figure', image, ['figcaption', caption]] : image;
  },
  addNodeView: () => showPicture,
});

function pictureOf(image: HTMLElement | null, figure: HTMLElement | null) {
  const src = image?.getAttribute('src');
  // As `cleanHtml` keeps them.
  if (!image || !src || /^(data:|\/\/)/.test(src)) return false;
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    caption: figure?.querySelector('figcaption')?.textContent?.trim() ?? '',
  };
}

/** A video of YouTube or Vimeo, as its own player shows it. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: 'Video' } }),
  parseHTML: () => [
    {
      tag: 'iframe[src]',
      getAttrs: (frame) => {
        const src = videoAddress(frame.getAttribute('src') ?? '');
        return src !== null && { src, title: frame.getAttribute('title') ?? 'Video' };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'iframe',
    mergeAttributes(HTMLAttributes, {
      loading: 'lazy',
      allowfullscreen: '',
      referrerpolicy: 'strict-origin-when-cross-origin',
      sandbox: 'allow-scripts allow-same-origin allow-presentation',
    }),
  ],
  addNodeView: () => showVideo,
});

/** Marks that imported texts may have; they are kept. */
export const KEPT_MARKS = [
  { name: 'subscript', tag: 'sub' },
  { name: 'superscript', tag: 'sup' },
  { name: 'highlight', tag: 'mark' },
].map(({ name, tag }) => Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }));
