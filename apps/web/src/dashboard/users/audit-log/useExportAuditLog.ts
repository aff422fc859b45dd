import { graphql, useMutation } from 'react-relay';
import { type AuditFilter } from '#generated/AuditEntriesQuery';
import { type ExportAuditLog } from '#generated/ExportAuditLog';
import { dayAt } from '#ui/date-range/days.ts';
import { saveFile } from '#ui/saveFile.ts';
import { notify } from '#ui/toast.ts';

/** Takes the entries that pass out as a file. */
export function useExportAuditLog() {
  const [commit, isExporting] = useMutation<ExportAuditLog>(graphql`
    mutation ExportAuditLog($filter: AuditFilter) {
      exportAuditLog(filter: $filter)
    }
  `);

  function exportAuditLog(filter: AuditFilter) {
    commit({
      variables: { filter },
      onCompleted: ({ exportAuditLog: csv }) =>
        saveFile({ name: `audit-log-${dayAt(Date.now())}.csv`, text: csv, mediaType: 'text/csv' }),
      onError: ({ message }) => notify({ kind: 'error', title: 'The audit log was not exported', detail: message }),
    });
  }

  return { exportAuditLog, isExporting };
}
