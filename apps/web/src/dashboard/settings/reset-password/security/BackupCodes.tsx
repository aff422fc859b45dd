import { Download } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { saveFile } from '#ui/saveFile.ts';

/** The codes, this once, and two ways to keep them. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  return (
    // What was pressed has gone with the step before; from here one reads on.
    <div ref={takeFocus} tabIndex={-1} className="grid gap-4 rounded-control outline-none">
      <p className="text-dense text-pretty">
        Each code signs you in once when you don’t have your app. Keep them somewhere you can reach without your phone:
        they are not shown again.
      </p>
      <ul
        aria-label="Backup codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border border-line bg-well px-4 py-3 font-mono text-dense tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy the codes" />
        <Button
          icon={<Download aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />}
          onClick={() => save(text)}
        >
          Download
        </Button>
      </div>
    </div>
  );
}

const takeFocus = (box: HTMLDivElement | null) => box?.focus();

const save = (codes: string) =>
  saveFile({
    name: 'parley-backup-codes.txt',
    text: `Parley backup codes\n\n${codes}\n`,
    mediaType: 'text/plain',
  });
