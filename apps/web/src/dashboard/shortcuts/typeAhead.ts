import { isInOverlay } from './isTypedIn.ts';

/** For so long keys wait for a field to come; then they are the screen's again. */
const PATIENCE_MS = 5000;
const PASSED_ON = /^(F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

let end = () => {};

/**
 * To be called by whatever opens a field whose code or data may still be on their way: what is typed before the field has
 * the focus is typed into it then, for as single keys it would act on the screen beneath. `cancel` is called on Escape.
 */
export function typeAhead(cancel: () => void = () => {}) {
  end();
  let text = '';
  const ends = new AbortController();
  const { signal } = ends;
  const timer = setTimeout(stop, PATIENCE_MS);

  function stop() {
    clearTimeout(timer);
    ends.abort();
  }

  function keep(event: KeyboardEvent) {
    const isHeld = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
    if (isHeld || event.isComposing || PASSED_ON.test(event.key)) return;
    // What came has the focus, and no field to type in.
    if (isInOverlay(event.target) && !isStillEmpty(event.target)) return stop();
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      stop();
      cancel();
    } else if (event.key === 'Backspace') text = text.slice(0, -1);
    // The key that opened the field may still be held down.
    else if (event.key.length === 1 && !event.repeat) text += event.key;
  }

  function handOver({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    stop();
    // Whoever gave it the focus may go on to select what stands in it.
    queueMicrotask(() => typeInto(target, text));
  }

  document.addEventListener('keydown', keep, { capture: true, signal });
  document.addEventListener('pointerdown', stop, { capture: true, signal });
  document.addEventListener('focusin', handOver, { signal });
  end = stop;
}

/** What was to come comes no more. */
export function endTypeAhead() {
  end();
}

/** A dialog has the focus itself while what belongs in it is still to come. */
function isStillEmpty(target: EventTarget | null) {
  return target instanceof Element && target.matches('body, [role="dialog"]');
}

function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  if (text === '') return;
  const { length } = field.value;
  field.setRangeText(text, field.selectionStart ?? length, field.selectionEnd ?? length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
