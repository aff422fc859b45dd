import { AlarmClock, Bot, Check, MessageCircle } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import { type PastConversations_visitor$key } from '#generated/PastConversations_visitor';
import { paths } from '#router/paths.ts';
import { Time } from '#ui/Time.tsx';
import { Panel } from './Panel.tsx';

const SIGNS = { Open: MessageCircle, Pending: Bot, Snoozed: AlarmClock, Resolved: Check };

type PastConversationsProps = {
  visitor: PastConversations_visitor$key;
  /** The one that is open, which is not listed. */
  conversationId: string;
};

/** The visitor's other conversations, last activity first; nothing when there are none. */
export function PastConversations({ visitor, conversationId }: PastConversationsProps) {
  const { conversations } = useFragment(
    graphql`
      fragment PastConversations_visitor on Visitor {
        conversations(first: 10) {
          id
          version
          status
          lastMessagePreview
          lastActivityAt
        }
      }
    `,
    visitor,
  );
  const { search } = useLocation();
  const others = conversations.filter(({ id }) => id !== conversationId);
  if (others.length === 0) return null;
  return (
    <Panel title="Other conversations" count={others.length}>
      <ul className="grid gap-y-0.5">
        {others.map(({ id, status, lastMessagePreview, lastActivityAt }) => {
          const Sign = SIGNS[status];
          return (
            <li key={id}>
              <Link
                to={paths.conversation(id) + search}
                className="-mx-1.5 flex min-h-[26px] items-center gap-2 rounded-control px-1.5 hover:bg-hover"
              >
                <Sign
                  aria-hidden
                  className={`size-3.5 flex-none ${status === 'Resolved' ? 'text-positive' : 'text-ink-muted'}`}
                  strokeWidth={2}
                />
                <span className="min-w-0 truncate">
                  <span className="sr-only">{status}: </span>
                  {lastMessagePreview}
                </span>
                <Time instant={lastActivityAt} className="ml-auto flex-none text-ink-faint tabular-nums" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
