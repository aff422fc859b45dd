import type { Caller, Ids } from './permissionMatrix.world.ts';

/** What comes of a call: `ok`, `null`, `empty` (an object without fields), or the code of the first error. */
export type Outcome = string;

export type Row = {
  /** The arguments of a call that would be right for the owner of `ids`. */
  args?: (ids: Ids, unique: string) => Record<string, unknown>;
  select?: string;
  outcomes: Readonly<Record<Caller, Outcome>>;
  /** Ids that a right call may leave out, by their place in the arguments; given only to try unknown ones. */
  optionalIds?: Readonly<Record<string, (ids: Ids) => unknown>>;
  /** What an entitled caller gets for an id that does not exist or belongs to another company. */
  unknownId?: { as: Caller; outcome: Outcome };
};

const SHORT: Readonly<Record<string, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

/** One outcome for everybody, or eight in the order of the table's heading. */
function outcomes(words: string): Row['outcomes'] {
  const list = words.split(/ +/).map((word) => SHORT[word] ?? word);
  const [first = ''] = list;
  const at = (index: number) => (list.length === 1 ? first : (list[index] ?? 'missing from the row'));
  return {
    anonymous: at(0),
    pending: at(1),
    staff: at(2),
    admin: at(3),
    lacking: at(4),
    visitor: at(5),
    otherVisitor: at(6),
    stranger: at(7),
  };
}

type Rest = Omit<Row, 'outcomes'>;
const row = (words: string, rest: Rest = {}): Row => ({ outcomes: outcomes(words), ...rest });

const FILES = { 'input.attachmentIds': ({ attachment }: Ids) => [attachment] };
const staffFinds = (outcome: Outcome) => ({ unknownId: { as: 'staff', outcome } }) as const;
const visitorFinds = (outcome: Outcome) => ({ unknownId: { as: 'visitor', outcome } }) as const;
const credentials = { email: 'nobody@parley.example', password: 'correct horse battery' };
const google = { code: 'c', codeVerifier: 'v', redirectUri: 'http://localhost:3000/login', nonce: 'n' };
const narrowed = ({ colleague, team, label: labelId, assistant }: Ids) => ({
  filter: { assigneeIds: [colleague], teamIds: [team], labelIds: [labelId], assistantIds: [assistant] },
});
const label = (unique: string) => ({ name: `Repairs ${unique}`.slice(0, 40), colour: 'sky' });
const reply = ({ conversation }: Ids, key: string) => ({ input: { conversationId: conversation, body: 'Hello', key } });

const TOMORROW = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
const canned = (unique: string) => ({ shortcut: unique, title: 'Hours', body: 'Until 18:30' });
/** One action for each kind of id; each holds them all, since what is not of its type is passed over. */
function macro({ colleague, team, label: one }: Ids, name: string) {
  const named = { assigneeId: colleague, teamId: team, labelIds: [one] };
  return { name, actions: ['Assign', 'MoveToTeam', 'AddLabels'].map((type) => ({ type, ...named })) };
}
const note = ({ conversation }: Ids, key: string) => ({
  input: { conversationId: conversation, body: 'Hello', key: `note ${key}` },
});

/*
 * Who may call which field. Each row: anonymous, Pending staff, Staff, Admin, Staff without any permission flag, the
 * visitor of the conversation, another visitor of the company, the Admin of another company.
 */
export const ROWS: Readonly<Record<string, Row>> = {
  'Query.node': row('401 403 ok ok ok ok null null', {
    args: ({ conversation }) => ({ id: conversation }),
    select: '{ id }',
    ...staffFinds('null'),
  }),
  'Query.currentUser': row('401 ok ok ok ok 401 401 ok', { select: '{ id email client { name } }' }),
  'Query.accessToken': row('401', { args: () => ({ refreshToken: 'unknown' }), select: '{ accessToken }' }),
  'Query.clientFreeTrialInfo': row('401 403 ok ok ok 401 401 ok', { select: '{ daysRemaining }' }),
  'Query.assistants': row('401 403 ok ok ok 401 401 ok', { select: '{ id title }' }),
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
  'Query.savedViews': row('401 403 ok ok ok 401 401 ok', { select: '{ id name isMine }' }),
  'Query.colleagues': row('401 403 ok ok ok 401 401 ok', { select: '{ id name }' }),
  'Query.teams': row('401 403 ok ok ok 401 401 ok', { select: '{ id name members { name } }' }),
  'Query.labels': row('401 403 ok ok ok 401 401 ok', { select: '{ id name }' }),
  'Query.preferences': row('401 403 ok ok ok 401 401 ok', { select: '{ sendKey }' }),
  'Query.notificationFeed': row('401 403 ok ok ok 401 401 ok', { select: '{ unreadCount }' }),
  'Query.visitors': row('401 403 ok ok ok 401 401 ok', { select: '{ id name }' }),
  'Query.cannedReplies': row('401 403 ok ok ok 401 401 ok', { select: '{ id body }' }),
  'Query.macros': row('401 403 ok ok ok 401 401 ok', {
    select: '{ id name actions { assignee { name } } }',
  }),
  'Query.visitorConversations': row('401 401 401 401 401 ok ok 401', { select: '{ id }' }),
  'Query.chatVisitor': row('401 401 401 401 401 ok ok 401', { select: '{ name email isBlocked }' }),
  'Query.chatAssistant': row('401 401 401 401 401 ok ok 401', { select: '{ id title }' }),

  'Mutation.login': row('INVALID_CREDENTIALS', { args: () => ({ input: credentials }), select: '{ accessToken }' }),
  'Mutation.register': row('ok', {
    args: (_, unique) => ({
      input: { ...credentials, email: `${unique}@parley.example`, name: 'Ada', companyName: 'Ada & Co' },
    }),
    select: '{ accessToken }',
  }),
  'Mutation.googleLogin': row('GOOGLE_SIGN_IN_FAILED', { args: () => ({ input: google }), select: '{ accessToken }' }),
  'Mutation.googleRegister': row('GOOGLE_SIGN_IN_FAILED', {
    args: () => ({ input: google }),
    select: '{ accessToken }',
  }),
  'Mutation.refreshToken': row('401', { args: () => ({ refreshToken: 'unknown' }), select: '{ accessToken }' }),
  'Mutation.forgotPassword': row('ok', { args: (_, unique) => ({ input: { email: `${unique}@parley.example` } }) }),
  'Mutation.resetPassword': row('INVALID_TOKEN', {
    args: () => ({ input: { token: 'unknown', password: credentials.password } }),
  }),
  'Mutation.logout': row('ok'),
  'Mutation.logoutEverywhere': row('401 ok ok ok ok 401 401 ok'),
  'Mutation.dismissWelcomeBanner': row('401 ok ok ok ok 401 401 ok', { select: '{ shouldShowWelcomeBanner }' }),
  'Mutation.createAssetToken': row('401 403 ok ok ok 401 401 ok', { select: '{ expiresInSeconds }' }),
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
    optionalIds: FILES,
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
  'Mutation.createCannedReply': row('401 403 ok ok 403 401 401 ok', {
    args: (_, unique) => ({ input: canned(unique) }),
    optionalIds: FILES,
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateCannedReply': row('401 403 ok ok 403 401 401 404', {
    args: ({ cannedReply }, unique) => ({ id: cannedReply, input: canned(unique) }),
    optionalIds: FILES,
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.deleteCannedReply': row('401 403 ok ok 403 401 401 404', {
    args: ({ cannedReply }) => ({ id: cannedReply }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.useCannedReply': row('401 403 ok ok 403 401 401 404', {
    args: ({ cannedReply, conversation }) => ({ id: cannedReply, conversationId: conversation }),
    select: '{ body }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.createMacro': row('401 403 ok ok 403 401 401 404', {
    args: (ids, unique) => ({ input: macro(ids, unique) }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateMacro': row('401 403 ok ok 403 401 401 404', {
    args: (ids, unique) => ({ id: ids.macro, input: macro(ids, unique) }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.deleteMacro': row('401 403 ok ok 403 401 401 404', {
    args: ({ macro: id }) => ({ id }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.runMacro': row('401 403 ok ok 403 401 401 404', {
    args: ({ macro: macroId, conversation }, key) => ({ input: { macroId, conversationIds: [conversation], key } }),
    select: '{ conversations { id visitorName } }',
    ...staffFinds('NOT_FOUND'),
  }),
  // Only who ran it undoes it: of these callers that is Staff.
  'Mutation.undoMacroRun': row('401 403 ok 404 403 401 401 404', {
    args: ({ macroRun: runId }) => ({ runId }),
    select: '{ keptMessagesCount }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.editMessage': row('401 403 404 404 403 401 401 404', {
    args: ({ message }) => ({ input: { id: message, body: 'Hello again' } }),
    optionalIds: { 'input.mentionedUserIds': ({ colleague }) => [colleague] },
    select: '{ message { id } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.takeBackMessage': row('401 403 404 404 403 401 401 404', {
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
  'Mutation.createSavedView': row('401 403 ok ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: unique, query: 'view=mine', scope: 'All' } }),
    select: '{ id }',
  }),
  // Only its owner changes and deletes it: of these callers that is the Admin.
  'Mutation.updateSavedView': row('401 403 404 ok 403 401 401 404', {
    args: ({ savedView: id }, unique) => ({ id, input: { name: unique, query: 'view=mine', scope: 'All' } }),
    select: '{ id }',
    unknownId: { as: 'admin', outcome: 'NOT_FOUND' },
  }),
  'Mutation.deleteSavedView': row('401 403 404 ok 403 401 401 404', {
    args: ({ savedView: id }) => ({ id }),
    unknownId: { as: 'admin', outcome: 'NOT_FOUND' },
  }),
  'Mutation.createLabel': row('401 403 ok ok 403 401 401 ok', {
    args: (_, unique) => ({ input: label(unique) }),
    select: '{ id }',
  }),
  'Mutation.updateLabel': row('401 403 ok ok 403 401 401 404', {
    args: ({ label: id }, unique) => ({ id, input: label(unique) }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.deleteLabel': row('401 403 ok ok 403 401 401 404', {
    args: ({ label: id }) => ({ id }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.createTeam': row('401 403 ok ok 403 401 401 404', {
    args: ({ colleague }, unique) => ({ input: { name: unique, memberIds: [colleague] } }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateTeam': row('401 403 ok ok 403 401 401 404', {
    args: ({ team: id, colleague }, unique) => ({ id, input: { name: unique, memberIds: [colleague] } }),
    select: '{ id }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.deleteTeam': row('401 403 ok ok 403 401 401 404', {
    args: ({ team: id }) => ({ id }),
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.updateConversations': row('401 403 ok ok 403 401 401 404', {
    args: ({ conversation, colleague, team, label }) => ({
      changes: [
        { id: conversation, assigneeId: colleague, teamId: team, addLabelIds: [label], removeLabelIds: [label] },
      ],
    }),
    select: '{ conversations { id visitorName } undo { conversationId assigneeId } }',
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
    args: ({ visitor }) => ({ visitorId: visitor, isBlocked: false }),
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
  'Mutation.updatePreferences': row('401 403 ok ok ok 401 401 ok', {
    args: () => ({ input: { notificationSound: false, shortcutKeys: [{ shortcut: 'inbox.next', keys: ['q'] }] } }),
    select: '{ notificationSound }',
  }),
  'Mutation.markNotificationsRead': row('401 403 ok ok ok 401 401 ok', {
    args: ({ notification }) => ({ ids: [notification] }),
    select: '{ read { id } }',
    ...staffFinds('ok'),
  }),
  'Mutation.markAllNotificationsRead': row('401 403 ok ok ok 401 401 ok', { select: '{ feed { unreadCount } }' }),
  'Mutation.startVisitorSession': row('ok', {
    args: ({ client, assistant }) => ({ clientId: client, assistantId: assistant }),
    select: '{ assistant { id } }',
    unknownId: { as: 'anonymous', outcome: 'NOT_FOUND' },
  }),
  'Mutation.sendVisitorMessage': row('401 401 401 401 401 ok 404 401', {
    args: reply,
    optionalIds: { ...FILES, 'input.replyToId': ({ message }) => message },
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
  'Mutation.sendVisitorTranscript': row('401 401 401 401 401 ok 404 401', {
    args: ({ conversation }) => ({ conversationId: conversation, email: 'visitor@parley.example' }),
    ...visitorFinds('NOT_FOUND'),
  }),
  'Mutation.recordVisit': row('401 401 401 401 401 ok ok 401', {
    args: () => ({ input: { url: 'https://shop.example/', title: 'Shop', locale: 'en', timezone: 'Europe/Oslo' } }),
  }),
  'Mutation.receiveVisitorConversations': row('401 401 401 401 401 ok ok 401'),

  'Subscription.conversationCreated': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Subscription.conversationUpdated': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
  'Subscription.messageCreated': row('401 403 ok ok ok ok 404 404', {
    args: ({ conversation }) => ({ conversationId: conversation }),
    select: '{ id }',
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
  'Subscription.notificationsChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ feed { unreadCount } }' }),
  'Subscription.visitorConversationUpdated': row('401 401 401 401 401 ok ok 401', { select: '{ id }' }),
};

/** How one comes to a field that has rules of its own, beyond those of the root field that led there. */
export type FieldRow = { path: (ids: Ids) => string; outcomes: Row['outcomes'] };

const fieldRow = (words: string, path: FieldRow['path']): FieldRow => ({ path, outcomes: outcomes(words) });
const conversationField = (field: string) => (ids: Ids) =>
  `node(id: "${ids.conversation}") { ... on Conversation { ${field} } }`;

const visitorField = (field: string) => (ids: Ids) =>
  `node(id: "${ids.conversation}") { ... on VisitorConversation { ${field} } }`;

const notificationField = (field: string) => (ids: Ids) =>
  `node(id: "${ids.notification}") { ... on Notification { ${field} } }`;
const visitorFact = (field: string) =>
  fieldRow(
    '401 403 ok ok ok null null null',
    ({ visitor }) => `node(id: "${visitor}") { ... on Visitor { ${field} } }`,
  );

export const FIELD_ROWS: Readonly<Record<string, FieldRow>> = {
  'User.email': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { email }'),
  'User.phone': fieldRow('401 403 ok ok 403 401 401 ok', () => 'colleagues { phone }'),
  'User.permissions': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { permissions { MANAGE_CLIENT } }'),
  'User.client': fieldRow('401 ok ok ok ok 401 401 ok', () => 'currentUser { client { name email } }'),
  'Client.subscription': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { subscription { type } } }',
  ),
  'Client.unreadConversationsCount': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'currentUser { client { unreadConversationsCount } }',
  ),
  'Client.customEmojis': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'currentUser { client { customEmojis { shortcode title } } }',
  ),
  'ClientSubscription.scheduleToDowngrade': fieldRow(
    '401 ok ok ok ok 401 401 ok',
    () => 'currentUser { client { subscription { scheduleToDowngrade { type } } } }',
  ),
  'Assistant.avatar': fieldRow('401 403 ok ok ok empty null null', conversationField('assistant { avatar }')),
  'Conversation.assistant': fieldRow('401 403 ok ok ok empty null null', conversationField('assistant { title }')),
  'Conversation.assignee': fieldRow('401 403 ok ok ok empty null null', conversationField('assignee { name }')),
  'Conversation.team': fieldRow('401 403 ok ok ok empty null null', conversationField('team { name }')),
  'Conversation.labels': fieldRow('401 403 ok ok ok empty null null', conversationField('labels { name }')),
  'Conversation.priority': fieldRow('401 403 ok ok ok empty null null', conversationField('priority')),
  'ConversationSearch.count': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'searchConversations(query: "hello") { count }',
  ),
  'Label.conversationsCount': fieldRow('401 403 ok ok ok 401 401 ok', () => 'labels { conversationsCount }'),
  'SavedView.isMine': fieldRow('401 403 ok ok ok 401 401 ok', () => 'savedViews { isMine }'),
  'Team.members': fieldRow('401 403 ok ok ok 401 401 ok', () => 'teams { members { name } }'),
  'Team.conversationsCount': fieldRow('401 403 ok ok ok 401 401 ok', () => 'teams { conversationsCount }'),
  'Conversation.client': fieldRow('401 403 ok ok ok empty null null', conversationField('client { name }')),
  'Conversation.messages': fieldRow(
    '401 403 ok ok ok empty null null',
    conversationField('messages { edges { node { body } } }'),
  ),
  'Message.attachments': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { attachments { name } } }`,
  ),
  'Conversation.scheduledMessages': fieldRow(
    '401 403 ok ok ok empty null null',
    conversationField('scheduledMessages { body }'),
  ),
  'Message.authorId': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { authorId } }`,
  ),
  'Message.replyTo': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { replyTo { body } } }`,
  ),
  'Message.mentions': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { mentions { name } } }`,
  ),
  'Attachment.url': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { attachments { url } } }`,
  ),
  'Conversation.attachments': fieldRow('401 403 ok ok ok empty null null', conversationField('attachments { name }')),
  'Conversation.visitor': fieldRow('401 403 ok ok ok empty null null', conversationField('visitor { name }')),
  'Visitor.attributes': visitorFact('attributes { name }'),
  'Visitor.isBlocked': visitorFact('isBlocked'),
  'Visitor.pageViews': visitorFact('pageViews { url }'),
  'Visitor.conversations': visitorFact('conversations { visitorName }'),
  'Message.event': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { event { type } } }`,
  ),
  'Message.sequence': fieldRow(
    '401 403 ok ok ok ok null null',
    ({ message }) => `node(id: "${message}") { ... on Message { sequence } }`,
  ),
  'NotificationFeed.id': fieldRow('401 403 ok ok ok 401 401 ok', () => 'notificationFeed { id }'),
  'NotificationFeed.unreadCount': fieldRow('401 403 ok ok ok 401 401 ok', () => 'notificationFeed { unreadCount }'),
  'NotificationFeed.notifications': fieldRow(
    '401 403 ok ok ok 401 401 ok',
    () => 'notificationFeed { notifications { edges { node { conversation { visitorName } } } } }',
  ),
  'Notification.conversation': fieldRow(
    '401 403 ok null ok null null null',
    notificationField('conversation { visitorName }'),
  ),
  'VisitorConversation.messages': fieldRow(
    '401 403 empty empty empty ok null null',
    visitorField('messages { edges { node { body } } }'),
  ),
  'VisitorConversation.version': fieldRow('401 403 empty empty empty ok null null', visitorField('version')),
  'VisitorConversation.unreadCount': fieldRow('401 403 empty empty empty ok null null', visitorField('unreadCount')),
  'VisitorConversation.transcript': fieldRow('401 403 empty empty empty ok null null', visitorField('transcript')),
  'VisitorConversation.agentName': fieldRow('401 403 empty empty empty ok null null', visitorField('agentName')),
};

/** Each type that `node` may answer, by an id of it. */
export const NODE_ROWS: Readonly<Record<string, FieldRow>> = {
  User: fieldRow('401 403 ok ok 403 null null null', ({ colleague }) => `node(id: "${colleague}") { id }`),
  Client: fieldRow('401 403 ok ok ok null null null', ({ client }) => `node(id: "${client}") { id }`),
  Assistant: fieldRow('401 403 ok ok ok null null null', ({ assistant }) => `node(id: "${assistant}") { id }`),
  Conversation: fieldRow('401 403 ok ok ok ok null null', ({ conversation }) => `node(id: "${conversation}") { id }`),
  Message: fieldRow('401 403 ok ok ok ok null null', ({ message }) => `node(id: "${message}") { id }`),
  Team: fieldRow('401 403 ok ok ok null null null', ({ team }) => `node(id: "${team}") { id }`),
  Label: fieldRow('401 403 ok ok ok null null null', ({ label: id }) => `node(id: "${id}") { id }`),
  Notification: fieldRow('401 403 ok null ok null null null', notificationField('preview')),
  Visitor: fieldRow('401 403 ok ok ok null null null', ({ visitor }) => `node(id: "${visitor}") { id }`),
  VisitorConversation: fieldRow(
    '401 403 ok ok ok ok null null',
    ({ conversation }) => `node(id: "${conversation}") { id }`,
  ),
};
