import { graphql } from 'react-relay/hooks';
import { type AuditFilter } from '#generated/AuditEntriesQuery';
import { type ExportAuditLog } from '#generated/ExportAuditLog';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { dayAt } from '#ui/date-range/days.ts';
import { messageOf } from '#ui/messageOf.ts';
import { saveFile } from '#ui/saveFile.ts';
import { notify } from '#ui/toast.ts';

/** Takes the entries that pass out as a file. */
export function useExportAuditLog() {
  const [send, isExporting] = useAsyncMutation<ExportAuditLog>(graphql`
    mutation ExportAuditLog($filter: AuditFilter) {
      exportAuditLog(filter: $filter)
    }
  `);

  async function exportAuditLog(filter: AuditFilter) {
    try {
      const { exportAuditLog: text } = await send({ filter });
      saveFile({ name: `audit-log-${dayAt(Date.now())}.csv`, text, mediaType: 'text/csv' });
    } catch (error) {
      notify({ kind: 'error', title: 'The audit log was not exported', detail: messageOf(error) });
    }
  }

  return { exportAuditLog, isExporting };
}
