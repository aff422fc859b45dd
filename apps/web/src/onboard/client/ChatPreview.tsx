import { useEffect, useRef, useState } from 'react';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import { config } from '#config.ts';

type ChatPreviewProps = {
  title: string;
  /** A data URI, or null: a tile with the initial. */
  avatar: string | null;
  colour: string;
  greeting: string;
  clientName: string;
};

const READY = 'parley.previewReady';

/** The chat as visitors will see it, by the code that they run: it follows what is typed, and nothing in it can be pressed. */
export function ChatPreview({ title, avatar, colour, greeting, clientName }: ChatPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // How often the page in the frame has begun to listen.
  const [loads, setLoads] = useState(0);
  const { origin } = new URL(config.chatUrl);

  useEffect(() => {
    function listen({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data && 'kind' in data && data.kind === READY) setLoads((count) => count + 1);
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (loads === 0) return;
    const assistant = {
      id: 'preview',
      type: 'FloatingWidget',
      title: title.trim() || 'Your assistant',
      avatar,
      clientName,
      version: 1,
      config: publicConfig(newConfig({ title, greeting, colour }), (path) => path),
      team: [],
      customEmojis: [],
    };
    frame.current?.contentWindow?.postMessage({ kind: 'parley.preview', assistant }, origin);
  }, [loads, origin, title, avatar, colour, greeting, clientName]);

  return (
    // A page of ours on an origin of its own, whose modules a sandbox would keep out.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title="Preview of the chat"
      src={new URL('/chat/preview', config.chatUrl).href}
      // Nothing in it can be pressed.
      tabIndex={-1}
      className="h-full w-full border-0"
    />
  );
}
