import { Component, type ReactNode } from 'react';

/** Leaves out a part of the frame that cannot be shown: whoever works must not lose the page to an ornament. */
export class Quiet extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
