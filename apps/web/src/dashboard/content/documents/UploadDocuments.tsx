import { useCallback, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { useUploads } from '#ui/file-drop/useUploads.ts';
import { ProgressList } from '#ui/progress/ProgressList.tsx';
import { contentChanged } from '../contentChanges.ts';
import { sendDocument } from './sendDocument.ts';

const LIMITS = {
  kinds: ['.pdf', '.docx', '.xlsx', '.pptx', '.txt', '.md', '.html', '.htm', '.csv', '.tsv'],
  kindsName: 'PDF, Word, Excel, PowerPoint, text, Markdown, HTML or CSV',
  maxSize: 20_000_000,
} as const;

/** Takes documents, and shows how far those are that are on their way. */
export function UploadDocuments() {
  const environment = useRelayEnvironment();
  const upload = useCallback(
    (file: File, sending: Parameters<typeof sendDocument>[2]) => sendDocument(environment, file, sending),
    [environment],
  );
  const { uploads, items, add } = useUploads({ limits: LIMITS, upload, atOnce: 2 });
  const done = uploads.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (done > 0) contentChanged();
  }, [done]);
  // Those that have come stand in the table.
  const underWay = items.filter(({ state }) => state !== 'done');

  return (
    <div className="grid flex-none gap-3 border-b border-line px-5 py-4 max-md:px-4">
      <FileDrop label="Documents" limits={LIMITS} onFiles={add} />
      <ProgressList label="Uploads" items={underWay} />
    </div>
  );
}
