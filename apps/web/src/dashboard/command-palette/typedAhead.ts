/**
 * Keeps what is typed from now on: it is meant for a field whose code is on its way, and single keys would act on the screen
 * beneath. `onEscape` is called when the field is not wanted any more. Answers what was typed, and how to end it.
 */
export function keepTyped(onEscape: () => void): { text: () => string; stop: () => void } {
  let text = '';

  function keep(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  document.addEventListener('keydown', keep, { capture: true });
  return {
    text: () => text,
    stop: () => document.removeEventListener('keydown', keep, { capture: true }),
  };
}
