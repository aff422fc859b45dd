import { PenLine } from 'lucide-react';
import { namesOf } from './namesOf.ts';
import { useColleagues } from './usePresence.ts';

/** Warns, and no more, before two people answer the same visitor; always in the document, for screen readers. */
export function ColleagueWriting() {
  const names = useColleagues()
    .filter(({ isTyping }) => isTyping)
    .map(({ user }) => user.name);
  return (
    <output className="mx-auto block w-[calc(100%-24px)] max-w-[784px] flex-none">
      {names.length > 0 && (
        <span className="mb-1.5 flex items-center gap-2 rounded-control bg-caution-soft px-3 py-1.5 text-xs text-ink">
          <PenLine aria-hidden className="size-3.5 flex-none text-caution" strokeWidth={1.75} />
          {namesOf(names)} {names.length > 1 ? 'are' : 'is'} writing too.
        </span>
      )}
    </output>
  );
}
