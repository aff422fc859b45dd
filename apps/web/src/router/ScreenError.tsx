import { Component, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenCrash } from './ScreenCrash.tsx';

/** Keeps a crash inside its own screen: the layout around it stays mounted, and moving on clears it. */
export function ScreenError({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Boundary place={pathname} onRetry={() => void navigate(`${pathname}${search}`, { replace: true })}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = { place: string; onRetry: () => void; children: ReactNode };

type BoundaryState = { failure: { error: unknown } | null; place: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, place: this.props.place };

  /** Moving on clears the error without taking down what did not crash. */
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { failure: null, place };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  private retry = () => {
    this.setState({ failure: null });
    this.props.onRetry();
  };

  override render() {
    const { failure } = this.state;
    return failure ? <ScreenCrash error={failure.error} onRetry={this.retry} /> : this.props.children;
  }
}
