import { Component, type ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '#ui/Button.tsx';

type ListBoundaryProps = {
  /** What is missing, in the plural: «Your chatbots». */
  what: string;
  onRetry: () => void;
  children: ReactNode;
};

/** The list could not be loaded: what failed, and Retry. */
export class ListBoundary extends Component<ListBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid justify-items-center gap-2.5 px-3 pt-3 pb-4 text-center">
        <p className="text-pretty text-ink-muted">
          {this.props.what} did not load. Check your connection and try again.
        </p>
        <Button
          size="sm"
          className="max-md:h-10"
          icon={<RotateCw aria-hidden className="size-3.5" strokeWidth={1.75} />}
          onClick={this.props.onRetry}
        >
          Retry
        </Button>
      </div>
    );
  }
}
