// The page can be read and filled in before its code is there. A button that is pressed meanwhile is pressed again by then,
// and the cursor is put where one begins to type, unless that would bring up a keyboard over half the page.
(() => {
  let pressed = null;
  const hold = (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener('click', hold, true);
  window.PARLEY_PRESS = () => {
    document.removeEventListener('click', hold, true);
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
  if (innerWidth >= 768 && location.pathname === '/login') document.querySelector('[name="email"]')?.focus();
})();
