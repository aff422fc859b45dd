import type { AnswerStream, ConversationSummary, Message, Typing } from './ChatApi.ts';

/** `lost` only once an attempt to connect has failed: a socket that is back within a second is no news. */
export type LiveStatus = 'connecting' | 'live' | 'lost';

export type LiveHandlers = {
  message: (message: Message) => void;
  /** Edited or taken back. */
  changed: (message: Message) => void;
  typing: (typing: Typing) => void;
  /** The assistant writes an answer. */
  answering: (stream: AnswerStream) => void;
  /** Events may have been missed. */
  resumed: () => void;
};

export type ConversationHandlers = {
  conversation: (conversation: ConversationSummary) => void;
  /** Events may have been missed. */
  resumed: () => void;
};

export type LiveConnection = {
  /** Follows one conversation until the answered function is called, over any number of reconnections. */
  watch: (conversationId: string, handlers: LiveHandlers) => () => void;
  /** Follows the standing of all of the visitor's conversations, in the same way. */
  watchConversations: (handlers: ConversationHandlers) => () => void;
  close: () => void;
};

export type OpenLive = (options: {
  token: () => string | null;
  onStatus: (status: LiveStatus) => void;
}) => LiveConnection;
