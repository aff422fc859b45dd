import { useState } from 'preact/hooks';
import type { OutgoingFile } from '#conversation/outbox.ts';
import { formatBytes } from '#conversation/uploads.ts';
import { t } from '#language/t.ts';
import { FileIcon } from './icons.tsx';

/** The files of a message: pictures first as they are, all else by name and size, as agents see them. Each opens in a tab of its own. */
export function MessageFiles({ files }: { files: readonly OutgoingFile[] }) {
  const isPicture = ({ kind }: OutgoingFile) => kind === 'Image';
  const shown = [...files.filter(isPicture), ...files.filter((file) => !isPicture(file))];
  return (
    <ul aria-label={t('Files')} className="flex max-w-full flex-wrap gap-1">
      {shown.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.kind === 'Image' ? <Picture file={file} /> : <FileRow file={file} />}
        </li>
      ))}
    </ul>
  );
}

const WIDEST = 240;
const TALLEST = 240;

/** The size of a picture on the screen, in pixels: what comes keeps its place before it is loaded. */
export function shownSize({ width, height }: { width: number | null; height: number | null }) {
  const scale = Math.min(1, WIDEST / (width ?? WIDEST), TALLEST / (height ?? TALLEST));
  return {
    width: width ? Math.round(width * scale) : undefined,
    height: height ? Math.round(height * scale) : undefined,
  };
}

function Picture({ file }: { file: OutgoingFile }) {
  const [isBroken, setBroken] = useState(false);
  const { url, name } = file;
  if (!url || isBroken) return <FileRow file={file} />;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={name} className="block rounded-bubble">
      <img
        src={url}
        alt={name}
        {...shownSize(file)}
        onError={() => setBroken(true)}
        className="max-h-60 min-h-6 max-w-full min-w-6 rounded-bubble border border-line object-cover"
      />
    </a>
  );
}

function FileRow({ file: { name, size, url } }: { file: OutgoingFile }) {
  const content = (
    <>
      <FileIcon className="size-5 text-ink-muted" />
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="block text-xs text-ink-muted tabular-nums">{formatBytes(size)}</span>
      </span>
    </>
  );
  const look = 'flex max-w-full items-center gap-2 rounded-bubble border border-line bg-raised px-3 py-2 text-dense';
  if (!url || url.startsWith('blob:')) return <span className={look}>{content}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={`${look} hover:bg-hover`}>
      {content}
    </a>
  );
}
