import type { Message, VisitorConversation } from '#api/ChatApi.ts';

type Standing = Pick<VisitorConversation, 'handledBy' | 'agentName' | 'handoffRequestedAt'>;

/**
 * The name of the person who answers: of whom it is assigned to, or who wrote last. Null while the assistant answers, or
 * nobody yet.
 */
export function personAnswering(standing: Standing | null, messages: readonly Message[]): string | null {
  if (standing?.handledBy !== 'Agent' || standing.handoffRequestedAt) return null;
  return standing.agentName ?? messages.findLast(({ author }) => author === 'Agent')?.authorName ?? null;
}
