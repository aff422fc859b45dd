import type { Upload, Uploads } from '#conversation/uploads.ts';
import { formatBytes } from '#conversation/uploads.ts';
import { t } from '#language/t.ts';
import { Button } from './Button.tsx';
import { AlertIcon, CloseIcon, FileIcon } from './icons.tsx';

export type UploadListProps = {
  uploads: Uploads;
  onRetryUpload: (key: string) => void;
  onRemoveUpload: (key: string) => void;
};

/** The files that go with the next message: how far each is, and what can be done when it is stuck. */
export function UploadList({ uploads, ...on }: UploadListProps) {
  return (
    <ul aria-label={t('Attached files')} className="mb-1 flex max-h-40 flex-col gap-1 overflow-y-auto">
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} {...on} />
      ))}
    </ul>
  );
}

type UploadRowProps = Omit<UploadListProps, 'uploads'> & { upload: Upload };

function UploadRow({ upload, onRetryUpload, onRemoveUpload }: UploadRowProps) {
  const { key, name, size, preview, state, share, problem, isRefused } = upload;
  return (
    <li className="flex items-center gap-2 rounded-control bg-well p-1.5 text-dense">
      {preview ? (
        <img src={preview} alt="" className="size-8 shrink-0 rounded-sm object-cover" />
      ) : (
        <FileIcon className="mx-1.5 size-5 text-ink-muted" />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <bdi className="truncate">{name}</bdi>
          <span className="shrink-0 text-ink-muted tabular-nums">{formatBytes(size)}</span>
        </p>
        {state === 'uploading' && (
          <progress
            aria-label={t('Uploading {name}', { name })}
            value={share}
            max={1}
            className="upload-progress block h-1 w-full"
          />
        )}
        <output className="flex items-center gap-1 text-xs text-critical">
          {state === 'failed' && (
            <>
              <AlertIcon className="size-3.5" />
              {problem && t(problem)}
            </>
          )}
        </output>
      </div>
      {state === 'failed' && !isRefused && (
        <Button look="link" aria-label={t('Retry {name}', { name })} onClick={() => onRetryUpload(key)}>
          {t('Retry')}
        </Button>
      )}
      <button
        type="button"
        aria-label={t('Remove {name}', { name })}
        title={t('Remove')}
        onClick={() => onRemoveUpload(key)}
        className="grid size-7 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-hover"
      >
        <CloseIcon />
      </button>
    </li>
  );
}
