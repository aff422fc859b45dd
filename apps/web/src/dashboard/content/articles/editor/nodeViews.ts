import type { NodeViewRenderer } from '@tiptap/core';
import { videoSource } from '@parley/article-html/videoAddress';
import { config } from '#config.ts';

/** What a video is called unless somebody says it. */
const UNNAMED = 'Video';

/** In the editor a video is a card: the dashboard opens no frames of others, and asks them for no picture of it. */
export const showVideo: NodeViewRenderer = ({ node }) => {
  const { src, title } = node.attrs;
  const source = typeof src === 'string' ? videoSource(src) : null;
  const name = typeof title === 'string' && title !== '' && title !== UNNAMED ? title : null;
  const dom = card(
    name ?? (source ? `Video on ${source.provider}` : UNNAMED),
    source ? `${source.provider} · ${source.place}` : hostOf(src),
  );
  dom.classList.add('video');
  return { dom };
};

/** Pictures of ours are shown; of those of other sites the dashboard, which asks none, shows where they come from. */
export const showPicture: NodeViewRenderer = ({ node }) => {
  const { src, alt, caption } = node.attrs;
  const text = typeof alt === 'string' ? alt : '';
  if (typeof src !== 'string' || !isOurs(src)) return { dom: card(`Picture: ${text}`, hostOf(src)) };
  const figure = document.createElement('figure');
  const image = document.createElement('img');
  image.src = new URL(src, config.graphqlUrl).href;
  image.alt = text;
  figure.append(image);
  if (typeof caption === 'string' && caption) {
    const line = document.createElement('figcaption');
    line.textContent = caption;
    figure.append(line);
  }
  return { dom: figure };
};

const isOurs = (src: string) => new URL(src, config.graphqlUrl).origin === new URL(config.graphqlUrl).origin;
const hostOf = (src: unknown) => (typeof src === 'string' && URL.canParse(src) ? new URL(src).host : '');

function card(title: string, from: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'embed';
  const name = document.createElement('strong');
  name.textContent = title;
  const place = document.createElement('span');
  place.textContent = from;
  box.append(name, place);
  return box;
}
