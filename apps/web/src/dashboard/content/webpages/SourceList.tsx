import { useState, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/format.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { type BrokenLink } from './BrokenLinksDialog.tsx';
import { type CrawlSource } from './crawlSource.ts';
import { SourceRow } from './SourceRow.tsx';

const BrokenLinksDialog = lazyOverlay(() => import('./BrokenLinksDialog.tsx'));

type SourceListProps = {
  sources: readonly CrawlSource[];
  brokenLinks: readonly BrokenLink[];
  action: ReactNode;
};

/** Where the webpages come from, and how far each is. */
export function SourceList({ sources, brokenLinks, action }: SourceListProps) {
  const [isShowingBroken, setIsShowingBroken] = useState(false);
  return (
    <section
      aria-label="Sources"
      className="max-h-[40vh] flex-none overflow-auto border-b border-line px-5 pt-3 pb-1 max-md:px-4"
    >
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="mr-auto text-sm font-semibold">Sources</h2>
        {brokenLinks.length > 0 && (
          <Button
            variant="ghost"
            icon={<TriangleAlert aria-hidden className="size-3.5 text-caution" strokeWidth={1.75} />}
            onClick={() => setIsShowingBroken(true)}
          >
            {counted(brokenLinks.length, 'broken link')}
          </Button>
        )}
        {action}
      </div>
      <ul className="divide-y divide-line">
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
      <BrokenLinksDialog isOpen={isShowingBroken} links={brokenLinks} onClose={() => setIsShowingBroken(false)} />
    </section>
  );
}
