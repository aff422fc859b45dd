import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import type {
  Attachment,
  ChatApi,
  ChatArticle,
  ChatForm,
  FlowPress,
  Message,
  NewMessage,
  Person,
  Typing,
  VisitorConversation,
} from '#api/ChatApi.ts';
import { FakeConversations, type Stored } from './FakeConversations.ts';
import { FakeLive } from './FakeLive.ts';

type Reply = Pick<
  Partial<Message>,
  | 'author'
  | 'kind'
  | 'attachments'
  | 'replyTo'
  | 'event'
  | 'key'
  | 'citations'
  | 'answer'
  | 'chatForm'
  | 'flowStep'
  | 'booking'
> & {
  isHeard?: boolean;
  to?: Stored;
};

/** An API in memory that keeps the contract's rules, and can be out of reach, refuse, and lose answers and events. */
export class FakeApi extends FakeConversations {
  /** Good tokens, by the visitor's number. */
  tokens = new Set<string>();
  live = new FakeLive((token) => this.tokens.has(token));
  isDown = false;
  /** The message is stored, and its answer lost. */
  losesAnswers = false;
  refusal: ApiError | null = null;
  sessionsBegun = 0;
  reads: string[] = [];
  /** How often the visitor's browser said that it has everything. */
  deliveries = 0;
  visits: string[] = [];
  /** In which language each of them was told to be. */
  locales: string[] = [];
  /** Whom the site has named, and whether the next of them is another visitor. */
  /** The tokens of whom it has deleted. */
  deletions: string[] = [];
  persons: Person[] = [];
  isReplaced = false;
  uploaded: Attachment[] = [];
  mailed: string[] = [];
  /** What confirms every address, and where it was mailed. */
  code = '123456';
  codesMailed: string[] = [];
  typing: boolean[] = [];
  requests: string[] = [];
  /** What was pressed in guided flows. */
  presses: FlowPress[] = [];
  /** The triggers by which visitors came, as far as messages say so. */
  triggers: string[] = [];
  /** When something can be booked; null: the calendar does not answer. */
  freeTimes: string[] | null = [];
  /** The articles that can be read. */
  helpCentre: ChatArticle[] = [];

  api: ChatApi = {
    startSession: async () => {
      this.arrive('startSession');
      if (this.refusal) throw this.refusal;
      this.sessionsBegun += 1;
      const token = `visitor-${this.sessionsBegun}`;
      this.tokens.add(token);
      return { token, assistant: this.assistant };
    },
    openChat: async (token, conversationId) => {
      this.arrive('openChat', token);
      return {
        assistant: this.assistant,
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
      if (message.flow) this.presses.push(message.flow);
      if (message.triggerId) this.triggers.push(message.triggerId);
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
    rateAnswer: async (token, messageId, verdict) => {
      this.arrive('rateAnswer', token);
      if (this.refusal) throw this.refusal;
      const message = this.last.messages.find(({ id }) => id === messageId);
      if (!message?.answer) throw new ApiError('NOT_FOUND', 'There is no such answer.');
      return this.change(message, { answer: { ...message.answer, ...verdict } });
    },
    saveFormAnswers: async (token, messageId, answers) => {
      this.arrive('saveFormAnswers', token);
      return this.fillForm(messageId, { answers, state: 'Partial', leftAt: null });
    },
    submitForm: async (token, messageId, answers) => {
      this.arrive('submitForm', token);
      if (this.refusal) throw this.refusal;
      return this.fillForm(messageId, { answers, state: 'Complete' });
    },
    leaveForm: async (token, messageId) => {
      this.arrive('leaveForm', token);
      return this.fillForm(messageId, { leftAt: new Date(0).toISOString() });
    },
    searchArticles: async (token, search) => {
      this.arrive('searchArticles', token);
      return this.helpCentre.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
    },
    readArticle: async (token, id) => {
      this.arrive('readArticle', token);
      const article = this.helpCentre.find((one) => one.id === id);
      if (!article) throw new ApiError('NOT_FOUND', 'This article is no longer there.');
      return article;
    },
    bookingTimes: async (token) => {
      this.arrive('bookingTimes', token);
      if (!this.freeTimes) throw new ApiError('CALENDAR_UNREACHABLE', 'The calendar does not answer right now.');
      return this.freeTimes;
    },
    bookTime: async (token, { messageId, startAt, name, email }) => {
      this.arrive('bookTime', token);
      if (!email.includes('@')) throw new ApiError('BAD_INPUT', 'Enter an email address.', null, 'email');
      if (!this.freeTimes?.includes(startAt)) {
        throw new ApiError('BAD_INPUT', 'This time is taken by now. Pick another one.', null, 'startAt');
      }
      const message = this.last.messages.find(({ id }) => id === messageId);
      if (!message?.booking) throw new ApiError('NOT_FOUND', 'There is nothing to book.');
      return this.change(message, { booking: { ...message.booking, status: 'Scheduled', startAt, name, email } });
    },
    createBookingLink: async (token) => {
      this.arrive('createBookingLink', token);
      return 'https://calendly.example/d/one';
    },
    recordProductAction: async () => {},
    mailTranscript: async (token, { conversationId, email, code }) => {
      this.own('mailTranscript', token, conversationId);
      if (code !== null && code !== this.code) throw new ApiError('WRONG_CODE', 'This code does not work.');
      if (code === null) {
        this.codesMailed.push(email);
        return 'CodeMailed';
      }
      this.mailed.push(email);
      return 'Sent';
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
    deleteData: async (token) => {
      this.arrive('deleteData', token);
      if (this.refusal) throw this.refusal;
      this.deletions.push(token);
    },
    recordVisit: async (_token, { url, locale }) => {
      this.visits.push(url);
      this.locales.push(locale);
    },
    identify: async (token, person) => {
      this.arrive('identify', token);
      if (this.refusal) throw this.refusal;
      this.persons.push(person);
      return { token, isReplaced: this.isReplaced };
    },
    setTyping: async (token, _id, isTyping) => {
      this.arrive('setTyping', token);
      this.typing.push(isTyping);
    },
  };

  get lastToken() {
    return `visitor-${this.sessionsBegun}`;
  }

  /** An agent writes; `isHeard` is whether the event gets through. */
  reply(body: string, { isHeard = true, author = 'Agent', to = this.last, ...rest }: Reply = {}): Message {
    const message = this.append(to, { author, authorName: author === 'Agent' ? 'Maya' : 'Nori', body, ...rest });
    if (isHeard) this.live.created(message);
    this.changed(to, {}, isHeard);
    return message;
  }

  /** A conversation stands otherwise now; its visitor hears of it unless told not to. */
  changed(stored: Stored, change: Partial<VisitorConversation> = {}, isHeard = true) {
    Object.assign(stored, change, { version: stored.version + 1 });
    if (isHeard) this.live.standing(stored.owner, this.summary(stored));
  }

  /** A message is edited or taken back. */
  change(message: Message, change: Partial<Message>, { isHeard = true } = {}) {
    const changed = { ...message, ...change, version: message.version + 1 };
    const { messages = [] } = this.conversations.find(({ id }) => id === message.conversationId) ?? {};
    messages.splice(message.sequence - 1, 1, changed);
    if (isHeard) this.live.changed(changed);
    return changed;
  }

  /** The visitor has filled in more of a form. */
  private fillForm(messageId: string, change: Partial<ChatForm>): Message {
    const message = this.last.messages.find(({ id }) => id === messageId);
    if (!message?.chatForm) throw new ApiError('NOT_FOUND', 'There is no such form.');
    const chatForm = { ...message.chatForm, ...change, version: message.chatForm.version + 1 };
    return this.change(message, { chatForm });
  }

  announceTyping(typing: Typing) {
    this.live.typing(this.last.id, typing);
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
      this.live.created(message);
      to.seen = to.messages.length;
      this.changed(to, found ? {} : { handoffRequestedAt: wantsPerson ? message.createdAt : null });
    }
    return { message, conversation: this.standing(to) };
  }
}
