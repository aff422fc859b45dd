import { Spinner } from './Spinner.tsx';

/** What a lazy screen shows until it is there. It appears only after a moment, so that fast screens do not flicker. */
export function FullScreenLoader({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="appear-late grid min-h-dvh place-items-center text-ink-faint">
      <Spinner size="lg" label={label} />
    </div>
  );
}
