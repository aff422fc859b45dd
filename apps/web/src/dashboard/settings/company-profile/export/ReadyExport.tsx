import { useState } from 'react';
import { Download } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type ReadyExport_dataExport$key } from '#generated/ReadyExport_dataExport';
import { Button } from '#ui/Button.tsx';
import { calendarDay } from '#ui/calendarDay.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { bytes } from '#ui/format.ts';
import { useDownloadExport } from './useDownloadExport.ts';

type ReadyExportProps = { dataExport: ReadyExport_dataExport$key; isBusy: boolean; onDelete: () => void };

/** A finished export: to download for who asked for it, and to know of for others. */
export function ReadyExport({ dataExport, isBusy, onDelete }: ReadyExportProps) {
  const { id, size, createdAt, expiresAt, requestedByName, isMine } = useFragment(
    graphql`
      fragment ReadyExport_dataExport on DataExport {
        id
        size
        createdAt
        expiresAt
        requestedByName
        isMine
      }
    `,
    dataExport,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { download, isAsking } = useDownloadExport(setProblem);

  return (
    <div className="grid gap-3 border-b border-line pb-4">
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      <output className="block text-dense text-pretty">
        The export of {calendarDay(createdAt)} is ready{size ? ` (${bytes(size)})` : ''}.{' '}
        {isMine ? 'Only you can download it.' : `Only ${requestedByName}, who asked for it, can download it.`}
        {expiresAt && ` It is deleted on ${calendarDay(expiresAt)}.`}
      </output>
      <div className="flex flex-wrap gap-2">
        {isMine && (
          <Button
            variant="primary"
            icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
            isBusy={isAsking}
            busyLabel="Preparing the download"
            onClick={() => void download(id)}
          >
            Download
          </Button>
        )}
        <Button variant="ghost" disabled={isBusy} onClick={onDelete}>
          Delete the export
        </Button>
      </div>
    </div>
  );
}
