import type {
  Article,
  ArticleImport,
  Assistant,
  AutomatedFaq,
  Conversation,
  CrawlRun,
  EvaluationRun,
  FormSubmission,
  Integration,
  Notification,
  StoreIntegration,
  User,
} from '@parley/db';
import type { AnswerStream, Typing } from '#__generated__/resolvers.ts';
import type { PlaygroundStepNow } from '#assistants/gpt-settings/askPlayground.ts';
import type { RoleFlags } from '#permissions/rolePermissions.service.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';

/** A member of staff in a conversation. */
export type Present = { user: User; isTyping: boolean };
export type PresenceChanged = { conversationId: string; present: readonly Present[] };

/** `feed`: whose they are. `read`: those that have been looked at now. `isQuiet`: whether not to disturb the person by it. */
export type NotificationsChanged = {
  feed: { userId: string };
  notification: Notification | null;
  read: Notification[];
  isQuiet: boolean;
};

/** What happens in the API, by topic; the key is the tenant or the record that a subscriber may listen to. */
export type EventPayloads = {
  /** Key: client id. */
  'conversation:created': Conversation;
  /** Key: client id. */
  'conversation:updated': Conversation;
  /** Key: client id. Its visitor has deleted it, or it was kept long enough. */
  'conversation:deleted': Pick<Conversation, 'id' | 'clientId'>;
  /** Key: visitor id. Both `created` and `updated`, for the visitor themselves. */
  'visitor-conversation:changed': Conversation;
  /** Key: conversation id. */
  'message:created': MessageRow;
  /** Key: conversation id. What is to be sent later in it is no longer the same. */
  'schedule:changed': Conversation;
  /** Key: conversation id. Edited, or taken back. */
  'message:updated': MessageRow;
  /** Key: conversation id. `typistId` is the user's or visitor's id: nobody is told of their own typing. */
  'typing:changed': Typing & { typistId: string };
  /** Key: conversation id. How far the assistant's answer to a visitor's question has come; `text` is all of it so far. */
  'answer:streamed': AnswerStream;
  /** Key: client id. A run of its evaluation sets has come further. */
  'evaluation:changed': EvaluationRun;
  /** Key: of one question in the playground. How far its answer has come. */
  'playground:answered': PlaygroundStepNow;
  /** Key: conversation id. All who have it open. */
  'presence:changed': PresenceChanged;
  /** Key: user id. Their own notifications. */
  'notifications:changed': NotificationsChanged;
  /** Key: client id. What one of its roles may do. */
  'permissions:changed': RoleFlags;
  /** Key: client id. A site has shown one of its assistants. */
  'assistant:pinged': Assistant;
  /** Key: client id. A site has the line of the assistant that its onboarding will make. */
  'onboarding:pinged': { clientId: string };
  /** Key: client id. How far one of its articles is on its way into answers; `article` is as it is now. */
  'article:gpt-status-changed': Article;
  /** Key: client id. Somebody changed one of its automated FAQs, or it answered. */
  'faq:changed': AutomatedFaq;
  /** Key: client id. One of its imports of articles is further. */
  'article-import:changed': ArticleImport;
  /** Key: client id. One of its runs over webpages is further. */
  'crawl:changed': CrawlRun;
  /** Key: client id. A visitor has begun, answered, sent in or left a form. */
  'form:changed': FormSubmission;
  /** Key: client id. One of its shops is being fetched, or was. */
  'store:changed': StoreIntegration;
  /** Key: client id. A service that it has connected works again, or not any more. */
  'integration:changed': Integration;
  /** Key: client id. Who works there, or is invited, or what is known of them. */
  'users:changed': { clientId: string };
  /** Key: user id. Their sockets must close. */
  'session:ended': { sessionId: string | null };
  /**
   * Key: user's or visitor's id. A user's role, its permissions or their status changed, or a visitor is another one now:
   * their sockets must be opened anew.
   */
  'access:changed': { userId: string };
};

export type Topic = keyof EventPayloads;

export type Events = {
  publish: <T extends Topic>(topic: T, key: string, payload: EventPayloads[T]) => void;
  /** Each subscriber has a bounded queue of its own: one that stops reading is dropped, and the others do not notice. */
  subscribe: <T extends Topic>(topic: T, key: string) => AsyncIterableIterator<EventPayloads[T]>;
};
