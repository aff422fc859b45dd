import { isUndone, type Message, type Quoted } from '#api/ChatApi.ts';
import type { Outbox, Outgoing, OutgoingFile } from './outbox.ts';

/** A message on the screen, stored or on its way. Its key stays the same when it arrives, and so does its element. */
export type Row = {
  key: string;
  /** The stored message's id. */
  id?: string;
  author: Message['author'];
  authorName: string;
  /** The picture of an agent. */
  authorAvatar: string | null;
  kind: Message['kind'];
  body: string;
  files: readonly OutgoingFile[];
  replyTo: Quoted | null;
  editedAt: string | null;
  takenBackAt: string | null;
  event: Message['event'];
  citations: Message['citations'];
  answer: Message['answer'];
  chatForm: Message['chatForm'];
  flowStep: Message['flowStep'];
  products: Message['products'];
  booking: Message['booking'];
  createdAt: string;
  /** First of its author's run: the name is shown. */
  isFirst: boolean;
  /** Last of its author's run: the time is shown. */
  isLast: boolean;
  /** First of its day. */
  isNewDay: boolean;
  /** What is still to be said of an own message: how it is doing on its way, or that it has arrived or been read. */
  delivery: Outgoing | 'sent' | 'read' | null;
};

/** Longer than this between two messages of one author, in milliseconds, and the second begins a new run. */
const PAUSE = 5 * 60_000;

type Written = Pick<
  Row,
  | 'key'
  | 'id'
  | 'kind'
  | 'author'
  | 'authorName'
  | 'authorAvatar'
  | 'body'
  | 'files'
  | 'createdAt'
  | 'replyTo'
  | 'editedAt'
  | 'takenBackAt'
  | 'event'
  | 'citations'
  | 'answer'
  | 'chatForm'
  | 'flowStep'
  | 'products'
  | 'booking'
> & {
  delivery: Outgoing | null;
};

type ThreadParts = {
  messages: readonly Message[];
  /** The visitor's messages on their way to this thread. */
  outbox: Outbox;
  /** Who greets, when all of the thread is known; null where older messages are still to be loaded. */
  greeter: { title: string; greeting: string } | null;
  /** Up to which instant an agent has read. */
  readAt?: string | null;
};

/** The greeting is one row before and after the API has made it the conversation's first message. */
const GREETING = 'greeting';
const isGreeting = ({ author, sequence }: Message) => author === 'AI' && sequence === 1;

/** What no change of a message has reached yet. */
const unchanged = {
  authorAvatar: null,
  kind: 'Text',
  replyTo: null,
  editedAt: null,
  takenBackAt: null,
  event: null,
  citations: [],
  answer: null,
  chatForm: null,
  flowStep: null,
  products: null,
  booking: null,
} as const;

/** The thread as it is shown: the greeting, stored messages in order, then the visitor's own that are on their way. */
export function threadRows({ messages: all, outbox, greeter, readAt = null }: ThreadParts): Row[] {
  const messages = all.filter((message) => !isUndone(message));
  const stored = new Set(messages.map(({ key }) => key));
  const written: Written[] = [
    ...messages.map((message) => ({
      ...message,
      key: isGreeting(message) ? GREETING : message.key,
      files: message.attachments,
      delivery: null,
    })),
    ...outbox
      .filter(({ key }) => !stored.has(key))
      .map((delivery) => ({
        ...delivery,
        ...unchanged,
        author: 'Visitor' as const,
        authorName: 'You',
        delivery,
      })),
  ];
  const [first] = written;
  if (first && greeter && messages[0]?.sequence !== 1) {
    const { title, greeting } = greeter;
    const { createdAt } = first;
    written.unshift({
      key: GREETING,
      ...unchanged,
      author: 'AI',
      authorName: title,
      body: greeting,
      files: [],
      createdAt,
      delivery: null,
    });
  }
  return written.map((message, index) => {
    const row = rowOf(message, written[index - 1], written[index + 1]);
    return row.delivery === 'sent' && isReadBy(message, readAt) ? { ...row, delivery: 'read' } : row;
  });
}

const isReadBy = ({ createdAt }: Written, readAt: string | null) =>
  readAt !== null && Date.parse(createdAt) <= Date.parse(readAt);

function rowOf(message: Written, before: Written | undefined, after: Written | undefined): Row {
  const isSent = message.author === 'Visitor' && message.delivery === null && !after;
  return {
    ...message,
    isFirst: !before || !isOneRun(before, message),
    isLast: !after || !isOneRun(message, after),
    isNewDay: !before || dayOf(before.createdAt) !== dayOf(message.createdAt),
    delivery: isSent ? 'sent' : message.delivery,
  };
}

/** Own messages are one author's, whether the name came from the API or not. */
function isOneRun(first: Written, second: Written): boolean {
  const isSameAuthor =
    first.author === second.author && (first.author === 'Visitor' || first.authorName === second.authorName);
  const isSameDay = dayOf(first.createdAt) === dayOf(second.createdAt);
  return isSameAuthor && isSameDay && Date.parse(second.createdAt) - Date.parse(first.createdAt) < PAUSE;
}

const dayOf = (instant: string) => new Date(instant).toDateString();
