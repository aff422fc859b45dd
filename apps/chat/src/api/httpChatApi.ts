import * as v from 'valibot';
import { assistantSchema, conversationSchema, messageSchema, pageSchema, summarySchema } from './answers.ts';
import type { ChatApi } from './ChatApi.ts';
import {
  LOAD_CONVERSATION,
  OPEN_CHAT,
  READ_CONVERSATION,
  RECEIVE_CONVERSATIONS,
  RECORD_VISIT,
  SEND_MESSAGE,
  SET_TYPING,
  START_SESSION,
} from './operations.ts';
import type { Post } from './postGraphql.ts';
import { uploadFile } from './uploadFile.ts';

const sessionAnswer = v.object({
  startVisitorSession: v.object({ token: v.string(), assistant: assistantSchema }),
});
const openAnswer = v.object({
  chatAssistant: assistantSchema,
  visitorConversations: v.array(summarySchema),
  node: v.optional(v.nullable(pageSchema), null),
});
const loadAnswer = v.object({ node: v.nullable(pageSchema) });
const sendAnswer = v.object({
  sendVisitorMessage: v.object({ message: messageSchema, conversation: conversationSchema }),
});

/** The chat's port to the API, over HTTP. */
export function httpChatApi(post: Post, uploadUrl: string): ChatApi {
  return {
    startSession: async (variables, token) =>
      (await post({ query: START_SESSION, variables, token, answer: sessionAnswer })).startVisitorSession,

    openChat: async (token, conversationId) => {
      const variables = { conversationId: conversationId ?? '', hasConversation: conversationId !== null };
      const answer = await post({ query: OPEN_CHAT, variables, token, answer: openAnswer });
      return {
        assistant: answer.chatAssistant,
        conversations: answer.visitorConversations,
        current: answer.node,
      };
    },

    loadConversation: async (token, id, before) =>
      (await post({ query: LOAD_CONVERSATION, variables: { id, before }, token, answer: loadAnswer })).node,

    sendMessage: async (token, { conversationId, ...message }) => {
      // Left out rather than null: only then does a message begin a new conversation.
      const input = conversationId === null ? message : { ...message, conversationId };
      return (await post({ query: SEND_MESSAGE, variables: { input }, token, answer: sendAnswer })).sendVisitorMessage;
    },

    readConversation: async (token, id) => {
      await post({ query: READ_CONVERSATION, variables: { id }, token, answer: v.unknown() });
    },

    receiveConversations: async (token) => {
      await post({ query: RECEIVE_CONVERSATIONS, token, answer: v.unknown() });
    },

    upload: (upload) => uploadFile(uploadUrl, upload),

    recordVisit: async (token, input) => {
      await post({ query: RECORD_VISIT, variables: { input }, token, answer: v.unknown() });
    },

    setTyping: async (token, conversationId, isTyping) => {
      await post({ query: SET_TYPING, variables: { conversationId, isTyping }, token, answer: v.unknown() });
    },
  };
}
