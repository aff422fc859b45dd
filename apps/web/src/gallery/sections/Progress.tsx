import { useState } from 'react';
import { Progress } from '#ui/progress/Progress.tsx';
import { ProgressList } from '#ui/progress/ProgressList.tsx';
import { notify } from '#ui/toast.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Progress';

export default function ProgressSection() {
  const [isCancelled, setIsCancelled] = useState(false);
  return (
    <>
      <Specimen label="Bar: known, nearly full, failed, unknown" isWide>
        <div className="grid max-w-80 gap-4">
          <Progress label="Messages used" share={0.62} />
          <Progress label="Storage used" share={0.93} tone="caution" />
          <Progress label="Import" share={1} tone="critical" />
          <Progress label="Crawling" share={null} />
        </div>
      </Specimen>
      <Specimen label="Long work" isWide>
        <ProgressList
          label="Work under way"
          items={[
            {
              id: 'crawl',
              name: 'northwindoutdoor.com',
              detail: '148 of 218 pages',
              share: 0.68,
              state: isCancelled ? 'cancelled' : 'running',
              onCancel: () => setIsCancelled(true),
              onRetry: () => setIsCancelled(false),
            },
            {
              id: 'train',
              name: 'Training on “Repair promise”',
              share: null,
              state: 'running',
              onCancel: () => notify({ kind: 'success', title: 'Training cancelled' }),
            },
            {
              id: 'import',
              name: 'products.csv',
              detail: '2.4 MB',
              share: 0,
              state: 'failed',
              problem: 'Line 14 has no price. Correct the file and try again.',
              onRetry: () => notify({ kind: 'success', title: 'Import started again' }),
              onDismiss: () => notify({ kind: 'success', title: 'Taken off the list' }),
            },
            { id: 'next', name: 'care-guide.pdf', share: 0, state: 'waiting', onCancel: () => {} },
            { id: 'done', name: 'size-chart.pdf', detail: '812 kB', share: 1, state: 'done' },
          ]}
        />
      </Specimen>
    </>
  );
}
