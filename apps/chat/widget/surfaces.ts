import { element, icon, sheetOf } from './draw.ts';
import type { Launcher } from './launcher.ts';
import { closeMessageWords } from './ownWords.ts';

type Said = { kind: 'Message' | 'Banner'; text: string; onPress: () => void; onClose?: () => void };

/** What a page says while the chat is closed: a new message, or what a trigger shows. One at a time. */
export type Surfaces = {
  show: (said: Said) => void;
  hide: () => void;
  isShowing: () => boolean;
};

type Given = { launcher: Launcher; title: string; locale: () => string };

const STYLE = `
.said{display:contents}
.said[hidden]{display:none}
.said div{position:fixed;display:flex;align-items:flex-start;background:light-dark(#fff,#22282a);color:light-dark(#16191a,#f4f4f2);box-shadow:0 1px 4px #0003,0 8px 28px #0003;animation:rise .2s ease-out}
.said .message{bottom:calc(var(--bottom) + var(--size) + 14px);max-width:min(320px,100vw - 2*var(--side));border-radius:var(--corners)}
.right .message{right:var(--side)}
.left .message{left:var(--side)}
.said .banner{top:0;left:0;right:0;justify-content:center;align-items:center;padding-top:env(safe-area-inset-top);background:var(--main);color:var(--ink)}
.said button{border:0;background:none;color:inherit;font:inherit;cursor:pointer}
.said button:first-child{padding:14px 4px 14px 18px;text-align:start;font-weight:400;line-height:1.45;overflow-wrap:anywhere}
.said button:last-child{flex:none;width:44px;height:44px;padding:12px}
.said button:last-child svg{width:20px;min-width:0}
.said :focus-visible{outline:3px solid currentColor;outline-offset:-4px;box-shadow:none}
`;

/** A message beside the launcher, or a banner over the page; a screen reader says it when nothing else is being said. */
export function createSurfaces({ launcher, title, locale }: Given): Surfaces {
  const { root, side } = launcher;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(STYLE)];
  const place = element('div', 'said');
  place.setAttribute('role', 'status');
  side.append(place);
  const hide = () => place.replaceChildren();

  return {
    hide,
    isShowing: () => place.childElementCount > 0,
    show: ({ kind, text, onPress, onClose }) => {
      const words = element('button', '');
      words.type = 'button';
      words.textContent = text;
      words.addEventListener('click', () => {
        hide();
        onPress();
      });
      const closer = element('button', '');
      closer.type = 'button';
      closer.setAttribute('aria-label', closeMessageWords(title, locale()));
      closer.append(icon('Close'));
      closer.addEventListener('click', () => {
        hide();
        onClose?.();
      });
      const surface = element('div', kind.toLowerCase());
      surface.append(words, closer);
      place.replaceChildren(surface);
    },
  };
}
