import { useEffect } from 'preact/hooks';
import { hasFinePointer } from './hasFinePointer.ts';

/** Where the focus is to go when what had it goes away: they carry these ids. */
export const BOX = 'message-box';
export const LOG = 'messages';

/** Where no keyboard would open over what one reads: the box one writes in. */
const next = () => document.getElementById(hasFinePointer() ? BOX : LOG) ?? document.getElementById(LOG);

/**
 * Whoever used a button that went away by it goes on in the chat: by itself the focus falls to the page, before all else. What
 * comes in place of the button and takes the focus itself does so in a layout effect, before this looks.
 */
export function useFocusKept() {
  useEffect(() => {
    let last: EventTarget | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = target;
    };
    const onPress = () => {
      last = null;
    };
    const observer = new MutationObserver(() => {
      if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      next()?.focus();
    });
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}
