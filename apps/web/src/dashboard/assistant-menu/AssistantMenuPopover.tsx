import { type RefObject } from 'react';
import { type PreloadedQuery } from 'react-relay/hooks';
import { Popover } from 'react-aria-components';
import { type ListAssistants } from '#generated/ListAssistants';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type ChosenAssistant } from '../frame/AssistantMenu.tsx';
import { AssistantList } from './AssistantList.tsx';
import { PopoverFailed } from '../frame/PopoverFailed.tsx';

type AssistantMenuPopoverProps = {
  queryRef: PreloadedQuery<ListAssistants>;
  triggerRef: RefObject<HTMLElement | null>;
  onChoose: (assistant: ChosenAssistant) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** The open assistant menu. Default export: `AssistantMenu.tsx` loads it lazily. */
export default function AssistantMenuPopover({
  queryRef,
  triggerRef,
  onChoose,
  onRetry,
  onClose,
}: AssistantMenuPopoverProps) {
  return (
    <Popover
      isOpen
      aria-label="Open Your Chatbot"
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="flex w-[264px] flex-col rounded-card bg-raised p-1 text-dense text-ink shadow-overlay outline-none motion-safe:data-entering:animate-fade"
    >
      <p aria-hidden className="flex-none px-2 pt-1.5 pb-1 text-xs text-ink-muted">
        Open Your Chatbot
      </p>
      <QueryBoundary
        fallback={<Loading />}
        renderFailed={() => <PopoverFailed what="Your chatbots" onRetry={onRetry} />}
      >
        <AssistantList queryRef={queryRef} onChoose={onChoose} onClose={onClose} />
      </QueryBoundary>
    </Popover>
  );
}

function Loading() {
  return (
    <output className="block">
      <span className="sr-only">Loading your chatbots</span>
      {['w-24', 'w-32'].map((width) => (
        <span key={width} className="flex h-11 items-center gap-2.5 px-2 max-md:h-12">
          <span aria-hidden className="size-8 flex-none rounded-control bg-ink/8" />
          <span className="grid gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-2 w-20" />
          </span>
        </span>
      ))}
    </output>
  );
}
