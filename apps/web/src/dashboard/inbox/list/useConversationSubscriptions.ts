import { useSubscription } from 'react-relay';
import { CREATED, UPDATED } from './conversationSubscriptions.ts';

/**
 * Keeps the list and the counts live, on every page of the dashboard. Each conversation merges into its record; the list on
 * the screen takes it in, moves it or lets it go by its rules (mergeConversation.ts).
 */
export function useConversationSubscriptions() {
  useSubscription(CREATED);
  useSubscription(UPDATED);
}
