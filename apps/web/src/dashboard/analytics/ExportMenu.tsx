import { Download, Mail, Printer } from 'lucide-react';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Menu, type MenuEntry } from '#ui/Menu.tsx';
import { ANALYTICS_FILTERS, filterOf } from './analyticsFilters.ts';
import { useExportAnalytics } from './useExportAnalytics.ts';

/** How the report is taken away; reports by mail are set up also while there is nothing to take. */
export function ExportMenu({ isEmpty }: { isEmpty: boolean }) {
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const { exportAnalytics, isExporting } = useExportAnalytics();
  const mayExport = usePermission('MANAGE_CONVERSATIONS');
  const filter = () => filterOf(filters);
  const file = (entry: MenuEntry): MenuEntry =>
    isEmpty ? { ...entry, isDisabled: true, detail: 'No conversations in these days' } : entry;
  return (
    <PageActions>
      <Menu
        label="Export"
        groups={[
          {
            id: 'files',
            entries: [
              ...(mayExport
                ? [
                    file({
                      id: 'figures',
                      label: 'Figures as CSV',
                      detail: 'As they are seen here',
                      icon: Download,
                      onAction: () => void exportAnalytics(filter(), 'Figures'),
                    }),
                    file({
                      id: 'funnels',
                      label: 'Funnels as CSV',
                      detail: 'Flows, forms and products',
                      icon: Download,
                      onAction: () => void exportAnalytics(filter(), 'Funnels'),
                    }),
                    file({
                      id: 'conversations',
                      label: 'Conversations as CSV',
                      detail: 'One row for each',
                      icon: Download,
                      onAction: () => void exportAnalytics(filter(), 'Conversations'),
                    }),
                  ]
                : []),
              file({ id: 'print', label: 'Print or save as PDF', icon: Printer, onAction: () => window.print() }),
              {
                id: 'mail',
                label: 'Reports by mail',
                detail: 'Sent as a PDF, on the days you choose',
                icon: Mail,
                onAction: () => change({ reports: true }),
              },
            ],
          },
        ]}
        renderTrigger={(props) => (
          <Button
            {...props}
            isIconOnPhones
            isBusy={isExporting}
            busyLabel="Exporting"
            icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
          >
            Export
          </Button>
        )}
      />
    </PageActions>
  );
}
