const TYPED_IN =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether keys write or choose something where `target` is. */
export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

/** Whether a menu or dialog over the page, which has its own keys, hears what is pressed at `target`. */
export function isInOverlay(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target !== document.body) return target.closest(OVERLAY) !== null;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
