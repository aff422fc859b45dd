import { Component, Suspense, type ReactNode } from 'react';
import { isBrokenChunk } from './brokenChunk.ts';
import { notify } from './toast.ts';

type LazyPartProps = {
  /** Says nothing when the code does not arrive: for what nobody has asked for. */
  isSilent?: boolean;
  /** It does not open: whoever opened it takes it for closed, so that the next press says so again. */
  onBroken?: () => void;
  /** For what stays mounted once it was open: opening it again is another try. */
  isOpen?: boolean;
  /** In its place while it is on its way; nothing unless given. */
  fallback?: ReactNode;
  children: ReactNode;
};

type LazyPartState = { error: unknown; wasOpen: boolean };

/** Around what opens on demand and brings its own code: when that does not arrive, the screen behind it stays as it is. */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override state: LazyPartState = { error: null, wasOpen: false };

  static getDerivedStateFromProps({ isOpen = false }: LazyPartProps, { error, wasOpen }: LazyPartState) {
    return { wasOpen: isOpen, error: isOpen && !wasOpen ? null : error };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isBrokenChunk(error)) return;
    this.props.onBroken?.();
    if (this.props.isSilent) return;
    notify({
      kind: 'error',
      title: 'This could not be opened.',
      detail: 'Part of the page did not arrive. Check your connection, then load the page again.',
      action: { label: 'Reload', onAction: () => window.location.reload() },
    });
  }

  override render() {
    const { error } = this.state;
    if (error === null) {
      const { fallback, children } = this.props;
      return <Suspense fallback={fallback}>{children}</Suspense>;
    }
    // Whatever else went wrong is for the screen's own boundary.
    if (!isBrokenChunk(error)) throw error;
    return null;
  }
}
