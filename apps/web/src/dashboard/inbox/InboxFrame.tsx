import { type ReactNode, type Ref, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { WholeFrame } from './wholeFrame.ts';

type InboxFrameProps = {
  ref?: Ref<HTMLDivElement>;
  list: ReactNode;
  /** The conversation. */
  children?: ReactNode;
};

/** The list at the left, a conversation at the right; one of the two where a thread would have no room beside the list. */
export function InboxFrame({ ref, list, children }: InboxFrameProps) {
  const isOpen = useMatch(paths.conversation(':conversationId')) !== null;
  // Beside an empty list there is nothing to select.
  const [isWhole, setIsWhole] = useState(false);

  return (
    <div ref={ref} className={`grid min-h-0 flex-1 ${isWhole && !isOpen ? '' : 'lg:grid-cols-[320px_minmax(0,1fr)]'}`}>
      <section
        aria-label="Conversations"
        className={`min-h-0 min-w-0 flex-col lg:flex ${isWhole ? '' : 'lg:border-r lg:border-line'} ${isOpen ? 'hidden' : 'flex'}`}
      >
        <WholeFrame value={setIsWhole}>{list}</WholeFrame>
      </section>
      <div className={`min-h-0 min-w-0 flex-col ${isOpen ? 'flex' : 'hidden'} ${isOpen || isWhole ? '' : 'lg:flex'}`}>
        {children}
      </div>
    </div>
  );
}
