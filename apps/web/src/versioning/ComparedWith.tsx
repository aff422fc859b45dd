import { Select } from '#ui/controls/Select.tsx';
import { versionName, type ComparedVersions } from './useComparedVersions.ts';

/** Chooses what a version is compared with, and says from which to which. */
export function ComparedWith<Content>({ before, after, options, chosen, choose }: ComparedVersions<Content>) {
  return (
    <div className="grid gap-1.5">
      <Select label="Compared with" size="xs" options={options} value={chosen} onChange={choose} />
      {before && after && (
        <p className="text-xs text-ink-muted">{`From ${versionName(before.number)} to ${versionName(after.number)}`}</p>
      )}
    </div>
  );
}
