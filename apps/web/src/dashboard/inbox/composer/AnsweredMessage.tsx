import { Reply, X } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { type Quoted } from './drafts.ts';

/** The message that the reply answers, above it. */
export function AnsweredMessage({ message, onRemove }: { message: Quoted; onRemove: () => void }) {
  return (
    <div className="mx-3 mb-1 flex items-center gap-2 rounded-control bg-well py-1 pr-1 pl-2 text-xs text-ink-muted">
      <Reply aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
      <p className="min-w-0 flex-1 truncate">
        <span className="font-medium text-ink">{message.authorName}</span> {message.body}
      </p>
      <IconButton icon={X} label="Cancel replying to this message" onClick={onRemove} />
    </div>
  );
}
