import { Component, type ReactNode } from 'react';

type QuietProps = {
  /** In place of what cannot be shown; nothing unless given. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Leaves out a part that cannot be shown: whoever works must not lose the page to an ornament. */
export class Quiet extends Component<QuietProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
