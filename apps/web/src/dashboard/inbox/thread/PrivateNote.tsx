import { type ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { Avatar } from '#ui/Avatar.tsx';

type PrivateNoteProps = { authorName: string; meta: ReactNode; acts?: ReactNode; children: ReactNode };

/** What only colleagues see: full width, amber, with a lock. */
export function PrivateNote({ authorName, meta, acts, children }: PrivateNoteProps) {
  return (
    <article
      aria-label={`Private note of ${authorName}`}
      className="group/message mb-2.5 grid grid-cols-[24px_minmax(0,1fr)_auto] gap-2 self-stretch rounded-card bg-caution-soft px-3 pt-[9px] pb-2.5 text-dense leading-5"
    >
      <Avatar name={authorName} size={24} look="line" />
      <div className="wrap-anywhere whitespace-pre-wrap">
        <p className="mb-0.5 flex flex-wrap items-center gap-x-1.5 text-xs font-medium text-caution">
          <Lock aria-hidden className="size-3" strokeWidth={1.75} />
          Private note
          <span className="font-normal text-ink-muted">
            {authorName} · {meta}
          </span>
        </p>
        {children}
      </div>
      {acts}
    </article>
  );
}
