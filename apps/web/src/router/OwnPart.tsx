import { Component, Suspense, useState, type ReactNode } from 'react';
import { GraphQLRequestError, NoReplyError, UnreadableReplyError } from '#relay/transport.ts';
import { LoadFailed } from '#ui/lists/LoadFailed.tsx';

type OwnPartProps = {
  /** What is missing when it does not load, in the plural: «invoices». */
  what: string;
  /** It stands in a card, and needs no frame of its own. */
  isInCard?: boolean;
  /** In the shape of what comes. */
  fallback: ReactNode;
  /** What asks: `attempt` is the query's `fetchKey`, so that Retry asks again. */
  children: (attempt: number) => ReactNode;
};

/**
 * A part of a screen that asks for itself: it comes in its own time, and where its query fails, it alone says so and offers
 * Retry.
 */
export function OwnPart({ what, isInCard = false, fallback, children }: OwnPartProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary key={attempt} what={what} isInCard={isInCard} onRetry={() => setAttempt((count) => count + 1)}>
      <Suspense fallback={fallback}>{children(attempt)}</Suspense>
    </Boundary>
  );
}

type BoundaryProps = { what: string; isInCard: boolean; onRetry: () => void; children: ReactNode };

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
    return (
      <div role="alert" className={`grid ${this.props.isInCard ? '' : 'rounded-card border border-line'}`}>
        <LoadFailed what={this.props.what} reason={reason} onRetry={this.props.onRetry} />
      </div>
    );
  }
}

/** What the server, or the lack of one, says; null for what is no answer to a query. */
function reasonOf(error: unknown): string | null {
  const isAnswer = [GraphQLRequestError, NoReplyError, UnreadableReplyError].some((kind) => error instanceof kind);
  return isAnswer && error instanceof Error ? error.message : null;
}
