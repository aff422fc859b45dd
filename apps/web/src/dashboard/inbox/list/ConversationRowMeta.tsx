import { AlarmClock, ArrowRightLeft, Bot, Check, Clock, Workflow, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import {
  type ConversationRowMeta_conversation$data,
  type ConversationRowMeta_conversation$key,
} from '#generated/ConversationRowMeta_conversation';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { exactTime } from '#ui/exactTime.ts';
import { useNow } from '#ui/useNow.ts';
import { useTitleOnHover } from '#ui/useTitleOnHover.ts';
import { PriorityIcon } from '../details/PriorityIcon.tsx';
import { LabelDot } from './LabelDot.tsx';
import { waiting, type Waiting } from './waiting.ts';

type Conversation = ConversationRowMeta_conversation$data;

/**
 * The row's last line: how long the visitor waits, or else who has the conversation; whether they asked for a person, its labels,
 * priority, assignee and what is unread. Nothing where there is none of it.
 */
export function ConversationRowMeta(props: { conversation: ConversationRowMeta_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment ConversationRowMeta_conversation on Conversation {
        status
        handledBy
        containMessagesUnreadByAgents
        unreadCount
        priority
        lastMessageAuthor
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
    props.conversation,
  );
  const { status, priority, waitingSince, handoffRequestedAt, assignee, labels } = conversation;
  const { containMessagesUnreadByAgents: isUnread, unreadCount } = conversation;
  const now = useNow();
  // What is put off does not press until its time.
  const wait = status === 'Snoozed' ? null : waiting(waitingSince, now);
  const note = wait ? <Wait wait={wait} since={waitingSince ?? ''} /> : stageOf(conversation);
  const isMarked = assignee !== null || isUnread || priority !== 'None';
  if (!note && !handoffRequestedAt && labels.length === 0 && !isMarked) return null;

  return (
    <span className="mt-0.5 flex h-5 items-center gap-2.5 text-xs text-ink-faint group-hover:text-ink-muted group-aria-[current=page]:text-ink-muted">
      {note}
      {handoffRequestedAt && <AskedForPerson />}
      <Labels labels={labels} />
      {isMarked && (
        <span className="ml-auto flex flex-none items-center gap-1.5">
          {priority !== 'None' && (
            <span title={`${priority} priority`} className="inline-flex">
              <PriorityIcon priority={priority} />
              <span className="sr-only">{priority} priority</span>
            </span>
          )}
          {assignee && (
            <span title={`Assigned to ${assignee.name}`} className="inline-flex">
              <PersonAvatar person={assignee} size={20} look="line" />
              <span className="sr-only">Assigned to {assignee.name}</span>
            </span>
          )}
          {isUnread && <Unread count={unreadCount} />}
        </span>
      )}
    </span>
  );
}

function Wait({ wait, since }: { wait: Waiting; since: string }) {
  const title = useTitleOnHover(() => `Since ${exactTime(since)}`);
  return (
    <span {...title} className={`inline-flex items-center gap-1 tabular-nums ${wait.isLate ? 'text-critical' : ''}`}>
      <Clock aria-hidden className="size-3" strokeWidth={2} />
      {wait.label}
    </span>
  );
}

/** Who has the conversation, when that is not the people of the company. */
function stageOf({ status, handledBy, lastMessageAuthor, assistant }: Conversation) {
  if (status === 'Snoozed') return <Note icon={AlarmClock} text="Snoozed" />;
  if (status === 'Resolved') return <Note icon={Check} text="Resolved" />;
  if (lastMessageAuthor === 'Flow') return <Note icon={Workflow} text={assistant.title} />;
  if (lastMessageAuthor === 'AI' || handledBy === 'AI') return <Note icon={Bot} text={assistant.title} />;
  return null;
}

/** The first by name, and how many more there are. */
function Labels({ labels }: Pick<Conversation, 'labels'>) {
  const [first, ...others] = labels;
  if (!first) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5" title={labels.map(({ name }) => name).join(', ')}>
      <LabelDot colour={first.colour} />
      <span className="truncate">{first.name}</span>
      {others.length > 0 && (
        <span className="flex-none tabular-nums">
          <span aria-hidden>+{others.length}</span>
          <span className="sr-only">{others.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
    </span>
  );
}

/** As the thread's line of the same event is marked. */
function AskedForPerson() {
  return (
    <span title="Asked for a person" className="inline-flex flex-none text-caution">
      <ArrowRightLeft aria-hidden className="size-3" strokeWidth={2} />
      <span className="sr-only">Asked for a person</span>
    </span>
  );
}

function Note({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <Icon aria-hidden className="size-3 flex-none" strokeWidth={2} />
      <span className="truncate">{text}</span>
    </span>
  );
}

function Unread({ count }: { count: number }) {
  const badge = 'flex-none rounded-full bg-brand text-brand-ink';
  if (count === 0) {
    return (
      <span className={`size-2 ${badge}`}>
        <span className="sr-only">Unread</span>
      </span>
    );
  }
  return (
    <span className={`h-4 min-w-4 px-1 text-center text-2xs leading-4 font-semibold tabular-nums ${badge}`}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{count === 1 ? '1 unread message' : `${count} unread messages`}</span>
    </span>
  );
}
