import { graphql } from 'react-relay/hooks';
import type { AnalyticsExport, AnalyticsFilter, ExportAnalytics } from '#generated/ExportAnalytics';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { saveFile } from '#ui/saveFile.ts';
import { notify } from '#ui/toast.ts';

/** Takes the report out as a file. */
export function useExportAnalytics() {
  const [send, isExporting] = useAsyncMutation<ExportAnalytics>(graphql`
    mutation ExportAnalytics($filter: AnalyticsFilter!, $rows: AnalyticsExport!) {
      exportAnalytics(filter: $filter, rows: $rows)
    }
  `);

  async function exportAnalytics(filter: AnalyticsFilter, rows: AnalyticsExport) {
    try {
      const { exportAnalytics: text } = await send({ filter, rows });
      const what = rows.toLowerCase();
      saveFile({ name: `${what}-${filter.from}-${filter.to}.csv`, text, mediaType: 'text/csv' });
    } catch (error) {
      notify({ kind: 'error', title: 'The report was not exported', detail: messageOf(error) });
    }
  }

  return { exportAnalytics, isExporting };
}
