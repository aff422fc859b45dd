import { lazy, Suspense } from 'react';
import { X } from 'lucide-react';
import { type ConversationDetails_conversation$key } from '#generated/ConversationDetails_conversation';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { LazyPart } from '#ui/LazyPart.tsx';

const ConversationDetails = lazy(() => import('./ConversationDetails.tsx'));
const DetailsDrawer = lazyOverlay(() => import('./DetailsDrawer.tsx'));

type DetailsPaneProps = {
  /** Null while it loads. */
  conversation: ConversationDetails_conversation$key | null;
  /** Beside the thread; else over it. */
  isBeside: boolean;
  onClose: () => void;
};

/** The place of the details: a pane of its own, or a drawer from the right. */
export function DetailsPane({ conversation, isBeside, onClose }: DetailsPaneProps) {
  if (isBeside) {
    return (
      <aside
        aria-label="Contact details"
        data-record-details
        className="w-[272px] flex-none overflow-y-auto overscroll-contain border-l border-line"
      >
        <LazyPart isSilent>{conversation && <ConversationDetails conversation={conversation} />}</LazyPart>
      </aside>
    );
  }
  if (!conversation) return null;
  return (
    <DetailsDrawer onClose={onClose}>
      <div className="flex h-12 flex-none items-center justify-between border-b border-line pr-2 pl-4">
        <p className="text-sm font-semibold">Contact details</p>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <Suspense>
          <ConversationDetails conversation={conversation} />
        </Suspense>
      </div>
    </DetailsDrawer>
  );
}
