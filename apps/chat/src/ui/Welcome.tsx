import { ChatsIcon } from './icons.tsx';

/** What the assistant says before anything is written. */
export function Welcome({ greeting, clientName }: { greeting: string; clientName: string }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="bg-band px-4 pt-3 pb-14 text-band-ink wide:px-6">
        <p dir="auto" className="animate-rise text-2xl font-semibold tracking-tight text-balance wrap-anywhere">
          {greeting}
        </p>
      </div>
      <div className="mx-3 -mt-7 flex gap-3 rounded-card border border-line bg-raised p-4 shadow-raised wide:mx-5">
        <ChatsIcon className="mt-0.5 size-4 text-brand" />
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-medium">Ask in your own words</p>
          <p className="mt-0.5 text-dense text-pretty text-ink-muted">
            The people at {clientName} answer here. Close the page whenever you like: in this browser you find the
            conversation again.
          </p>
        </div>
      </div>
    </div>
  );
}
