import { ArrowDown } from 'lucide-react';

/** Something arrived below while the reader was further up. */
export function NewMessagesButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute bottom-3 left-1/2 inline-flex h-8 -translate-x-1/2 items-center gap-1.5 rounded-full bg-raised px-3 text-dense font-medium text-ink shadow-overlay"
    >
      <ArrowDown aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
      New messages
    </button>
  );
}
