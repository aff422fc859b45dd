import { adminFinds, FILES, row, staffFinds, type Row } from './row.ts';
import type { Ids } from './records.ts';

const label = (unique: string) => ({ name: `Repairs ${unique}`.slice(0, 40), colour: 'sky' });
const canned = (unique: string) => ({ shortcut: unique, title: 'Hours', body: 'Until 18:30' });

/** One action for each kind of id; each holds them all, since what is not of its type is passed over. */
function macro({ colleague, team, label: one }: Ids, name: string) {
  const named = { assigneeId: colleague, teamId: team, labelIds: [one] };
  return { name, actions: ['Assign', 'MoveToTeam', 'AddLabels'].map((type) => ({ type, ...named })) };
}

/** What staff sorts, answers and sets its work with. */
export const WORK_ROWS: Readonly<Record<string, Row>> = {
  'Query.savedViews': row('401 403 ok ok ok 401 401 ok', { select: '{ id name isMine }' }),
  'Query.colleagues': row('401 403 ok ok ok 401 401 ok', { select: '{ id name }' }),
  'Query.teams': row('401 403 ok ok ok 401 401 ok', { select: '{ id name members { name } }' }),
  'Query.labels': row('401 403 ok ok ok 401 401 ok', { select: '{ id name }' }),
  'Query.preferences': row('401 403 ok ok ok 401 401 ok', { select: '{ sendKey }' }),
  'Query.notificationFeed': row('401 403 ok ok ok 401 401 ok', { select: '{ unreadCount }' }),
  'Query.cannedReplies': row('401 403 ok ok ok 401 401 ok', { select: '{ id body }' }),
  'Query.macros': row('401 403 ok ok ok 401 401 ok', {
    select: '{ id name actions { assignee { name } } }',
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
  'Mutation.createSavedView': row('401 403 ok ok 403 401 401 ok', {
    args: (_, unique) => ({ input: { name: unique, query: 'view=mine', scope: 'All' } }),
    select: '{ id }',
  }),
  // Only its owner changes and deletes it: of these callers that is the Admin.
  'Mutation.updateSavedView': row('401 403 404 ok 403 401 401 404', {
    args: ({ savedView: id }, unique) => ({ id, input: { name: unique, query: 'view=mine', scope: 'All' } }),
    select: '{ id }',
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.deleteSavedView': row('401 403 404 ok 403 401 401 404', {
    args: ({ savedView: id }) => ({ id }),
    ...adminFinds('NOT_FOUND'),
  }),
  'Mutation.setDefaultView': row('401 403 ok ok ok 401 401 404', {
    args: ({ savedView: id }) => ({ screen: 'Inbox', id }),
    optionalIds: { id: ({ savedView }) => savedView },
    select: '{ id isDefault }',
    ...adminFinds('NOT_FOUND'),
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
  'Subscription.notificationsChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ feed { unreadCount } }' }),
};
