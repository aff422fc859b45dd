import { graphql } from 'react-relay/hooks';
import { type RecordProxy } from 'relay-runtime';
import { type listedConversation_conversation$data } from '#generated/listedConversation_conversation';

// What decides where a conversation is listed; whoever brings one that may belong in the list selects it.
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment listedConversation_conversation on Conversation {
    id
    number
    version
    status
    priority
    assignee {
      id
    }
    team {
      id
    }
    labels {
      id
    }
    assistant {
      id
    }
    language
    hasAttachments
    containMessagesUnreadByAgents
    handoffRequestedAt
    waitingSince
    lastActivityAt
  }
`;

/** The fragment's fields, as the store holds them. */
export type ListedFields = Omit<listedConversation_conversation$data, ' $fragmentType'>;

/** A conversation as the rules of the list see it. */
export type ListedConversation = Omit<ListedFields, 'version' | 'assignee' | 'team' | 'labels' | 'assistant'> & {
  assigneeId: string | null;
  teamId: string | null;
  labelIds: readonly string[];
  assistantId: string | null;
};

/** Out of the store, where it may have changed since it was fetched. */
export function listedConversation(record: RecordProxy<ListedFields>): ListedConversation {
  const idOf = (field: 'assignee' | 'team' | 'assistant') => {
    // Its type leaves out that there may be none.
    const linked: RecordProxy | null = record.getLinkedRecord(field);
    return linked?.getDataID() ?? null;
  };
  return {
    id: record.getDataID(),
    number: record.getValue('number'),
    status: record.getValue('status'),
    priority: record.getValue('priority'),
    assigneeId: idOf('assignee'),
    teamId: idOf('team'),
    labelIds: (record.getLinkedRecords('labels') ?? []).map((label) => label.getDataID()),
    assistantId: idOf('assistant'),
    language: record.getValue('language'),
    hasAttachments: record.getValue('hasAttachments'),
    containMessagesUnreadByAgents: record.getValue('containMessagesUnreadByAgents'),
    handoffRequestedAt: record.getValue('handoffRequestedAt'),
    waitingSince: record.getValue('waitingSince'),
    lastActivityAt: record.getValue('lastActivityAt'),
  };
}
