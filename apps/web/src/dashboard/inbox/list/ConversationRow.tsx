import { memo, type MouseEvent } from 'react';
import { Reply } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { NavLink, useNavigate } from 'react-router-dom';
import { type ConversationRow_conversation$key } from '#generated/ConversationRow_conversation';
import { paths } from '#router/paths.ts';
import { useSession } from '#session/sessionStore.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Time } from '#ui/Time.tsx';
import { RowSelection } from '../actions/RowSelection.tsx';
import { selectTo } from '../actions/selection.ts';
import { ConversationRowMeta } from './ConversationRowMeta.tsx';
import { useUnsent } from './unsent.ts';
import { UnsentPreview } from './UnsentPreview.tsx';

type ConversationRowProps = {
  conversation: ConversationRow_conversation$key;
  /** The list's filters, which stay on when a conversation is opened: «?view=mine» or nothing. */
  search: string;
  maySelect: boolean;
};

/**
 * One conversation in the list: who, what was said last, who has it and how long the visitor waits. Memoised: scrolling draws the
 * list anew.
 */
export const ConversationRow = memo(function ConversationRow({ search, maySelect, ...props }: ConversationRowProps) {
  const conversation = useFragment(
    graphql`
      fragment ConversationRow_conversation on Conversation {
        id
        version
        number
        visitorName
        containMessagesUnreadByAgents
        lastMessagePreview
        lastMessageAuthor
        lastActivityAt
        ...ConversationRowMeta_conversation
      }
    `,
    props.conversation,
  );
  const { id, visitorName, containMessagesUnreadByAgents: isUnread } = conversation;
  const colour = useSession(({ conversations }) => conversations.colours[id]);
  const unsent = useUnsent(id);

  const navigate = useNavigate();
  const address = paths.conversation(id) + search;

  function press(event: MouseEvent) {
    // With Ctrl or ⌘, it is the browser's.
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (event.shiftKey) selectTo(id);
    // What is open, or opening, is not opened anew by a second press. Drawn at once: one sees what one pressed, and may write.
    else if (event.currentTarget.ariaCurrent !== 'page') void navigate(address, { flushSync: true });
  }

  return (
    <div className="group/row relative h-full">
      <NavLink
        to={address}
        data-conversation={id}
        data-unread={isUnread || undefined}
        onClick={press}
        className="group relative grid h-full grid-cols-[32px_minmax(0,1fr)] gap-x-[11px] py-2.5 pr-3.5 pl-4 text-dense -outline-offset-2 after:absolute after:right-0 after:bottom-0 after:left-[59px] after:h-px after:bg-line hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:shadow-[inset_2px_0_0_var(--color-brand)] aria-[current=page]:after:hidden"
      >
        <Avatar name={visitorName} colour={colour} />
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            <span className="truncate font-medium group-data-unread:font-semibold">{visitorName}</span>
            <Time
              instant={conversation.lastActivityAt}
              className="ml-auto flex-none text-xs text-ink-faint tabular-nums group-hover:text-ink-muted group-aria-[current=page]:text-ink-muted"
            />
          </span>
          {/* All rows are of one height: without a last line, this has its room too. */}
          <span className="block truncate text-ink-muted group-data-unread:text-ink last:line-clamp-2 last:whitespace-normal max-md:line-clamp-2 max-md:whitespace-normal max-md:not-last:min-h-[2lh] max-md:last:line-clamp-3">
            {unsent ? (
              <UnsentPreview unsent={unsent} />
            ) : (
              <>
                {conversation.lastMessageAuthor === 'Agent' && <Answered />}
                {conversation.lastMessagePreview}
              </>
            )}
          </span>
          <ConversationRowMeta conversation={conversation} />
        </span>
      </NavLink>
      {maySelect && <RowSelection id={id} name={visitorName} />}
    </div>
  );
});

/** A person of the company wrote last: not always the one who reads this. */
function Answered() {
  return (
    <>
      <Reply aria-hidden className="mr-1 inline size-3.5 align-[-2px] text-ink-faint" strokeWidth={1.75} />
      <span className="sr-only">Answered: </span>
    </>
  );
}
