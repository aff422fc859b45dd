import { buildUser } from '@parley/db/factories/auth';
import { buildConversation } from '@parley/db/factories/inbox';
import type { Company } from './company.ts';
import type { TestApi } from './testApi.ts';

const UPDATE = `mutation ($changes: [ConversationChange!]!) {
  updateConversations(changes: $changes) {
    conversations {
      id status snoozedUntil assignee { name } team { name } priority labels { name } handledBy waitingSince
      handoffRequestedAt containMessagesUnreadByAgents version
    }
    undo {
      conversationId status snoozedUntil assigneeId teamId unassign priority addLabelIds removeLabelIds handledBy isUnread unreadCount
      left { status handledBy snoozedUntil assigneeId teamId priority }
    }
    changedSinceIds
  }
}`;
const SEEN_BY_VISITOR = `query ($id: ID!) { node(id: $id) { ... on VisitorConversation {
  messages(last: 100) { edges { node { kind body takenBackAt } } } } } }`;

export type Change = Record<string, unknown> & { id: string };

/** Changing conversations of a company as its agent does, and what has come of it. */
export function changesOf(api: TestApi, company: Company) {
  const { clientId, assistantId, visitor, agentToken, visitorToken } = company;
  const update = (changes: readonly Change[]) => api.run(UPDATE, { token: agentToken, variables: { changes } });
  /** The one conversation after a change, and what would undo it. */
  const changed = async (change: Change) => {
    const { body } = await update([change]);
    if (!body.data) throw new Error(JSON.stringify(body.errors));
    const { conversations, undo, changedSinceIds } = body.data.updateConversations;
    const [{ conversationId: id, ...fields }] = undo;
    return { conversation: conversations[0], undo: { id, ...fields }, changedSinceIds };
  };
  /** One of the company's visitor. */
  const conversation = (overrides: object = {}) =>
    buildConversation(api.db, { clientId, assistantId, visitorId: visitor.id, ...overrides });
  const colleague = (name = 'Jonas Reber') => buildUser(api.db, { clientId, name });
  const eventsOf = (conversationId: string) =>
    api.db.message.findMany({ where: { conversationId, kind: 'Event' }, orderBy: { sequence: 'asc' } });
  const bodiesOf = async (id: string) => (await eventsOf(id)).map(({ body }) => body);
  const row = (id: string) => api.db.conversation.findUniqueOrThrow({ where: { id }, include: { labels: true } });
  /** What the visitor's chat shows of it. */
  const seenByVisitor = async (id: string): Promise<string[]> => {
    const { body } = await api.run(SEEN_BY_VISITOR, { token: visitorToken, variables: { id } });
    const edges: { node: { body: string; takenBackAt: string | null } }[] = body.data.node.messages.edges;
    return edges.flatMap(({ node }) => (node.takenBackAt ? [] : node.body));
  };
  return { update, changed, conversation, colleague, eventsOf, bodiesOf, row, seenByVisitor };
}
