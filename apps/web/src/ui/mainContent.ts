/** The page's content, which takes the focus where its own place is gone. */
export const mainContent = () => document.getElementById('main');

/** Puts the focus there; what is scrolled stays so. */
export function focusMainContent() {
  mainContent()?.focus({ preventScroll: true });
}
