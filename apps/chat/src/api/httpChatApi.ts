import * as v from 'valibot';
import {
  articleSchema,
  assistantSchema,
  conversationSchema,
  messageSchema,
  namedArticleSchema,
  pageSchema,
  summarySchema,
} from './answers.ts';
import type { ChatApi } from './ChatApi.ts';
import {
  BOOK_TIME,
  BOOKING_TIMES,
  CREATE_BOOKING_LINK,
  DELETE_DATA,
  IDENTIFY,
  LEAVE_FORM,
  LOAD_CONVERSATION,
  LOAD_TRANSCRIPT,
  MAIL_TRANSCRIPT,
  OPEN_CHAT,
  RATE_ANSWER,
  RATE_CONVERSATION,
  READ_ARTICLE,
  READ_CONVERSATION,
  RECEIVE_CONVERSATIONS,
  RECORD_PRODUCT_ACTION,
  RECORD_VISIT,
  REQUEST_PERSON,
  SAVE_FORM_ANSWERS,
  SEARCH_ARTICLES,
  SEND_MESSAGE,
  SET_TYPING,
  START_SESSION,
  SUBMIT_FORM,
} from './operations.ts';
import type { Post } from './postGraphql.ts';
import { uploadFile } from './uploadFile.ts';

const sessionAnswer = v.object({
  startVisitorSession: v.object({ token: v.string(), assistant: assistantSchema }),
});
const openAnswer = v.object({
  chatAssistant: assistantSchema,
  chatVisitor: v.object({ email: v.nullable(v.string()), isBlocked: v.boolean() }),
  visitorConversations: v.array(summarySchema),
  node: v.optional(v.nullable(pageSchema), null),
});
const identifyAnswer = v.object({ identifyVisitor: v.object({ token: v.string(), isReplaced: v.boolean() }) });
const requestAnswer = v.object({ requestPerson: conversationSchema });
const rateAnswer = v.object({ rateConversation: conversationSchema });
const rateAnswerAnswer = v.object({ rateAnswer: messageSchema });
const savedForm = v.object({ saveFormAnswers: messageSchema });
const submittedForm = v.object({ submitForm: messageSchema });
const leftForm = v.object({ leaveForm: messageSchema });
const foundArticles = v.object({ chatArticles: v.array(namedArticleSchema) });
const oneArticle = v.object({ chatArticle: articleSchema });
const timesAnswer = v.object({ bookingTimes: v.array(v.string()) });
const bookedAnswer = v.object({ bookTime: messageSchema });
const linkAnswer = v.object({ createBookingLink: v.string() });
const mailAnswer = v.object({ sendVisitorTranscript: v.picklist(['Sent', 'CodeMailed']) });
const transcriptAnswer = v.object({ node: v.nullable(v.object({ transcript: v.string() })) });
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
        visitor: answer.chatVisitor,
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

    requestPerson: async (token, conversationId) =>
      (await post({ query: REQUEST_PERSON, variables: { conversationId }, token, answer: requestAnswer }))
        .requestPerson,

    rateConversation: async (token, input) =>
      (await post({ query: RATE_CONVERSATION, variables: { input }, token, answer: rateAnswer })).rateConversation,

    rateAnswer: async (token, messageId, verdict) =>
      (
        await post({
          query: RATE_ANSWER,
          variables: { input: { messageId, ...verdict } },
          token,
          answer: rateAnswerAnswer,
        })
      ).rateAnswer,

    saveFormAnswers: async (token, messageId, answers) =>
      (await post({ query: SAVE_FORM_ANSWERS, variables: { messageId, answers }, token, answer: savedForm }))
        .saveFormAnswers,

    submitForm: async (token, messageId, answers) =>
      (await post({ query: SUBMIT_FORM, variables: { messageId, answers }, token, answer: submittedForm })).submitForm,

    leaveForm: async (token, messageId) =>
      (await post({ query: LEAVE_FORM, variables: { messageId }, token, answer: leftForm })).leaveForm,

    searchArticles: async (token, search, language) =>
      (await post({ query: SEARCH_ARTICLES, variables: { search, language }, token, answer: foundArticles }))
        .chatArticles,

    readArticle: async (token, id) =>
      (await post({ query: READ_ARTICLE, variables: { id }, token, answer: oneArticle })).chatArticle,

    bookingTimes: async (token, messageId) =>
      (await post({ query: BOOKING_TIMES, variables: { messageId }, token, answer: timesAnswer })).bookingTimes,

    bookTime: async (token, variables) =>
      (await post({ query: BOOK_TIME, variables, token, answer: bookedAnswer })).bookTime,

    createBookingLink: async (token, messageId) =>
      (await post({ query: CREATE_BOOKING_LINK, variables: { messageId }, token, answer: linkAnswer }))
        .createBookingLink,

    recordProductAction: async (token, did) => {
      await post({ query: RECORD_PRODUCT_ACTION, variables: did, token, answer: v.unknown() });
    },
    mailTranscript: async (token, variables) =>
      (await post({ query: MAIL_TRANSCRIPT, variables, token, answer: mailAnswer })).sendVisitorTranscript,

    loadTranscript: async (token, id) =>
      (await post({ query: LOAD_TRANSCRIPT, variables: { id }, token, answer: transcriptAnswer })).node?.transcript ??
      null,

    upload: (upload) => uploadFile(uploadUrl, upload),

    identify: async (token, input) =>
      (await post({ query: IDENTIFY, variables: { input }, token, answer: identifyAnswer })).identifyVisitor,

    deleteData: async (token) => {
      await post({ query: DELETE_DATA, variables: {}, token, answer: v.unknown() });
    },

    recordVisit: async (token, input) => {
      await post({ query: RECORD_VISIT, variables: { input }, token, answer: v.unknown() });
    },

    setTyping: async (token, conversationId, isTyping) => {
      await post({ query: SET_TYPING, variables: { conversationId, isTyping }, token, answer: v.unknown() });
    },
  };
}
