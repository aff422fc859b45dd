import { type ReactNode, type Ref } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';

type InboxFrameProps = {
  ref?: Ref<HTMLDivElement>;
  list: ReactNode;
  /** The conversation. */
  children?: ReactNode;
};

/** The list at the left, a conversation at the right; one of the two where a thread would have no room beside the list. */
export function InboxFrame({ ref, list, children }: InboxFrameProps) {
  const isOpen = useMatch(paths.conversation(':conversationId')) !== null;

  return (
    <div
      ref={ref}
      // Beside an empty list there is nothing to select.
      className={`group/inbox grid min-h-0 flex-1 lg:grid-cols-[320px_minmax(0,1fr)] ${isOpen ? '' : 'lg:has-data-empty-inbox:grid-cols-1'}`}
    >
      <section
        aria-label="Conversations"
        className={`min-h-0 min-w-0 flex-col lg:flex lg:border-line lg:not-has-data-empty-inbox:border-r ${isOpen ? 'hidden' : 'flex'}`}
      >
        {list}
      </section>
      <div
        className={`min-h-0 min-w-0 flex-col ${isOpen ? 'flex' : 'hidden lg:flex lg:group-has-data-empty-inbox/inbox:hidden'}`}
      >
        {children}
      </div>
    </div>
  );
}
