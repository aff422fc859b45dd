import { Component, Suspense, useState, type ReactNode } from 'react';
import { GraphQLRequestError, NoReplyError, UnreadableReplyError } from '#relay/transport.ts';
import { LoadFailed } from '#ui/lists/LoadFailed.tsx';
import { Section } from '#ui/Section.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';

type OwnSectionProps = {
  title: string;
  description?: ReactNode;
  /** What is missing when it does not load, in the plural: «invoices». */
  what: string;
  /** In the shape of what comes. */
  fallback?: ReactNode;
  /** What asks: `attempt` is the query's `fetchKey`, so that Retry asks again. */
  children: (attempt: number) => ReactNode;
};

/**
 * A section that asks for itself, beside the others: it comes in its own time, and where its query fails, Stripe being away,
 * it alone says so and offers Retry.
 */
export function OwnSection({ title, description, what, fallback = <TextSkeleton />, children }: OwnSectionProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Section title={title} description={description}>
      <Boundary key={attempt} what={what} onRetry={() => setAttempt((count) => count + 1)}>
        <Suspense fallback={fallback}>{children(attempt)}</Suspense>
      </Boundary>
    </Section>
  );
}

type BoundaryProps = { what: string; onRetry: () => void; children: ReactNode };

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
      <div role="alert" className="rounded-card border border-line">
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
