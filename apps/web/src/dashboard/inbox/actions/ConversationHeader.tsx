import { ArrowLeft, Ellipsis, Link as LinkIcon, Mail } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { type ConversationHeader_conversation$key } from '#generated/ConversationHeader_conversation';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { paths } from '#router/paths.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { copyConversationLink } from './copyConversationLink.ts';
import { inboxShortcuts } from './inboxShortcuts.ts';
import { Viewers } from './presence/Viewers.tsx';

const STATUS = { Open: 'Open', Pending: 'With the assistant', Snoozed: 'Snoozed', Resolved: 'Resolved' };

type ConversationHeaderProps = {
  conversation: ConversationHeader_conversation$key;
  /** Left out for people who may not change conversations. */
  onMarkUnread: (() => void) | undefined;
};

/** Who the conversation is with and where it stands. */
export function ConversationHeader({ conversation, onMarkUnread }: ConversationHeaderProps) {
  const { id, visitorName, visitorEmail, number, status } = useFragment(
    graphql`
      fragment ConversationHeader_conversation on Conversation {
        id
        version
        number
        status
        visitorName
        visitorEmail
      }
    `,
    conversation,
  );
  const unreadKeys = useKeysText(inboxShortcuts.markUnread);
  const entries: MenuEntry[] = [
    { id: 'link', label: 'Copy link', icon: LinkIcon, onAction: () => void copyConversationLink(id) },
    ...(onMarkUnread
      ? [{ id: 'unread', label: 'Mark as unread', icon: Mail, shortcut: unreadKeys, onAction: onMarkUnread }]
      : []),
  ];

  return (
    <header className="flex h-14 flex-none items-center gap-2 border-b border-line pr-3 pl-5 max-md:px-1.5 md:h-topbar">
      <Link
        to={paths.inbox}
        replace
        aria-label="Back to the list"
        className="grid size-10 flex-none place-items-center rounded-control text-ink-muted hover:bg-hover md:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" strokeWidth={1.6} />
      </Link>
      <h2 className="truncate text-sm font-semibold">{visitorName}</h2>
      <span className="text-dense text-ink-faint tabular-nums">#{number}</span>
      {visitorEmail && <span className="truncate text-dense text-ink-faint max-lg:hidden">{visitorEmail}</span>}
      <span className="ml-auto" />
      <Viewers />
      <span className="flex h-5 flex-none items-center rounded-[5px] bg-well px-[7px] text-xs font-medium text-ink-muted inset-ring inset-ring-line">
        {STATUS[status]}
      </span>
      <Menu
        label="Conversation"
        groups={[{ id: 'conversation', entries }]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label="More" />}
      />
    </header>
  );
}
