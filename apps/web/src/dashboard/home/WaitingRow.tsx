import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingRow_conversation$data, WaitingRow_conversation$key } from '#generated/WaitingRow_conversation';
import { waiting } from '#dashboard/inbox/list/waiting.ts';
import { paths } from '#router/paths.ts';
import { created } from '#session/conversations.slice.ts';
import { dispatch, useSession } from '#session/sessionStore.ts';
import { usePermission } from '#session/usePermission.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useNow } from '#ui/useNow.ts';
import { NeedRow } from './NeedRow.tsx';

/** Somebody who waits for a person. */
export function WaitingRow(props: { conversation: WaitingRow_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment WaitingRow_conversation on Conversation {
        id
        version
        visitorName
        lastMessagePreview
        waitingSince
        handoffRequestedAt
        assignee {
          id
          name
        }
      }
    `,
    props.conversation,
  );
  const { id, visitorName, waitingSince } = conversation;
  const colour = useSession(({ conversations }) => conversations.colours[id]);
  // Before the first paint, as in the inbox, where it has the same colour then.
  useLayoutEffect(() => dispatch('conversations', (slice) => created(slice, id)), [id]);
  const since = waiting(waitingSince, useNow());
  const mayReply = usePermission('MANAGE_CONVERSATIONS');
  return (
    <NeedRow
      to={paths.conversation(id)}
      picture={<Avatar name={visitorName} colour={colour} />}
      title={visitorName}
      text={`${standing(conversation)}: ${conversation.lastMessagePreview}`}
      when={since && <span className={since.isLate ? 'text-critical' : 'text-ink-faint'}>{since.label}</span>}
      act={mayReply ? 'Reply' : 'Open'}
    />
  );
}

function standing({ handoffRequestedAt, assignee }: WaitingRow_conversation$data): string {
  if (handoffRequestedAt) return 'Asked for a person';
  return assignee ? `With ${assignee.name}` : 'Nobody has it';
}
