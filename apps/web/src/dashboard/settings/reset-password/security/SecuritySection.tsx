import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { Security } from './Security.tsx';

/**
 * How the person signs in and where they are signed in, as two sections beside the password. They ask for themselves: where
 * that fails, the password's form stands without them.
 */
export function SecuritySection() {
  return (
    <div className="mt-7">
      <QueryBoundary what="security settings" fallback={<TextSkeleton lines={6} />}>
        {(attempt) => <Security attempt={attempt} />}
      </QueryBoundary>
    </div>
  );
}
