import { useState } from 'react';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { counted } from '#ui/format.ts';
import { Dialog } from '#ui/overlays.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { PassagesPanel } from './PassagesPanel.tsx';

/** How many passages an article has; opens them. */
export function PassagesDialog({ articleId, passageCount }: { articleId: string; passageCount: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>{counted(passageCount, 'passage')}</TextButton>
      <Dialog isOpen={isOpen} title="Passages" size="lg" onClose={() => setIsOpen(false)}>
        <QueryBoundary what="passages" isInCard fallback={<Skeleton className="h-64" />}>
          {(fetchKey) => <PassagesPanel articleId={articleId} fetchKey={fetchKey} />}
        </QueryBoundary>
      </Dialog>
    </>
  );
}
