import { graphql, useFragment } from 'react-relay/hooks';
import { type PreparingExport_dataExport$key } from '#generated/PreparingExport_dataExport';
import { Button } from '#ui/Button.tsx';
import { count } from '#ui/format.ts';
import { Progress } from '#ui/progress/Progress.tsx';

type PreparingExportProps = { dataExport: PreparingExport_dataExport$key; isBusy: boolean; onCancel: () => void };

/** How far an export is; one may leave meanwhile. */
export function PreparingExport({ dataExport, isBusy, onCancel }: PreparingExportProps) {
  const { total, done, requestedByName } = useFragment(
    graphql`
      fragment PreparingExport_dataExport on DataExport {
        total
        done
        requestedByName
      }
    `,
    dataExport,
  );
  return (
    <div className="grid gap-3">
      <output className="block text-dense text-pretty">
        {requestedByName} asked for an export. It is being made; you can leave this page.
      </output>
      <div className="flex items-center gap-3">
        <Progress label="Export" share={total > 0 ? done / total : null} className="flex-1" />
        <span className="text-xs text-ink-muted tabular-nums">
          {total > 0 ? `${count(done)} of ${count(total)}` : 'Counting'}
        </span>
      </div>
      <Button size="sm" className="justify-self-start max-md:h-10" disabled={isBusy} onClick={onCancel}>
        Cancel the export
      </Button>
    </div>
  );
}
