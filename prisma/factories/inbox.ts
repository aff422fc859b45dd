import { faker } from '@faker-js/faker/locale/en';
import type { Conversation, Db, Message, MessageAuthor, Prisma, Visitor } from '../client.ts';
import { buildAssistant } from './assistants.ts';
import { buildClient } from './billing.ts';
import { conversationStateAfter } from './conversationState.ts';
import { fakeId } from './fakeId.ts';

type VisitorOverrides = Partial<Prisma.VisitorUncheckedCreateInput> & { now?: Date };
type MessageOverrides = Partial<Prisma.MessageUncheckedCreateInput> & { now?: Date };
type MessageDraft = Omit<MessageOverrides, 'now' | 'conversationId' | 'sequence' | 'createdAt'> & { createdAt?: Date };
type ConversationOverrides = Partial<
  Omit<Prisma.ConversationUncheckedCreateInput, 'messages' | 'labels' | 'createdAt'>
> & {
  labelIds?: readonly string[];
  /** Oldest first; a string is said by the visitor. One a minute up to `now` unless they bring their own instants. */
  messages?: readonly (string | MessageDraft)[];
  createdAt?: Date;
  now?: Date;
};

const MINUTE = 60_000;

/** A visitor, of a client of their own unless `clientId` is given. */
export async function buildVisitor(db: Db, overrides: VisitorOverrides = {}): Promise<Visitor> {
  const { now = new Date(), clientId = (await buildClient(db, { now })).id, ...rest } = overrides;
  return db.visitor.create({
    data: {
      id: fakeId('vstr'),
      clientId,
      name: faker.person.fullName(),
      createdAt: now,
      lastSeenAt: now,
      ...rest,
    },
  });
}

/**
 * A conversation with its messages; the row's preview, counts and instants follow from them unless given. Makes the
 * client, assistant and visitor it lacks, and takes the client's next number.
 */
export async function buildConversation(
  db: Db,
  overrides: ConversationOverrides = {},
): Promise<Conversation & { messages: Message[] }> {
  const { now = new Date(), messages: drafts = ['Is anybody there?'], labelIds = [], ...rest } = overrides;
  const clientId = rest.clientId ?? (await buildClient(db, { now })).id;
  const assistantId = rest.assistantId ?? (await assistantOf(db, clientId, now));
  const visitor = rest.visitorId
    ? await db.visitor.findUniqueOrThrow({ where: { id: rest.visitorId } })
    : await buildVisitor(db, {
        clientId,
        now,
        ...(rest.visitorName !== undefined && { name: rest.visitorName }),
        ...(rest.visitorEmail !== undefined && { email: rest.visitorEmail }),
      });
  const id = rest.id ?? fakeId('conv');
  const status = rest.status ?? 'Open';
  const messages = drafts.map((draft, index) =>
    messageData(typeof draft === 'string' ? { body: draft } : draft, {
      sequence: index + 1,
      visitorSequence: isForVisitor(draft) ? drafts.slice(0, index + 1).filter(isForVisitor).length : null,
      visitor,
      createdAt: new Date(now.getTime() - (drafts.length - 1 - index) * MINUTE),
    }),
  );
  const createdAt = rest.createdAt ?? messages[0]?.createdAt ?? now;
  const number = rest.number ?? (await nextNumber(db, clientId));
  return db.conversation.create({
    data: {
      visitorName: visitor.name,
      visitorEmail: visitor.email,
      ...conversationStateAfter(messages, { status, createdAt }),
      ...rest,
      id,
      clientId,
      assistantId,
      visitorId: visitor.id,
      number,
      status,
      createdAt,
      messages: { create: messages },
      labels: { create: labelIds.map((labelId) => ({ labelId })) },
    },
    include: { messages: { orderBy: { sequence: 'asc' } } },
  });
}

/** One more message at the end of a conversation (its own unless `conversationId` is given), whose row follows suit. */
export async function buildMessage(db: Db, overrides: MessageOverrides = {}): Promise<Message> {
  const {
    now = new Date(),
    conversationId = (await buildConversation(db, { now, messages: [] })).id,
    ...rest
  } = overrides;
  const conversation = await db.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    include: { visitor: true, messages: { orderBy: { sequence: 'asc' } } },
  });
  const created = await db.message.create({
    data: {
      ...messageData(
        { author: 'Visitor', body: faker.helpers.arrayElement(QUESTIONS) },
        {
          sequence: conversation.lastSequence + 1,
          visitorSequence: conversation.lastVisitorSequence + 1,
          visitor: conversation.visitor,
          createdAt: now,
        },
      ),
      ...rest,
      conversationId,
    },
  });
  await db.conversation.update({
    where: { id: conversationId },
    data: {
      ...conversationStateAfter([...conversation.messages, created], conversation),
      version: { increment: 1 },
      ...(created.visitorSequence !== null && { visitorVersion: { increment: 1 } }),
    },
  });
  return created;
}

/** Notes say `visitorSequence: null`; what the visitor sees is counted without them. */
const isForVisitor = (draft: string | MessageDraft) => typeof draft === 'string' || draft.visitorSequence !== null;

const QUESTIONS = ['When will my parcel arrive?', 'Can I change the size?', 'Do you repair zips?', 'Is it waterproof?'];

const NAMES: Record<Exclude<MessageAuthor, 'Visitor'>, string> = {
  AI: 'Nori',
  Flow: 'Nori',
  Agent: 'Maya Lindqvist',
  System: 'Parley',
};

type MessagePlace = { sequence: number; visitorSequence: number | null; visitor: Visitor; createdAt: Date };

function messageData(draft: MessageDraft, { visitor, ...place }: MessagePlace) {
  const author = draft.author ?? 'Visitor';
  return {
    id: fakeId('mesg'),
    author,
    authorId: author === 'Visitor' ? visitor.id : null,
    authorName: author === 'Visitor' ? visitor.name : NAMES[author],
    body: '',
    key: faker.string.uuid(),
    ...draft,
    ...place,
    createdAt: draft.createdAt ?? place.createdAt,
  };
}

async function assistantOf(db: Db, clientId: string, now: Date): Promise<string> {
  const first = await db.assistant.findFirst({ where: { clientId }, orderBy: { createdAt: 'asc' } });
  return (first ?? (await buildAssistant(db, { clientId, now }))).id;
}

async function nextNumber(db: Db, clientId: string): Promise<number> {
  const { lastConversationNumber } = await db.client.update({
    where: { id: clientId },
    data: { lastConversationNumber: { increment: 1 } },
  });
  return lastConversationNumber;
}
