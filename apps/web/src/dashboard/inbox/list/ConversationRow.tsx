import { memo, type MouseEvent, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { type ConversationList_query$key } from '#generated/ConversationList_query';
import { type ConversationRow_conversation$key } from '#generated/ConversationRow_conversation';
import { recordKey } from '#relay/recordKey.ts';
import { paths } from '#router/paths.ts';
import { useSession } from '#session/sessionStore.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Time } from '#ui/Time.tsx';
import { RowSelection } from '../actions/RowSelection.tsx';
import { selectTo } from '../actions/selection.ts';
import { ConversationRowMeta } from './ConversationRowMeta.tsx';
import { rowHasMeta } from './rowHasMeta.ts';
import { Answered, ROW, rowLayout } from './rowLayout.tsx';
import { useUnsent } from './unsent.ts';

type ConversationRowProps = {
  id: string;
  /** The list that brought it. It has no key for each of thousands of rows, of which few are in sight. */
  query: ConversationList_query$key;
  /** The list's filters, which stay on when one is opened: «?view=mine» or nothing. */
  search: string;
  maySelect: boolean;
  isOpen: boolean;
};

/**
 * One conversation in the list: who, what was said last, who has it and how long the visitor waits. Drawn anew when its
 * record changes, not whenever the list measures itself.
 */
export const ConversationRow = memo(function ConversationRow({
  id,
  query,
  search,
  maySelect,
  isOpen,
}: ConversationRowProps) {
  const key = useMemo(() => recordKey(query, id, { ConversationRow_conversation: true }), [query, id]);
  const conversation = useFragment<ConversationRow_conversation$key>(
    graphql`
      fragment ConversationRow_conversation on Conversation {
        id
        version
        visitorName
        containMessagesUnreadByAgents
        lastMessagePreview
        lastMessageAuthor
        lastActivityAt
        status
        unreadCount
        priority
        waitingSince
        handoffRequestedAt
        assistant {
          title
        }
        assignee {
          name
          avatar
        }
        labels {
          id
          name
          colour
        }
      }
    `,
    key,
  );
  const { visitorName, containMessagesUnreadByAgents: isUnread, lastMessageAuthor, lastMessagePreview } = conversation;

  const unsent = useUnsent(id);
  const isLong = !rowHasMeta(conversation);

  const navigate = useNavigate();
  const href = paths.conversation(id) + search;

  function open(event: MouseEvent) {
    // The browser's own ways to open it elsewhere.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) selectTo(id);
    // The open one again is no step to come back from.
    else void navigate(href, { replace: isOpen });
  }

  return (
    <div className="group/row relative h-full">
      {/* The router's own link would read the address for each row, and draw all of them anew with each step of it. */}
      <a
        href={href}
        aria-current={isOpen ? 'page' : undefined}
        data-conversation={id}
        data-unread={isUnread || undefined}
        data-long={isLong || undefined}
        onClick={open}
        className={ROW}
      >
        {rowLayout({
          tile: <Tile id={id} name={visitorName} />,
          name: visitorName,
          time: (
            <Time
              instant={conversation.lastActivityAt}
              className="ml-auto flex-none text-xs text-ink-faint tabular-nums group-hover:text-ink-muted group-aria-[current=page]:text-ink-muted"
            />
          ),
          said: unsent ?? (
            <>
              {lastMessageAuthor === 'Agent' && <Answered />}
              {lastMessagePreview}
            </>
          ),
          meta: !isLong && <ConversationRowMeta conversation={conversation} />,
        })}
      </a>
      {maySelect && <RowSelection id={id} name={visitorName} />}
    </div>
  );
});

/** By itself, because the list gives colours just after the rows are there. */
function Tile({ id, name }: { id: string; name: string }) {
  const colour = useSession(({ conversations }) => conversations.colours[id]);
  return <Avatar name={name} colour={colour} />;
}
