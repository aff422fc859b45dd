import { Check } from 'lucide-react';

/** Says quietly that what was changed is kept. For preferences, which are saved at once. */
export function SavedMark({ isSaved }: { isSaved: boolean }) {
  return (
    <output className="flex min-h-5 items-center gap-1 text-xs text-ink-muted">
      {isSaved && (
        <>
          <Check aria-hidden className="size-3.5 text-positive" strokeWidth={2} />
          Saved
        </>
      )}
    </output>
  );
}
