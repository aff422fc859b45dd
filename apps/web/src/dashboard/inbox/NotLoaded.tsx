import { TextButton } from '#ui/TextButton.tsx';

type NotLoadedProps = { what: string; onRetry: () => void };

/** In the place of a page that did not come. */
export function NotLoaded({ what, onRetry }: NotLoadedProps) {
  return (
    <p role="alert" className="px-4 py-2.5 text-center text-xs text-ink-muted">
      {what} did not load. <TextButton onClick={onRetry}>Retry</TextButton>
    </p>
  );
}
