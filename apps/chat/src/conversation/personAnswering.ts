import type { Message, VisitorConversation } from '#api/ChatApi.ts';

type Standing = Pick<VisitorConversation, 'handledBy' | 'agentName' | 'agentAvatar' | 'handoffRequestedAt'>;
export type Person = { name: string; avatar: string | null };

/**
 * The person who answers: whom it is assigned to, or who wrote last. Null while the assistant answers, or
 * nobody yet.
 */
export function personAnswering(standing: Standing | null, messages: readonly Message[]): Person | null {
  if (standing?.handledBy !== 'Agent' || standing.handoffRequestedAt) return null;
  if (standing.agentName !== null) return { name: standing.agentName, avatar: standing.agentAvatar };
  const last = messages.findLast(({ author }) => author === 'Agent');
  return last ? { name: last.authorName, avatar: last.authorAvatar } : null;
}
