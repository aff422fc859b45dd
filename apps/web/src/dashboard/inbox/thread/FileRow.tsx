import { Download, FileText } from 'lucide-react';
import { bytes } from '#ui/format.ts';

type FileRowProps = { file: { readonly name: string; readonly size: number; readonly url: string } };

/** A file to download. */
export function FileRow({ file: { name, size, url } }: FileRowProps) {
  return (
    <a
      href={url}
      download={name}
      target="_blank"
      rel="noopener noreferrer"
      className="flex w-64 max-w-full items-center gap-2 rounded-control bg-surface px-2.5 py-2 text-dense text-ink no-underline outline-offset-2 outline-focus inset-ring inset-ring-line hover:inset-ring-line-strong focus-visible:outline-2"
    >
      <FileText aria-hidden className="size-5 flex-none text-ink-muted" strokeWidth={1.75} />
      <span className="grid min-w-0 flex-1 leading-[18px]">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        <span className="text-xs text-ink-muted tabular-nums">{bytes(size)}</span>
      </span>
      <Download aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
      <span className="sr-only">Download</span>
    </a>
  );
}
