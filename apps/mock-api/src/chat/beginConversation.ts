import { localised } from '@parley/assistant-config/localised';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Message, Prisma } from '@parley/db';
import type { VisitorViewer } from '#auth/permissions.ts';
import { countUsage } from '#billing/usage/countUsage.ts';
import { assistantTakes, keepQuestion } from '#answers/assistantTakes.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { noSuchAnswered, sameMessage, withAttachments, type Sent } from '#inbox/messages/appendMessage.ts';
import { claimAttachments } from '#inbox/attachments/claimAttachments.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import type { MessageDraft } from '#inbox/messages/messageDraft.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';
import { messagePreview } from '#inbox/messages/messagePreview.ts';
import { publishedVersion } from '#versioning/versions.service.ts';
import { visitorBlocked } from './visitorBlocked.ts';

type Begin = {
  visitor: VisitorViewer;
  draft: MessageDraft;
  startPageUrl: string | null;
  /** The trigger that the visitor came by, as the site says. */
  triggerId: string | null;
  /** Whether a person is to answer it, and not the assistant. */
  wantsPerson: boolean;
  /** Whether it begins a guided flow: nobody need answer what it says. */
  isByFlow?: boolean;
  now: Date;
};
type Opening = {
  conversation: Prisma.ConversationUncheckedCreateInput;
  greeting: Prisma.MessageCreateManyInput;
  message: Prisma.MessageCreateManyInput;
  isForAssistant: boolean;
};
/** `greeting` is null when the conversation had begun before. */
type Begun = Sent & { greeting: Message | null };

/**
 * Begins a conversation: the assistant's greeting, as the visitor saw it, then the visitor's first message. Answers the
 * stored one when this key has begun a conversation before. Throws KEY_REUSED; FORBIDDEN when the visitor is blocked;
 * NOT_FOUND when the assistant or a file is gone, and for an answer to a message, of which there is none yet.
 */
export async function beginConversation(tx: Prisma.TransactionClient, begin: Begin): Promise<Begun> {
  const { visitor, draft } = begin;
  const own = { clientId: visitor.clientId, visitorId: visitor.visitorId };
  const stored = await tx.message.findFirst({
    where: { key: draft.key, conversation: own },
    include: { conversation: true, ...withAttachments },
  });
  if (stored) {
    const { conversation, ...message } = stored;
    return {
      message: sameMessage(message, { id: visitor.visitorId }, draft),
      conversation,
      greeting: null,
      isNew: false,
    };
  }
  if (draft.replyToId !== null) throw noSuchAnswered();
  const rows = await opening(tx, begin);
  const created = await tx.conversation.create({ data: rows.conversation });
  const greeting = await tx.message.create({ data: rows.greeting });
  const said = await tx.message.create({ data: rows.message });
  if (rows.isForAssistant && !begin.isByFlow) await keepQuestion(tx, said);
  const attachments = await claimAttachments(tx, {
    ids: draft.attachmentIds,
    uploader: { clientId: visitor.clientId, id: visitor.visitorId },
    to: { conversationId: created.id, messageId: said.id },
  });
  const message = { ...said, attachments };
  const conversation = attachments.length > 0 ? await withFiles(tx, message) : created;
  return { message, conversation, greeting, isNew: true };
}

/** Files can only belong to a conversation that is there already. */
function withFiles(tx: Prisma.TransactionClient, message: Required<MessageRow>) {
  const data = { lastMessagePreview: messagePreview(message), hasAttachments: true };
  return tx.conversation.update({ where: { id: message.conversationId }, data });
}

/** Tells the agents about a new conversation, once. */
export function announceConversation({ events }: Pick<Context, 'events'>, { conversation, greeting, message }: Begun) {
  if (!greeting) return;
  events.publish('conversation:created', conversation.clientId, conversation);
  events.publish('message:created', conversation.id, greeting);
  events.publish('message:created', conversation.id, message);
}

/** The rows that begin a conversation, with the client's next number. */
async function opening(tx: Prisma.TransactionClient, begin: Begin): Promise<Opening> {
  const { visitor, draft, startPageUrl, triggerId, wantsPerson, isByFlow = false, now } = begin;
  const { clientId, visitorId, assistantId } = visitor;
  const assistant = await tx.assistant.findUnique({ where: { id: assistantId, clientId } });
  const [person] = await tx.visitor.updateManyAndReturn({
    where: { id: visitorId, clientId },
    data: { lastSeenAt: now },
  });
  if (!assistant || !assistant.isEnabled || assistant.archivedAt || !person)
    throw domainError('NOT_FOUND', 'This chat is no longer open.');
  if (person.blockedAt) throw visitorBlocked();
  const { homePage, languages, triggers } = storedConfig((await publishedVersion(tx, assistantId)).content);
  await countUsage(tx, { clientId, assistantId, metric: 'Messages', at: now }, 'Visitor');
  const { lastConversationNumber } = await tx.client.update({
    where: { id: clientId },
    data: { lastConversationNumber: { increment: 1 } },
  });
  const conversationId = newId('Conversation');
  const said = { conversationId, createdAt: now };
  const greeting: Opening['greeting'] = {
    ...said,
    id: newId('Message'),
    sequence: 1,
    visitorSequence: 1,
    author: 'AI',
    authorId: null,
    authorName: assistant.title,
    body: localised(homePage.greeting, person.locale ?? languages.default, languages),
    key: `greeting:${conversationId}`,
  };
  const message = {
    ...said,
    body: draft.body,
    key: draft.key,
    id: newId('Message'),
    sequence: 2,
    visitorSequence: 2,
    author: 'Visitor' as const,
    authorId: visitorId,
    authorName: person.name,
  };
  const before = {
    status: 'Open',
    waitingSince: null,
    unreadCount: 0,
    visitorReadAt: null,
    firstAgentReplyAt: null,
    lastVisitorSequence: 0,
    version: 0,
    visitorVersion: 0,
  } as const;
  const isForAssistant =
    isByFlow ||
    (!wantsPerson && (await assistantTakes(tx, { clientId, assistantId, body: draft.body, conversation: null })));
  const conversation: Opening['conversation'] = {
    id: conversationId,
    clientId,
    number: lastConversationNumber,
    assistantId,
    visitorId,
    visitorName: person.name,
    visitorEmail: person.email,
    language: person.locale,
    startPageUrl,
    startTriggerId: triggers.items.find(({ id }) => id === triggerId)?.id ?? null,
    createdAt: now,
    ...conversationAfter(before, { ...message, attachments: [] }, isForAssistant),
  };
  return { conversation, greeting, message, isForAssistant };
}
