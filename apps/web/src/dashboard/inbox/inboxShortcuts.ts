import { type Shortcut } from '#dashboard/shortcuts/shortcut.ts';

const LIST = 'Inbox';
const CONVERSATION = 'Conversation';

/** The inbox's keys. A person's own choice is kept by the ids, which never change. */
export const inboxShortcuts = {
  next: { id: 'inbox.next', keys: ['j', 'ArrowDown'], label: 'Next conversation', group: LIST, isRepeated: true },
  previous: {
    id: 'inbox.previous',
    keys: ['k', 'ArrowUp'],
    label: 'Previous conversation',
    group: LIST,
    isRepeated: true,
  },
  search: { id: 'inbox.search', keys: ['/'], label: 'Search conversations', group: LIST },
  open: { id: 'inbox.open', keys: ['Enter'], label: 'Open the conversation', group: LIST },
  select: { id: 'inbox.select', keys: ['x'], label: 'Select the conversation', group: LIST },
  selectAll: { id: 'inbox.select-all', keys: ['mod+shift+a'], label: 'Select all that are loaded', group: LIST },
  back: { id: 'inbox.back', keys: ['Escape'], label: 'Back to the list', group: CONVERSATION },
  reply: { id: 'conversation.reply', keys: ['r'], label: 'Write a reply', group: CONVERSATION },
  suggestion: { id: 'conversation.suggestion', keys: ['d'], label: 'Use the suggested reply', group: CONVERSATION },
  note: { id: 'conversation.note', keys: ['n'], label: 'Write a private note', group: CONVERSATION },
  article: { id: 'conversation.article', keys: ['h'], label: 'Put in an article', group: CONVERSATION },
  send: { id: 'conversation.send', keys: ['Enter'], label: 'Send the reply', group: CONVERSATION },
  newLine: { id: 'conversation.new-line', keys: ['shift+Enter'], label: 'New line in the reply', group: CONVERSATION },
  markUnread: { id: 'conversation.mark-unread', keys: ['u'], label: 'Mark as unread', group: CONVERSATION },
  resolve: { id: 'conversation.resolve', keys: ['e'], label: 'Resolve or reopen', group: CONVERSATION },
  snooze: { id: 'conversation.snooze', keys: ['s'], label: 'Snooze', group: CONVERSATION },
  assign: { id: 'conversation.assign', keys: ['a'], label: 'Assign to somebody', group: CONVERSATION },
  team: { id: 'conversation.team', keys: ['t'], label: 'Move to a team', group: CONVERSATION },
  label: { id: 'conversation.label', keys: ['l'], label: 'Change the labels', group: CONVERSATION },
  priority: { id: 'conversation.priority', keys: ['p'], label: 'Set the priority', group: CONVERSATION },
  macro: { id: 'conversation.macro', keys: ['m'], label: 'Run a macro', group: CONVERSATION },
  takeOver: { id: 'conversation.take-over', keys: ['o'], label: 'Take over or hand back', group: CONVERSATION },
  details: { id: 'conversation.details', keys: ['i'], label: 'Show or hide the details', group: CONVERSATION },
  copyLink: { id: 'conversation.copy-link', keys: ['mod+shift+l'], label: 'Copy link', group: CONVERSATION },
} satisfies Record<string, Shortcut>;
