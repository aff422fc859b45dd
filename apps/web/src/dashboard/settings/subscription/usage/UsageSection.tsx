import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { OwnSection } from '../OwnSection.tsx';
import { Usage } from './Usage.tsx';

/** What is used of the plan, limit by limit. */
export function UsageSection() {
  return (
    <OwnSection title="Usage" what="usage figures" fallback={<RowsSkeleton rows={4} />}>
      {(fetchKey) => <Usage fetchKey={fetchKey} />}
    </OwnSection>
  );
}
