import { Component, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConnection } from '#relay/connectionStore.ts';
import { NoReplyError } from '#relay/transport.ts';
import { Button } from '#ui/Button.tsx';
import { describeCrash } from './describeCrash.ts';

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

type BoundaryState = { error: unknown; place: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place };

  /** Moving on clears the error without taking down what did not crash. */
  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { error: null, place };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private retry = () => {
    this.setState({ error: null });
    this.props.onRetry();
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    const { title, advice, mustReload } = describeCrash(this.state.error);
    return (
      <div role="alert" className="m-auto grid max-w-sm justify-items-center gap-3 p-8 text-center">
        <h2 className="text-sm font-semibold">{title}</h2>
        <p className="text-dense text-ink-muted">{advice}</p>
        {this.state.error instanceof NoReplyError && <WhenBack onBack={this.retry} />}
        <Button onClick={mustReload ? () => window.location.reload() : this.retry}>
          {mustReload ? 'Load again' : 'Retry'}
        </Button>
      </div>
    );
  }
}

/** Tries again by itself as soon as the live connection shows that the API is there. */
function WhenBack({ onBack }: { onBack: () => void }) {
  useEffect(
    () =>
      useConnection.subscribe(({ status }, before) => {
        if (status.kind === 'live' && before.status.kind !== 'live') onBack();
      }),
    [onBack],
  );
  return null;
}
