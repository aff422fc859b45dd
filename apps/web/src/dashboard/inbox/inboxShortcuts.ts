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
  open: { id: 'inbox.open', keys: ['Enter'], label: 'Open the conversation', group: LIST },
  back: { id: 'inbox.back', keys: ['Escape'], label: 'Back to the list', group: CONVERSATION },
  reply: { id: 'conversation.reply', keys: ['r'], label: 'Write a reply', group: CONVERSATION },
  note: { id: 'conversation.note', keys: ['n'], label: 'Write a private note', group: CONVERSATION },
  send: { id: 'conversation.send', keys: ['Enter'], label: 'Send the reply', group: CONVERSATION },
  newLine: { id: 'conversation.new-line', keys: ['shift+Enter'], label: 'New line in the reply', group: CONVERSATION },
  markUnread: { id: 'conversation.mark-unread', keys: ['u'], label: 'Mark as unread', group: CONVERSATION },
  copyLink: { id: 'conversation.copy-link', keys: ['mod+shift+l'], label: 'Copy link', group: CONVERSATION },
} satisfies Record<string, Shortcut>;
