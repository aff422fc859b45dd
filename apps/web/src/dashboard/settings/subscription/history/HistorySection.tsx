import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { OwnSection } from '../OwnSection.tsx';
import { History } from './History.tsx';

/** Who did what about plan and bill. */
export function HistorySection() {
  return (
    <OwnSection title="History" what="history" fallback={<RowsSkeleton rows={2} isTall={false} />}>
      {(fetchKey) => <History fetchKey={fetchKey} />}
    </OwnSection>
  );
}
