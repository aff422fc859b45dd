import { ConnectionHandler } from 'relay-runtime';

/** The id under which the store keeps a conversation's messages. */
export function threadConnection(conversationId: string): string {
  return ConnectionHandler.getConnectionID(conversationId, 'ConversationThread_messages');
}
