import { useRef, useState } from 'preact/hooks';
import type { ConversationSummary } from '#api/ChatApi.ts';
import { unreadElsewhere } from '#chat/chatState.ts';
import { t } from '#language/t.ts';
import { BandButton } from './BandButton.tsx';
import { ConversationEntry } from './ConversationEntry.tsx';
import { ChatsIcon, PlusIcon } from './icons.tsx';
import { useDismiss } from './useDismiss.ts';

type ConversationMenuProps = {
  /** Last activity first. */
  conversations: readonly ConversationSummary[];
  current: string;
  onSwitch: (id: string) => void;
  /** Null where no other can be begun. */
  onStartNew: (() => void) | null;
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
      <BandButton
        buttonRef={button}
        label={
          newElsewhere > 0 ? t('Your conversations, {count} new', { count: newElsewhere }) : t('Your conversations')
        }
        aria-expanded={isOpen}
        aria-controls="conversations"
        onClick={() => setOpen(!isOpen)}
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
      </BandButton>
      {isOpen && (
        <nav
          id="conversations"
          aria-label={t('Your conversations')}
          className="absolute top-full right-(--gutter) z-10 -mt-1.5 flex max-h-[min(60vh,28rem)] w-[min(20rem,calc(100vw-2rem))] flex-col overflow-y-auto rounded-card bg-raised p-1.5 text-ink shadow-overlay"
        >
          {onStartNew && (
            <button
              type="button"
              onClick={() => choose(onStartNew)}
              className="flex min-h-10 items-center gap-2 rounded-control px-2.5 text-left text-dense font-medium text-brand hover:bg-hover"
            >
              <PlusIcon />
              {t('Start a new conversation')}
            </button>
          )}
          <ul className="mt-1 border-t border-line pt-1">
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <ConversationEntry
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
