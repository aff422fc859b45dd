import { useEffect, useRef, useState } from 'react';
import type { ChatConfig } from '@parley/assistant-config/publicConfig';
import type { Answers } from '@parley/form/form';
import type { PublicForm } from '@parley/form/publicForm';
import * as v from 'valibot';
import { config as appConfig } from '#config.ts';

/** What the chat is told of an assistant, as it is to look now; images are addresses that anybody may read, or data URIs. */
export type PreviewedAssistant = {
  type: 'FloatingWidget' | 'FullscreenOverlay';
  clientName: string;
  config: ChatConfig;
  team: readonly { id: string; name: string; avatar: string | null; isOnline: boolean }[];
  /** What it offers to begin with; left out: nothing. */
  guidedFlows?: readonly { id: string; presentation: object }[];
  /** The published forms, of which its home page opens some; left out: none. */
  forms?: readonly { id: string; name: string }[];
  /** Those that its home page names; left out: none. */
  articles?: readonly { blockId: string; articleId: string; title: string; language: string }[];
  /** Those that its home page shows, by its blocks; left out: none. */
  products?: readonly { blockId: string; cards: readonly object[] }[];
  /** Left out: it is within office hours, and nothing is known of how soon visitors are answered. `opensAt`: ISO. */
  availability?: Availability;
};

type Availability = { isOpen: boolean; opensAt: string | null; replyMinutes: number | null; isSomebodyOnline: boolean };

type ChatPreviewProps = PreviewedAssistant & {
  view?: 'Home' | 'Chat';
  /** The block of the home page that is scrolled to. */
  blockId?: string | null;
  /** Left out: as the assistant has it. */
  theme?: 'Light' | 'Dark';
  /** What the visitor reads; left out: what this browser does. */
  language?: string;
  /** A form to be tried; it can be filled in, and nothing is sent. */
  form?: PublicForm;
  /** A conversation in place of the sample. What is done in it is told `onAct`. */
  messages?: readonly PreviewedMessage[];
  /** Nothing of a flow can be pressed in it any more. */
  isWithPerson?: boolean;
  onAct?: (act: PreviewAct) => void;
};

/** What the chat is told of a message, beside its flow, form or booking. */
export type PreviewedMessage = {
  id: string;
  author: 'Visitor' | 'Flow' | 'AI' | 'System';
  authorName: string;
  kind: 'Text' | 'Choices' | 'Team' | 'Article' | 'Question' | 'Form' | 'Booking';
  body: string;
  flowStep: {
    runId: string;
    choices: readonly PreviewedChoice[];
    people: readonly PreviewedPerson[];
    show: readonly ('Avatar' | 'Title' | 'Bio' | 'Contact')[];
    article: {
      title: string;
      summary: string;
      body: string;
      url: string | null;
      display: 'Summary' | 'Full';
    } | null;
    /** By addresses that anybody may read, or data URIs. */
    images: readonly { url: string; alt: string; width: number; height: number }[];
    delayMs: number;
  } | null;
  form: PublicForm | null;
  /** What was answered; null: it is still to be filled in. */
  answers: Answers | null;
  /** The visitor did not want to. */
  isLeft: boolean;
  booking: {
    status: 'Offered' | 'Scheduled';
    eventTypeName: string;
    durationMinutes: number;
    startAt: string | null;
    name: string | null;
    email: string | null;
    cancelUrl: null;
    rescheduleUrl: null;
    canceledByName: null;
    cancelReason: null;
  } | null;
};

type PreviewedPerson = {
  id: string;
  name: string;
  avatar: string | null;
  title: string | null;
  bio: string | null;
  email: string | null;
  phone: string | null;
};

export type PreviewedChoice = {
  nodeId: string;
  kind: 'Button' | 'Link' | 'Handoff' | 'Team' | 'Article' | 'Leave' | 'Email';
  label: string;
  url: string | null;
  opens: 'SameTab' | 'NewTab' | 'Popup';
  isPressed: boolean;
};

const Acted = v.object({
  kind: v.literal('parley.previewActed'),
  act: v.variant('type', [
    v.object({ type: v.literal('Press'), messageId: v.string(), nodeId: v.string(), email: v.optional(v.string()) }),
    v.object({
      type: v.literal('Done'),
      messageId: v.string(),
      answers: v.optional(v.custom<Answers>((answers) => typeof answers === 'object' && answers !== null)),
      startAt: v.optional(v.string()),
    }),
    v.object({ type: v.literal('Write'), text: v.string() }),
  ]),
});

/** What is done in the conversation: a choice is pressed, what a message asks for is done, or something is written. */
export type PreviewAct = v.InferOutput<typeof Acted>['act'];

const NONE: readonly never[] = [];
const READY = 'parley.previewReady';
const OPEN: Availability = { isOpen: true, opensAt: null, replyMinutes: null, isSomebodyOnline: true };

/** The chat as visitors will see it, by the code that they run: it follows what is typed. Only a form and a conversation that are given can be used. */
export function ChatPreview({
  type,
  clientName,
  config,
  team,
  guidedFlows = NONE,
  forms = NONE,
  articles = NONE,
  products = NONE,
  availability = OPEN,
  view = 'Home',
  blockId = null,
  theme,
  language,
  form,
  messages,
  isWithPerson,
  onAct,
}: ChatPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // How often the page in the frame has begun to listen.
  const [loads, setLoads] = useState(0);
  const { origin } = new URL(appConfig.chatUrl);

  useEffect(() => {
    function listen({ source, data }: MessageEvent<unknown>) {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data && 'kind' in data && data.kind === READY) setLoads((count) => count + 1);
      const { success, output } = v.safeParse(Acted, data);
      if (success) onAct?.(output.act);
    }
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onAct]);

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
      forms,
      articles,
      products,
      availability,
      customEmojis: [],
    };
    const languages = language === undefined ? undefined : [language];
    frame.current?.contentWindow?.postMessage(
      { kind: 'parley.preview', assistant, view, blockId, theme, languages, form, messages, isWithPerson },
      origin,
    );
  }, [
    loads,
    origin,
    type,
    clientName,
    config,
    team,
    guidedFlows,
    forms,
    articles,
    products,
    availability,
    view,
    blockId,
    theme,
    language,
    form,
    messages,
    isWithPerson,
  ]);

  return (
    // A page of ours on an origin of its own, whose modules a sandbox would keep out.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title="Preview of the chat"
      src={new URL('/chat/preview', appConfig.chatUrl).href}
      // Nothing but a form or a conversation can be pressed in it.
      tabIndex={(form ?? messages) ? undefined : -1}
      className="h-full w-full border-0"
    />
  );
}
