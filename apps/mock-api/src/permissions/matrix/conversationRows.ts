import { FILES, reply, row, staffFinds, type Row } from './row.ts';
import type { Ids } from './records.ts';

const narrowed = ({ colleague, team, label: labelId, assistant }: Ids) => ({
  filter: { assigneeIds: [colleague], teamIds: [team], labelIds: [labelId], assistantIds: [assistant] },
});

const TOMORROW = new Date(Date.now() + 24 * 60 * 60_000).toISOString();

const note = ({ conversation }: Ids, key: string) => ({
  input: { conversationId: conversation, body: 'Hello', key: `note ${key}` },
});

/** Conversations, what is written in them, and their visitors, as staff has them. */
export const CONVERSATION_ROWS: Readonly<Record<string, Row>> = {
  'Query.node': row('401 403 ok ok ok ok null null', {
    args: ({ conversation }) => ({ id: conversation }),
    select: '{ id }',
    ...staffFinds('null'),
  }),
  'Query.conversation': row('401 403 ok ok ok 401 401 null', {
    args: ({ conversation }) => ({ id: conversation }),
    select: '{ id visitorName }',
    ...staffFinds('null'),
  }),
  'Query.conversations': row('401 403 ok ok ok 401 401 ok', {
    args: narrowed,
    select: '{ edges { node { id visitorName } } }',
    ...staffFinds('ok'),
  }),
  'Query.conversationCounts': row('401 403 ok ok ok 401 401 ok', {
    args: narrowed,
    select: '{ all mine }',
    ...staffFinds('ok'),
  }),
  'Query.searchConversations': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ query: 'hello' }),
    select: '{ count hits { conversation { id visitorName } message { body } excerpt { text } } }',
  }),
  'Query.conversationLanguages': row('401 403 ok ok ok 401 401 ok'),
  'Query.visitors': row('401 403 ok ok ok 401 401 ok', { select: '{ id name }' }),
  'Mutation.sendMessage': row('401 403 ok ok 403 401 401 404', {
    args: reply,
    optionalIds: { ...FILES, 'input.replyToId': ({ message }) => message },
    select: '{ message { id } conversation { id visitorName } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.addNote': row('401 403 ok ok 403 401 401 404', {
    args: note,
    optionalIds: { ...FILES, 'input.mentionedUserIds': ({ colleague }) => [colleague] },
    select: '{ message { id } conversation { id visitorName } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.scheduleMessage': row('401 403 ok ok 403 401 401 404', {
    args: (ids, key) => ({ input: { ...note(ids, `later ${key}`).input, sendAt: TOMORROW } }),
    optionalIds: { ...FILES, 'input.replyToId': ({ message }) => message },
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateScheduledMessage': row('401 403 404 404 403 401 401 404', {
    args: ({ scheduled }) => ({ input: { id: scheduled, body: 'Later', sendAt: TOMORROW, cancelIfReply: false } }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.cancelScheduledMessage': row('401 403 ok ok 403 401 401 404', {
    args: ({ scheduled }) => ({ id: scheduled }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.editMessage': row('401 403 404 404 403 401 401 404', {
    args: ({ message }) => ({ input: { id: message, body: 'Hello again' } }),
    optionalIds: { 'input.mentionedUserIds': ({ colleague }) => [colleague] },
    select: '{ message { id } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.unsendMessage': row('401 403 404 404 403 401 401 404', {
    args: ({ message }) => ({ id: message }),
    select: '{ message { id } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.readConversation': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation }) => ({ id: conversation }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.markConversationUnread': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation }) => ({ id: conversation }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateConversations': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation, colleague, team, label }) => ({
      changes: [
        {
          id: conversation,
          assigneeId: colleague,
          teamId: team,
          addLabelIds: [label],
          removeLabelIds: [label],
          left: { status: 'Open', handledBy: 'Agent', priority: 'None', assigneeId: colleague, teamId: team },
        },
      ],
    }),
    comparedIds: ['changes.left.assigneeId', 'changes.left.teamId'],
    select: '{ conversations { id visitorName } undo { conversationId assigneeId } changedSinceIds }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.sendTranscript': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation }) => ({ input: { conversationId: conversation, email: 'visitor@parley.example' } }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.askForRating': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id csatAskedAt }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateVisitor': row('401 403 ok ok 403 401 401 404', {
    args: ({ visitor }) => ({ input: { visitorId: visitor, phone: '+41 31 555 01 42' } }),
    select: '{ id name }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.setVisitorBlocked': row('401 403 ok ok 403 401 401 404', {
    args: ({ visitor }) => ({ visitorId: visitor, isBlocked: true }),
    select: '{ id isBlocked }',
    ...staffFinds('NOT_FOUND'),
  }),
  // Nobody can be merged into themselves: the call is right in all else, and the world stays as it is.
  'Mutation.mergeVisitors': row('401 403 BAD_INPUT BAD_INPUT 403 401 401 404', {
    args: ({ visitor }) => ({ input: { visitorId: visitor, intoId: visitor } }),
    select: '{ id name }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.setTyping': row('401 403 ok ok 403 ok 404 404', {
    args: ({ conversation }) => ({ conversationId: conversation, isTyping: true }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Query.suggestedReplies': row('401 403 ok ok ok 401 401 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ body }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.settleSuggestedReply': row('401 403 ok ok 403 401 401 404', {
    args: ({ message }) => ({ input: { questionId: message, kind: 'Knowledge', isTaken: true } }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.conversationCreated': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Subscription.conversationUpdated': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Subscription.conversationDeleted': row('401 403 ok ok ok 401 401 ok'),
  'Subscription.messageCreated': row('401 403 ok ok ok ok 404 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.answerStreamed': row('401 403 ok ok ok ok 404 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ text }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.scheduleChanged': row('401 403 ok ok ok 401 401 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.messageUpdated': row('401 403 ok ok ok ok 404 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.typingChanged': row('401 403 ok ok ok ok 404 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ name }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Subscription.presenceChanged': row('401 403 ok ok ok 401 401 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ others { isTyping } }',
    ...staffFinds('NOT_FOUND'),
  }),
};
