import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { newConfig } from '@parley/assistant-config/newConfig';
import { publicConfig } from '@parley/assistant-config/publicConfig';
import * as v from 'valibot';
import type {
  ChatAssistant,
  ConversationPage,
  ConversationStatus,
  ConversationSummary,
  Message,
  VisitorConversation,
} from '#api/ChatApi.ts';
import { chatConfigSchema, type ChatConfig } from '#api/chatConfig.ts';
import { isSaid } from '#conversation/isSaid.ts';

export type Stored = Omit<VisitorConversation, 'lastActivityAt' | 'unreadCount'> & {
  /** The token of whose it is. */
  owner: string;
  messages: Message[];
  /** Up to which message the visitor has looked. */
  seen: number;
};

export const GREETING = 'Hello. Where are you heading?';

const factory = newConfig({ title: 'Nori', greeting: GREETING });

/** A configuration as the API tells it: of factory settings, but for what is given. */
export function buildConfig({ languages, appearance, homePage, team, gpt }: ConfigChange = {}): ChatConfig {
  const config: AssistantConfig = {
    ...factory,
    languages: { ...factory.languages, ...languages },
    appearance: { ...factory.appearance, ...appearance },
    homePage: { ...factory.homePage, ...homePage },
    team: { ...factory.team, ...team },
    gpt: { ...factory.gpt, ...gpt },
  };
  return v.parse(
    chatConfigSchema,
    publicConfig(config, (path) => path),
  );
}

type ConfigChange = {
  [Part in 'languages' | 'appearance' | 'homePage' | 'team' | 'gpt']?: Partial<AssistantConfig[Part]>;
};

/** It begins with a conversation, and the choice of who answers. */
export const ASSISTANT: ChatAssistant = {
  id: 'asst_nori',
  type: 'FloatingWidget',
  title: 'Nori',
  avatar: null,
  clientName: 'Northwind Outdoor',
  version: 1,
  config: buildConfig({ homePage: { start: 'AskFirst' } }),
  team: [],
  availability: { isOpen: true, opensAt: null, replyMinutes: null, isSomebodyOnline: true },
  customEmojis: [{ shortcode: 'nori', title: 'Nori', image: 'https://images.example/nori.svg' }],
  guidedFlows: [],
  forms: [],
  articles: [],
  products: [],
};

/** Conversations in memory, as the contract has them. */
export class FakeConversations {
  assistant = ASSISTANT;
  conversations: Stored[] = [];
  pageSize = 50;

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

  begin(token: string, status: ConversationStatus = 'Open'): Stored {
    const id = `conv_${this.conversations.length + 1}`;
    const stored: Stored = {
      id,
      owner: token,
      status,
      version: 1,
      handledBy: 'Agent',
      agentName: null,
      agentAvatar: null,
      agentReadAt: null,
      handoffRequestedAt: null,
      csatAskedAt: null,
      csatRating: null,
      csatComment: null,
      messages: [],
      seen: 0,
    };
    this.conversations.push(stored);
    this.append(stored, { author: 'AI', authorName: 'Nori', body: GREETING });
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
      citations,
      answer,
      chatForm,
      flowStep,
      booking,
    }: Partial<Message> & Pick<Message, 'author' | 'authorName' | 'body'>,
  ) {
    const sequence = to.messages.length + 1;
    const message: Message = {
      id: `${to.id}_${sequence}`,
      conversationId: to.id,
      author,
      authorName,
      authorAvatar: null,
      kind: kind ?? 'Text',
      body,
      attachments: attachments ?? [],
      replyTo: replyTo ?? null,
      editedAt: null,
      takenBackAt: null,
      event: event ?? null,
      citations: citations ?? [],
      answer: answer ?? null,
      chatForm: chatForm ?? null,
      flowStep: flowStep ?? null,
      products: null,
      booking: booking ?? null,
      version: 1,
      createdAt: new Date(Date.UTC(2026, 10, 20, 9, 0, sequence)).toISOString(),
      sequence,
      key: key ?? `key_${to.id}_${sequence}`,
    };
    to.messages.push(message);
    return message;
  }

  protected summaries(token: string) {
    return this.conversations
      .filter(({ owner }) => owner === token)
      .map((stored) => this.summary(stored))
      .toReversed();
  }

  protected standing({ messages, seen, ...standing }: Stored): VisitorConversation {
    const unread = messages.filter(({ author, sequence }) => author !== 'Visitor' && sequence > seen);
    return { ...standing, lastActivityAt: messages.at(-1)?.createdAt ?? '', unreadCount: unread.length };
  }

  protected summary(stored: Stored): ConversationSummary {
    return { ...this.standing(stored), lastMessage: stored.messages.findLast(isSaid) ?? null };
  }

  protected page(token: string, id: string, before: string | null): ConversationPage | null {
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
