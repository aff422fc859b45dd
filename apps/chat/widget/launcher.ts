import { inkOn } from '@parley/assistant-config/contrast';
import { localised } from '@parley/assistant-config/localised';
import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import type { Theme } from '../src/frame/protocol.ts';
import { element, icon, sheetOf } from './draw.ts';
import { unreadWords } from './ownWords.ts';
import { LAUNCHER_STYLE } from './style.ts';

export const PHONE = '(max-width:600px),(max-height:430px) and (pointer:coarse)';

export type Launcher = {
  root: ShadowRoot;
  /** Holds the button, and what stands beside it. */
  side: HTMLElement;
  button: HTMLButtonElement;
  setOpen: (isOpen: boolean) => void;
  setBadge: (count: number) => void;
  setShown: (isShown: boolean) => void;
  /** The language of its label. */
  setLocale: (locale: string) => void;
  setTheme: (theme: Theme) => void;
  remove: () => void;
};

/** The button that opens the chat, in a shadow root that the site's styles do not reach. */
export function createLauncher({ title, appearance, languages }: WidgetConfig, locale: string): Launcher {
  const { launcher, mainColour, corners, theme } = appearance;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(LAUNCHER_STYLE)];
  const style = {
    '--main': mainColour,
    '--ink': inkOn(mainColour) ?? '#ffffff',
    '--size': `${launcher.size}px`,
    '--side': `max(${launcher.sideOffset}px, env(safe-area-inset-${launcher.side.toLowerCase()}))`,
    '--bottom': `calc(${launcher.bottomOffset}px + env(safe-area-inset-bottom))`,
    '--corners': `${corners}px`,
    'color-scheme': schemeOf(theme),
  };
  for (const [name, value] of Object.entries(style)) host.style.setProperty(name, value);

  const button = element('button', '');
  button.type = 'button';
  button.setAttribute('aria-haspopup', 'dialog');
  const badge = element('span', 'badge');
  const side = element('div', launcher.side.toLowerCase());
  side.append(button);
  root.append(side);

  let isOpen = false;
  let unread = 0;
  let isShown = true;
  let spoken = locale;
  const phone = matchMedia(PHONE);

  function draw() {
    const label = localised(launcher.label, spoken, languages);
    button.className = label ? 'launcher labelled' : 'launcher';
    button.hidden = !isShown || (launcher.isHiddenOnPhones && phone.matches);
    badge.textContent = unread > 0 ? String(unread) : '';
    button.replaceChildren(isOpen ? icon('Down') : face(), label, badge);
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-label', (label || title) + (unread > 0 ? `, ${unreadWords(unread, spoken)}` : ''));
  }

  function face() {
    if (!launcher.image || !/Image|Circle/.test(launcher.icon)) return icon(launcher.icon);
    const image = element('img', launcher.icon === 'AnimatedCircle' ? 'circle' : '');
    image.src = launcher.image;
    image.alt = '';
    return image;
  }

  phone.addEventListener('change', draw);
  draw();
  const taken = takenAt(side.className);
  if (taken > 0) button.style.setProperty(side.className, `calc(var(--side) + ${taken}px)`);
  host.dataset.parley = side.className;
  document.body.append(host);

  return {
    root,
    side,
    button,
    setOpen: (isOpenNow) => {
      isOpen = isOpenNow;
      draw();
    },
    setBadge: (count) => {
      unread = count;
      draw();
    },
    setShown: (isShownNow) => {
      isShown = isShownNow;
      draw();
    },
    setLocale: (locale) => {
      spoken = locale;
      draw();
    },
    setTheme: (theme) => host.style.setProperty('color-scheme', schemeOf(theme)),
    remove: () => {
      phone.removeEventListener('change', draw);
      host.remove();
    },
  };
}

const schemeOf = (theme: Theme) => (theme === 'Auto' ? '' : theme.toLowerCase());

/** How much room the launchers of other assistants take on this side of the page, in px. */
function takenAt(side: string): number {
  let taken = 0;
  for (const { shadowRoot } of document.querySelectorAll(`[data-parley=${side}]`)) {
    const width = shadowRoot?.querySelector('button')?.offsetWidth;
    if (width) taken += width + 12;
  }
  return taken;
}
