import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { ANALYTICS_FILTERS } from '../analyticsFilters.ts';

const ReportsDialog = lazyOverlay(() => import('./ReportsDialog.tsx'));

/** The reports that go out by mail, over the report, where the address asks for them: mails lead there. */
export function ReportsByMail() {
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  return filters.reports ? <ReportsDialog onClose={() => change({ reports: false })} /> : null;
}
