import { FILES, reply, row, staffFinds, visitorFinds, type Row } from './row.ts';

/** The visitors’ chat. */
export const CHAT_ROWS: Readonly<Record<string, Row>> = {
  'Query.visitorConversations': row('401 401 401 401 401 ok ok 401', { select: '{ id }' }),
  'Query.chatVisitor': row('401 401 401 401 401 ok ok 401', { select: '{ name email isBlocked }' }),
  'Query.chatAssistant': row('401 401 401 401 401 ok ok 401', { select: '{ id title }' }),
  'Query.draftPreview': row('404', {
    args: ({ assistant }) => ({ assistantId: assistant, expires: '1', signature: 'unknown' }),
    select: '{ id title }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.startVisitorSession': row('ok', {
    args: ({ client, assistant }) => ({ clientId: client, assistantId: assistant }),
    select: '{ assistant { id } }',
    unknownId: { as: 'anonymous', outcome: 'NOT_FOUND' },
  }),
  'Mutation.sendVisitorMessage': row('401 401 401 401 401 ok 404 401', {
    args: reply,
    optionalIds: {
      ...FILES,
      'input.replyToId': ({ message }) => message,
      'input.flow.guidedFlowId': ({ guidedFlow }) => guidedFlow,
      'input.flow.runId': ({ flowRun }) => flowRun,
      'input.flow.formTemplateId': ({ form }) => form,
    },
    select: '{ message { id } conversation { id } }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.readVisitorConversation': row('401 401 401 401 401 ok 404 401', {
    args: ({ conversation }) => ({ id: conversation }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.requestPerson': row('401 401 401 401 401 ok 404 401', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.rateConversation': row('401 401 401 401 401 ok 404 401', {
    args: ({ conversation }) => ({ input: { conversationId: conversation, rating: 5, comment: 'Thanks' } }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.rateAnswer': row('401 401 401 401 401 ok 404 401', {
    args: ({ answered }) => ({ input: { messageId: answered, isHelpful: false, complaint: 'Wrong' } }),
    select: '{ id }',
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.sendVisitorTranscript': row('401 401 401 401 401 ok 404 401', {
    args: ({ conversation }) => ({ conversationId: conversation, email: 'visitor@parley.example' }),
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.recordVisit': row('401 401 401 401 401 ok ok 401', {
    args: () => ({ input: { url: 'https://shop.example/', title: 'Shop', locale: 'en', timezone: 'Europe/Oslo' } }),
  }),
  'Mutation.identifyVisitor': row('401 401 401 401 401 ok ok 401', {
    args: (_, unique) => ({ input: { externalId: unique, attributes: [{ name: 'plan', value: 'pro' }] } }),
    select: '{ isReplaced isVerified }',
  }),
  'Mutation.deleteVisitorData': row('401 401 401 401 401 ok ok 401'),
  'Mutation.receiveVisitorConversations': row('401 401 401 401 401 ok ok 401'),
  'Subscription.visitorConversationUpdated': row('401 401 401 401 401 ok ok 401', { select: '{ id }' }),
};
