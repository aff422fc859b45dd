import { Link, Mail, MessageSquareReply, NotebookPen } from 'lucide-react';
import { type Command } from '#dashboard/command-palette/command.ts';
import { useCommands } from '#dashboard/command-palette/useCommands.ts';
import { useShortcut } from '#dashboard/shortcuts/useShortcuts.ts';
import { copyConversationLink } from './copyConversationLink.ts';
import { inboxShortcuts } from './inboxShortcuts.ts';

type ConversationActs = { id: string; onMarkUnread: (() => void) | undefined };

/** What can be done with the open conversation, in the palette and by key. The composer offers the reply. */
export function useConversationCommands({ id, onMarkUnread }: ConversationActs) {
  useShortcut(inboxShortcuts.markUnread, onMarkUnread, { isOn: onMarkUnread !== undefined });
  useCommands([
    ...(onMarkUnread ? [markUnread(onMarkUnread)] : []),
    {
      id: 'conversation.copy-link',
      label: 'Copy link to the conversation',
      group: 'Do',
      icon: Link,
      aliases: ['url', 'share', 'address'],
      isOfScreen: true,
      run: () => void copyConversationLink(id),
    },
  ]);
}

/** The way to the reply and its keys, by the field that holds it. */
export function useReplyCommands({ onReply, onNote }: { onReply: () => void; onNote: () => void }) {
  useShortcut(inboxShortcuts.reply, onReply);
  useShortcut(inboxShortcuts.note, onNote);
  useShortcut(inboxShortcuts.send);
  useShortcut(inboxShortcuts.newLine);
  useCommands([
    {
      id: inboxShortcuts.reply.id,
      label: inboxShortcuts.reply.label,
      group: 'Do',
      icon: MessageSquareReply,
      aliases: ['answer', 'respond', 'message'],
      shortcut: inboxShortcuts.reply,
      isOfScreen: true,
      run: onReply,
    },
    {
      id: inboxShortcuts.note.id,
      label: inboxShortcuts.note.label,
      group: 'Do',
      icon: NotebookPen,
      aliases: ['private', 'internal', 'comment', 'mention'],
      shortcut: inboxShortcuts.note,
      isOfScreen: true,
      run: onNote,
    },
  ]);
}

function markUnread(run: () => void): Command {
  const { id, label } = inboxShortcuts.markUnread;
  return { id, label, group: 'Do', icon: Mail, shortcut: inboxShortcuts.markUnread, isOfScreen: true, run };
}
