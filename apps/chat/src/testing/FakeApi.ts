import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import type {
  Attachment,
  ChatApi,
  ChatAssistant,
  ConversationStatus,
  ConversationSummary,
  Message,
  NewMessage,
  Typing,
  VisitorConversation,
} from '#api/ChatApi.ts';
import type { ConversationHandlers, LiveHandlers, LiveStatus, OpenLive } from '#api/LiveConnection.ts';

type Stored = Omit<VisitorConversation, 'lastActivityAt' | 'unreadCount'> & {
  owner: string;
  messages: Message[];
  /** Up to which message the visitor has looked. */
  seen: number;
};

type Reply = Pick<Partial<Message>, 'author' | 'kind' | 'attachments' | 'replyTo' | 'event'> & {
  isHeard?: boolean;
  to?: Stored;
};

const ASSISTANT: ChatAssistant = {
  id: 'asst_nori',
  type: 'FloatingWidget',
  title: 'Nori',
  avatar: null,
  clientName: 'Northwind Outdoor',
  greeting: 'Hello. Where are you heading?',
  customEmojis: [{ shortcode: 'nori', title: 'Nori', image: 'https://images.example/nori.svg' }],
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
  /** How often the visitor's browser said that it has everything. */
  deliveries = 0;
  visits: string[] = [];
  uploaded: Attachment[] = [];
  mailed: string[] = [];
  typing: boolean[] = [];
  requests: string[] = [];
  private watchers = new Map<LiveHandlers, string>();
  private listWatchers = new Map<ConversationHandlers, string>();
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
        visitor: { email: null, isBlocked: false },
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
      const read = this.conversations.find((stored) => stored.id === id);
      if (!read || read.seen === read.messages.length) return;
      read.seen = read.messages.length;
      this.changed(read);
    },
    receiveConversations: async (token) => {
      this.arrive('receiveConversations', token);
      this.deliveries += 1;
    },
    requestPerson: async (token, id) => {
      const stored = this.own('requestPerson', token, id);
      this.reply('Visitor 1 asked for a person', {
        to: stored,
        author: 'System',
        kind: 'Event',
        event: { type: 'HandoffRequested' },
      });
      this.changed(stored, { handoffRequestedAt: this.lastMessage.createdAt, status: 'Open', handledBy: 'Agent' });
      return this.standing(stored);
    },
    rateConversation: async (token, { conversationId, rating, comment }) => {
      const stored = this.own('rateConversation', token, conversationId);
      this.changed(stored, { csatRating: rating, csatComment: comment || null });
      return this.standing(stored);
    },
    mailTranscript: async (token, id, email) => {
      this.own('mailTranscript', token, id);
      this.mailed.push(email);
    },
    loadTranscript: async (token, id) => {
      const { messages } = this.own('loadTranscript', token, id);
      return messages.map(({ body }) => body).join('\n');
    },
    upload: async ({ token, file, onShare }) => {
      this.arrive('upload', token);
      onShare(0.5);
      if (this.refusal) throw this.refusal;
      const { name, size, type } = file;
      const isImage = type.startsWith('image/');
      const stored: Attachment = {
        id: `atch_${this.uploaded.length + 1}`,
        kind: isImage ? 'Image' : 'File',
        name,
        mediaType: type,
        size,
        width: isImage ? 640 : null,
        height: isImage ? 480 : null,
        url: `https://api.example/${name}`,
      };
      this.uploaded.push(stored);
      return stored;
    },
    recordVisit: async (_token, { url }) => {
      this.visits.push(url);
    },
    setTyping: async (token, _id, isTyping) => {
      this.arrive('setTyping', token);
      this.typing.push(isTyping);
    },
  };

  openLive: OpenLive = ({ token, onStatus }) => {
    const mine = new Set<LiveHandlers>();
    const lists = new Set<ConversationHandlers>();
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

  get last(): Stored {
    const stored = this.conversations.at(-1);
    if (!stored) throw new Error('No conversation has begun.');
    return stored;
  }

  get lastMessage(): Message {
    const message = this.last.messages.at(-1);
    if (!message) throw new Error('Nothing has been said.');
    return message;
  }

  get lastToken() {
    return `visitor-${this.sessionsBegun}`;
  }

  /** An agent writes; `isHeard` is whether the event gets through. */
  reply(body: string, { isHeard = true, author = 'Agent', to = this.last, ...rest }: Reply = {}): Message {
    const message = this.append(to, { author, authorName: author === 'Agent' ? 'Maya' : 'Nori', body, ...rest });
    if (isHeard) this.announce(message);
    this.changed(to, {}, isHeard);
    return message;
  }

  /** A conversation stands otherwise now; its visitor hears of it unless told not to. */
  changed(stored: Stored, change: Partial<VisitorConversation> = {}, isHeard = true) {
    Object.assign(stored, change, { version: stored.version + 1 });
    if (this.isSocketDown || !isHeard) return;
    for (const [handlers, owner] of this.listWatchers) {
      if (owner === stored.owner) handlers.conversation(this.summary(stored));
    }
  }

  /** A message is edited or taken back. */
  change(message: Message, change: Partial<Message>, { isHeard = true } = {}) {
    const changed = { ...message, ...change, version: message.version + 1 };
    const { messages = [] } = this.conversations.find(({ id }) => id === message.conversationId) ?? {};
    messages.splice(message.sequence - 1, 1, changed);
    if (this.isSocketDown || !isHeard) return;
    for (const [handlers, id] of this.watchers) if (id === message.conversationId) handlers.changed(changed);
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
    const stored: Stored = {
      id,
      owner: token,
      status,
      version: 1,
      handledBy: 'Agent',
      agentName: null,
      agentReadAt: null,
      handoffRequestedAt: null,
      csatAskedAt: null,
      csatRating: null,
      csatComment: null,
      messages: [],
      seen: 0,
    };
    this.conversations.push(stored);
    this.append(stored, { author: 'AI', authorName: 'Nori', body: ASSISTANT.greeting });
    return stored;
  }

  append(
    to: Stored,
    {
      author,
      authorName,
      body,
      key,
      kind,
      attachments,
      replyTo,
      event,
    }: Partial<Message> & Pick<Message, 'author' | 'authorName' | 'body'>,
  ) {
    const sequence = to.messages.length + 1;
    const message: Message = {
      id: `${to.id}_${sequence}`,
      conversationId: to.id,
      author,
      authorName,
      kind: kind ?? 'Text',
      body,
      attachments: attachments ?? [],
      replyTo: replyTo ?? null,
      editedAt: null,
      takenBackAt: null,
      event: event ?? null,
      version: 1,
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

  private own(request: string, token: string, id: string): Stored {
    this.arrive(request, token);
    if (this.refusal) throw this.refusal;
    const found = this.conversations.find((stored) => stored.id === id && stored.owner === token);
    if (!found) throw new ApiError('NOT_FOUND', 'There is no such conversation.');
    return found;
  }

  private store(token: string, { conversationId, body, key, attachmentIds, wantsPerson }: NewMessage) {
    const own = this.conversations.filter(({ owner }) => owner === token);
    const before = own.find(({ messages }) => messages.some((message) => message.key === key));
    const found = before ?? own.find(({ id }) => id === conversationId);
    if (conversationId && !found) throw new ApiError('NOT_FOUND', 'There is no such conversation.');
    const to = found ?? this.begin(token);
    to.status = 'Open';
    const attachments = this.uploaded.filter(({ id }) => attachmentIds.includes(id));
    const stored = to.messages.find((message) => message.key === key);
    const message = stored ?? this.append(to, { author: 'Visitor', authorName: 'Visitor 1', body, key, attachments });
    if (!stored) {
      this.announce(message);
      to.seen = to.messages.length;
      this.changed(to, found ? {} : { handoffRequestedAt: wantsPerson ? message.createdAt : null });
    }
    return { message, conversation: this.standing(to) };
  }

  private summaries(token: string) {
    return this.conversations
      .filter(({ owner }) => owner === token)
      .map((stored) => this.summary(stored))
      .toReversed();
  }

  private standing({ messages, seen, ...standing }: Stored): VisitorConversation {
    const unread = messages.filter(({ author, sequence }) => author !== 'Visitor' && sequence > seen);
    return { ...standing, lastActivityAt: messages.at(-1)?.createdAt ?? '', unreadCount: unread.length };
  }

  private summary(stored: Stored): ConversationSummary {
    return { ...this.standing(stored), lastMessage: stored.messages.at(-1) ?? null };
  }

  private page(token: string, id: string, before: string | null) {
    const found = this.conversations.find((stored) => stored.id === id && stored.owner === token);
    if (!found) return null;
    const end = before === null ? found.messages.length : Number(before) - 1;
    const messages = found.messages.slice(Math.max(0, end - this.pageSize), end);
    const first = messages[0]?.sequence ?? 1;
    return {
      ...this.standing(found),
      messages,
      hasOlder: first > 1,
      startCursor: String(first),
    };
  }
}
