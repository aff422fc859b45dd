import { VOLUME_ASSISTANT } from '@parley/db/volume';
import type { listConversations } from '../apps/mock-api/src/inbox/conversations/conversationList.service.ts';
import type { Filed } from './fileVolume.ts';

/** A list as the API is asked for it, and the same by hand: conditions, their values, and an order. */
export type InboxList = {
  list: Parameters<typeof listConversations>[2];
  where: string;
  values?: readonly string[];
  order?: string;
};

const LATEST = '"lastActivityAt" DESC, "id" DESC';
const OPEN = `"status" = 'Open'`;
const open = { status: 'Open' } as const;

/** Each view, order and filter of the inbox, among what is open as people have it, or among all. */
export function inboxLists({ users: [me = ''], teams: [team = ''], labels: [label = ''] }: Filed) {
  const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const lists: Record<string, InboxList> = {
    'view.open': { list: { filter: open }, where: OPEN },
    'view.mine': { list: { view: 'Mine', filter: open }, where: `${OPEN} AND "assigneeId" = ?`, values: [me] },
    'view.unassigned': { list: { view: 'Unassigned', filter: open }, where: `${OPEN} AND "assigneeId" IS NULL` },
    'view.unread': { list: { view: 'Unread', filter: open }, where: `${OPEN} AND "containMessagesUnreadByAgents"` },
    'view.handoff': { list: { view: 'Handoff' }, where: `"handoffRequestedAt" > ''` },
    'sort.oldest': { list: { sort: 'LastActivityOldest' }, where: 'TRUE', order: '"lastActivityAt", "id"' },
    'sort.newest': { list: { sort: 'CreatedNewest' }, where: 'TRUE', order: '"number" DESC' },
    'sort.first': { list: { sort: 'CreatedOldest' }, where: 'TRUE', order: '"number"' },
    'sort.priority': { list: { sort: 'PriorityHighest' }, where: 'TRUE', order: `"priority" DESC, ${LATEST}` },
    'sort.waiting': {
      list: { sort: 'WaitingLongest' },
      where: `"waitingSince" > ''`,
      order: `"waitingSince", ${LATEST}`,
    },
    'filter.assignee': {
      list: { filter: { ...open, assigneeIds: [me] } },
      where: `${OPEN} AND "assigneeId" = ?`,
      values: [me],
    },
    'filter.team': {
      list: { filter: { ...open, teamIds: [team] } },
      where: `${OPEN} AND "teamId" = ?`,
      values: [team],
    },
    'filter.label': {
      list: { filter: { labelIds: [label] } },
      where: `EXISTS (SELECT 1 FROM "ConversationLabel" WHERE "conversationId" = "id" AND "labelId" = ?)`,
      values: [label],
    },
    'filter.priority': { list: { filter: { ...open, priorities: ['Urgent'] } }, where: `${OPEN} AND "priority" = 4` },
    'filter.assistant': {
      list: { filter: { ...open, assistantIds: [VOLUME_ASSISTANT] } },
      where: `${OPEN} AND "assistantId" = ?`,
      values: [VOLUME_ASSISTANT],
    },
    'filter.language': {
      list: { filter: { languages: ['de'] } },
      where: `("language" = 'de' OR "language" LIKE 'de-%')`,
    },
    'filter.file': { list: { filter: { hasFile: true } }, where: '"hasAttachments"' },
    'filter.period': {
      list: { filter: { activeSince: since } },
      where: '"lastActivityAt" >= ?',
      values: [since.toISOString().replace('Z', '+00:00')],
    },
  };
  return lists;
}
