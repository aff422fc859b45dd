import { t } from '#language/t.ts';
import { CloseButton } from './CloseButton.tsx';

/** The shape of what comes, while the first answer is on its way. Appears only when that takes a moment. */
export function OpeningPage({ onClose }: { onClose: (() => void) | null }) {
  return (
    <main aria-busy="true" className="flex h-full animate-appear flex-col">
      <h1 className="sr-only">{t('Opening the chat')}</h1>
      <div className="flex min-h-16 items-center gap-3 bg-band gutter">
        <span className="size-9 rounded-card bg-band-hover" />
        <span className="h-4 w-28 rounded-sm bg-band-hover" />
        <span className="flex-1" />
        <CloseButton onClose={onClose} />
      </div>
      <div className="flex-1" />
      <div className="m-3 h-12 rounded-card bg-press" />
    </main>
  );
}
