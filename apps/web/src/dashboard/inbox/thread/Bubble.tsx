import { type ReactNode } from 'react';
import { useActionsByLongPress } from './MessageActions.tsx';

const LOOKS = {
  visitor: 'rounded-[14px_14px_14px_4px] bg-well inset-ring inset-ring-line dark:bg-raised dark:inset-ring-0',
  assistant: 'rounded-[14px_14px_4px_14px] bg-surface inset-ring inset-ring-line dark:inset-ring-ink/16',
  agent: 'rounded-[14px_14px_4px_14px] bg-brand-soft',
};

type BubbleProps = {
  side: keyof typeof LOOKS;
  /** Read out before the text; seen by its side and colour. */
  author: string;
  avatar: ReactNode;
  /** Beneath the text: who, when, how it stands. */
  meta: ReactNode;
  /** Beside the text; their room is kept without them. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The shape of a message: left for the visitor, right for everybody on the company's side. */
export function Bubble({ side, author, avatar, meta, actions, children }: BubbleProps) {
  const isVisitor = side === 'visitor';
  const longPress = useActionsByLongPress(Boolean(actions));
  return (
    <div
      {...longPress.props}
      // A tap puts the focus here, and shows what can be done with the message.
      tabIndex={-1}
      className={`group/message ${longPress.className} grid outline-none max-w-[84%] items-end gap-x-2 max-md:max-w-[92%] ${meta ? 'mb-2.5' : 'mb-[3px]'} ${
        isVisitor ? 'grid-cols-[24px_minmax(0,auto)] self-start' : 'grid-cols-[minmax(0,auto)_24px] self-end'
      }`}
    >
      {isVisitor && <span className="row-start-1 flex">{avatar}</span>}
      <div
        className={`row-start-1 flex min-w-0 items-center gap-1 ${isVisitor ? 'col-start-2' : 'col-start-1 flex-row-reverse'}`}
      >
        <div dir="auto" className={`min-w-0 px-3 py-2 leading-[21px] wrap-anywhere whitespace-pre-wrap ${LOOKS[side]}`}>
          {/* Apart, so that the message alone says in which direction it runs. */}
          <bdi className="sr-only">{author}: </bdi>
          {children}
        </div>
        {/* Its room stays, so that no line breaks elsewhere when a permission comes or goes. */}
        {actions || <span aria-hidden className="w-7 flex-none max-md:w-10" />}
      </div>
      {!isVisitor && <span className="col-start-2 row-start-1 flex">{avatar}</span>}
      {meta && (
        <div
          className={`mt-1 flex flex-wrap items-center gap-x-1.5 px-0.5 text-xs text-ink-faint tabular-nums ${
            isVisitor ? 'col-start-2' : 'col-start-1 justify-end'
          }`}
        >
          {meta}
        </div>
      )}
    </div>
  );
}
