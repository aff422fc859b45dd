import type { Conversation } from '@parley/db';
import type { ConversationChange as ChangeOfContract } from '#__generated__/resolvers.ts';
import type { Person } from '../live/conversationEvent.ts';
import type { Unanswered } from '../conversations/unanswered.ts';

/** A change as the contract says it, with the priority as it is stored. What is null or left out stays as it is. */
export type ConversationChange = Omit<ChangeOfContract, 'priority' | 'left'> & {
  priority?: number | null;
  left?: Left | null;
};

/** How a change has left a conversation, as far as somebody else may change that since. */
export type Left = Pick<
  Conversation,
  'id' | 'status' | 'handledBy' | 'snoozedUntil' | 'assigneeId' | 'teamId' | 'priority'
>;

/** The names of everything that changes may speak of. */
export type Names = {
  userName: (id: string) => string;
  teamName: (id: string) => string;
  labelName: (id: string) => string;
  assistantTitle: (id: string) => string;
};

/** A conversation with all that a change depends on. */
export type Standing = Conversation & { labelIds: readonly string[]; unanswered: Unanswered };
/** By whom and when. */
export type By = { actor: Person; names: Names; now: Date };

/** The columns that a change sets; all at their old values when nothing changes. */
export type Columns = Pick<
  Conversation,
  | 'status'
  | 'snoozedUntil'
  | 'resolvedAt'
  | 'waitingSince'
  | 'handoffRequestedAt'
  | 'handledBy'
  | 'assigneeId'
  | 'teamId'
  | 'priority'
  | 'containMessagesUnreadByAgents'
  | 'unreadCount'
  | 'agentReadAt'
>;

/** The labels that really come and go. */
export type Labels = { addLabelIds: string[]; removeLabelIds: string[] };
