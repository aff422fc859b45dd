// Runs first. Says so when something that the page begins with does not come: nobody else could. src/main.tsx takes it off.
(() => {
  const listening = new AbortController();
  let card = null;
  const make = (tag, properties, style = '') => {
    const element = Object.assign(document.createElement(tag), properties);
    element.style.cssText = style;
    return element;
  };
  const say = (event) => {
    listening.abort();
    event.preventDefault();
    // A frame that stands there meanwhile is only a picture.
    const isAlone = !document.querySelector('[data-public] main');
    const text = make('div', { role: 'alert' });
    text.append(
      make(isAlone ? 'h1' : 'strong', { textContent: 'This page did not load completely' }, 'font-weight:600'),
      make('p', { textContent: 'Part of it got lost on the way. Load it again.' }),
    );
    const reload = make(
      'button',
      { type: 'button', textContent: 'Reload', onclick: () => location.reload() },
      'padding:6px 14px;border-radius:6px;background:var(--brand,#0c5f5b);color:var(--brand-ink,#fff);font-weight:500',
    );
    card = make(
      isAlone ? 'main' : 'div',
      {},
      'position:fixed;inset:16px 16px auto;z-index:99;display:grid;gap:12px;justify-items:center;width:fit-content;max-width:400px;margin:auto;padding:20px;border-radius:10px;background:var(--raised,Canvas);color:var(--ink,CanvasText);box-shadow:var(--overlay-shadow,0 0 0 1px);text-align:center',
    );
    card.append(text, reload);
    document.body.append(card);
  };
  const options = { capture: true, signal: listening.signal };
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && say(event), options);
  addEventListener('unhandledrejection', say, options);
  window.PARLEY_STARTED = () => {
    listening.abort();
    // Something else had gone wrong, as in an extension of the browser.
    card?.remove();
  };
})();
