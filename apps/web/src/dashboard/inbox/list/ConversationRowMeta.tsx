import { AlarmClock, ArrowRightLeft, Bot, Check, Clock, Workflow, type LucideIcon } from 'lucide-react';
import { type ConversationRow_conversation$data } from '#generated/ConversationRow_conversation';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { exactTime } from '#ui/exactTime.ts';
import { useNow } from '#ui/useNow.ts';
import { useTitleOnHover } from '#ui/useTitleOnHover.ts';
import { PriorityIcon } from '../details/PriorityIcon.tsx';
import { isAutomatic } from './rowHasMeta.ts';
import { RowLabels } from './RowLabels.tsx';
import { waiting } from './waiting.ts';

type Conversation = ConversationRow_conversation$data;

/**
 * The row's last line: how long the visitor waits, or else who has the conversation; whether they asked for a person, its labels,
 * priority, assignee and what is unread. Its fields come with the row's: a fragment of its own would be read anew for each row that
 * scrolling shows.
 */
export function ConversationRowMeta({ conversation }: { conversation: Conversation }) {
  const {
    status,
    containMessagesUnreadByAgents: isUnread,
    unreadCount,
    priority,
    lastMessageAuthor,
    waitingSince,
    handoffRequestedAt,
    assignee,
    labels,
  } = conversation;
  const wait = waiting(waitingSince, useNow());
  const since = useTitleOnHover(() => `Since ${exactTime(waitingSince ?? '')}`);

  return (
    <span className="mt-0.5 flex h-5 items-center gap-2.5 text-xs text-ink-faint group-hover:text-ink-muted group-aria-[current=page]:text-ink-muted">
      {wait && (
        <span
          {...since}
          className={`inline-flex items-center gap-1 tabular-nums ${wait.isLate ? 'text-critical' : ''}`}
        >
          <Clock aria-hidden className="size-3" strokeWidth={2} />
          {wait.label}
        </span>
      )}
      {!wait && status === 'Snoozed' && <Note icon={AlarmClock} text="Snoozed" />}
      {!wait && status === 'Resolved' && <Note icon={Check} text="Resolved" />}
      {!wait && (status === 'Open' || status === 'Pending') && isAutomatic(conversation) && (
        <Note icon={lastMessageAuthor === 'Flow' ? Workflow : Bot} text={conversation.assistant.title} />
      )}
      {handoffRequestedAt && <AskedForPerson />}
      <RowLabels labels={labels} />
      {(assignee || isUnread || priority !== 'None') && (
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
