import { type ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { useActionsByLongPress } from './MessageActions.tsx';

type PrivateNoteProps = {
  /** Their name. */
  author: string;
  avatar: ReactNode;
  meta: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** What only colleagues see: full width, amber, with a lock. */
export function PrivateNote({ author, avatar, meta, actions, children }: PrivateNoteProps) {
  const longPress = useActionsByLongPress(Boolean(actions));
  return (
    <article
      {...longPress.props}
      aria-label={`Private note of ${author}`}
      tabIndex={-1}
      className={`group/message ${longPress.className} outline-none mb-2.5 grid grid-cols-[24px_minmax(0,1fr)_auto] gap-2 self-stretch rounded-card bg-caution-soft px-3 pt-[9px] pb-2.5 text-dense leading-5`}
    >
      {avatar}
      <div className="wrap-anywhere whitespace-pre-wrap">
        <p className="mb-0.5 flex flex-wrap items-center gap-x-1.5 text-xs font-medium text-caution">
          <Lock aria-hidden className="size-3" strokeWidth={1.75} />
          Private note
          <span className="font-normal text-ink-muted">
            {author} · {meta}
          </span>
        </p>
        {children}
      </div>
      {actions}
    </article>
  );
}
