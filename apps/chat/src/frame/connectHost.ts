import type { ChatLink } from '#session/readChatLink.ts';
import { readHello, readHostMessage, type Hello } from './hostMessage.ts';
import { FRAME_READY, VERSION, type Answer, type FrameMessage, type HostMessage } from './protocol.ts';

/** The page of a site that holds the chat in a frame. */
export type Host = {
  origin: string;
  hello: Hello;
  tell: (message: Exclude<FrameMessage, { type: 'answer' }>) => void;
  /** From now on; `answer` is called once for each message that asks for it. */
  listen: (onMessage: (message: HostMessage, answer: (answer: Answer) => void) => void) => void;
};

/** Waits for the page around to hand over its port. Whether its origin may hold the chat is for the caller to ask. */
export function connectHost({ assistantId }: ChatLink, frame: Window = window): Promise<Host> {
  return new Promise((resolve) => {
    function onMessage({ source, origin, data, ports }: MessageEvent<unknown>) {
      const [port] = ports;
      if (source !== frame.parent || !port) return;
      const hello = readHello(data);
      if (hello?.assistantId !== assistantId) return;
      frame.removeEventListener('message', onMessage);
      resolve(hostBehind(port, { hello, origin }));
    }
    frame.addEventListener('message', onMessage);
    // It says nothing that not everybody may know.
    frame.parent.postMessage({ kind: FRAME_READY }, '*');
  });
}

function hostBehind(port: MessagePort, known: Pick<Host, 'hello' | 'origin'>): Host {
  const send = (message: FrameMessage & { id?: number }) => port.postMessage({ v: VERSION, ...message });
  return {
    ...known,
    tell: send,
    listen: (onMessage) => {
      // This also starts the port, which has kept what came before.
      port.addEventListener('message', ({ data }) => {
        const read = readHostMessage(data);
        if (!read) return;
        const { message, id } = read;
        onMessage(message, (payload) => {
          if (id !== null) send({ type: 'answer', id, payload });
        });
      });
      port.start();
    },
  };
}
