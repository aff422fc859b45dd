import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Another value clears the error, without unmounting what did not fail. */
  resetKey?: string;
  /** Stands in place of what failed. May throw the error on, to the boundary around this one. */
  renderError: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { failure: { error: unknown } | null; resetKey: string | undefined };

/** What React has only as a class. Screens use ScreenError, parts of them QueryBoundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  private reset = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.error, this.reset) : this.props.children;
  }
}
