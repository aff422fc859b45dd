import { CircleAlert, FileText, RotateCw, X } from 'lucide-react';
import { bytes, counted } from '#ui/format.ts';
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
      {rowsOf(items).map((row) => (
        <Coming key={row[0].id} items={row} />
      ))}
    </ul>
  );
}

function Sign({ file }: { file: StoredFile }) {
  if (file.kind === 'Image') return <img src={file.url} alt="" className="size-8 flex-none rounded-sm object-cover" />;
  return <FileText aria-hidden className="size-5 flex-none text-ink-muted" strokeWidth={1.75} />;
}

/** One row a file; those refused for one reason share theirs: of two hundred, a hundred and ninety are too many. */
type Row = [ProgressItem, ...ProgressItem[]];

function rowsOf(items: readonly ProgressItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of items) {
    const alike = item.state === 'failed' && rows.find(([first]) => isRefused(first) && first.problem === item.problem);
    if (alike && isRefused(item)) alike.push(item);
    else rows.push([item]);
  }
  return rows;
}

/** Trying again cannot help. */
const isRefused = ({ state, onRetry }: ProgressItem) => state === 'failed' && !onRetry;

function Coming({ items }: { items: Row }) {
  const [{ name: first, state, share, problem, onCancel, onRetry }] = items;
  const name = items.length > 1 ? `${first} and ${counted(items.length - 1, 'other file')}` : first;
  const hasFailed = state === 'failed';
  const canDismiss = items.every(({ onDismiss }) => onDismiss);
  const onDismiss = () => items.forEach((item) => item.onDismiss?.());
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
      {hasFailed && canDismiss && <IconButton icon={X} label={`Remove ${name}`} onClick={onDismiss} />}
      {!hasFailed && onCancel && <IconButton icon={X} label={`Cancel ${name}`} onClick={onCancel} />}
    </li>
  );
}
