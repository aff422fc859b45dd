import type { ChatAssistant, ConversationSummary, Message } from '#api/ChatApi.ts';
import type { History } from '#chat/chatState.ts';
import type { Words } from '#ui/words.ts';

/** The id of the sample. */
export const SAMPLE = 'sample';

const source = (number: number, title: string) => ({
  number,
  title,
  heading: '',
  quote: 'What your article says about it.',
  page: null,
  url: null,
});
const SOURCES = [source(1, 'One of your articles'), source(2, 'Another one')];
const ANSWERED = {
  outcome: 'Answered',
  isHelpful: null,
  complaint: null,
  comment: null,
  followUps: [],
  tips: [],
  buttons: [],
} as const;

/** A moment of the day it is seen on, so that it reads as of today. */
const at = (minute: number) => {
  const date = new Date();
  date.setHours(10, minute, 0, 0);
  return date.toISOString();
};

/** A short conversation as visitors will see theirs: the greeting, the first question of the home page, an answer. */
export function sampleConversation(
  { title, config }: ChatAssistant,
  words: Words,
): { conversation: ConversationSummary; history: History } {
  const asked = config.homePage.blocks.flatMap((block) => (block.type === 'Questions' ? block.questions : []));
  const question = asked.map(words.of).find(Boolean) ?? 'Can you help me to choose?';
  const said: [Message['author'], string, string][] = [
    ['AI', title, words.of(config.homePage.greeting)],
    ['Visitor', 'You', question],
    ['AI', title, 'Gladly. Answers will look like this one. [1] Each says where it comes from. [2]'],
  ];
  const messages = said.map(([author, authorName, body], index) =>
    previewMessage(index, {
      author,
      authorName,
      body,
      ...(index === 2 && { citations: SOURCES, answer: ANSWERED }),
    }),
  );
  return sampleOf(messages);
}

/** A message of the sample, in its order. */
export function previewMessage(index: number, message: Partial<Message> & Pick<Message, 'author' | 'body'>): Message {
  const id = message.id ?? `sample-${index + 1}`;
  return {
    conversationId: SAMPLE,
    authorName: '',
    authorAvatar: null,
    kind: 'Text',
    attachments: [],
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
    version: 1,
    createdAt: at(index),
    sequence: index + 1,
    ...message,
    id,
    key: id,
  };
}

/** The sample that holds these messages. `handledBy` a person: nothing of a flow can be pressed any more. */
export function sampleOf(
  messages: readonly Message[],
  handledBy: ConversationSummary['handledBy'] = 'AI',
): { conversation: ConversationSummary; history: History } {
  const conversation: ConversationSummary = {
    id: SAMPLE,
    status: 'Open',
    lastActivityAt: at(messages.length - 1),
    version: 1,
    unreadCount: 0,
    handledBy,
    agentName: null,
    agentAvatar: null,
    agentReadAt: null,
    handoffRequestedAt: null,
    csatAskedAt: null,
    csatRating: null,
    csatComment: null,
    lastMessage: messages.at(-1) ?? null,
  };
  return { conversation, history: { messages, hasOlder: false, olderCursor: null, settled: messages.length } };
}
