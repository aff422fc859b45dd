import { useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { useQueryLoader } from 'react-relay/hooks';
import { flushSync } from 'react-dom';
import ListAssistantsParameters from '#__generated__/ListAssistants$parameters.ts';
import { type ListAssistants } from '#generated/ListAssistants';
import { menuClosed, menuOpened } from '#session/assistants.slice.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { dispatch, useSession } from '#session/sessionStore.ts';
import { Button } from '#ui/Button.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { notify } from '#ui/toast.ts';
import { openChatPopup, type ChatPopup } from './openChatPopup.ts';

/** How long a list that was asked for on hover is fresh enough to be shown as it is. */
const FRESH_MS = 30_000;

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

const AssistantMenuPopover = lazyOverlay(() => import('#dashboard/assistant-menu/AssistantMenuPopover.tsx'));

export type ChosenAssistant = ChatPopup['assistant'] & { title: string };

/**
 * 'Open Your Chatbot' (spec §2): the company's assistants, each of which opens in a popup as visitors see it. The list is
 * asked for when the button is pointed at or focused, not with the screen.
 */
export function AssistantMenu({ className = '' }: { className?: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isOpen = useSession(({ assistants }) => assistants.isMenuOpen);
  const clientId = useCurrentUser()?.client?.id;
  const { queryRef, attempt, prepare, retry } = useAssistants();

  function open() {
    prepare();
    dispatch('assistants', menuOpened);
  }

  function close() {
    dispatch('assistants', menuClosed);
  }

  /** Enter too: as a click it would count as a screen reader's, for whom the menu moves the focus late. */
  function openByKey(event: KeyboardEvent) {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    open();
  }

  function choose(assistant: ChosenAssistant) {
    flushSync(close);
    trigger.current?.focus();
    openOrSay(clientId, assistant);
  }

  return (
    <>
      <Button
        ref={trigger}
        aria-label="Open Your Chatbot"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={openByKey}
        onPointerEnter={prepare}
        onFocus={prepare}
        icon={<MessageCircle aria-hidden className="size-4 flex-none max-md:size-[18px]" strokeWidth={1.75} />}
        className={`max-md:size-10 max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:dark:bg-transparent max-md:text-ink-muted max-md:shadow-none ${className}`}
      >
        <span className="max-md:hidden">Open Your Chatbot</span>
        <ChevronDown aria-hidden className="size-3.5 flex-none text-ink-faint max-md:hidden" strokeWidth={1.75} />
      </Button>
      {isOpen && queryRef && (
        <AssistantMenuPopover
          // Another try stands anew: an error before it is forgotten.
          key={attempt}
          queryRef={queryRef}
          triggerRef={trigger}
          onChoose={choose}
          onRetry={retry}
          onClose={close}
        />
      )}
    </>
  );
}

function useAssistants() {
  const [queryRef, loadList] = useQueryLoader<ListAssistants>(ListAssistantsParameters);
  const [asked, setAsked] = useState({ attempt: 0, at: -Infinity });

  function ask(fetchPolicy: 'store-and-network' | 'network-only') {
    setAsked(({ attempt }) => ({ attempt: fetchPolicy === 'network-only' ? attempt + 1 : attempt, at: Date.now() }));
    loadList({}, { fetchPolicy });
  }

  return {
    queryRef,
    attempt: asked.attempt,
    prepare: () => {
      if (Date.now() - asked.at > FRESH_MS) ask('store-and-network');
    },
    retry: () => ask('network-only'),
  };
}

/** Opens the chat with an assistant, or says why it cannot be. */
export function openOrSay(clientId: string | undefined, assistant: ChosenAssistant) {
  if (openChatPopup({ clientId, assistant })) return;
  notify({ kind: 'warning', title: 'Your account belongs to no company yet, so it has no chatbot to open.' });
}
