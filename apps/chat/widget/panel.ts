import type { WidgetConfig } from '@parley/assistant-config/widgetConfig';
import { element, icon, sheetOf } from './draw.ts';
import { type Launcher, PHONE } from './launcher.ts';
import { closeWord } from './ownWords.ts';
import { PANEL_STYLE } from './style.ts';

/** How the panel stands: beside the launcher, over the whole window, or in the middle of the page, which waits behind. */
type Shape = 'beside' | 'full' | 'overlay';

export type Panel = {
  isOpen: () => boolean;
  show: () => void;
  hide: () => void;
  hold: (frame: HTMLElement) => void;
  /** The frame has a button of its own to close it. */
  frameIsReady: () => void;
};

/** What the launcher opens. A dialog of the browser: over the whole page it is modal, with all that this means for the focus. */
export function createPanel(
  { type, title, appearance: { displayMode, hasShadow } }: WidgetConfig,
  launcher: Launcher,
  { onClose, locale }: { onClose: () => void; locale: () => string },
): Panel {
  const { root, side } = launcher;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(PANEL_STYLE)];
  const dialog = element('dialog', 'panel');
  dialog.setAttribute('aria-label', title);
  const bar = element('div', 'bar');
  const closer = element('button', '');
  closer.type = 'button';
  closer.append(icon('Close'));
  closer.addEventListener('click', onClose);
  bar.append(closer);
  dialog.append(bar);
  side.append(dialog);

  // What the browser makes of Escape, and of going back, in a modal dialog.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  side.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && dialog.open) onClose();
  });

  let isReady = false;

  function shape(): Shape {
    if (matchMedia(PHONE).matches || (displayMode === 'Fullscreen' && type === 'FloatingWidget')) return 'full';
    return type === 'FullscreenOverlay' ? 'overlay' : 'beside';
  }

  return {
    isOpen: () => dialog.open,
    show: () => {
      const as = shape();
      closer.setAttribute('aria-label', closeWord(locale()));
      dialog.className = `panel ${hasShadow ? '' : 'flat '}${isReady ? '' : 'waiting '}${displayMode.toLowerCase()} ${as === 'overlay' ? 'full overlay' : as}`;
      if (as === 'beside') dialog.show();
      else dialog.showModal();
      launcher.setOpen(true);
    },
    hide: () => {
      dialog.close();
      launcher.setOpen(false);
    },
    hold: (frame) => dialog.append(frame),
    frameIsReady: () => {
      isReady = true;
      dialog.classList.remove('waiting');
    },
  };
}
