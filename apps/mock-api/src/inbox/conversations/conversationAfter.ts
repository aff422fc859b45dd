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

/** What a new message makes of its conversation: the columns that change, at their new values. */
export function conversationAfter(conversation: Standing, message: Written) {
  const side = message.author === 'Visitor' ? afterVisitor(conversation, message) : afterAgent(conversation, message);
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

/** Reopens what was resolved or snoozed. As long as the assistant only greets, every visitor who writes waits for a person. */
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
function afterAgent({ status, visitorReadAt, firstAgentReplyAt }: Standing, { author, createdAt }: Written) {
  return {
    status: status === 'Pending' ? 'Open' : status,
    waitingSince: null,
    containMessagesUnreadByAgents: false,
    unreadCount: 0,
    ...(author === 'Agent' && {
      handledBy: 'Agent' as const,
      handoffRequestedAt: null,
      agentReadAt: createdAt,
      firstAgentReplyAt: firstAgentReplyAt ?? createdAt,
    }),
    visitorReadAt,
  } as const;
}
