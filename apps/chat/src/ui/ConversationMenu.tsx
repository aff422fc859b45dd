import { useRef, useState } from 'preact/hooks';
import { isUndone, type ConversationSummary, type Message } from '#api/ChatApi.ts';
import { unreadElsewhere } from '#chat/chatState.ts';
import { ChatsIcon, PlusIcon } from './icons.tsx';
import { useDismiss } from './useDismiss.ts';
import { dayLabel } from './when.ts';

type ConversationMenuProps = {
  /** Last activity first. */
  conversations: readonly ConversationSummary[];
  current: string;
  onSwitch: (id: string) => void;
  onStartNew: () => void;
};

/** The visitor's conversations, to go back to one or to begin another. */
export function ConversationMenu({ conversations, current, onSwitch, onStartNew }: ConversationMenuProps) {
  const newElsewhere = unreadElsewhere({ conversations, thread: current });
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, area, (isByKey) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  });

  function choose(act: () => void) {
    setOpen(false);
    act();
  }

  return (
    <div ref={area}>
      <button
        ref={button}
        type="button"
        aria-label={newElsewhere > 0 ? `Your conversations, ${newElsewhere} new` : 'Your conversations'}
        title="Your conversations"
        aria-expanded={isOpen}
        aria-controls="conversations"
        onClick={() => setOpen(!isOpen)}
        className="relative grid size-9 place-items-center rounded-control outline-offset-0 outline-band-ink hover:bg-band-hover"
      >
        <ChatsIcon className="size-5" />
        {newElsewhere > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 min-w-4.5 rounded-full bg-critical px-1 text-center text-2xs leading-4.5 font-semibold text-critical-ink tabular-nums"
          >
            {newElsewhere > 99 ? '99+' : newElsewhere}
          </span>
        )}
      </button>
      {isOpen && (
        <nav
          id="conversations"
          aria-label="Your conversations"
          className="absolute top-full right-4 z-10 -mt-1.5 flex max-h-[min(60vh,28rem)] w-[min(20rem,calc(100vw-2rem))] flex-col overflow-y-auto rounded-card bg-raised p-1.5 text-ink shadow-overlay"
        >
          <button
            type="button"
            onClick={() => choose(onStartNew)}
            className="flex min-h-10 items-center gap-2 rounded-control px-2.5 text-left text-dense font-medium text-brand hover:bg-hover"
          >
            <PlusIcon />
            Start a new conversation
          </button>
          <ul className="mt-1 border-t border-line pt-1">
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <Entry
                  conversation={conversation}
                  isCurrent={conversation.id === current}
                  onChoose={() => choose(() => onSwitch(conversation.id))}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** What a message says, or the files that it is. */
function gistOf(message: Message): string {
  const { body, attachments, takenBackAt } = message;
  if (isUndone(message)) return 'Your conversation';
  if (takenBackAt) return 'A message that was taken back';
  if (body || attachments.length === 0) return body;
  return attachments.length === 1 ? (attachments[0]?.name ?? '') : `${attachments.length} files`;
}

type EntryProps = { conversation: ConversationSummary; isCurrent: boolean; onChoose: () => void };

function Entry({ conversation, isCurrent, onChoose }: EntryProps) {
  const { lastMessage, lastActivityAt, status, unreadCount } = conversation;
  const isUnread = unreadCount > 0 && !isCurrent;
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
      className={`flex w-full flex-col gap-0.5 rounded-control px-2.5 py-2 text-left ${isCurrent ? 'bg-brand-soft' : 'hover:bg-hover'}`}
    >
      <span dir="auto" className={`line-clamp-2 text-dense wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>
        {lastMessage ? `${lastMessage.author === 'Visitor' ? 'You: ' : ''}${gistOf(lastMessage)}` : 'No messages yet'}
      </span>
      <span className="text-xs text-ink-muted">
        {dayLabel(lastActivityAt)}
        {status === 'Resolved' && ' · Resolved'}
        {isUnread && <span className="font-medium text-brand"> · {unreadCount} new</span>}
      </span>
    </button>
  );
}
