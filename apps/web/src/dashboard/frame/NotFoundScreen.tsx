import { Compass, House } from 'lucide-react';
import { paths } from '#router/paths.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InboxLink } from './InboxLink.tsx';
import { ScreenLink } from './ScreenLink.tsx';

/** An address under /dashboard that leads nowhere. */
export default function NotFoundScreen() {
  return (
    <>
      <EmptyState
        icon={Compass}
        title="Nothing is at this address"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ScreenLink to={paths.dashboard} icon={House}>
              Go to Home
            </ScreenLink>
            <InboxLink />
          </div>
        }
      >
        It may be mistyped, or the page may have been moved or deleted.
      </EmptyState>
    </>
  );
}
