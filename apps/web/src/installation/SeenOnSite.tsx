import { Check, Radio } from 'lucide-react';
import { Time } from '#ui/Time.tsx';

/** Whether a site has had an assistant's line of HTML on a page, and when it last did. */
export function SeenOnSite({ at, url }: { at: string | null; url: string | null }) {
  if (at === null) {
    return (
      <output className="flex items-start gap-2 rounded-control bg-well px-3 py-2.5 text-dense text-ink-muted">
        <Radio aria-hidden className="mt-0.5 size-4 flex-none motion-safe:animate-pulse" strokeWidth={1.75} />
        No site has shown it yet. Open your page once the line is on it: it is seen here within seconds.
      </output>
    );
  }
  return (
    <output className="flex items-start gap-2 rounded-control bg-positive-soft px-3 py-2.5 text-dense">
      <Check aria-hidden className="mt-0.5 size-4 flex-none text-positive" strokeWidth={2} />
      <span className="min-w-0 wrap-anywhere">
        Seen <Time instant={at} format="en" />
        {url && ` on ${url}`}
      </span>
    </output>
  );
}
