import { Component, Suspense, useState, type ReactNode } from 'react';
import { GraphQLRequestError, NoReplyError, UnreadableReplyError } from '#relay/transport.ts';
import { LoadFailed } from '#ui/lists/LoadFailed.tsx';

type OwnPartProps = {
  /** In the shape of what comes. */
  fallback: ReactNode;
  /** What asks: `attempt` is the query's `fetchKey`, so that Retry asks again. */
  children: (attempt: number) => ReactNode;
} & (
  | {
      /** What is missing when it does not load, in the plural: «invoices». */
      what: string;
      /** It stands in a card, and needs no frame of its own. */
      isInCard?: boolean;
    }
  /** What stands in its place when it does not load. */
  | { renderFailed: (retry: () => void) => ReactNode }
);

/**
 * A part of a screen that asks for itself: it comes in its own time, and where its query fails, it alone says so and offers
 * Retry.
 */
export function OwnPart({ fallback, children, ...rest }: OwnPartProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  return (
    <Boundary
      key={attempt}
      renderFailed={(reason) =>
        'renderFailed' in rest ? rest.renderFailed(retry) : <Failed {...rest} reason={reason} onRetry={retry} />
      }
    >
      <Suspense fallback={fallback}>{children(attempt)}</Suspense>
    </Boundary>
  );
}

type FailedProps = { what: string; isInCard?: boolean; reason: string; onRetry: () => void };

function Failed({ isInCard = false, ...failed }: FailedProps) {
  return (
    <div role="alert" className={`grid ${isInCard ? '' : 'rounded-card border border-line'}`}>
      <LoadFailed {...failed} />
    </div>
  );
}

type BoundaryProps = { renderFailed: (reason: string) => ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const reason = reasonOf(failure.error);
    // A fault of ours is for the screen's own boundary.
    if (reason === null) throw failure.error;
    return this.props.renderFailed(reason);
  }
}

/** What the server, or the lack of one, says; null for what is no answer to a query. */
function reasonOf(error: unknown): string | null {
  const isAnswer = [GraphQLRequestError, NoReplyError, UnreadableReplyError].some((kind) => error instanceof kind);
  return isAnswer && error instanceof Error ? error.message : null;
}
