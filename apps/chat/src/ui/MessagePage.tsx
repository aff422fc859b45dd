import type { ComponentChildren } from 'preact';
import { ChatOffIcon } from './icons.tsx';

/** A page that says one thing, and what to do about it. */
export function MessagePage({ heading, children }: { heading: string; children: ComponentChildren }) {
  return (
    <main className="grid min-h-full place-items-center p-6">
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
    <MessagePage heading="This chat link is not complete">
      <p className="text-pretty text-ink-muted">
        Its address does not say which assistant to open. Go back to the website where you found it and open the chat
        from there.
      </p>
    </MessagePage>
  );
}

/** The API knows no such assistant. */
export function UnavailablePage() {
  return (
    <MessagePage heading="This chat is not available">
      <p className="text-pretty text-ink-muted">
        The assistant may have been removed, or the link may be wrong. Go back to the website where you found it, or
        contact the company another way.
      </p>
    </MessagePage>
  );
}
