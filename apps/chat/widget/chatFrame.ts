import {
  FRAME_READY,
  HELLO,
  VERSION,
  type Answer,
  type FrameMessage,
  type HostMessage,
  type Page,
} from '../src/frame/protocol.ts';
import { listen } from './pageViews.ts';

type Told = Exclude<FrameMessage, { type: 'answer' }>;

export type ChatFrame = {
  element: HTMLIFrameElement;
  tell: (message: HostMessage) => void;
  /** Tells, and answers what came of it. */
  ask: (message: HostMessage) => Promise<Answer>;
  remove: () => void;
};

/** So long the chat may take to do what it is asked, in milliseconds: a frame that cannot load never answers. */
const ANSWERS_IN = 30_000;

type Given = {
  url: string;
  title: string;
  assistantId: string;
  page: () => Page;
  isOpen: () => boolean;
  onMessage: (message: Told) => void;
};

/** The chat's page in a frame. It is spoken to by a port that only its own origin is given. */
export function chatFrame({ url, title, assistantId, page, isOpen, onMessage }: Given): ChatFrame {
  const element = document.createElement('iframe');
  element.title = title;
  element.allow = 'clipboard-write; autoplay';
  element.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  );
  element.src = url;
  const { origin } = new URL(url);
  const asked = new Map<number, (answer: Answer) => void>();
  let waiting: object[] = [];
  let port: MessagePort | null = null;
  let lastId = 0;

  function settle(id: number, answer: Answer) {
    asked.get(id)?.(answer);
    asked.delete(id);
  }

  function receive(data: unknown) {
    if (!isWire(data)) return;
    const { type, id, payload } = data;
    if (type === 'answer') {
      settle(Number(id), payload);
      return;
    }
    // There is no chat that could answer.
    if (type === 'error') for (const waiting of asked.keys()) settle(waiting, { ok: false, ...payload });
    onMessage(data);
  }

  // Also of a frame that has loaded anew.
  const stop = listen(window, 'message', (event) => {
    if (!(event instanceof MessageEvent) || event.source !== element.contentWindow || event.origin !== origin) return;
    if (event.data?.kind !== FRAME_READY) return;
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.addEventListener('message', ({ data }) => receive(data));
    port.start();
    const hello = { kind: HELLO, v: VERSION, assistantId, page: page(), isOpen: isOpen() };
    element.contentWindow?.postMessage(hello, origin, [channel.port2]);
    for (const message of waiting) port.postMessage(message);
    waiting = [];
  });

  function send(message: object) {
    if (port) port.postMessage(message);
    else waiting.push(message);
  }

  return {
    element,
    tell: (message) => send({ v: VERSION, ...message }),
    ask: (message) =>
      new Promise((resolve) => {
        const id = ++lastId;
        asked.set(id, resolve);
        setTimeout(settle, ANSWERS_IN, id, { ok: false, code: 'NO_ANSWER', message: 'The chat did not answer.' });
        send({ v: VERSION, id, ...message });
      }),
    remove: () => {
      stop();
      port?.close();
      element.remove();
    },
  };
}

/** Only the chat's own origin holds the other port: what comes is looked at as far as versions may differ. */
function isWire(data: unknown): data is FrameMessage & { id?: number } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'v' in data &&
    data.v === VERSION &&
    'type' in data &&
    'payload' in data
  );
}
