// Runs in the measured page before all else: from a socket's message that holds a text until a frame with it is painted.
const { WebSocket: Socket } = window;
let arrived = 0;
let sought = '';
const hear = ({ data }) => {
  if (sought && typeof data === 'string' && data.includes(sought)) arrived ||= performance.now();
};

window.WebSocket = class extends Socket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', hear);
  }
};

/** Answers the milliseconds until the list shows `text`, which an event brings later. */
window.paintOf = (text) =>
  new Promise((resolve) => {
    arrived = 0;
    sought = text;
    const list = document.querySelector('[data-conversation]').closest('ul');
    const channel = new MessageChannel();
    const observer = new MutationObserver(() => {
      if (!arrived || !list.textContent.includes(text)) return;
      observer.disconnect();
      channel.port1.addEventListener('message', () => resolve(performance.now() - arrived), { once: true });
      channel.port1.start();
      requestAnimationFrame(() => channel.port2.postMessage(null));
    });
    observer.observe(list, { subtree: true, childList: true, characterData: true });
  });
