import type { ChatFlow, OfferedForm } from '#api/ChatApi.ts';

/*
 * What the page of a site and the chat in its frame tell each other: over the port of a MessageChannel that the page hands to
 * the exact origin of the chat. Both sides leave out what they do not know.
 */

export const VERSION = 1;

/** The frame's page listens; it says nothing that not everybody may know. */
export const FRAME_READY = 'parley.frameReady';
/** The answer of the page around, with the port. */
export const HELLO = 'parley.hello';

export type Page = { url: string; title: string; referrer: string };

/** A person whom the site knows. `hash`: of `id`, by the assistant's secret; null: nothing vouches for it. */
export type Identity = { id: string | null; name: string | null; email: string | null; hash: string | null };

export type Theme = 'Auto' | 'Light' | 'Dark';

/** Where the chat is to be. `flow`, `form`: begun in its conversation, which is `conversationId` where that is named. */
export type Shown = {
  page: 'Home' | 'Chat';
  conversationId?: string | undefined;
  flow?: ChatFlow | undefined;
  form?: OfferedForm | undefined;
};

/** From the page to the frame. */
export type HostMessage =
  | { type: 'opened'; payload: { takesFocus: boolean } }
  | { type: 'closed'; payload: null }
  | { type: 'pageView'; payload: Page }
  | { type: 'prefill'; payload: { text: string } }
  | { type: 'show'; payload: Shown }
  /** A flow or a form that the assistant offers, begun in its conversation. */
  | { type: 'begin'; payload: { what: 'Flow' | 'Form'; id: string } }
  /** The site is light or dark; `Auto`: as the visitor's device. */
  | { type: 'theme'; payload: { theme: Theme } }
  /** An article, over the chat. */
  | { type: 'showArticle'; payload: { id: string } }
  /** The trigger after which the chat is opened. */
  | { type: 'trigger'; payload: { id: string } }
  | { type: 'identify'; payload: Identity }
  | { type: 'attributes'; payload: Record<string, string> }
  | { type: 'locale'; payload: { locale: string } }
  | { type: 'logout'; payload: null };

/** What a visitor has done in the chat that a site may count. */
export type Deed =
  | { type: 'formSubmitted'; payload: { form: string } }
  | { type: 'bookingCreated'; payload: { eventType: string; startAt: string } };

export type Answer = { ok: true } | { ok: false; code: string; message: string };

/** From the frame to the page. */
export type FrameMessage =
  | { type: 'ready'; payload: null }
  | { type: 'close'; payload: null }
  | { type: 'unread'; payload: { count: number } }
  | { type: 'message'; payload: { conversationId: string; authorName: string; text: string } }
  | { type: 'conversationStarted'; payload: { conversationId: string } }
  | Deed
  /** The visitor has chosen it. */
  | { type: 'language'; payload: { language: string } }
  | { type: 'error'; payload: { code: string; message: string } }
  /** Of the message with this id, once it has been done. */
  | { type: 'answer'; payload: Answer };

/** On the wire. `id`: of a message that asks for an answer, and of that answer. */
export type Wire<Message> = Message & { v: number; id?: number };
