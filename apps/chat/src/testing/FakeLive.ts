import type { AnswerStream, ConversationSummary, Message, Typing } from '#api/ChatApi.ts';
import type { ConversationHandlers, LiveHandlers, LiveStatus, OpenLive } from '#api/LiveConnection.ts';

/** The API's live side in memory: those who listen, and a socket that can be lost. */
export class FakeLive {
  isDown = false;
  private watchers = new Map<LiveHandlers, string>();
  private listWatchers = new Map<ConversationHandlers, string>();
  private statusListeners = new Set<(status: LiveStatus) => void>();
  private sockets = new Set<() => void>();
  private isGood: (token: string) => boolean;

  /** `isGood` tells the tokens that may listen. */
  constructor(isGood: (token: string) => boolean) {
    this.isGood = isGood;
  }

  open: OpenLive = ({ token, onStatus }) => {
    const mine = new Set<LiveHandlers>();
    const lists = new Set<ConversationHandlers>();
    this.statusListeners.add(onStatus);
    const connect = () => queueMicrotask(() => onStatus(this.isDown ? 'lost' : 'live'));
    this.sockets.add(connect);
    connect();
    return {
      watch: (id, handlers) => {
        if (!this.isGood(token() ?? '')) return () => {};
        this.watchers.set(handlers, id);
        mine.add(handlers);
        return () => this.watchers.delete(handlers);
      },
      watchConversations: (handlers) => {
        this.listWatchers.set(handlers, token() ?? '');
        lists.add(handlers);
        return () => this.listWatchers.delete(handlers);
      },
      close: () => {
        for (const handlers of mine) this.watchers.delete(handlers);
        for (const handlers of lists) this.listWatchers.delete(handlers);
        this.statusListeners.delete(onStatus);
        this.sockets.delete(connect);
      },
    };
  };

  lose() {
    this.isDown = true;
    for (const listener of this.statusListeners) listener('lost');
  }

  restore() {
    this.isDown = false;
    for (const connect of this.sockets) connect();
  }

  /** A message came into being. */
  created(message: Message) {
    for (const handlers of this.watching(message.conversationId)) handlers.message(message);
  }

  /** A message was edited or taken back. */
  changed(message: Message) {
    for (const handlers of this.watching(message.conversationId)) handlers.changed(message);
  }

  typing(conversationId: string, typing: Typing) {
    for (const handlers of this.watching(conversationId)) handlers.typing(typing);
  }

  /** The assistant writes an answer. */
  answering(stream: AnswerStream) {
    for (const handlers of this.watching(stream.conversationId)) handlers.answering(stream);
  }

  /** A conversation of whoever has this token stands otherwise. */
  standing(owner: string, conversation: ConversationSummary) {
    if (this.isDown) return;
    for (const [handlers, token] of this.listWatchers) if (token === owner) handlers.conversation(conversation);
  }

  private watching(conversationId: string): LiveHandlers[] {
    if (this.isDown) return [];
    return [...this.watchers].flatMap(([handlers, id]) => (id === conversationId ? handlers : []));
  }
}
