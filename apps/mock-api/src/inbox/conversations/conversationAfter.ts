import type { Attachment, Conversation, Message } from '@parley/db';
import { messagePreview } from '#inbox/messages/messagePreview.ts';

type Standing = Pick<
  Conversation,
  | 'status'
  | 'waitingSince'
  | 'unreadCount'
  | 'visitorReadAt'
  | 'firstAgentReplyAt'
  | 'lastVisitorSequence'
  | 'version'
  | 'visitorVersion'
>;
type Written = Pick<Message, 'author' | 'body' | 'sequence' | 'visitorSequence' | 'createdAt'> & {
  attachments: readonly Pick<Attachment, 'name'>[];
};

/**
 * What a new message makes of its conversation: the columns that change, at their new values. `isForAssistant`: the assistant
 * answers it, so that nobody of the staff is waited for.
 */
export function conversationAfter(conversation: Standing, message: Written, isForAssistant = false) {
  const side = sideAfter(conversation, message, isForAssistant);
  return {
    ...side,
    lastMessagePreview: messagePreview(message),
    ...(message.attachments.length > 0 && { hasAttachments: true }),
    lastMessageAuthor: message.author,
    lastActivityAt: message.createdAt,
    lastSequence: message.sequence,
    lastVisitorSequence: message.visitorSequence ?? conversation.lastVisitorSequence,
    version: conversation.version + 1,
    visitorVersion: conversation.visitorVersion + 1,
  };
}

function sideAfter(conversation: Standing, message: Written, isForAssistant: boolean) {
  if (message.author === 'AI' || message.author === 'Flow') return afterAssistant(conversation);
  if (message.author !== 'Visitor') return afterAgent(conversation, message);
  return isForAssistant ? afterQuestion(message) : afterVisitor(conversation, message);
}

/** The assistant has it, also what was resolved; what the staff has not read yet stays unread. */
function afterQuestion({ createdAt }: Written) {
  return {
    status: 'Pending',
    handledBy: 'AI',
    snoozedUntil: null,
    resolvedAt: null,
    waitingSince: null,
    visitorReadAt: createdAt,
  } as const;
}

/** Nothing changes for the staff. */
const afterAssistant = ({ status, visitorReadAt }: Standing) =>
  ({ status, waitingSince: null, visitorReadAt }) as const;

/** Reopens what was resolved or snoozed; the visitor waits for a person. */
function afterVisitor({ waitingSince, unreadCount }: Standing, { createdAt }: Written) {
  return {
    status: 'Open',
    handledBy: 'Agent',
    snoozedUntil: null,
    resolvedAt: null,
    waitingSince: waitingSince ?? createdAt,
    containMessagesUnreadByAgents: true,
    unreadCount: unreadCount + 1,
    visitorReadAt: createdAt,
  } as const;
}

/** Who answers has read, and has taken over from the assistant. */
function afterAgent({ status, visitorReadAt, firstAgentReplyAt }: Standing, { createdAt }: Written) {
  return {
    status: status === 'Pending' ? 'Open' : status,
    waitingSince: null,
    containMessagesUnreadByAgents: false,
    unreadCount: 0,
    handledBy: 'Agent',
    handoffRequestedAt: null,
    agentReadAt: createdAt,
    firstAgentReplyAt: firstAgentReplyAt ?? createdAt,
    visitorReadAt,
  } as const;
}
