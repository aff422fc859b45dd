import type { ComponentChildren } from 'preact';
import { t } from '#language/t.ts';
import { IconButton } from './IconButton.tsx';
import { ChatOffIcon, CloseIcon } from './icons.tsx';

type MessagePageProps = {
  heading: string;
  /** Closes the window that the page is in; null where it is a page of its own. */
  onClose: (() => void) | null;
  children: ComponentChildren;
};

/** A page that says one thing, and what to do about it. */
export function MessagePage({ heading, onClose, children }: MessagePageProps) {
  return (
    <main className="relative grid min-h-full place-items-center p-6">
      {onClose && (
        <div className="absolute top-3 right-3">
          <IconButton label={t('Close the chat')} onClick={onClose}>
            <CloseIcon className="size-5" />
          </IconButton>
        </div>
      )}
      <div className="flex w-full max-w-sm animate-appear flex-col items-center gap-3 text-center">
        <span className="grid size-12 place-items-center rounded-dialog bg-brand-soft text-brand">
          <ChatOffIcon className="size-6" />
        </span>
        <h1 className="text-lg font-semibold text-balance">{heading}</h1>
        {children}
      </div>
    </main>
  );
}

/** The address leads nowhere: an id is missing, or it is another page. */
export function BadLinkPage() {
  return (
    <MessagePage heading={t('This chat link is not complete')} onClose={null}>
      <p className="text-pretty text-ink-muted">
        {t(
          'Its address does not say which assistant to open. Go back to the website where you found it and open the chat from there.',
        )}
      </p>
    </MessagePage>
  );
}

/** The API knows no such assistant. */
export function UnavailablePage({ onClose }: Pick<MessagePageProps, 'onClose'>) {
  return (
    <MessagePage heading={t('This chat is not available')} onClose={onClose}>
      <p className="text-pretty text-ink-muted">
        {t(
          'The assistant may have been removed, or the link may be wrong. Go back to the website where you found it, or contact the company another way.',
        )}
      </p>
    </MessagePage>
  );
}
