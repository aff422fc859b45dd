import { useEffect, useRef, useState } from 'react';
import type { ChatConfig } from '@parley/assistant-config/publicConfig';
import type { PublicForm } from '@parley/form/publicForm';
import { config as appConfig } from '#config.ts';

/** What the chat is told of an assistant, as it is to look now; images are addresses that anybody may read, or data URIs. */
export type PreviewedAssistant = {
  type: 'FloatingWidget' | 'FullscreenOverlay';
  clientName: string;
  config: ChatConfig;
  team: readonly { id: string; name: string; avatar: string | null; isOnline: boolean }[];
  /** What it offers to begin with; left out: nothing. */
  guidedFlows?: readonly { id: string; presentation: object }[];
  /** Left out: it is within office hours. `opensAt`: ISO. */
  availability?: Availability;
};

type Availability = { isOpen: boolean; opensAt: string | null; replyMinutes: number | null; isSomebodyOnline: boolean };

type ChatPreviewProps = PreviewedAssistant & {
  view?: 'Home' | 'Chat';
  /** Left out: as the assistant has it. */
  theme?: 'Light' | 'Dark';
  /** What the visitor reads; left out: what this browser does. */
  language?: string;
  /** A form to be tried; it can be filled in, and nothing is sent. */
  form?: PublicForm;
};

const NO_FLOWS: readonly never[] = [];
const READY = 'parley.previewReady';
const OPEN: Availability = { isOpen: true, opensAt: null, replyMinutes: 5, isSomebodyOnline: true };

/** The chat as visitors will see it, by the code that they run: it follows what is typed, and nothing in it can be pressed. */
export function ChatPreview({
  type,
  clientName,
  config,
  team,
  guidedFlows = NO_FLOWS,
  availability = OPEN,
  view = 'Home',
  theme,
  language,
  form,
}: ChatPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // How often the page in the frame has begun to listen.
  const [loads, setLoads] = useState(0);
  const { origin } = new URL(appConfig.chatUrl);

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
    const { title, avatar } = config.appearance;
    const assistant = {
      id: 'preview',
      type,
      title: title.trim() || 'Your assistant',
      avatar,
      clientName,
      version: 0,
      config,
      team,
      guidedFlows,
      availability,
      customEmojis: [],
    };
    const languages = language === undefined ? undefined : [language];
    frame.current?.contentWindow?.postMessage(
      { kind: 'parley.preview', assistant, view, theme, languages, form },
      origin,
    );
  }, [loads, origin, type, clientName, config, team, guidedFlows, availability, view, theme, language, form]);

  return (
    // A page of ours on an origin of its own, whose modules a sandbox would keep out.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title="Preview of the chat"
      src={new URL('/chat/preview', appConfig.chatUrl).href}
      // Nothing but a form can be pressed in it.
      tabIndex={form ? undefined : -1}
      className="h-full w-full border-0"
    />
  );
}
