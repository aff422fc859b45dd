import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import type { ChatApi, ChatAssistant, ConversationStatus, Message, NewMessage, Typing } from '#api/ChatApi.ts';
import type { LiveHandlers, LiveStatus, OpenLive } from '#api/LiveConnection.ts';

type Stored = { id: string; owner: string; status: ConversationStatus; messages: Message[] };

type Reply = { isHeard?: boolean; author?: Message['author']; to?: Stored };

const ASSISTANT: ChatAssistant = {
  id: 'asst_nori',
  type: 'FloatingWidget',
  title: 'Nori',
  avatar: null,
  clientName: 'Northwind Outdoor',
  greeting: 'Hello. Where are you heading?',
};

/** An API in memory that keeps the contract's rules, and can be out of reach, refuse, and lose answers and events. */
export class FakeApi {
  conversations: Stored[] = [];
  /** Good tokens, by the visitor's number. */
  tokens = new Set<string>();
  isDown = false;
  isSocketDown = false;
  /** The message is stored, and its answer lost. */
  losesAnswers = false;
  refusal: ApiError | null = null;
  pageSize = 50;
  sessionsBegun = 0;
  reads: string[] = [];
  typing: boolean[] = [];
  requests: string[] = [];
  private watchers = new Map<LiveHandlers, string>();
  private statusListeners = new Set<(status: LiveStatus) => void>();
  private sockets = new Set<() => void>();

  api: ChatApi = {
    startSession: async () => {
      this.arrive('startSession');
      if (this.refusal) throw this.refusal;
      this.sessionsBegun += 1;
      const token = `visitor-${this.sessionsBegun}`;
      this.tokens.add(token);
      return { token, assistant: ASSISTANT };
    },
    openChat: async (token, conversationId) => {
      this.arrive('openChat', token);
      return {
        assistant: ASSISTANT,
        conversations: this.summaries(token),
        current: conversationId ? this.page(token, conversationId, null) : null,
      };
    },
    loadConversation: async (token, id, before) => {
      this.arrive('loadConversation', token);
      return this.page(token, id, before);
    },
    sendMessage: async (token, message) => {
      this.arrive('sendMessage', token);
      if (this.refusal) throw this.refusal;
      const sent = this.store(token, message);
      if (this.losesAnswers) throw new ApiError(UNREACHABLE, 'The chat cannot be reached right now.');
      return sent;
    },
    readConversation: async (token, id) => {
      this.arrive('readConversation', token);
      this.reads.push(id);
    },
    setTyping: async (token, _id, isTyping) => {
      this.arrive('setTyping', token);
      this.typing.push(isTyping);
    },
  };

  openLive: OpenLive = ({ token, onStatus }) => {
    const mine = new Set<LiveHandlers>();
    this.statusListeners.add(onStatus);
    const connect = () => queueMicrotask(() => onStatus(this.isSocketDown ? 'lost' : 'live'));
    this.sockets.add(connect);
    connect();
    return {
      watch: (id, handlers) => {
        if (!this.tokens.has(token() ?? '')) return () => {};
        this.watchers.set(handlers, id);
        mine.add(handlers);
        return () => this.watchers.delete(handlers);
      },
      close: () => {
        for (const handlers of mine) this.watchers.delete(handlers);
        this.statusListeners.delete(onStatus);
        this.sockets.delete(connect);
      },
    };
  };

  get last(): Stored {
    const stored = this.conversations.at(-1);
    if (!stored) throw new Error('No conversation has begun.');
    return stored;
  }

  get lastToken() {
    return `visitor-${this.sessionsBegun}`;
  }

  /** An agent writes; `isHeard` is whether the event gets through. */
  reply(body: string, { isHeard = true, author = 'Agent', to = this.last }: Reply = {}): Message {
    const message = this.append(to, { author, authorName: author === 'Agent' ? 'Maya' : 'Nori', body });
    if (isHeard) this.announce(message);
    return message;
  }

  announce(message: Message) {
    if (this.isSocketDown) return;
    for (const [handlers, id] of this.watchers) if (id === message.conversationId) handlers.message(message);
  }

  announceTyping(typing: Typing) {
    for (const [handlers, id] of this.watchers) if (id === this.last.id) handlers.typing(typing);
  }

  loseSocket() {
    this.isSocketDown = true;
    for (const listener of this.statusListeners) listener('lost');
  }

  restoreSocket() {
    this.isSocketDown = false;
    for (const connect of this.sockets) connect();
  }

  begin(token: string, status: ConversationStatus = 'Open'): Stored {
    const id = `conv_${this.conversations.length + 1}`;
    const stored: Stored = { id, owner: token, status, messages: [] };
    this.conversations.push(stored);
    this.append(stored, { author: 'AI', authorName: 'Nori', body: ASSISTANT.greeting });
    return stored;
  }

  append(
    to: Stored,
    { author, authorName, body, key }: Partial<Message> & Pick<Message, 'author' | 'authorName' | 'body'>,
  ) {
    const sequence = to.messages.length + 1;
    const message: Message = {
      id: `${to.id}_${sequence}`,
      conversationId: to.id,
      author,
      authorName,
      body,
      createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, sequence)).toISOString(),
      sequence,
      key: key ?? `key_${to.id}_${sequence}`,
    };
    to.messages.push(message);
    return message;
  }

  private arrive(request: string, token?: string) {
    this.requests.push(request);
    if (this.isDown) throw new ApiError(UNREACHABLE, 'The chat cannot be reached right now.');
    if (token !== undefined && !this.tokens.has(token)) {
      throw new ApiError('UNAUTHENTICATED', 'This chat session has ended.');
    }
  }

  private store(token: string, { conversationId, body, key }: NewMessage) {
    const own = this.conversations.filter(({ owner }) => owner === token);
    const before = own.find(({ messages }) => messages.some((message) => message.key === key));
    const found = before ?? own.find(({ id }) => id === conversationId);
    if (conversationId && !found) throw new ApiError('NOT_FOUND', 'There is no such conversation.');
    const to = found ?? this.begin(token);
    to.status = 'Open';
    const stored = to.messages.find((message) => message.key === key);
    const message = stored ?? this.append(to, { author: 'Visitor', authorName: 'Visitor 1', body, key });
    if (!stored) this.announce(message);
    return { message, conversation: { id: to.id, status: to.status, lastActivityAt: message.createdAt } };
  }

  private summaries(token: string) {
    return this.conversations
      .filter(({ owner }) => owner === token)
      .map(({ id, status, messages }) => ({
        id,
        status,
        lastActivityAt: messages.at(-1)?.createdAt ?? '',
        lastMessage: messages.at(-1) ?? null,
      }))
      .toReversed();
  }

  private page(token: string, id: string, before: string | null) {
    const found = this.conversations.find((stored) => stored.id === id && stored.owner === token);
    if (!found) return null;
    const end = before === null ? found.messages.length : Number(before) - 1;
    const messages = found.messages.slice(Math.max(0, end - this.pageSize), end);
    const first = messages[0]?.sequence ?? 1;
    return {
      id,
      status: found.status,
      lastActivityAt: found.messages.at(-1)?.createdAt ?? '',
      messages,
      hasOlder: first > 1,
      startCursor: String(first),
    };
  }
}
