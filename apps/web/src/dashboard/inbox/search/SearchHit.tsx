import { graphql, useFragment } from 'react-relay/hooks';
import { NavLink, useLocation } from 'react-router-dom';
import { type SearchHit_hit$key } from '#generated/SearchHit_hit';
import { paths } from '#router/paths.ts';
import { useSession } from '#session/sessionStore.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Time } from '#ui/Time.tsx';

/** A conversation that was found, with the words around it; it opens at the message. */
export function SearchHit(props: { hit: SearchHit_hit$key }) {
  const { conversation, message, excerpt } = useFragment(
    graphql`
      fragment SearchHit_hit on SearchHit {
        conversation {
          id
          version
          number
          status
          visitorName
          visitorEmail
          lastMessagePreview
          lastActivityAt
        }
        message {
          id
          version
          author
          authorName
          createdAt
        }
        excerpt {
          text
          isMatch
        }
      }
    `,
    props.hit,
  );
  const { id, number, status, visitorName, visitorEmail, lastMessagePreview, lastActivityAt } = conversation;
  const { search } = useLocation();
  const colour = useSession(({ conversations }) => conversations.colours[id]);
  const params = new URLSearchParams(search);
  params.delete('message');
  if (message) params.set('message', message.id);

  return (
    <NavLink
      to={`${paths.conversation(id)}?${params.toString()}`}
      data-conversation={id}
      className="group relative grid grid-cols-[32px_minmax(0,1fr)] gap-x-[11px] py-2.5 pr-3.5 pl-4 text-dense -outline-offset-2 after:absolute after:right-0 after:bottom-0 after:left-[59px] after:h-px after:bg-line hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:shadow-[inset_2px_0_0_var(--color-brand)] aria-[current=page]:after:hidden"
    >
      <Avatar name={visitorName} colour={colour} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-medium">{visitorName}</span>
          {(status === 'Resolved' || status === 'Snoozed') && (
            <span className="flex-none text-xs text-ink-muted">{status}</span>
          )}
          <Time
            instant={message?.createdAt ?? lastActivityAt}
            className="ml-auto flex-none text-xs text-ink-faint tabular-nums group-hover:text-ink-muted group-aria-[current=page]:text-ink-muted"
          />
        </span>
        <span className="line-clamp-2 text-ink-muted">
          {message && message.author !== 'Visitor' && `${message.authorName}: `}
          {message || excerpt.some(({ isMatch }) => isMatch)
            ? excerpt.map(({ text, isMatch }, index) =>
                isMatch ? (
                  <mark key={index} className="rounded-sm bg-caution-soft font-medium text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )
            : // Found by operators alone: what was said last tells most of it.
              lastMessagePreview || visitorEmail || `Conversation #${number}`}
        </span>
      </span>
    </NavLink>
  );
}
