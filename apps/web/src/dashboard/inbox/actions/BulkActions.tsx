import { lazy } from 'react';
import { LazyPart } from '#ui/LazyPart.tsx';
import { useSelection } from './selection.ts';

const BulkActionBar = lazy(() => import('./BulkActionBar.tsx'));

/** The place of the bar for all selected conversations. */
export function BulkActions() {
  const isNeeded = useSelection(({ ids }) => ids.length > 0);
  if (!isNeeded) return null;
  return (
    <LazyPart>
      <BulkActionBar />
    </LazyPart>
  );
}
