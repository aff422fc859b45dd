import { STYLE } from './style.ts';

/**
 * The support chat as its provider would serve it: one script that leaves `window.SupportChat`. It draws into shadow
 * roots, with a style sheet made by script, since a dashboard's policy forbids style elements.
 */
export const SCRIPT = `(() => {
  const endpoint = new URL('messages', document.currentScript.src).href;
  const GREETING = 'Hello. Tell us what you need help with; we answer by mail within a working day.';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(STYLE)});
  let running = null;

  function element(tag, attributes, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }

  function icon(...paths) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    for (const d of paths) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', d);
      svg.append(path);
    }
    return svg;
  }

  function rootIn(container) {
    const host = container.appendChild(document.createElement('div'));
    host.style.minHeight = '0';
    host.style.display = 'flex';
    host.style.flexDirection = 'column';
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    return root;
  }

  function start({ controller, widget, person }) {
    stop();
    const launcher = element('button', { type: 'button', class: 'icon', 'aria-label': 'Support', title: 'Support',
      'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
      icon('M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z', 'M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3', 'M12 17h.01'));
    const closer = element('button', { type: 'button', class: 'icon', 'aria-label': 'Close support chat' },
      icon('M18 6 6 18', 'm6 6 12 12'));
    const log = element('div', { class: 'log', role: 'log', tabindex: '0', 'aria-label': 'Messages' },
      element('p', { class: 'theirs' }, GREETING));
    const field = element('textarea', { 'aria-label': 'Message to support', maxlength: '5000',
      placeholder: 'Write to support' });
    const problem = element('p', { class: 'problem', role: 'alert' });
    const send = element('button', { type: 'submit', class: 'send' }, 'Send');
    const form = element('form', {}, field, element('div', { class: 'foot' }, problem, send));
    const panel = element('section', { class: 'panel', role: 'dialog', 'aria-label': 'Support chat', hidden: '' },
      element('div', { class: 'head' }, element('h2', {}, 'Contact support'), closer), log, form);
    const roots = [rootIn(controller), rootIn(widget)];
    roots[0].append(launcher);
    roots[1].append(panel);

    const gone = new AbortController();
    let isSending = false;
    let before = null;

    function open() {
      before = document.activeElement;
      panel.hidden = false;
      launcher.setAttribute('aria-expanded', 'true');
      field.focus();
    }

    function close() {
      panel.hidden = true;
      launcher.setAttribute('aria-expanded', 'false');
      if (before && before.isConnected && before !== document.body && !before.shadowRoot) before.focus();
      else launcher.focus();
    }

    function say(look, text) {
      log.append(element('p', { class: look }, text));
      log.scrollTop = log.scrollHeight;
    }

    async function submit(event) {
      event.preventDefault();
      const body = field.value.trim();
      if (!body || isSending) return;
      isSending = true;
      send.setAttribute('aria-disabled', 'true');
      problem.textContent = '';
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...person, body }),
          signal: gone.signal,
        });
        if (!response.ok) throw new Error('HTTP ' + response.status);
        const { reply } = await response.json();
        say('mine', body);
        say('theirs', reply);
        field.value = '';
      } catch {
        problem.textContent = 'Not sent. Your text is kept: try again.';
      }
      isSending = false;
      send.removeAttribute('aria-disabled');
    }

    launcher.addEventListener('click', () => (panel.hidden ? open() : close()));
    closer.addEventListener('click', close);
    form.addEventListener('submit', submit);
    panel.addEventListener('keydown', (event) => {
      // What is typed in here is no shortcut of the page.
      event.stopPropagation();
      if (event.key === 'Escape') close();
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.target !== field) return;
      event.preventDefault();
      form.requestSubmit();
    });
    running = { open, end: () => { gone.abort(); for (const root of roots) root.host.remove(); } };
  }

  function stop() {
    if (running) running.end();
    running = null;
  }

  window.SupportChat = { start, stop, open: () => running && running.open() };
})();
`;
