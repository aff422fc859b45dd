import { CircleAlert, FileText, RotateCw, X } from 'lucide-react';
import { bytes } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { type ProgressItem } from '#ui/progress/ProgressList.tsx';
import { type StoredFile } from './storedFile.ts';

type AttachmentTrayProps = {
  files: readonly StoredFile[];
  /** Not there yet. */
  items: readonly ProgressItem[];
  onRemove: (id: string) => void;
};

const ROW =
  'flex h-12 w-56 max-w-full items-center gap-2 rounded-control bg-surface pr-1 pl-2 text-dense inset-ring inset-ring-line';

/** What goes with the message: the files that are there, those on their way, and those that did not come. */
export function AttachmentTray({ files, items, onRemove }: AttachmentTrayProps) {
  if (files.length + items.length === 0) return null;
  return (
    <ul aria-label="Files to send" className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto px-3 pb-1.5">
      {files.map((file) => (
        <li key={file.id} className={ROW}>
          <Sign file={file} />
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-medium" title={file.name}>
              {file.name}
            </span>
            <span className="text-xs text-ink-faint tabular-nums">{bytes(file.size)}</span>
          </span>
          <IconButton icon={X} label={`Remove ${file.name}`} onClick={() => onRemove(file.id)} />
        </li>
      ))}
      {items.map((item) => (
        <Coming key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Sign({ file }: { file: StoredFile }) {
  if (file.kind === 'Image') return <img src={file.url} alt="" className="size-8 flex-none rounded-sm object-cover" />;
  return <FileText aria-hidden className="size-5 flex-none text-ink-muted" strokeWidth={1.75} />;
}

function Coming({ item }: { item: ProgressItem }) {
  const { name, state, share, problem, onCancel, onRetry, onDismiss } = item;
  const hasFailed = state === 'failed';
  return (
    <li className={`${ROW} ${hasFailed ? '!h-auto min-h-12 !w-full py-1' : ''}`}>
      {hasFailed ? (
        <CircleAlert aria-hidden className="size-5 flex-none text-critical" strokeWidth={1.75} />
      ) : (
        <FileText aria-hidden className="size-5 flex-none text-ink-faint" strokeWidth={1.75} />
      )}
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{name}</span>
        {hasFailed ? (
          <span role="alert" className="text-xs text-critical">
            {problem}
          </span>
        ) : (
          <Progress label={`Uploading ${name}`} share={state === 'waiting' ? 0 : share} />
        )}
      </span>
      {hasFailed && onRetry && <IconButton icon={RotateCw} label={`Try again: ${name}`} onClick={onRetry} />}
      {hasFailed && onDismiss && <IconButton icon={X} label={`Remove ${name}`} onClick={onDismiss} />}
      {!hasFailed && onCancel && <IconButton icon={X} label={`Cancel ${name}`} onClick={onCancel} />}
    </li>
  );
}
