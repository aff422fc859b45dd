import { type ImportDialogPreviewMutation$data } from '#generated/ImportDialogPreviewMutation';
import { Badge } from '#ui/Badge.tsx';
import { counted } from '#ui/format.ts';
import { TextButton } from '#ui/TextButton.tsx';

export type ImportRow = ImportDialogPreviewMutation$data['previewFaqImport'][number];

type ImportPreviewProps = { name: string; rows: readonly ImportRow[]; onOther: () => void };

const ACTIONS = { Create: 'New', Replace: 'Replaces', Skip: 'Left out' } as const;

/** What becomes of each row of a file; those with something wrong first. */
export function ImportPreview({ name, rows, onOther }: ImportPreviewProps) {
  const skipped = rows.filter(({ action }) => action === 'Skip');
  const taken = rows.filter(({ action }) => action !== 'Skip');
  return (
    <div className="grid gap-2">
      <p className="text-dense">
        <span className="font-medium">{name}</span>: {counted(taken.length, 'row')} to import
        {skipped.length > 0 && `, ${skipped.length} left out`}.{' '}
        <TextButton onClick={onOther}>Choose another file</TextButton>
      </p>
      <ul
        aria-label="Rows of the file"
        // It scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line text-dense outline-focus focus-visible:outline-2"
      >
        {[...skipped, ...taken].map(({ line, question, phrasingCount, state, action, problem }) => (
          <li key={line} className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-baseline gap-x-3 px-3 py-2">
            <span className="text-xs text-ink-muted tabular-nums">Line {line}</span>
            <span className="min-w-0">
              <span dir="auto" className="block truncate">
                {question || 'No question'}
              </span>
              {problem ? (
                <span className="block text-xs text-critical">{problem}</span>
              ) : (
                <span className="block text-xs text-ink-muted">
                  {phrasingCount > 0 && `${counted(phrasingCount, 'further phrasing')}, `}
                  {state === 'Live' ? 'answers at once' : state === 'Off' ? 'turned off' : 'a draft'}
                </span>
              )}
            </span>
            <Badge tone={action === 'Skip' ? 'critical' : action === 'Replace' ? 'caution' : 'neutral'}>
              {ACTIONS[action]}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
